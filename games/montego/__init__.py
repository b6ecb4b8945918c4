"""Montego Bay: dockers walk round the warehouses, shove one another, and load ships."""
