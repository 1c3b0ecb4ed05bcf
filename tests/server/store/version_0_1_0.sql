BEGIN TRANSACTION;
CREATE TABLE announcements (
    id TEXT PRIMARY KEY,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
INSERT INTO "announcements" VALUES('iaJ42cL0n95K','We pause at ten.',1767226046000,4920826047000);
CREATE TABLE bans (
    kind TEXT NOT NULL,
    value TEXT NOT NULL,
    reason TEXT NOT NULL,
    expires BIGINT NOT NULL,
    PRIMARY KEY (kind, value)
);
INSERT INTO "bans" VALUES('address','203.0.113.0/24','Noise.',9007199254740992);
CREATE TABLE chat (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    person TEXT NOT NULL,
    text TEXT NOT NULL
);
INSERT INTO "chat" VALUES('QOBdVti9n4dt','owoRoWD8s7bA',1767226044000,'1yBMWXaSCrUZ','Hail!');
INSERT INTO "chat" VALUES('e2et68tVkAKq','owoRoWD8s7bA',1767226045000,'iK2ZWeqhFWCE','Skål – „à bientôt“ 🍺');
CREATE TABLE events (
    table_id TEXT NOT NULL,
    version BIGINT NOT NULL,
    writer TEXT NOT NULL,
    data TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);
INSERT INTO "events" VALUES('owoRoWD8s7bA',1,'','{"event":"opened","at":1767225611000,"game":"odin","players":3,"options":{"limit":"one-hand"},"terms":{"listed":false,"clock":{"kind":"none"},"grace":60,"bots":"karl","pace":800,"hints":false,"chat":true,"take_back":true,"spectators":true,"rated":true,"webhook":null},"host":"1yBMWXaSCrUZ","secret":"87376f07bcb81287fdc8c0388fe881c3a0661970ef3f6df0148ded7e8a34888d"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',2,'','{"event":"sat","at":1767225611000,"seat":0,"name":"Ann","person":"1yBMWXaSCrUZ"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',3,'','{"event":"sat","at":1767225611000,"seat":1,"name":"Guest","person":"iK2ZWeqhFWCE"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',4,'old','{"event":"sat","at":1767225612000,"seat":2,"name":"Sleipnir","bot":"karl"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',5,'old','{"event":"began","at":1767225612000,"nonces":["nonce","",""]}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',6,'old','{"event":"dealt","at":1767225613000,"deal":[1,26,13,51,41,40,28,2,30,14,27,45,16,34,37,38,35,31,50,48,53,4,46,19,25,6,32,43,29,49,39,42,21,3,24,36,23,5,7,1,44,15,11,22,10,52,9,8,17,0,33,20,18,47,12]}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',7,'old','{"event":"acted","at":1767225614000,"seat":1,"action":"O8"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',8,'old','{"event":"acted","at":1767225615000,"seat":2,"action":"Y2 P2","cause":"bot"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',9,'old','{"event":"acted","at":1767225616000,"seat":0,"action":"G4 G2"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',10,'old','{"event":"acted","at":1767225617000,"seat":0,"action":"+Y2"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',11,'old','{"event":"acted","at":1767225618000,"seat":1,"action":"P6 P1"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',12,'old','{"event":"acted","at":1767225619000,"seat":1,"action":"+G4"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',13,'old','{"event":"acted","at":1767225620000,"seat":2,"action":"O8 Y8 B8","cause":"bot"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',14,'old','{"event":"acted","at":1767225621000,"seat":2,"action":"+P6","cause":"bot"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',15,'old','{"event":"acted","at":1767225622000,"seat":0,"action":"pass"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',16,'old','{"event":"acted","at":1767225623000,"seat":1,"action":"G8 G5 G4 G1"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',17,'old','{"event":"acted","at":1767225624000,"seat":1,"action":"+B8"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',18,'old','{"event":"acted","at":1767225625000,"seat":2,"action":"pass","cause":"bot"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',19,'old','{"event":"acted","at":1767225626000,"seat":0,"action":"pass"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',20,'old','{"event":"acted","at":1767225627000,"seat":1,"action":"G9"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',21,'old','{"event":"acted","at":1767225628000,"seat":2,"action":"R7 R5","cause":"bot"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',22,'old','{"event":"acted","at":1767225629000,"seat":0,"action":"Y9 Y2"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',23,'old','{"event":"acted","at":1767225630000,"seat":0,"action":"+R7"}');
INSERT INTO "events" VALUES('owoRoWD8s7bA',24,'old','{"event":"acted","at":1767225631000,"seat":1,"action":"B8 B3 B2"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',1,'','{"event":"opened","at":1767225633000,"game":"ravens","players":2,"options":{},"terms":{"listed":false,"clock":{"kind":"none"},"grace":60,"bots":"karl","pace":800,"hints":false,"chat":true,"take_back":true,"spectators":true,"rated":true,"webhook":null},"host":"1yBMWXaSCrUZ","secret":"481471da57afd608bc27f07ae334243ecc2165be58af22ccbd6c7f67757b106a"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',2,'','{"event":"sat","at":1767225633000,"seat":0,"name":"Ann","person":"1yBMWXaSCrUZ"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',3,'old','{"event":"sat","at":1767225634000,"seat":1,"name":"Freki","bot":"karl"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',4,'old','{"event":"began","at":1767225634000,"nonces":["nonce",""]}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',5,'old','{"event":"dealt","at":1767225635000,"deal":[0,5,24,1,0,23,23,18,20,7,13,8,3,9,10,15,5,6,0,4,24,22,17,22,9,16,8,12,23,20,1,9,12,10,11,11,6,15,2,14,17,18,0,0,0,0,0,0,0,0,4,2,1,0,3,4,2,0,3,2,6,7,0,1,4,3,4,3,5,4,6,7,8,1,8,1,3,2,0,1,0,7,2,0,0,0,0,0,0,0,2,4,2,7,7,2,1,3,1,0,5,2,6,1,3,3,8,0,4,0,6,0,0,4,3,4,7,8,1,4,1,3,2,0,0,0,0,0,0,0]}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',6,'old','{"event":"acted","at":1767225636000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',7,'old','{"event":"acted","at":1767225637000,"seat":0,"action":"pile M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',8,'old','{"event":"acted","at":1767225638000,"seat":0,"action":"pile F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',9,'old','{"event":"acted","at":1767225639000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',10,'old','{"event":"acted","at":1767225640000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',11,'old','{"event":"acted","at":1767225641000,"seat":1,"action":"magic P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',12,'old','{"event":"acted","at":1767225642000,"seat":1,"action":"magic land","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',13,'old','{"event":"acted","at":1767225643000,"seat":1,"action":"land turn","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',14,'old','{"event":"acted","at":1767225644000,"seat":1,"action":"at 8","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',15,'old','{"event":"acted","at":1767225645000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',16,'old','{"event":"acted","at":1767225646000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',17,'old','{"event":"acted","at":1767225647000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',18,'old','{"event":"acted","at":1767225648000,"seat":0,"action":"fly WW"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',19,'old','{"event":"acted","at":1767225649000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',20,'old','{"event":"acted","at":1767225650000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',21,'old','{"event":"acted","at":1767225651000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',22,'old','{"event":"acted","at":1767225652000,"seat":1,"action":"fly WW","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',23,'old','{"event":"acted","at":1767225653000,"seat":1,"action":"fly F","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',24,'old','{"event":"acted","at":1767225654000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',25,'old','{"event":"acted","at":1767225655000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',26,'old','{"event":"acted","at":1767225656000,"seat":0,"action":"magic raven"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',27,'old','{"event":"acted","at":1767225657000,"seat":0,"action":"fly M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',28,'old','{"event":"acted","at":1767225658000,"seat":0,"action":"pile W"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',29,'old','{"event":"acted","at":1767225659000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',30,'old','{"event":"acted","at":1767225660000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',31,'old','{"event":"acted","at":1767225661000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',32,'old','{"event":"acted","at":1767225662000,"seat":1,"action":"magic order","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',33,'old','{"event":"acted","at":1767225663000,"seat":1,"action":"fly S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',34,'old','{"event":"acted","at":1767225664000,"seat":1,"action":"pile M","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',35,'old','{"event":"acted","at":1767225665000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',36,'old','{"event":"acted","at":1767225666000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',37,'old','{"event":"acted","at":1767225667000,"seat":0,"action":"land turn"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',38,'old','{"event":"acted","at":1767225668000,"seat":0,"action":"at 4"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',39,'old','{"event":"acted","at":1767225669000,"seat":0,"action":"fly SS"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',40,'old','{"event":"acted","at":1767225670000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',41,'old','{"event":"acted","at":1767225671000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',42,'old','{"event":"acted","at":1767225672000,"seat":1,"action":"magic raven","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',43,'old','{"event":"acted","at":1767225673000,"seat":1,"action":"fly FF","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',44,'old','{"event":"acted","at":1767225674000,"seat":1,"action":"fly ^1","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',45,'old','{"event":"acted","at":1767225675000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',46,'old','{"event":"acted","at":1767225676000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',47,'old','{"event":"acted","at":1767225677000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',48,'old','{"event":"acted","at":1767225678000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',49,'old','{"event":"acted","at":1767225679000,"seat":0,"action":"fly F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',50,'old','{"event":"acted","at":1767225680000,"seat":0,"action":"fly ^1"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',51,'old','{"event":"acted","at":1767225681000,"seat":0,"action":"fly ^1"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',52,'old','{"event":"acted","at":1767225682000,"seat":0,"action":"fly ^1"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',53,'old','{"event":"acted","at":1767225683000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',54,'old','{"event":"acted","at":1767225684000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',55,'old','{"event":"acted","at":1767225685000,"seat":1,"action":"magic stone","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',56,'old','{"event":"acted","at":1767225686000,"seat":1,"action":"fly WW","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',57,'old','{"event":"acted","at":1767225687000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',58,'old','{"event":"acted","at":1767225688000,"seat":1,"action":"extend","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',59,'old','{"event":"acted","at":1767225689000,"seat":1,"action":"keep","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',60,'old','{"event":"acted","at":1767225690000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',61,'old','{"event":"acted","at":1767225691000,"seat":0,"action":"fly SS"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',62,'old','{"event":"acted","at":1767225692000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',63,'old','{"event":"acted","at":1767225693000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',64,'old','{"event":"acted","at":1767225694000,"seat":1,"action":"fly SS","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',65,'old','{"event":"acted","at":1767225695000,"seat":1,"action":"magic P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',66,'old','{"event":"acted","at":1767225696000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',67,'old','{"event":"acted","at":1767225697000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',68,'old','{"event":"acted","at":1767225698000,"seat":0,"action":"magic order"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',69,'old','{"event":"acted","at":1767225699000,"seat":0,"action":"stone swap"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',70,'old','{"event":"acted","at":1767225700000,"seat":0,"action":"at 7"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',71,'old','{"event":"acted","at":1767225701000,"seat":0,"action":"at 12"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',72,'old','{"event":"acted","at":1767225702000,"seat":0,"action":"magic raven"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',73,'old','{"event":"acted","at":1767225703000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',74,'old','{"event":"acted","at":1767225704000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',75,'old','{"event":"acted","at":1767225705000,"seat":1,"action":"raven on","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',76,'old','{"event":"acted","at":1767225706000,"seat":1,"action":"fly MM","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',77,'old','{"event":"acted","at":1767225707000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',78,'old','{"event":"acted","at":1767225708000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',79,'old','{"event":"acted","at":1767225709000,"seat":0,"action":"fly FF"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',80,'old','{"event":"dealt","at":1767225710000,"deal":[0,5,1,3,16,2,12,4,14,3,14,24,13,21,4,6,13,11,18,0,3,12,0,19,1,13,6,23,23,5,10,16,24,9,18,9,11,4,2,11,8,22,0,0,0,0,0,0,0,0,0,5,1,4,1,0,6,6,8,0,2,4,1,8,3,3,7,4,1,7,3,3,2,2,1,2,0,2,3,0,4,7,4,0,0,0,0,0,0,0,4,4,2,3,2,4,0,2,1,8,3,1,7,1,1,6,2,0,0,0,4,7,8,6,3,0,1,5,2,7,3,3,4,0,0,0,0,0,0,0]}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',81,'old','{"event":"acted","at":1767225711000,"seat":1,"action":"magic P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',82,'old','{"event":"acted","at":1767225712000,"seat":1,"action":"magic P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',83,'old','{"event":"acted","at":1767225713000,"seat":1,"action":"pile W","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',84,'old','{"event":"acted","at":1767225714000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',85,'old','{"event":"acted","at":1767225715000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',86,'old','{"event":"acted","at":1767225716000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',87,'old','{"event":"acted","at":1767225717000,"seat":0,"action":"magic order"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',88,'old','{"event":"acted","at":1767225718000,"seat":0,"action":"fly M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',89,'old','{"event":"acted","at":1767225719000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',90,'old','{"event":"acted","at":1767225720000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',91,'old','{"event":"acted","at":1767225721000,"seat":1,"action":"magic P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',92,'old','{"event":"acted","at":1767225722000,"seat":1,"action":"fly WW","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',93,'old','{"event":"acted","at":1767225723000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',94,'old','{"event":"acted","at":1767225724000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',95,'old','{"event":"acted","at":1767225725000,"seat":0,"action":"magic raven"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',96,'old','{"event":"acted","at":1767225726000,"seat":0,"action":"magic raven"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',97,'old','{"event":"acted","at":1767225727000,"seat":0,"action":"pile M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',98,'old','{"event":"acted","at":1767225728000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',99,'old','{"event":"acted","at":1767225729000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',100,'old','{"event":"acted","at":1767225730000,"seat":1,"action":"magic stone","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',101,'old','{"event":"acted","at":1767225731000,"seat":1,"action":"fly M","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',102,'old','{"event":"acted","at":1767225732000,"seat":1,"action":"fly S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',103,'old','{"event":"acted","at":1767225733000,"seat":1,"action":"fly ^1","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',104,'old','{"event":"acted","at":1767225734000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',105,'old','{"event":"acted","at":1767225735000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',106,'old','{"event":"acted","at":1767225736000,"seat":0,"action":"magic stone"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',107,'old','{"event":"acted","at":1767225737000,"seat":0,"action":"fly FF"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',108,'old','{"event":"acted","at":1767225738000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',109,'old','{"event":"acted","at":1767225739000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',110,'old','{"event":"acted","at":1767225740000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',111,'old','{"event":"acted","at":1767225741000,"seat":1,"action":"magic land","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',112,'old','{"event":"acted","at":1767225742000,"seat":1,"action":"fly FF","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',113,'old','{"event":"acted","at":1767225743000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',114,'old','{"event":"acted","at":1767225744000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',115,'old','{"event":"acted","at":1767225745000,"seat":0,"action":"magic stone"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',116,'old','{"event":"acted","at":1767225746000,"seat":0,"action":"fly F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',117,'old','{"event":"acted","at":1767225747000,"seat":0,"action":"fly M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',118,'old','{"event":"acted","at":1767225748000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',119,'old','{"event":"acted","at":1767225749000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',120,'old','{"event":"acted","at":1767225750000,"seat":0,"action":"turn"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',121,'old','{"event":"acted","at":1767225751000,"seat":1,"action":"magic raven","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',122,'old','{"event":"acted","at":1767225752000,"seat":1,"action":"fly FF","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',123,'old','{"event":"acted","at":1767225753000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',124,'old','{"event":"acted","at":1767225754000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',125,'old','{"event":"acted","at":1767225755000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',126,'old','{"event":"acted","at":1767225756000,"seat":0,"action":"fly SS"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',127,'old','{"event":"acted","at":1767225757000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',128,'old','{"event":"acted","at":1767225758000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',129,'old','{"event":"acted","at":1767225759000,"seat":1,"action":"fly S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',130,'old','{"event":"acted","at":1767225760000,"seat":1,"action":"fly MM","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',131,'old','{"event":"acted","at":1767225761000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',132,'old','{"event":"acted","at":1767225762000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',133,'old','{"event":"acted","at":1767225763000,"seat":0,"action":"land remove"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',134,'old','{"event":"acted","at":1767225764000,"seat":0,"action":"at 7"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',135,'old','{"event":"acted","at":1767225765000,"seat":0,"action":"land turn"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',136,'old','{"event":"acted","at":1767225766000,"seat":0,"action":"at 8"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',137,'old','{"event":"acted","at":1767225767000,"seat":0,"action":"fly W"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',138,'old','{"event":"acted","at":1767225768000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',139,'old','{"event":"acted","at":1767225769000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',140,'old','{"event":"acted","at":1767225770000,"seat":1,"action":"magic P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',141,'old','{"event":"acted","at":1767225771000,"seat":1,"action":"magic land","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',142,'old','{"event":"acted","at":1767225772000,"seat":1,"action":"stone swap","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',143,'old','{"event":"acted","at":1767225773000,"seat":1,"action":"at 2","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',144,'old','{"event":"acted","at":1767225774000,"seat":1,"action":"at 9","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',145,'old','{"event":"acted","at":1767225775000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',146,'old','{"event":"acted","at":1767225776000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',147,'old','{"event":"acted","at":1767225777000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',148,'old','{"event":"acted","at":1767225778000,"seat":0,"action":"fly SS"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',149,'old','{"event":"acted","at":1767225779000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',150,'old','{"event":"acted","at":1767225780000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',151,'old','{"event":"acted","at":1767225781000,"seat":1,"action":"magic raven","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',152,'old','{"event":"acted","at":1767225782000,"seat":1,"action":"fly S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',153,'old','{"event":"acted","at":1767225783000,"seat":1,"action":"fly M","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',154,'old','{"event":"dealt","at":1767225784000,"deal":[0,2,15,10,6,7,0,4,20,22,18,8,6,22,9,23,0,7,12,21,22,2,19,17,21,18,15,24,16,1,12,11,19,8,17,4,24,5,15,2,13,1,0,0,0,0,0,0,0,0,0,5,4,1,1,7,0,1,2,2,3,1,0,0,3,0,2,3,3,7,2,4,4,7,1,6,8,4,8,3,6,2,4,0,0,0,0,0,0,0,4,2,7,0,0,1,2,6,4,0,6,4,3,8,3,1,4,5,3,2,2,8,3,7,1,1,4,3,0,0,7,1,2,0,0,0,0,0,0,0]}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',155,'old','{"event":"acted","at":1767225785000,"seat":1,"action":"fly M","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',156,'old','{"event":"acted","at":1767225786000,"seat":1,"action":"fly W","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',157,'old','{"event":"acted","at":1767225787000,"seat":1,"action":"land turn","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',158,'old','{"event":"acted","at":1767225788000,"seat":1,"action":"at 8","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',159,'old','{"event":"acted","at":1767225789000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',160,'old','{"event":"acted","at":1767225790000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',161,'old','{"event":"acted","at":1767225791000,"seat":0,"action":"magic F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',162,'old','{"event":"acted","at":1767225792000,"seat":0,"action":"magic F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',163,'old','{"event":"acted","at":1767225793000,"seat":0,"action":"pile M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',164,'old','{"event":"acted","at":1767225794000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',165,'old','{"event":"acted","at":1767225795000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',166,'old','{"event":"acted","at":1767225796000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',167,'old','{"event":"acted","at":1767225797000,"seat":1,"action":"fly F","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',168,'old','{"event":"acted","at":1767225798000,"seat":1,"action":"fly M","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',169,'old','{"event":"acted","at":1767225799000,"seat":1,"action":"fly W","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',170,'old','{"event":"acted","at":1767225800000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',171,'old','{"event":"acted","at":1767225801000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',172,'old','{"event":"acted","at":1767225802000,"seat":0,"action":"land remove"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',173,'old','{"event":"acted","at":1767225803000,"seat":0,"action":"at 1"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',174,'old','{"event":"acted","at":1767225804000,"seat":0,"action":"fly M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',175,'old','{"event":"acted","at":1767225805000,"seat":0,"action":"fly F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',176,'old','{"event":"acted","at":1767225806000,"seat":0,"action":"fly ^1"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',177,'old','{"event":"acted","at":1767225807000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',178,'old','{"event":"acted","at":1767225808000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',179,'old','{"event":"acted","at":1767225809000,"seat":1,"action":"fly PP","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',180,'old','{"event":"acted","at":1767225810000,"seat":1,"action":"raven back","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',181,'old','{"event":"acted","at":1767225811000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',182,'old','{"event":"acted","at":1767225812000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',183,'old','{"event":"acted","at":1767225813000,"seat":0,"action":"fly WW"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',184,'old','{"event":"acted","at":1767225814000,"seat":0,"action":"magic S"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',185,'old','{"event":"acted","at":1767225815000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',186,'old','{"event":"acted","at":1767225816000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',187,'old','{"event":"acted","at":1767225817000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',188,'old','{"event":"acted","at":1767225818000,"seat":1,"action":"raven on","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',189,'old','{"event":"acted","at":1767225819000,"seat":1,"action":"fly P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',190,'old','{"event":"acted","at":1767225820000,"seat":1,"action":"fly S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',191,'old','{"event":"acted","at":1767225821000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',192,'old','{"event":"acted","at":1767225822000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',193,'old','{"event":"acted","at":1767225823000,"seat":0,"action":"order path"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',194,'old','{"event":"acted","at":1767225824000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',195,'old','{"event":"acted","at":1767225825000,"seat":0,"action":"fly P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',196,'old','{"event":"acted","at":1767225826000,"seat":0,"action":"pile M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',197,'old','{"event":"acted","at":1767225827000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',198,'old','{"event":"acted","at":1767225828000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',199,'old','{"event":"acted","at":1767225829000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',200,'old','{"event":"acted","at":1767225830000,"seat":1,"action":"stone swap","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',201,'old','{"event":"acted","at":1767225831000,"seat":1,"action":"at 1","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',202,'old','{"event":"acted","at":1767225832000,"seat":1,"action":"at 13","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',203,'old','{"event":"acted","at":1767225833000,"seat":1,"action":"magic F","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',204,'old','{"event":"acted","at":1767225834000,"seat":1,"action":"magic S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',205,'old','{"event":"acted","at":1767225835000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',206,'old','{"event":"acted","at":1767225836000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',207,'old','{"event":"acted","at":1767225837000,"seat":0,"action":"magic F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',208,'old','{"event":"acted","at":1767225838000,"seat":0,"action":"fly S"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',209,'old','{"event":"acted","at":1767225839000,"seat":0,"action":"fly M^1"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',210,'old','{"event":"acted","at":1767225840000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',211,'old','{"event":"acted","at":1767225841000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',212,'old','{"event":"acted","at":1767225842000,"seat":0,"action":"turn"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',213,'old','{"event":"acted","at":1767225843000,"seat":1,"action":"magic S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',214,'old','{"event":"acted","at":1767225844000,"seat":1,"action":"fly M","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',215,'old','{"event":"acted","at":1767225845000,"seat":1,"action":"fly W","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',216,'old','{"event":"acted","at":1767225846000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',217,'old','{"event":"acted","at":1767225847000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',218,'old','{"event":"acted","at":1767225848000,"seat":0,"action":"land remove"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',219,'old','{"event":"acted","at":1767225849000,"seat":0,"action":"at 8"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',220,'old','{"event":"acted","at":1767225850000,"seat":0,"action":"fly W"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',221,'old','{"event":"acted","at":1767225851000,"seat":0,"action":"magic S"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',222,'old','{"event":"acted","at":1767225852000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',223,'old','{"event":"acted","at":1767225853000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',224,'old','{"event":"acted","at":1767225854000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',225,'old','{"event":"acted","at":1767225855000,"seat":1,"action":"magic S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',226,'old','{"event":"acted","at":1767225856000,"seat":1,"action":"stone swap","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',227,'old','{"event":"acted","at":1767225857000,"seat":1,"action":"at 11","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',228,'old','{"event":"acted","at":1767225858000,"seat":1,"action":"at 14","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',229,'old','{"event":"acted","at":1767225859000,"seat":1,"action":"fly W","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',230,'old','{"event":"acted","at":1767225860000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',231,'old','{"event":"acted","at":1767225861000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',232,'old','{"event":"acted","at":1767225862000,"seat":0,"action":"magic S"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',233,'old','{"event":"acted","at":1767225863000,"seat":0,"action":"fly P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',234,'old','{"event":"acted","at":1767225864000,"seat":0,"action":"fly M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',235,'old','{"event":"acted","at":1767225865000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',236,'old','{"event":"acted","at":1767225866000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',237,'old','{"event":"acted","at":1767225867000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',238,'old','{"event":"acted","at":1767225868000,"seat":1,"action":"fly P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',239,'old','{"event":"acted","at":1767225869000,"seat":1,"action":"fly FF","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',240,'old','{"event":"dealt","at":1767225870000,"deal":[0,5,6,24,19,5,14,21,0,12,12,13,8,24,20,13,17,8,8,0,19,11,23,22,9,21,10,18,5,2,10,1,3,22,6,4,18,11,4,15,7,3,0,0,0,0,0,0,0,0,0,0,3,7,2,4,4,3,4,2,0,1,2,0,0,5,4,4,3,8,3,1,1,3,7,1,6,2,7,8,1,2,6,0,0,0,0,0,0,0,0,8,6,4,5,7,0,2,7,0,3,1,2,0,8,2,1,3,7,3,1,1,4,1,3,4,4,3,2,4,0,6,2,0,0,0,0,0,0,0]}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',241,'old','{"event":"acted","at":1767225871000,"seat":0,"action":"magic land"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',242,'old','{"event":"acted","at":1767225872000,"seat":0,"action":"fly MM"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',243,'old','{"event":"acted","at":1767225873000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',244,'old','{"event":"acted","at":1767225874000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',245,'old','{"event":"acted","at":1767225875000,"seat":1,"action":"magic P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',246,'old','{"event":"acted","at":1767225876000,"seat":1,"action":"magic order","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',247,'old','{"event":"acted","at":1767225877000,"seat":1,"action":"stone swap","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',248,'old','{"event":"acted","at":1767225878000,"seat":1,"action":"at 2","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',249,'old','{"event":"acted","at":1767225879000,"seat":1,"action":"at 5","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',250,'old','{"event":"acted","at":1767225880000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',251,'old','{"event":"acted","at":1767225881000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',252,'old','{"event":"acted","at":1767225882000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',253,'old','{"event":"acted","at":1767225883000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',254,'old','{"event":"acted","at":1767225884000,"seat":0,"action":"pile W"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',255,'old','{"event":"acted","at":1767225885000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',256,'old','{"event":"acted","at":1767225886000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',257,'old','{"event":"acted","at":1767225887000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',258,'old','{"event":"acted","at":1767225888000,"seat":1,"action":"magic raven","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',259,'old','{"event":"acted","at":1767225889000,"seat":1,"action":"magic land","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',260,'old','{"event":"acted","at":1767225890000,"seat":1,"action":"pile M","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',261,'old','{"event":"acted","at":1767225891000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',262,'old','{"event":"acted","at":1767225892000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',263,'old','{"event":"acted","at":1767225893000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',264,'old','{"event":"acted","at":1767225894000,"seat":0,"action":"fly SS"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',265,'old','{"event":"acted","at":1767225895000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',266,'old','{"event":"acted","at":1767225896000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',267,'old','{"event":"acted","at":1767225897000,"seat":1,"action":"magic land","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',268,'old','{"event":"acted","at":1767225898000,"seat":1,"action":"fly MM","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',269,'old','{"event":"acted","at":1767225899000,"seat":1,"action":"fly ^1","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',270,'old','{"event":"acted","at":1767225900000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',271,'old','{"event":"acted","at":1767225901000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',272,'old','{"event":"acted","at":1767225902000,"seat":0,"action":"fly F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',273,'old','{"event":"acted","at":1767225903000,"seat":0,"action":"fly W"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',274,'old','{"event":"acted","at":1767225904000,"seat":0,"action":"fly W^1"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',275,'old','{"event":"acted","at":1767225905000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',276,'old','{"event":"acted","at":1767225906000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',277,'old','{"event":"acted","at":1767225907000,"seat":1,"action":"fly WW","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',278,'old','{"event":"acted","at":1767225908000,"seat":1,"action":"fly M","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',279,'old','{"event":"acted","at":1767225909000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',280,'old','{"event":"acted","at":1767225910000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',281,'old','{"event":"acted","at":1767225911000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',282,'old','{"event":"acted","at":1767225912000,"seat":0,"action":"magic order"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',283,'old','{"event":"acted","at":1767225913000,"seat":0,"action":"fly M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',284,'old','{"event":"acted","at":1767225914000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',285,'old','{"event":"acted","at":1767225915000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',286,'old','{"event":"acted","at":1767225916000,"seat":1,"action":"stone swap","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',287,'old','{"event":"acted","at":1767225917000,"seat":1,"action":"at 4","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',288,'old','{"event":"acted","at":1767225918000,"seat":1,"action":"at 10","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',289,'old','{"event":"acted","at":1767225919000,"seat":1,"action":"fly W","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',290,'old','{"event":"acted","at":1767225920000,"seat":1,"action":"fly S","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',291,'old','{"event":"acted","at":1767225921000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',292,'old','{"event":"acted","at":1767225922000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',293,'old','{"event":"acted","at":1767225923000,"seat":0,"action":"stone swap"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',294,'old','{"event":"acted","at":1767225924000,"seat":0,"action":"at 7"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',295,'old','{"event":"acted","at":1767225925000,"seat":0,"action":"at 9"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',296,'old','{"event":"acted","at":1767225926000,"seat":0,"action":"magic P"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',297,'old','{"event":"acted","at":1767225927000,"seat":0,"action":"pile M"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',298,'old','{"event":"acted","at":1767225928000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',299,'old','{"event":"acted","at":1767225929000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',300,'old','{"event":"acted","at":1767225930000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',301,'old','{"event":"acted","at":1767225931000,"seat":1,"action":"land turn","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',302,'old','{"event":"acted","at":1767225932000,"seat":1,"action":"at 10","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',303,'old','{"event":"acted","at":1767225933000,"seat":1,"action":"fly FF","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',304,'old','{"event":"acted","at":1767225934000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',305,'old','{"event":"acted","at":1767225935000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',306,'old','{"event":"acted","at":1767225936000,"seat":0,"action":"fly SS"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',307,'old','{"event":"acted","at":1767225937000,"seat":0,"action":"fly F"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',308,'old','{"event":"acted","at":1767225938000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',309,'old','{"event":"acted","at":1767225939000,"seat":0,"action":"extend"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',310,'old','{"event":"acted","at":1767225940000,"seat":0,"action":"keep"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',311,'old','{"event":"acted","at":1767225941000,"seat":1,"action":"magic P","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',312,'old','{"event":"acted","at":1767225942000,"seat":1,"action":"fly FF","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',313,'old','{"event":"acted","at":1767225943000,"seat":1,"action":"end","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',314,'old','{"event":"acted","at":1767225944000,"seat":1,"action":"stay","cause":"bot"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',315,'old','{"event":"acted","at":1767225945000,"seat":0,"action":"land remove"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',316,'old','{"event":"acted","at":1767225946000,"seat":0,"action":"at 10"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',317,'old','{"event":"acted","at":1767225947000,"seat":0,"action":"fly FF"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',318,'old','{"event":"acted","at":1767225948000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',319,'old','{"event":"acted","at":1767225949000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',320,'old','{"event":"acted","at":1767225950000,"seat":1,"action":"fly SS","cause":"bot"}');
INSERT INTO "events" VALUES('GoaXmI63JozG',1,'','{"event":"opened","at":1767225952000,"game":"ravens","players":2,"options":{},"terms":{"listed":false,"clock":{"kind":"none"},"grace":60,"bots":"karl","pace":800,"hints":false,"chat":true,"take_back":true,"spectators":true,"rated":true,"webhook":null},"host":"1yBMWXaSCrUZ","secret":"22f9045811e7d4f31834f3d84e5cea93fa2c705a2ba8897561b4e5e8eb7fef44"}');
INSERT INTO "events" VALUES('GoaXmI63JozG',2,'','{"event":"sat","at":1767225952000,"seat":1,"name":"Ann","person":"1yBMWXaSCrUZ"}');
INSERT INTO "events" VALUES('GoaXmI63JozG',3,'','{"event":"sat","at":1767225952000,"seat":0,"name":"Freki","bot":"karl"}');
INSERT INTO "events" VALUES('QlxJ4SXRVxfC',321,'old','{"event":"rematched","at":1767225953000,"table":"GoaXmI63JozG"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',1,'','{"event":"opened","at":1767225955000,"game":"odin","players":2,"options":{"limit":15},"terms":{"listed":false,"clock":{"kind":"none"},"grace":60,"bots":"thrall","pace":0,"hints":false,"chat":true,"take_back":true,"spectators":true,"rated":true,"webhook":null},"host":"1yBMWXaSCrUZ","secret":"4cfcb8de6c575f5dfa79eb91963ced8d08ad2833f442e6f0535c3581dd95d469"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',2,'','{"event":"sat","at":1767225955000,"seat":0,"name":"Ann","person":"1yBMWXaSCrUZ"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',3,'old','{"event":"sat","at":1767225956000,"seat":1,"name":"Freki","bot":"thrall"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',4,'old','{"event":"began","at":1767225956000,"nonces":["nonce",""]}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',5,'old','{"event":"dealt","at":1767225957000,"deal":[0,10,21,9,45,22,41,12,25,17,20,50,51,16,14,23,13,42,24,38,19,37,18,47,11,52,48,44,39,15,26,40,46,53,49,43,36,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',6,'old','{"event":"acted","at":1767225958000,"seat":0,"action":"P1"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',7,'old','{"event":"acted","at":1767225959000,"seat":1,"action":"Y6 Y3","cause":"bot"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',8,'old','{"event":"acted","at":1767225960000,"seat":0,"action":"Y8 Y5 Y4"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',9,'old','{"event":"acted","at":1767225961000,"seat":0,"action":"+Y6"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',10,'old','{"event":"acted","at":1767225962000,"seat":1,"action":"O8 O6 O5","cause":"bot"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',11,'old','{"event":"hurried","at":1767225963000,"seat":0,"on":true}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',12,'old','{"event":"hurried","at":1767225964000,"seat":0,"on":false}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',13,'old','{"event":"agreed","at":1767225965000,"seat":0,"on":true}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',14,'old','{"event":"went-away","at":1767225966000,"seat":0}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',15,'old','{"event":"came-back","at":1767225967000,"seat":0}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',16,'old','{"event":"acted","at":1767225968000,"seat":1,"action":"+Y8","cause":"bot"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',17,'old','{"event":"acted","at":1767225969000,"seat":0,"action":"O9 O4 O2 O1"}');
INSERT INTO "events" VALUES('F0wAwaIINYNv',18,'old','{"event":"took-back","at":1767225970000,"seat":0}');
INSERT INTO "events" VALUES('07qc18Ref3bC',1,'','{"event":"opened","at":1767225971000,"game":"ravens","players":2,"options":{},"terms":{"listed":false,"clock":{"kind":"none"},"grace":null,"bots":"karl","pace":800,"hints":false,"chat":true,"take_back":true,"spectators":true,"rated":true,"webhook":null},"host":"iK2ZWeqhFWCE","secret":"513a9f950edc472eab136bdc8c307317977e66ccd33e108dee950ecce317edd9"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',2,'','{"event":"sat","at":1767225971000,"seat":0,"name":"Guest","person":"iK2ZWeqhFWCE"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',3,'','{"event":"sat","at":1767225971000,"seat":1,"name":"Ann","person":"1yBMWXaSCrUZ"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',4,'old','{"event":"began","at":1767225972000,"nonces":["nonce",""]}');
INSERT INTO "events" VALUES('07qc18Ref3bC',5,'old','{"event":"dealt","at":1767225973000,"deal":[0,0,12,12,13,8,22,22,21,0,3,7,21,6,7,16,11,2,19,20,15,20,2,1,1,23,24,4,10,9,16,15,0,6,18,24,13,18,14,23,1,13,0,0,0,0,0,0,0,0,1,3,1,4,1,0,3,2,8,0,3,7,0,4,7,7,0,2,8,2,6,1,3,4,3,0,4,5,6,4,1,2,2,0,0,0,0,0,0,0,4,4,1,2,2,3,3,6,3,4,1,3,6,1,0,4,5,8,7,1,2,0,2,8,7,2,3,0,4,7,0,1,0,0,0,0,0,0,0,0]}');
INSERT INTO "events" VALUES('07qc18Ref3bC',6,'old','{"event":"acted","at":1767225974000,"seat":0,"action":"fly FF"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',7,'old','{"event":"acted","at":1767225975000,"seat":0,"action":"fly F"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',8,'old','{"event":"acted","at":1767225976000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',9,'old','{"event":"acted","at":1767225977000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',10,'old','{"event":"acted","at":1767225978000,"seat":1,"action":"fly W"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',11,'old','{"event":"hurried","at":1767225979000,"seat":1,"on":true}');
INSERT INTO "events" VALUES('07qc18Ref3bC',12,'old','{"event":"hurried","at":1767225980000,"seat":1,"on":false}');
INSERT INTO "events" VALUES('07qc18Ref3bC',13,'old','{"event":"agreed","at":1767225981000,"seat":1,"on":true}');
INSERT INTO "events" VALUES('07qc18Ref3bC',14,'old','{"event":"went-away","at":1767225982000,"seat":1}');
INSERT INTO "events" VALUES('07qc18Ref3bC',15,'old','{"event":"came-back","at":1767225983000,"seat":1}');
INSERT INTO "events" VALUES('07qc18Ref3bC',16,'old','{"event":"acted","at":1767225984000,"seat":1,"action":"fly PP"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',17,'old','{"event":"acted","at":1767225985000,"seat":1,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',18,'old','{"event":"acted","at":1767225986000,"seat":1,"action":"stay"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',19,'old','{"event":"acted","at":1767225987000,"seat":0,"action":"magic M"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',20,'old','{"event":"acted","at":1767225988000,"seat":0,"action":"fly SS"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',21,'old','{"event":"acted","at":1767225989000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',22,'old','{"event":"acted","at":1767225990000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',23,'old','{"event":"acted","at":1767225991000,"seat":1,"action":"magic raven"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',24,'old','{"event":"acted","at":1767225992000,"seat":1,"action":"fly W"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',25,'old','{"event":"acted","at":1767225993000,"seat":1,"action":"pile F"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',26,'old','{"event":"acted","at":1767225994000,"seat":1,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',27,'old','{"event":"acted","at":1767225995000,"seat":1,"action":"stay"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',28,'old','{"event":"acted","at":1767225996000,"seat":0,"action":"magic M"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',29,'old','{"event":"acted","at":1767225997000,"seat":0,"action":"stone swap"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',30,'old','{"event":"acted","at":1767225998000,"seat":0,"action":"at 2"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',31,'old','{"event":"acted","at":1767225999000,"seat":0,"action":"at 8"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',32,'old','{"event":"acted","at":1767226000000,"seat":0,"action":"fly W"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',33,'old','{"event":"acted","at":1767226001000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',34,'old','{"event":"acted","at":1767226002000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',35,'old','{"event":"acted","at":1767226003000,"seat":1,"action":"fly P"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',36,'old','{"event":"acted","at":1767226004000,"seat":1,"action":"fly SS"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',37,'old','{"event":"acted","at":1767226005000,"seat":1,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',38,'old','{"event":"acted","at":1767226006000,"seat":1,"action":"extend"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',39,'old','{"event":"acted","at":1767226007000,"seat":1,"action":"keep"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',40,'old','{"event":"acted","at":1767226008000,"seat":0,"action":"fly PP"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',41,'old','{"event":"acted","at":1767226009000,"seat":0,"action":"magic M"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',42,'old','{"event":"acted","at":1767226010000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',43,'old','{"event":"acted","at":1767226011000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',44,'old','{"event":"acted","at":1767226012000,"seat":1,"action":"fly FF"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',45,'old','{"event":"acted","at":1767226013000,"seat":1,"action":"magic raven"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',46,'old','{"event":"acted","at":1767226014000,"seat":1,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',47,'old','{"event":"acted","at":1767226015000,"seat":1,"action":"extend"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',48,'old','{"event":"acted","at":1767226016000,"seat":1,"action":"keep"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',49,'old','{"event":"acted","at":1767226017000,"seat":0,"action":"land turn"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',50,'old','{"event":"acted","at":1767226018000,"seat":0,"action":"at 10"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',51,'old','{"event":"acted","at":1767226019000,"seat":0,"action":"magic M"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',52,'old','{"event":"acted","at":1767226020000,"seat":0,"action":"magic land"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',53,'old','{"event":"acted","at":1767226021000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',54,'old','{"event":"acted","at":1767226022000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',55,'old','{"event":"acted","at":1767226023000,"seat":1,"action":"magic M"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',56,'old','{"event":"acted","at":1767226024000,"seat":1,"action":"magic order"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',57,'old','{"event":"acted","at":1767226025000,"seat":1,"action":"pile S"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',58,'old','{"event":"acted","at":1767226026000,"seat":1,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',59,'old','{"event":"acted","at":1767226027000,"seat":1,"action":"extend"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',60,'old','{"event":"acted","at":1767226028000,"seat":1,"action":"keep"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',61,'old','{"event":"acted","at":1767226029000,"seat":0,"action":"fly WW"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',62,'old','{"event":"acted","at":1767226030000,"seat":0,"action":"magic land"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',63,'old','{"event":"acted","at":1767226031000,"seat":0,"action":"end"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',64,'old','{"event":"acted","at":1767226032000,"seat":0,"action":"stay"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',65,'old','{"event":"acted","at":1767226033000,"seat":1,"action":"stone swap"}');
INSERT INTO "events" VALUES('07qc18Ref3bC',66,'old','{"event":"took-back","at":1767226034000,"seat":1}');
INSERT INTO "events" VALUES('8kQrPTsDSuFE',1,'','{"event":"opened","at":1767226035000,"game":"odin","players":4,"options":{},"terms":{"listed":true,"clock":{"kind":"none"},"grace":60,"bots":"karl","pace":800,"hints":false,"chat":true,"take_back":true,"spectators":true,"rated":true,"webhook":null},"host":"iK2ZWeqhFWCE","secret":"e59c422fc9182c58dc12504a88c2cb119a55df2aeb37dd28efd75541c4660287"}');
INSERT INTO "events" VALUES('8kQrPTsDSuFE',2,'','{"event":"sat","at":1767226035000,"seat":0,"name":"Guest","person":"iK2ZWeqhFWCE"}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',1,'','{"event":"opened","at":1767226036000,"game":"odin","players":2,"options":{"limit":"one-hand"},"terms":{"listed":false,"clock":{"kind":"none"},"grace":60,"bots":"karl","pace":800,"hints":false,"chat":true,"take_back":true,"spectators":true,"rated":true,"webhook":null},"host":"iK2ZWeqhFWCE","secret":"e0f5d3cb0c58233021de274273ced71b0aa2e24049815ae6a541ebbaeaf59682"}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',2,'','{"event":"sat","at":1767226036000,"seat":0,"name":"Guest","person":"iK2ZWeqhFWCE"}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',3,'old','{"event":"sat","at":1767226037000,"seat":1,"name":"Freki","bot":"karl"}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',4,'old','{"event":"began","at":1767226037000,"nonces":["nonce",""]}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',5,'old','{"event":"dealt","at":1767226038000,"deal":[0,30,28,40,37,45,20,27,33,21,26,38,41,19,35,23,46,53,25,24,42,52,32,39,43,29,34,51,49,50,36,18,31,22,44,48,47,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',6,'old','{"event":"acted","at":1767226039000,"seat":0,"action":"P1"}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',7,'old','{"event":"acted","at":1767226040000,"seat":1,"action":"B6 B3","cause":"bot"}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',8,'old','{"event":"acted","at":1767226041000,"seat":0,"action":"G4 G2 G1"}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',9,'old','{"event":"left","at":1767226042000,"seat":0}');
INSERT INTO "events" VALUES('n9MB0bobzjcU',10,'old','{"event":"closed","at":1767226042000,"abandoned":true}');
CREATE TABLE migrations (number BIGINT PRIMARY KEY, at BIGINT NOT NULL);
INSERT INTO "migrations" VALUES(1,1767225600000);
INSERT INTO "migrations" VALUES(2,1767225601000);
CREATE TABLE nodes (
    name TEXT PRIMARY KEY,
    lease BIGINT NOT NULL
);
CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    language TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
, kind TEXT NOT NULL DEFAULT 'person');
INSERT INTO "people" VALUES('iK2ZWeqhFWCE','Guest',NULL,NULL,'fr',1767225603000,1767225603000,'person');
INSERT INTO "people" VALUES('1yBMWXaSCrUZ','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$uZ6DBt2nSKYeApqKP0FbAg$Md9N5hUoHMEcpJPWnBUD3D/uq+dDJk3Y0HnlRIpV1CU','de',1767225606000,1767225606000,'person');
CREATE TABLE ratings (
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    won BIGINT NOT NULL,
    PRIMARY KEY (who, game, players)
);
INSERT INTO "ratings" VALUES('b:karl','odin',3,2.35654756596252852314e+01,8.0582242228023783781e+00,1,0);
INSERT INTO "ratings" VALUES('p:1yBMWXaSCrUZ','odin',3,2.35654756596252852314e+01,8.0582242228023783781e+00,1,0);
INSERT INTO "ratings" VALUES('p:iK2ZWeqhFWCE','odin',3,2.78690486807494259831e+01,8.20524337739799314306e+00,1,1);
INSERT INTO "ratings" VALUES('b:karl','ravens',2,2.76353894931404973087e+01,8.06590141354368,1,1);
INSERT INTO "ratings" VALUES('p:1yBMWXaSCrUZ','ravens',2,2.23646105068595026912e+01,8.06590141354368,1,0);
INSERT INTO "ratings" VALUES('b:karl','odin',2,2.76353894931404973087e+01,8.06590141354368,1,1);
INSERT INTO "ratings" VALUES('p:iK2ZWeqhFWCE','odin',2,2.23646105068595026912e+01,8.06590141354368,1,0);
CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    who TEXT NOT NULL,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    points BIGINT NOT NULL,
    place BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    change DOUBLE PRECISION NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "results" VALUES('owoRoWD8s7bA',0,'p:1yBMWXaSCrUZ','odin',3,7,2,1.41392853957751708543e+03,-8.60714604224829145113e+01,1767225632000);
INSERT INTO "results" VALUES('owoRoWD8s7bA',1,'p:iK2ZWeqhFWCE','odin',3,0,1,1.67214292084496560166e+03,1.72142920844965601652e+02,1767225632000);
INSERT INTO "results" VALUES('owoRoWD8s7bA',2,'b:karl','odin',3,5,2,1.41392853957751708543e+03,-8.60714604224829145113e+01,1767225632000);
INSERT INTO "results" VALUES('QlxJ4SXRVxfC',0,'p:1yBMWXaSCrUZ','ravens',2,10,2,1.34187663041157020417e+03,-1.58123369588429795841e+02,1767225951000);
INSERT INTO "results" VALUES('QlxJ4SXRVxfC',1,'b:karl','ravens',2,12,1,1.65812336958842979585e+03,1.58123369588429795841e+02,1767225951000);
INSERT INTO "results" VALUES('n9MB0bobzjcU',0,'p:iK2ZWeqhFWCE','odin',2,0,2,1.34187663041157020417e+03,-1.58123369588429795841e+02,1767226043000);
INSERT INTO "results" VALUES('n9MB0bobzjcU',1,'b:karl','odin',2,0,1,1.65812336958842979585e+03,1.58123369588429795841e+02,1767226043000);
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('owoRoWD8s7bA',0,'1yBMWXaSCrUZ');
INSERT INTO "seats" VALUES('owoRoWD8s7bA',1,'iK2ZWeqhFWCE');
INSERT INTO "seats" VALUES('GoaXmI63JozG',0,'1yBMWXaSCrUZ');
INSERT INTO "seats" VALUES('QlxJ4SXRVxfC',0,'1yBMWXaSCrUZ');
INSERT INTO "seats" VALUES('F0wAwaIINYNv',0,'1yBMWXaSCrUZ');
INSERT INTO "seats" VALUES('07qc18Ref3bC',0,'iK2ZWeqhFWCE');
INSERT INTO "seats" VALUES('07qc18Ref3bC',1,'1yBMWXaSCrUZ');
INSERT INTO "seats" VALUES('8kQrPTsDSuFE',0,'iK2ZWeqhFWCE');
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    status TEXT NOT NULL,
    listed BIGINT NOT NULL,
    summary TEXT NOT NULL,
    version BIGINT NOT NULL,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL,
    keeper TEXT NOT NULL
);
INSERT INTO "tables" VALUES('owoRoWD8s7bA','WFHMFN','odin',3,'over',0,'{"id":"owoRoWD8s7bA","game":"odin","players":3,"status":"over","names":["Ann","Guest","Sleipnir"],"free":1,"code":"WFHMFN"}',24,1767225611000,1767225631000,'');
INSERT INTO "tables" VALUES('QlxJ4SXRVxfC','VFHVQP','ravens',2,'over',0,'{"id":"QlxJ4SXRVxfC","game":"ravens","players":2,"status":"over","names":["Ann","Freki"],"free":1,"code":"VFHVQP"}',321,1767225633000,1767225953000,'');
INSERT INTO "tables" VALUES('GoaXmI63JozG','WZBQVG','ravens',2,'open',0,'{"id":"GoaXmI63JozG","game":"ravens","players":2,"status":"open","names":["Freki","Ann"],"free":1,"code":"WZBQVG"}',3,1767225952000,1767225952000,'');
INSERT INTO "tables" VALUES('F0wAwaIINYNv','SZBKHW','odin',2,'playing',0,'{"id":"F0wAwaIINYNv","game":"odin","players":2,"status":"playing","names":["Ann","Freki"],"free":1,"code":"SZBKHW"}',15,1767225955000,1767225967000,'');
INSERT INTO "tables" VALUES('07qc18Ref3bC','BLKLFZ','ravens',2,'playing',0,'{"id":"07qc18Ref3bC","game":"ravens","players":2,"status":"playing","names":["Guest","Ann"],"free":0,"code":"BLKLFZ"}',15,1767225971000,1767225983000,'');
INSERT INTO "tables" VALUES('8kQrPTsDSuFE','FBMQNR','odin',4,'open',1,'{"id":"8kQrPTsDSuFE","game":"odin","players":4,"status":"open","names":["Guest","","",""],"free":3,"code":"FBMQNR"}',2,1767226035000,1767226035000,'');
INSERT INTO "tables" VALUES('n9MB0bobzjcU','HSVRWK','odin',2,'closed',0,'{"id":"n9MB0bobzjcU","game":"odin","players":2,"status":"closed","names":["Geri","Freki"],"free":2,"code":"HSVRWK"}',10,1767226036000,1767226042000,'');
CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
INSERT INTO "tokens" VALUES('f1f7911d9577e426f92f6a8ebd7a5ce2e91d0bf5373dbee25f9b5f1274b5dcec','iK2ZWeqhFWCE','cookie','',1767225604000,1801785605000);
INSERT INTO "tokens" VALUES('81acdbeb827716075f8e3fb13f449a36f1a5240dd75f665f49b82a6bef177df3','1yBMWXaSCrUZ','cookie','',1767225607000,1801785608000);
INSERT INTO "tokens" VALUES('f2ce797641fbb0eff12ffeb8b0b93da341f6c026bcc77dd42ef158676ec8d91a','1yBMWXaSCrUZ','bot','my bot',1767225609000,1801785610000);
CREATE INDEX tokens_by_person ON tokens (person);
CREATE INDEX tables_by_status ON tables (status, listed, changed);
CREATE INDEX tables_by_keeper ON tables (keeper) WHERE status IN ('open', 'playing');
CREATE INDEX seats_by_person ON seats (person);
CREATE INDEX results_by_who ON results (who, at);
CREATE INDEX chat_by_table ON chat (table_id, at);
CREATE INDEX ratings_by_rank ON ratings (game, players, (mu - 2 * sigma));
COMMIT;
