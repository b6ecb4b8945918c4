"""The 157 project cards, as the rules print them (§6.3); `cards` reads and checks them.

Columns: id · name · kind · cost · points · good/object · effect. Names, costs and effects are our
own: the printed game's are not known.
"""

TABLE = """
A01 · Harbour Clerk · Y · 3 · 1 · SUG/MAP · ID1
A02 · Toll Keeper · Y · 3 · 1 · TOB/SPY · ID1
A03 · Fishwife · Y · 3 · 1 · COT/LAN · ID1 +BAR
A04 · Ropewalk · Y · 3 · 2 · COC/KEY · ID1
A05 · Salt Trader · Y · 5 · 1 · COF/PIS · ID2 BAR?D2
A06 · Sugar Press · Y · 6 · 2 · IND/ROP · ID2
A07 · Customs Scribe · Y · 5 · 1 · SUG/SPY · ID2
A08 · Town Crier · Y · 3 · 1 · TOB/LAN · IV1 PAR?V2
A09 · Ballad Singer · Y · 3 · 1 · COT/KEY · IV1 +PAR
A10 · Portrait Painter · Y · 4 · 2 · COC/PIS · IV1
A11 · Court Chronicler · Y · 6 · 1 · COF/ROP · IV2
A12 · Bell Founder · Y · 7 · 2 · IND/MAP · IV2
A13 · Pawnbroker · I · 3 · 0 · SUG/LAN · D7
A14 · Buried Chest · I · 4 · 1 · TOB/KEY · D6
A15 · Fencing Master · I · 4 · 2 · COT/PIS · C3 +MED
A16 · Powder Mill · I · 4 · 1 · COC/ROP · C4 MED?C2
A17 · Jungle Guide · I · 4 · 1 · COF/MAP · X3 +COM
A18 · Mule Driver · I · 5 · 1 · IND/SPY · X4 COM?X2
A19 · Envoy from Paris · I · 4 · 1 · SUG/KEY · Nf2
A20 · Envoy from London · I · 4 · 1 · TOB/PIS · Ne2
A21 · Envoy from Madrid · I · 4 · 1 · COT/ROP · Ns2
A22 · Press Officer · I · 2 · 1 · COC/MAP · F1 D2
A23 · Dock Carpenter · I · 4 · 1 · COF/SPY · K1 D2 ANC?K1
A24 · Caulking Crew · I · 5 · 1 · IND/LAN · K2
A25 · Shrewd Purser · P · 4 · 1 · SUG/PIS · PC1
A26 · Recruiting Sergeant · P · 2 · 1 · TOB/ROP · PA2
A27 · Master Gunner · P · 3 · 1 · COT/MAP · PW1
A28 · Surveyor · P · 3 · 1 · COC/SPY · PX1 +COM
A29 · Supercargo · P · 5 · 1 · COF/LAN · PG2 +BAR
A30 · Storekeeper · P · 6 · 2 · IND/KEY · PG2
A31 · Notary · P · 2 · 1 · SUG/ROP · PQ2
A32 · Village Elder · P · 4 · 1 · TOB/MAP · PV1
A33 · Boatswain · P · 2 · 1 · COT/SPY · PH1 +ANC
A34 · Map Forger · P · 2 · 1 · COC/LAN · POMAP
A35 · Locksmith · P · 2 · 1 · COF/KEY · POKEY
A36 · Lens Grinder · P · 2 · 1 · IND/PIS · POSPY
A37 · Innkeeper · A · 2 · 1 · SUG/MAP · 2:D11
A38 · Smuggler · A · 2 · 1 · TOB/SPY · 3:C8
A39 · Pathfinder · A · 2 · 1 · COT/LAN · 6:X4
A40 · Cane Planter · A · 2 · 1 · COC/KEY · 7:D10
A41 · Militia Drummer · A · 2 · 1 · COF/PIS · 8:C6
A42 · Shipping Agent · A · 3 · 1 · IND/ROP · 9:B3
A43 · Trail Cutter · A · 3 · 1 · SUG/SPY · 10:X4
A44 · Informer · A · 2 · 1 · TOB/LAN · 15:N*2
A45 · Market Woman · A · 2 · 1 · COT/KEY · 16:D8
A46 · Village Priest · A · 2 · 1 · COC/PIS · 17:V5
A47 · Warehouse Master · A · 3 · 1 · COF/ROP · 18:B3
A48 · Fort Gunner · A · 2 · 1 · IND/MAP · 19:C5
A49 · Tax Farmer · A · 2 · 1 · SUG/LAN · 4:D12
A50 · Interpreter · A · 2 · 1 · TOB/KEY · 5:X4
A51 · Ferryman · A · 2 · 1 · COT/PIS · 11:T3
A52 · Tavern Keeper · A · 2 · 1 · COC/ROP · 13:D10
A53 · Shipyard Patron · E · 4 · 1 · COF/MAP · EU1
A54 · Storyteller · E · 4 · 2 · IND/SPY · EQ1
A55 · Spymaster · E · 4 · 1 · SUG/KEY · EA2
A56 · Old Admiral · E · 5 · 2 · TOB/PIS · ET1
B001 · Tobacco Estate · Y · 6 · 2 · COT/ROP · ID2
B002 · Cocoa Grove · Y · 7 · 3 · COC/MAP · ID2
B003 · Coffee House · Y · 8 · 2 · COF/SPY · ID3 BAR?D3
B004 · Indigo Works · Y · 9 · 3 · IND/LAN · ID3 +BAR
B005 · Counting House · Y · 10 · 2 · SUG/PIS · ID4
B006 · Bank Agency · Y · 11 · 3 · TOB/ROP · ID4
B007 · Poet Laureate · Y · 7 · 2 · COT/MAP · IV2 PAR?V3
B008 · Playwright · Y · 8 · 3 · COC/SPY · IV2 +PAR
B009 · Botanist · Y · 7 · 2 · COF/LAN · IV2 +COM
B010 · Astronomer · Y · 9 · 2 · IND/KEY · IV3
B011 · Bishop · Y · 10 · 3 · SUG/ROP · IV3
B012 · Governor's Band · Y · 9 · 2 · TOB/MAP · IV3 +PAR
B013 · Plantation Heiress · Y · 8 · 2 · COT/SPY · ID2 IV1
B014 · Merchant Prince · Y · 10 · 2 · COC/LAN · ID2 IV2
B015 · Harbour Master · Y · 7 · 3 · COF/KEY · ID1 IV1 +ANC
B016 · Viceroy's Steward · Y · 9 · 3 · IND/PIS · ID1 IV2
B017 · Treasure Hoard · I · 5 · 0 · SUG/MAP · D10
B018 · Prize Money · I · 3 · 1 · TOB/SPY · D8 (req T1)
B019 · Sunken Galleon · I · 5 · 1 · COT/LAN · D9 ANC?D3
B020 · Sword Saint · I · 6 · 2 · COC/KEY · C5 +MED
B021 · Boarding Party · I · 6 · 1 · COF/PIS · C6 MED?V3
B022 · Mortar Battery · I · 6 · 1 · IND/ROP · C4 V3
B023 · Royal Expedition · I · 6 · 1 · SUG/SPY · X5 +COM
B024 · Native Scout · I · 7 · 1 · TOB/LAN · X6 COM?V3
B025 · River Pilot · I · 6 · 1 · COT/KEY · X4 D3
B026 · French Consul · I · 7 · 2 · COC/PIS · Nf3
B027 · English Consul · I · 7 · 2 · COF/ROP · Ne3
B028 · Spanish Consul · I · 7 · 2 · IND/MAP · Ns3
B029 · Double Agent · I · 6 · 1 · SUG/LAN · N*3 MED?N*1
B030 · Peace Broker · I · 7 · 1 · TOB/KEY · N*2 V3 +MED
B031 · Ship's Company · I · 5 · 2 · COT/PIS · F2 +ANC
B032 · Volunteer Crew · I · 4 · 1 · COC/ROP · F1 C3 ANC?F1
B033 · Master Shipwright · I · 7 · 1 · COF/MAP · K3 +ANC
B034 · Careening Beach · I · 6 · 1 · IND/SPY · K2 D3
B035 · Figurehead Carver · I · 6 · 1 · SUG/KEY · K1 V4 +PAR
B036 · Victory Feast · I · 5 · 1 · TOB/PIS · V7 (req T2)
B037 · Royal Pardon · I · 6 · 2 · COT/ROP · V5 N*1 (req N2)
B038 · Silver Fleet Share · I · 6 · 1 · COC/MAP · D6 V4 (req U2)
B039 · Chief Steward · P · 4 · 2 · COF/SPY · PC1
B040 · Guild Broker · P · 6 · 1 · IND/LAN · PC2 (req U2)
B041 · Crimp · P · 3 · 2 · SUG/PIS · PA2 +PAR
B042 · Spy Handler · P · 4 · 1 · TOB/ROP · PA4
B043 · Gun Captain · P · 4 · 2 · COT/MAP · PW1 +MED
B044 · Marine Company · P · 5 · 2 · COC/SPY · PW2 (req T1)
B045 · Cartographer · P · 4 · 2 · COF/LAN · PX1 +COM
B046 · Pioneer Corps · P · 4 · 1 · IND/KEY · PX2 (req B1)
B047 · Tallyman · P · 6 · 2 · SUG/ROP · PG2 +BAR
B048 · Freight Factor · P · 8 · 1 · TOB/MAP · PG4
B049 · Luxury Trader · P · 4 · 2 · COT/SPY · PL1
B050 · Notary General · P · 3 · 2 · COC/LAN · PQ2
B051 · Chamber of Inquiry · P · 2 · 1 · COF/KEY · PQ4 (req Q1)
B052 · Alcalde · P · 5 · 2 · IND/PIS · PV1
B053 · Land Agent · P · 3 · 2 · SUG/MAP · PI2
B054 · Colonial Office · P · 4 · 1 · TOB/SPY · PI4 (req N2)
B055 · First Mate · P · 4 · 2 · COT/LAN · PH2 +ANC
B056 · Lantern Maker · P · 2 · 2 · COC/KEY · POLAN
B057 · Gunsmith · P · 2 · 2 · COF/PIS · POPIS
B058 · Rigger's Loft · P · 2 · 2 · IND/ROP · POROP
B059 · Abbess · A · 4 · 3 · SUG/SPY · 2:V7
B060 · Pirate Queen · A · 4 · 2 · TOB/LAN · 3:W +MED (req T1)
B061 · Slipway Foreman · A · 4 · 2 · COT/KEY · 4:K2
B062 · Garrison Captain · A · 4 · 3 · COC/PIS · 5:C8
B063 · Mayor of San Juan · A · 3 · 2 · COF/ROP · 6:X4
B064 · Planter's Daughter · A · 3 · 2 · IND/MAP · 7:N*2 +PAR
B065 · Maroon Leader · A · 5 · 3 · SUG/LAN · 8:X4
B066 · Court Physician · A · 4 · 2 · TOB/KEY · 9:V6
B067 · Pearl Diver · A · 3 · 2 · COT/PIS · 10:D9
B068 · Mountain Guide · A · 5 · 3 · COC/ROP · 11:X4 +COM
B069 · Auctioneer · A · 4 · 2 · COF/MAP · 12:B3 +BAR
B070 · Network of Runners · A · 2 · 2 · IND/SPY · 12:M
B071 · Actress · A · 5 · 3 · SUG/KEY · 13:V7
B072 · Countess · A · 3 · 2 · TOB/PIS · 14:N*3
B073 · Gold Assayer · A · 3 · 2 · COT/ROP · 14:D12
B074 · Buccaneer · A · 5 · 3 · COC/MAP · 15:W (req T1)
B075 · Timber Contractor · A · 4 · 2 · COF/SPY · 16:K2 +ANC
B076 · Chief of the Coast · A · 3 · 2 · IND/LAN · 17:T3
B077 · Turtle Hunters' Ring · A · 3 · 3 · SUG/PIS · 18:M
B078 · Corsair · A · 4 · 2 · TOB/ROP · 19:W (req T2)
B079 · Free Port Clerks · A · 2 · 2 · COT/MAP · 6:M
B080 · Broker of Martinique · A · 5 · 3 · COC/SPY · 8:B3
B081 · Isthmus Guide · A · 4 · 2 · COF/LAN · 16:X4
B082 · Pearl Shore Boatyard · A · 4 · 2 · IND/KEY · 10:K2
B083 · Naval Architect · E · 6 · 3 · SUG/ROP · EU1
B084 · Fleet Patron · E · 8 · 1 · TOB/MAP · EU2
B085 · Hero of Ballads · E · 6 · 2 · COT/SPY · EQ2
B086 · Keeper of Secrets · E · 6 · 3 · COC/LAN · EA2
B087 · War Council · E · 8 · 2 · COF/KEY · ET2
B088 · French Colony · E · 6 · 3 · IND/PIS · Ef2
B089 · English Colony · E · 6 · 3 · SUG/MAP · Ee2
B090 · Spanish Colony · E · 6 · 3 · TOB/SPY · Es2
B091 · Cabinet of Curiosities · E · 7 · 2 · COT/LAN · ES2 +COM
B092 · Geographical Society · E · 8 · 2 · COC/KEY · EB3
B093 · Master Builder · E · 6 · 2 · COF/PIS · EP2
B094 · Grand Company · E · 5 · 2 · IND/ROP · EJ1
B095 · Order of Knights · I · 6 · 2 · SUG/SPY · V3 MED?C4
B096 · Brotherhood of Divers · I · 5 · 2 · TOB/LAN · D4 ANC?K1
B097 · Parrot Merchant · I · 6 · 2 · COT/KEY · D5 PAR?V4
B098 · Cooper's Guild · I · 5 · 2 · COC/PIS · D4 BAR?ID1
B099 · Pilots' Guild · I · 6 · 2 · COF/ROP · X3 COM?X3
B100 · Masonic Lodge · I · 6 · 2 · IND/MAP · V3 MED?N*2
B101 · Royal Society · I · 6 · 3 · SUG/LAN · V2 COM?IV1
"""
