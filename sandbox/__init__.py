"""A local Discord on loopback: REST v10, gateway, CDN, a page, and users driven from Python."""
