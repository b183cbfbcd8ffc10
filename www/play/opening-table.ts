/**
 * The opening table, one opening per line: ECO code, name, and moves in SAN from the start position. A name that begins
 * with a comma continues the name of the line before; a number stands for that many moves shared with it. The names
 * are translated by `opening-names.ts`.
 */
export const OPENING_TABLE = `
A00 Anderssen Opening: a3
A00 Ware Opening: a4
A00 Sokolsky Opening: b4
A00 Saragossa Opening: c3
A00 Mieses Opening: d3
A00 Van 't Kruijs Opening: e3
A00 Barnes Opening: f3
A00 Hungarian Opening: g3
A00 Grob Opening: g4
A00 Clemenz Opening: h3
A00 Sodium Attack: Na3
A00 Van Geet Opening: Nc3
A00 Amar Opening: Nh3
A01 Nimzo-Larsen Attack: b3
A02 Bird Opening: f4
A02 , From's Gambit: f4 e5
A03 , Dutch Variation: f4 d5
A04 Zukertort Opening: Nf3
A04 , Sicilian Invitation: Nf3 c5
A05 Zukertort Opening: Nf3 Nf6
A06 Zukertort Opening: Nf3 d5
A06 Nimzo-Larsen Attack, Classical Variation: 2 b3
A07 King's Indian Attack: 2 g3
A08 , Sicilian Variation: 3 c5 Bg2
A09 Réti Opening: 2 c4
A09 , Advance Variation: 3 d4
A09 , Réti Gambit Accepted: 3 dxc4
A10 English Opening: c4
A10 , Anglo-Dutch Defence: c4 f5
A11 , Caro-Kann Defensive System: c4 c6
A13 , Agincourt Defence: c4 e6
A15 , Anglo-Indian Defence: c4 Nf6
A16 , Anglo-Indian Defence: 2 Nc3
A18 , Mikenas-Carls Variation: 3 e6 e4
A20 , King's English: c4 e5
A21 , King's English: 2 Nc3
A22 , Two Knights Variation: 3 Nf6
A25 , Closed System: 3 Nc6 g3
A28 , Four Knights: 3 Nf6 Nf3 Nc6
A29 , Four Knights, Fianchetto: 6 g3
A30 , Symmetrical Variation: c4 c5
A34 , Symmetrical Variation: 2 Nc3
A36 , Ultra-Symmetrical Variation: 3 Nc6 g3 g6
A40 Queen's Pawn Game: d4
A40 Polish Defence: d4 b5
A40 Horwitz Defence: d4 e6
A40 Englund Gambit: d4 e5
A40 Modern Defence: d4 g6
A40 Mikenas Defence: d4 Nc6
A41 Queen's Pawn Game, Rat Defence: d4 d6
A41 Wade Defence: 2 Nf3 Bg4
A43 Old Benoni Defence: d4 c5
A45 Indian Defence: d4 Nf6
A45 Trompowsky Attack: 2 Bg5
A46 Indian Defence, Knights Variation: 2 Nf3
A46 London System: 3 e6 Bf4
A46 Torre Attack: 4 Bg5
A47 Indian Defence, Queen's Indian Set-up: 3 b6
A48 East Indian Defence: 3 g6
A48 London System: 4 Bf4
A48 Torre Attack: 4 Bg5
A50 Indian Defence: 2 c4
A51 Budapest Defence: 3 e5
A51 , Fajarowicz Gambit: 4 dxe5 Ne4
A52 Budapest Defence: 5 Ng4
A53 Old Indian Defence: 3 d6
A56 Benoni Defence: 3 c5
A56 Czech Benoni Defence: 4 d5 e5
A57 Benko Gambit: 5 b5
A58 Benko Gambit Accepted: 6 cxb5 a6 bxa6
A60 Modern Benoni Defence: 5 e6
A65 , King's Pawn Line: 6 Nc3 exd5 cxd5 d6 e4
A67 , Taimanov Variation: 11 g6 f4 Bg7 Bb5+
A70 , Classical Variation: 12 Nf3
A80 Dutch Defence: d4 f5
A82 , Staunton Gambit: 2 e4
A84 Dutch Defence: 2 c4
A86 , Fianchetto Attack: 3 Nf6 g3
A87 , Leningrad Variation: 5 g6 Bg2 Bg7 Nf3
A90 , Classical Variation: 5 e6 Bg2
A92 , Stonewall Variation: 7 Be7 Nf3 O-O O-O d5
A96 , Ilyin-Zhenevsky System: 11 d6
B00 King's Pawn Game: e4
B00 St George Defence: e4 a6
B00 Owen Defence: e4 b6
B00 Borg Defence: e4 g5
B00 Nimzowitsch Defence: e4 Nc6
B01 Scandinavian Defence: e4 d5
B01 , Mieses-Kotroc Variation: 2 exd5 Qxd5
B01 , Main Line: 4 Nc3 Qa5
B01 , Gubinsky-Melts Defence: 5 Qd6
B01 , Modern Variation: 3 Nf6
B01 , Icelandic Gambit: 4 c4 e6
B01 , Portuguese Gambit: 4 d4 Bg4
B02 Alekhine Defence: e4 Nf6
B03 Alekhine Defence: 2 e5 Nd5 d4
B03 , Exchange Variation: 5 d6 c4 Nb6 exd6
B03 , Four Pawns Attack: 8 f4
B04 , Modern Variation: 6 Nf3
B05 , Modern Variation, Main Line: 7 Bg4
B06 Modern Defence: e4 g6
B06 , Standard Line: 2 d4 Bg7 Nc3
B07 Pirc Defence: e4 d6
B07 , Main Line: 2 d4 Nf6 Nc3
B07 , Czech Defence: 5 c6
B08 , Classical Variation: 5 g6 Nf3
B09 , Austrian Attack: 6 f4
B10 Caro-Kann Defence: e4 c6
B10 , Accelerated Panov Attack: 2 c4
B10 , Two Knights Attack: 2 Nc3 d5 Nf3
B12 Caro-Kann Defence: 2 d4 d5
B12 , Advance Variation: 4 e5
B12 , Advance, Short Variation: 5 Bf5 Nf3
B12 , Botvinnik-Carls Defence: 5 c5
B12 , Fantasy Variation: 4 f3
B13 , Exchange Variation: 4 exd5
B13 , Panov Attack: 5 cxd5 c4
B15 Caro-Kann Defence: 4 Nc3
B15 , Main Line: 5 dxe4 Nxe4
B15 , Tartakower Variation: 7 Nf6 Nxf6+ exf6
B16 , Bronstein-Larsen Variation: 9 gxf6
B17 , Karpov Variation: 7 Nd7
B18 , Classical Variation: 7 Bf5
B19 , Classical, Spassky Variation: 8 Ng3 Bg6 h4 h6 Nf3 Nd7 h5
B20 Sicilian Defence: e4 c5
B20 , Wing Gambit: 2 b4
B20 , Bowdler Attack: 2 Bc4
B21 , McDonnell Attack: 2 f4
B21 , Smith-Morra Gambit: 2 d4 cxd4 c3
B22 , Alapin Variation: 2 c3
B23 , Closed: 2 Nc3
B23 , Grand Prix Attack: 3 Nc6 f4
B24 , Closed, Fianchetto Variation: 4 g3
B27 Sicilian Defence: 2 Nf3
B27 , Hyperaccelerated Dragon: 3 g6
B28 , O'Kelly Variation: 3 a6
B29 , Nimzowitsch Variation: 3 Nf6
B30 , Old Sicilian: 3 Nc6
B30 , Rossolimo Attack: 4 Bb5
B31 , Rossolimo Attack, Fianchetto: 5 g6
B32 , Open: 4 d4 cxd4 Nxd4
B32 , Löwenthal Variation: 7 e5 Nb5 a6
B32 , Kalashnikov Variation: 9 d6
B33 , Sveshnikov Variation: 7 Nf6 Nc3 e5
B34 , Accelerated Dragon: 7 g6
B36 , Accelerated Dragon, Maróczy Bind: 8 c4
B40 , French Variation: 3 e6
B41 , Kan Variation: 4 d4 cxd4 Nxd4 a6
B44 , Taimanov Variation: 7 Nc6
B45 , Four Knights Variation: 7 Nf6 Nc3 Nc6
B47 , Taimanov, Bastrikov Variation: 7 Nc6 Nc3 Qc7
B50 Sicilian Defence: 3 d6
B51 , Moscow Variation: 4 Bb5+
B53 , Chekhover Variation: 4 d4 cxd4 Qxd4
B54 , Open: 6 Nxd4
B56 , Classical Variation: 7 Nf6 Nc3 Nc6
B57 , Classical, Sozin Attack: 10 Bc4
B60 , Richter-Rauzer Variation: 10 Bg5
B70 , Dragon Variation: 9 g6
B75 , Dragon, Yugoslav Attack: 10 Be3 Bg7 f3
B80 , Scheveningen Variation: 9 e6
B81 , Scheveningen, Keres Attack: 10 g4
B90 , Najdorf Variation: 9 a6
B90 , Najdorf, English Attack: 10 Be3
B90 , Najdorf, Lipnitsky Attack: 10 Bc4
B91 , Najdorf, Zagreb Variation: 10 g3
B92 , Najdorf, Opočenský Variation: 10 Be2
B93 , Najdorf, Amsterdam Variation: 10 f4
B94 , Najdorf, Main Line: 10 Bg5
B97 , Najdorf, Poisoned Pawn: 11 e6 f4 Qb6
C00 French Defence: e4 e6
C00 , King's Indian Attack: 2 d3
C00 , Normal Variation: 2 d4 d5
C01 , Exchange Variation: 4 exd5
C02 , Advance Variation: 4 e5
C02 , Advance, Milner-Barry Gambit: 5 c5 c3 Nc6 Nf3 Qb6 Bd3
C03 , Tarrasch Variation: 4 Nd2
C05 , Tarrasch, Closed Variation: 5 Nf6
C07 , Tarrasch, Open System: 5 c5
C10 , Paulsen Variation: 4 Nc3
C10 , Rubinstein Variation: 5 dxe4
C10 , Fort Knox Variation: 6 Nxe4 Bd7
C11 , Classical Variation: 5 Nf6
C11 , Steinitz Variation: 6 e5
C11 , Burn Variation: 6 Bg5 dxe4
C12 , MacCutcheon Variation: 7 Bb4
C13 , Alekhine-Chatard Attack: 7 Be7 e5 Nfd7 h4
C14 , Classical, Main Line: 10 Bxe7 Qxe7
C15 , Winawer Variation: 5 Bb4
C16 , Winawer, Advance Variation: 6 e5
C18 , Winawer, Main Line: 7 c5 a3 Bxc3+ bxc3
C18 , Winawer, Poisoned Pawn: 11 Ne7 Qg4
C20 King's Pawn Game, Open Game: e4 e5
C20 Portuguese Opening: 2 Bb5
C20 Wayward Queen Attack: 2 Qh5
C20 Centre Game: 2 d4
C21 Centre Game Accepted: 3 exd4
C21 Danish Gambit: 4 c3
C22 Centre Game, Normal Variation: 4 Qxd4 Nc6
C23 Bishop's Opening: 2 Bc4
C24 , Berlin Defence: 3 Nf6
C25 Vienna Game: 2 Nc3
C26 , Falkbeer Variation: 3 Nf6
C27 , Frankenstein-Dracula Variation: 4 Bc4 Nxe4
C29 Vienna Gambit: 4 f4
C30 King's Gambit: 2 f4
C30 King's Gambit Declined, Classical Variation: 3 Bc5
C31 , Falkbeer Countergambit: 3 d5
C33 King's Gambit Accepted: 3 exf4
C33 , Bishop's Gambit: 4 Bc4
C34 , King's Knight Gambit: 4 Nf3
C34 , Fischer Defence: 5 d6
C35 , Cunningham Defence: 5 Be7
C36 , Modern Defence: 5 d5
C37 , Muzio Gambit: 5 g5 Bc4 g4 O-O
C39 , Kieseritzky Gambit: 6 h4 g4 Ne5
C39 , Allgaier Gambit: 8 Ng5
C40 King's Knight Opening: 2 Nf3
C40 Elephant Gambit: 3 d5
C40 Latvian Gambit: 3 f5
C40 Damiano Defence: 3 f6
C41 Philidor Defence: 3 d6
C41 , Hanham Variation: 4 d4 Nd7
C42 Petrov Defence: 3 Nf6
C42 , Stafford Gambit: 4 Nxe5 Nc6
C42 , Cochrane Gambit: 5 d6 Nxf7
C42 , Classical Attack: 6 Nf3 Nxe4 d4
C43 , Modern Attack: 4 d4
C44 King's Knight Opening, Normal Variation: 3 Nc6
C44 Ponziani Opening: 4 c3
C44 Scotch Game: 4 d4
C44 Scotch Gambit: 5 exd4 Bc4
C44 Scotch Game, Göring Gambit: 6 c3
C45 Scotch Game: 6 Nxd4
C45 , Classical Variation: 7 Bc5
C45 , Schmidt Variation: 7 Nf6
C45 , Mieses Variation: 8 Nxc6 bxc6 e5
C46 Three Knights Opening: 4 Nc3
C47 Four Knights Game: 5 Nf6
C47 , Scotch Variation: 6 d4
C47 , Halloween Gambit: 6 Nxe5
C48 , Spanish Variation: 6 Bb5
C48 , Rubinstein Countergambit: 7 Nd4
C50 Italian Game: 4 Bc4
C50 Hungarian Defence: 5 Be7
C50 Italian Game, Blackburne Shilling Gambit: 5 Nd4
C50 Giuoco Piano: 5 Bc5
C50 Giuoco Pianissimo: 6 d3
C51 Evans Gambit: 6 b4
C52 , Main Line: 7 Bxb4 c3 Ba5
C53 Giuoco Piano, Main Line: 6 c3
C54 , Centre Attack: 7 Nf6 d4
C54 , Greco Gambit: 9 exd4 cxd4 Bb4+ Nc3
C54 Giuoco Pianissimo, Main Line: 8 d3
C55 Two Knights Defence: 5 Nf6
C55 , Modern Bishop's Opening: 6 d3
C55 , Max Lange Attack: 6 d4 exd4 O-O Bc5 e5
C56 , Open Variation: 9 Nxe4
C57 , Knight Attack: 6 Ng5
C57 , Traxler Counterattack: 7 Bc5
C57 , Ulvestad Variation: 7 d5 exd5 b5
C57 , Fritz Variation: 9 Nd4
C57 , Fried Liver Attack: 9 Nxd5 Nxf7
C58 , Polerio Defence: 9 Na5
C60 Ruy Lopez: 4 Bb5
C60 , Fianchetto Defence: 5 g6
C60 , Cozio Defence: 5 Nge7
C61 , Bird Variation: 5 Nd4
C62 , Old Steinitz Defence: 5 d6
C63 , Schliemann Defence: 5 f5
C64 , Classical Variation: 5 Bc5
C65 , Berlin Defence: 5 Nf6
C67 , Berlin, Rio Gambit Accepted: 6 O-O Nxe4
C67 , Berlin, Berlin Wall: 8 d4 Nd6 Bxc6 dxc6 dxe5 Nf5
C68 , Exchange Variation: 5 a6 Bxc6
C70 , Morphy Defence: 6
C71 , Modern Steinitz Defence: 6 Ba4 d6
C77 , Morphy Defence: 7 Nf6
C77 , Anderssen Variation: 8 d3
C78 , Morphy Defence: 8 O-O
C78 , Arkhangelsk Variation: 9 b5 Bb3 Bb7
C78 , Møller Defence: 9 Bc5
C80 , Open: 9 Nxe4
C82 , Open, Dilworth Variation: 10 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5 Nbd2 O-O Bc2 Nxf2
C84 , Closed: 9 Be7
C88 , Closed: 10 Re1 b5 Bb3
C88 , Closed, Anti-Marshall: 13 O-O a4
C89 , Marshall Attack: 14 c3 d5
C90 , Closed: 13 d6 c3 O-O
C92 , Closed, Main Line: 16 h3
C92 , Closed, Zaitsev Variation: 17 Bb7
C93 , Closed, Smyslov Defence: 17 h6
C94 , Closed, Breyer Defence: 17 Nb8
C97 , Closed, Chigorin Defence: 17 Na5 Bc2 c5 d4 Qc7
D00 Queen's Pawn Game: d4 d5
D00 Blackmar-Diemer Gambit: 2 e4
D00 London System: 2 Bf4
D00 Stonewall Attack: 2 e3 Nf6 Bd3
D01 Veresov Attack: 2 Nc3 Nf6 Bg5
D01 Rapport-Jobava System: 4 Bf4
D02 Queen's Pawn Game, Zukertort Variation: 2 Nf3
D02 London System: 3 Nf6 Bf4
D03 Torre Attack: 4 Bg5
D04 Colle System: 4 e3
D05 Colle System: 5 e6 Bd3
D06 Queen's Gambit: 2 c4
D06 Queen's Gambit Declined, Baltic Defence: 3 Bf5
D06 , Marshall Defence: 3 Nf6
D07 , Chigorin Defence: 3 Nc6
D08 , Albin Countergambit: 3 e5
D10 Slav Defence: 3 c6
D10 , Exchange Variation: 4 cxd5
D11 , Modern Line: 4 Nf3
D15 , Three Knights Variation: 5 Nf6 Nc3
D15 , Chebanenko Variation: 7 a6
D16 , Alapin Variation: 7 dxc4 a4
D17 , Czech Variation: 9 Bf5
D20 Queen's Gambit Accepted: 3 dxc4
D20 , Central Variation: 4 e4
D21 , Normal Variation: 4 Nf3
D26 , Classical Defence: 5 Nf6 e3 e6 Bxc4 c5
D30 Queen's Gambit Declined: 3 e6
D31 , Queen's Knight Variation: 4 Nc3
D31 Semi-Slav Defence, Marshall Gambit: 5 c6 e4
D32 Tarrasch Defence: 5 c5
D33 , Rubinstein System: 6 cxd5 exd5 Nf3 Nc6 g3
D35 Queen's Gambit Declined, Normal Defence: 5 Nf6
D35 , Exchange Variation: 6 cxd5
D37 , Three Knights Variation: 6 Nf3
D37 , Harrwitz Attack: 7 Be7 Bf4
D38 , Ragozin Defence: 7 Bb4
D39 , Vienna Variation: 8 Bg5 dxc4
D43 Semi-Slav Defence: 3 c6 Nf3 Nf6 Nc3 e6
D43 Semi-Slav Defence: 3 e6 Nc3 Nf6 Nf3 c6
D43 , Moscow Variation: 3 c6 Nf3 Nf6 Nc3 e6 Bg5 h6
D44 , Botvinnik System: 9 dxc4
D45 , Main Line: 8 e3
D47 , Meran Variation: 9 Nbd7 Bd3 dxc4 Bxc4 b5
D50 Queen's Gambit Declined, Modern Variation: 3 e6 Nc3 Nf6 Bg5
D52 , Cambridge Springs Defence: 7 Nbd7 e3 c6 Nf3 Qa5
D53 , Modern Variation: 7 Be7
D56 , Lasker Defence: 8 e3 O-O Nf3 h6 Bh4 Ne4
D58 , Tartakower Defence: 13 b6
D60 , Orthodox Defence: 11 Nbd7
D70 Neo-Grünfeld Defence: d4 Nf6 c4 g6 f3 d5
D80 Grünfeld Defence: 4 Nc3 d5
D82 , Brinckmann Attack: 6 Bf4
D85 , Exchange Variation: 6 cxd5 Nxd5
D86 , Exchange, Classical Variation: 8 e4 Nxc3 bxc3 Bg7 Bc4
D90 , Three Knights Variation: 6 Nf3
D96 , Russian Variation: 7 Bg7 Qb3
E00 Indian Defence, East Indian Line: 3 e6
E00 Catalan Opening: 4 g3
E01 Catalan Opening: 5 d5 Bg2
E04 , Open Defence: 7 dxc4 Nf3
E06 , Closed Variation: 7 Be7 Nf3
E10 Indian Defence, Anti-Nimzo-Indian: 4 Nf3
E10 Blumenfeld Countergambit: 5 c5 d5 b5
E11 Bogo-Indian Defence: 5 Bb4+
E12 Queen's Indian Defence: 5 b6
E12 , Petrosian Variation: 6 a3
E15 , Fianchetto Variation: 6 g3
E20 Nimzo-Indian Defence: 4 Nc3 Bb4
E20 , Kmoch Variation: 6 f3
E21 , Three Knights Variation: 6 Nf3
E22 , Spielmann Variation: 6 Qb3
E24 , Sämisch Variation: 6 a3 Bxc3+ bxc3
E30 , Leningrad Variation: 6 Bg5
E32 , Classical Variation: 6 Qc2
E40 , Rubinstein System: 6 e3
E41 , Hübner Variation: 7 c5 Bd3 Nc6 Nf3 Bxc3+ bxc3 d6
E60 King's Indian Defence: 3 g6
E61 King's Indian Defence: 4 Nc3 Bg7
E62 , Fianchetto Variation: 6 Nf3 d6 g3
E70 , Normal Variation: 6 e4
E73 , Averbakh Variation: 7 d6 Be2 O-O Bg5
E76 , Four Pawns Attack: 8 f4
E80 , Sämisch Variation: 8 f3
E90 , Larsen Variation: 8 Nf3 O-O Be3
E91 , Classical Variation: 10 Be2
E92 , Exchange Variation: 11 e5 dxe5
E92 , Petrosian Variation: 12 d5
E94 , Orthodox Variation: 12 O-O
E97 , Mar del Plata Variation: 13 Nc6
E97 , Bayonet Attack: 14 d5 Ne7 b4
`;
