// @ts-check
/**
 * Openings by their moves: one a line, as code of the Encyclopaedia of Chess Openings, name, and moves in SAN
 * from the start position. The names are the same in all languages.
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
A02 Bird Opening, From's Gambit: f4 e5
A03 Bird Opening, Dutch Variation: f4 d5
A04 Zukertort Opening: Nf3
A04 Zukertort Opening, Sicilian Invitation: Nf3 c5
A05 Zukertort Opening: Nf3 Nf6
A06 Zukertort Opening: Nf3 d5
A06 Nimzo-Larsen Attack, Classical Variation: Nf3 d5 b3
A07 King's Indian Attack: Nf3 d5 g3
A08 King's Indian Attack, Sicilian Variation: Nf3 d5 g3 c5 Bg2
A09 Réti Opening: Nf3 d5 c4
A09 Réti Opening, Advance Variation: Nf3 d5 c4 d4
A09 Réti Opening, Réti Gambit Accepted: Nf3 d5 c4 dxc4
A10 English Opening: c4
A10 English Opening, Anglo-Dutch Defence: c4 f5
A11 English Opening, Caro-Kann Defensive System: c4 c6
A13 English Opening, Agincourt Defence: c4 e6
A15 English Opening, Anglo-Indian Defence: c4 Nf6
A16 English Opening, Anglo-Indian Defence: c4 Nf6 Nc3
A18 English Opening, Mikenas-Carls Variation: c4 Nf6 Nc3 e6 e4
A20 English Opening, King's English: c4 e5
A21 English Opening, King's English: c4 e5 Nc3
A22 English Opening, Two Knights Variation: c4 e5 Nc3 Nf6
A25 English Opening, Closed System: c4 e5 Nc3 Nc6 g3
A28 English Opening, Four Knights: c4 e5 Nc3 Nf6 Nf3 Nc6
A29 English Opening, Four Knights, Fianchetto: c4 e5 Nc3 Nf6 Nf3 Nc6 g3
A30 English Opening, Symmetrical Variation: c4 c5
A34 English Opening, Symmetrical Variation: c4 c5 Nc3
A36 English Opening, Ultra-Symmetrical Variation: c4 c5 Nc3 Nc6 g3 g6
A40 Queen's Pawn Game: d4
A40 Polish Defence: d4 b5
A40 Horwitz Defence: d4 e6
A40 Englund Gambit: d4 e5
A40 Modern Defence: d4 g6
A40 Mikenas Defence: d4 Nc6
A41 Queen's Pawn Game, Rat Defence: d4 d6
A41 Wade Defence: d4 d6 Nf3 Bg4
A43 Old Benoni Defence: d4 c5
A45 Indian Defence: d4 Nf6
A45 Trompowsky Attack: d4 Nf6 Bg5
A46 Indian Defence, Knights Variation: d4 Nf6 Nf3
A46 London System: d4 Nf6 Nf3 e6 Bf4
A46 Torre Attack: d4 Nf6 Nf3 e6 Bg5
A47 Indian Defence, Queen's Indian Set-up: d4 Nf6 Nf3 b6
A48 East Indian Defence: d4 Nf6 Nf3 g6
A48 London System: d4 Nf6 Nf3 g6 Bf4
A48 Torre Attack: d4 Nf6 Nf3 g6 Bg5
A50 Indian Defence: d4 Nf6 c4
A51 Budapest Defence: d4 Nf6 c4 e5
A51 Budapest Defence, Fajarowicz Gambit: d4 Nf6 c4 e5 dxe5 Ne4
A52 Budapest Defence: d4 Nf6 c4 e5 dxe5 Ng4
A53 Old Indian Defence: d4 Nf6 c4 d6
A56 Benoni Defence: d4 Nf6 c4 c5
A56 Czech Benoni Defence: d4 Nf6 c4 c5 d5 e5
A57 Benko Gambit: d4 Nf6 c4 c5 d5 b5
A58 Benko Gambit Accepted: d4 Nf6 c4 c5 d5 b5 cxb5 a6 bxa6
A60 Modern Benoni Defence: d4 Nf6 c4 c5 d5 e6
A65 Modern Benoni Defence, King's Pawn Line: d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4
A67 Modern Benoni Defence, Taimanov Variation: d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 f4 Bg7 Bb5+
A70 Modern Benoni Defence, Classical Variation: d4 Nf6 c4 c5 d5 e6 Nc3 exd5 cxd5 d6 e4 g6 Nf3
A80 Dutch Defence: d4 f5
A82 Dutch Defence, Staunton Gambit: d4 f5 e4
A84 Dutch Defence: d4 f5 c4
A86 Dutch Defence, Fianchetto Attack: d4 f5 c4 Nf6 g3
A87 Dutch Defence, Leningrad Variation: d4 f5 c4 Nf6 g3 g6 Bg2 Bg7 Nf3
A90 Dutch Defence, Classical Variation: d4 f5 c4 Nf6 g3 e6 Bg2
A92 Dutch Defence, Stonewall Variation: d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d5
A96 Dutch Defence, Ilyin-Zhenevsky System: d4 f5 c4 Nf6 g3 e6 Bg2 Be7 Nf3 O-O O-O d6
B00 King's Pawn Game: e4
B00 St George Defence: e4 a6
B00 Owen Defence: e4 b6
B00 Borg Defence: e4 g5
B00 Nimzowitsch Defence: e4 Nc6
B01 Scandinavian Defence: e4 d5
B01 Scandinavian Defence, Mieses-Kotroc Variation: e4 d5 exd5 Qxd5
B01 Scandinavian Defence, Main Line: e4 d5 exd5 Qxd5 Nc3 Qa5
B01 Scandinavian Defence, Gubinsky-Melts Defence: e4 d5 exd5 Qxd5 Nc3 Qd6
B01 Scandinavian Defence, Modern Variation: e4 d5 exd5 Nf6
B01 Scandinavian Defence, Icelandic Gambit: e4 d5 exd5 Nf6 c4 e6
B01 Scandinavian Defence, Portuguese Gambit: e4 d5 exd5 Nf6 d4 Bg4
B02 Alekhine Defence: e4 Nf6
B03 Alekhine Defence: e4 Nf6 e5 Nd5 d4
B03 Alekhine Defence, Exchange Variation: e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 exd6
B03 Alekhine Defence, Four Pawns Attack: e4 Nf6 e5 Nd5 d4 d6 c4 Nb6 f4
B04 Alekhine Defence, Modern Variation: e4 Nf6 e5 Nd5 d4 d6 Nf3
B05 Alekhine Defence, Modern Variation, Main Line: e4 Nf6 e5 Nd5 d4 d6 Nf3 Bg4
B06 Modern Defence: e4 g6
B06 Modern Defence, Standard Line: e4 g6 d4 Bg7 Nc3
B07 Pirc Defence: e4 d6
B07 Pirc Defence, Main Line: e4 d6 d4 Nf6 Nc3
B07 Pirc Defence, Czech Defence: e4 d6 d4 Nf6 Nc3 c6
B08 Pirc Defence, Classical Variation: e4 d6 d4 Nf6 Nc3 g6 Nf3
B09 Pirc Defence, Austrian Attack: e4 d6 d4 Nf6 Nc3 g6 f4
B10 Caro-Kann Defence: e4 c6
B10 Caro-Kann Defence, Accelerated Panov Attack: e4 c6 c4
B10 Caro-Kann Defence, Two Knights Attack: e4 c6 Nc3 d5 Nf3
B12 Caro-Kann Defence: e4 c6 d4 d5
B12 Caro-Kann Defence, Advance Variation: e4 c6 d4 d5 e5
B12 Caro-Kann Defence, Advance, Short Variation: e4 c6 d4 d5 e5 Bf5 Nf3
B12 Caro-Kann Defence, Botvinnik-Carls Defence: e4 c6 d4 d5 e5 c5
B12 Caro-Kann Defence, Fantasy Variation: e4 c6 d4 d5 f3
B13 Caro-Kann Defence, Exchange Variation: e4 c6 d4 d5 exd5
B13 Caro-Kann Defence, Panov Attack: e4 c6 d4 d5 exd5 cxd5 c4
B15 Caro-Kann Defence: e4 c6 d4 d5 Nc3
B15 Caro-Kann Defence, Main Line: e4 c6 d4 d5 Nc3 dxe4 Nxe4
B15 Caro-Kann Defence, Tartakower Variation: e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ exf6
B16 Caro-Kann Defence, Bronstein-Larsen Variation: e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nf6 Nxf6+ gxf6
B17 Caro-Kann Defence, Karpov Variation: e4 c6 d4 d5 Nc3 dxe4 Nxe4 Nd7
B18 Caro-Kann Defence, Classical Variation: e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5
B19 Caro-Kann Defence, Classical, Spassky Variation: e4 c6 d4 d5 Nc3 dxe4 Nxe4 Bf5 Ng3 Bg6 h4 h6 Nf3 Nd7 h5
B20 Sicilian Defence: e4 c5
B20 Sicilian Defence, Wing Gambit: e4 c5 b4
B20 Sicilian Defence, Bowdler Attack: e4 c5 Bc4
B21 Sicilian Defence, McDonnell Attack: e4 c5 f4
B21 Sicilian Defence, Smith-Morra Gambit: e4 c5 d4 cxd4 c3
B22 Sicilian Defence, Alapin Variation: e4 c5 c3
B23 Sicilian Defence, Closed: e4 c5 Nc3
B23 Sicilian Defence, Grand Prix Attack: e4 c5 Nc3 Nc6 f4
B24 Sicilian Defence, Closed, Fianchetto Variation: e4 c5 Nc3 Nc6 g3
B27 Sicilian Defence: e4 c5 Nf3
B27 Sicilian Defence, Hyperaccelerated Dragon: e4 c5 Nf3 g6
B28 Sicilian Defence, O'Kelly Variation: e4 c5 Nf3 a6
B29 Sicilian Defence, Nimzowitsch Variation: e4 c5 Nf3 Nf6
B30 Sicilian Defence, Old Sicilian: e4 c5 Nf3 Nc6
B30 Sicilian Defence, Rossolimo Attack: e4 c5 Nf3 Nc6 Bb5
B31 Sicilian Defence, Rossolimo Attack, Fianchetto: e4 c5 Nf3 Nc6 Bb5 g6
B32 Sicilian Defence, Open: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4
B32 Sicilian Defence, Löwenthal Variation: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 Nb5 a6
B32 Sicilian Defence, Kalashnikov Variation: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 e5 Nb5 d6
B33 Sicilian Defence, Sveshnikov Variation: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 Nf6 Nc3 e5
B34 Sicilian Defence, Accelerated Dragon: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6
B36 Sicilian Defence, Accelerated Dragon, Maróczy Bind: e4 c5 Nf3 Nc6 d4 cxd4 Nxd4 g6 c4
B40 Sicilian Defence, French Variation: e4 c5 Nf3 e6
B41 Sicilian Defence, Kan Variation: e4 c5 Nf3 e6 d4 cxd4 Nxd4 a6
B44 Sicilian Defence, Taimanov Variation: e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6
B45 Sicilian Defence, Four Knights Variation: e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6
B47 Sicilian Defence, Taimanov, Bastrikov Variation: e4 c5 Nf3 e6 d4 cxd4 Nxd4 Nc6 Nc3 Qc7
B50 Sicilian Defence: e4 c5 Nf3 d6
B51 Sicilian Defence, Moscow Variation: e4 c5 Nf3 d6 Bb5+
B53 Sicilian Defence, Chekhover Variation: e4 c5 Nf3 d6 d4 cxd4 Qxd4
B54 Sicilian Defence, Open: e4 c5 Nf3 d6 d4 cxd4 Nxd4
B56 Sicilian Defence, Classical Variation: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6
B57 Sicilian Defence, Classical, Sozin Attack: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bc4
B60 Sicilian Defence, Richter-Rauzer Variation: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 Nc6 Bg5
B70 Sicilian Defence, Dragon Variation: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6
B75 Sicilian Defence, Dragon, Yugoslav Attack: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 g6 Be3 Bg7 f3
B80 Sicilian Defence, Scheveningen Variation: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6
B81 Sicilian Defence, Scheveningen, Keres Attack: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 e6 g4
B90 Sicilian Defence, Najdorf Variation: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6
B90 Sicilian Defence, Najdorf, English Attack: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be3
B90 Sicilian Defence, Najdorf, Lipnitsky Attack: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bc4
B91 Sicilian Defence, Najdorf, Zagreb Variation: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 g3
B92 Sicilian Defence, Najdorf, Opočenský Variation: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Be2
B93 Sicilian Defence, Najdorf, Amsterdam Variation: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 f4
B94 Sicilian Defence, Najdorf, Main Line: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5
B97 Sicilian Defence, Najdorf, Poisoned Pawn: e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6 Bg5 e6 f4 Qb6
C00 French Defence: e4 e6
C00 French Defence, King's Indian Attack: e4 e6 d3
C00 French Defence, Normal Variation: e4 e6 d4 d5
C01 French Defence, Exchange Variation: e4 e6 d4 d5 exd5
C02 French Defence, Advance Variation: e4 e6 d4 d5 e5
C02 French Defence, Advance, Milner-Barry Gambit: e4 e6 d4 d5 e5 c5 c3 Nc6 Nf3 Qb6 Bd3
C03 French Defence, Tarrasch Variation: e4 e6 d4 d5 Nd2
C05 French Defence, Tarrasch, Closed Variation: e4 e6 d4 d5 Nd2 Nf6
C07 French Defence, Tarrasch, Open System: e4 e6 d4 d5 Nd2 c5
C10 French Defence, Paulsen Variation: e4 e6 d4 d5 Nc3
C10 French Defence, Rubinstein Variation: e4 e6 d4 d5 Nc3 dxe4
C10 French Defence, Fort Knox Variation: e4 e6 d4 d5 Nc3 dxe4 Nxe4 Bd7
C11 French Defence, Classical Variation: e4 e6 d4 d5 Nc3 Nf6
C11 French Defence, Steinitz Variation: e4 e6 d4 d5 Nc3 Nf6 e5
C11 French Defence, Burn Variation: e4 e6 d4 d5 Nc3 Nf6 Bg5 dxe4
C12 French Defence, MacCutcheon Variation: e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4
C13 French Defence, Alekhine-Chatard Attack: e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 h4
C14 French Defence, Classical, Main Line: e4 e6 d4 d5 Nc3 Nf6 Bg5 Be7 e5 Nfd7 Bxe7 Qxe7
C15 French Defence, Winawer Variation: e4 e6 d4 d5 Nc3 Bb4
C16 French Defence, Winawer, Advance Variation: e4 e6 d4 d5 Nc3 Bb4 e5
C18 French Defence, Winawer, Main Line: e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3
C18 French Defence, Winawer, Poisoned Pawn: e4 e6 d4 d5 Nc3 Bb4 e5 c5 a3 Bxc3+ bxc3 Ne7 Qg4
C20 King's Pawn Game, Open Game: e4 e5
C20 Portuguese Opening: e4 e5 Bb5
C20 Wayward Queen Attack: e4 e5 Qh5
C20 Centre Game: e4 e5 d4
C21 Centre Game Accepted: e4 e5 d4 exd4
C21 Danish Gambit: e4 e5 d4 exd4 c3
C22 Centre Game, Normal Variation: e4 e5 d4 exd4 Qxd4 Nc6
C23 Bishop's Opening: e4 e5 Bc4
C24 Bishop's Opening, Berlin Defence: e4 e5 Bc4 Nf6
C25 Vienna Game: e4 e5 Nc3
C26 Vienna Game, Falkbeer Variation: e4 e5 Nc3 Nf6
C27 Vienna Game, Frankenstein-Dracula Variation: e4 e5 Nc3 Nf6 Bc4 Nxe4
C29 Vienna Gambit: e4 e5 Nc3 Nf6 f4
C30 King's Gambit: e4 e5 f4
C30 King's Gambit Declined, Classical Variation: e4 e5 f4 Bc5
C31 King's Gambit Declined, Falkbeer Countergambit: e4 e5 f4 d5
C33 King's Gambit Accepted: e4 e5 f4 exf4
C33 King's Gambit Accepted, Bishop's Gambit: e4 e5 f4 exf4 Bc4
C34 King's Gambit Accepted, King's Knight Gambit: e4 e5 f4 exf4 Nf3
C34 King's Gambit Accepted, Fischer Defence: e4 e5 f4 exf4 Nf3 d6
C35 King's Gambit Accepted, Cunningham Defence: e4 e5 f4 exf4 Nf3 Be7
C36 King's Gambit Accepted, Modern Defence: e4 e5 f4 exf4 Nf3 d5
C37 King's Gambit Accepted, Muzio Gambit: e4 e5 f4 exf4 Nf3 g5 Bc4 g4 O-O
C39 King's Gambit Accepted, Kieseritzky Gambit: e4 e5 f4 exf4 Nf3 g5 h4 g4 Ne5
C39 King's Gambit Accepted, Allgaier Gambit: e4 e5 f4 exf4 Nf3 g5 h4 g4 Ng5
C40 King's Knight Opening: e4 e5 Nf3
C40 Elephant Gambit: e4 e5 Nf3 d5
C40 Latvian Gambit: e4 e5 Nf3 f5
C40 Damiano Defence: e4 e5 Nf3 f6
C41 Philidor Defence: e4 e5 Nf3 d6
C41 Philidor Defence, Hanham Variation: e4 e5 Nf3 d6 d4 Nd7
C42 Petrov Defence: e4 e5 Nf3 Nf6
C42 Petrov Defence, Stafford Gambit: e4 e5 Nf3 Nf6 Nxe5 Nc6
C42 Petrov Defence, Cochrane Gambit: e4 e5 Nf3 Nf6 Nxe5 d6 Nxf7
C42 Petrov Defence, Classical Attack: e4 e5 Nf3 Nf6 Nxe5 d6 Nf3 Nxe4 d4
C43 Petrov Defence, Modern Attack: e4 e5 Nf3 Nf6 d4
C44 King's Knight Opening, Normal Variation: e4 e5 Nf3 Nc6
C44 Ponziani Opening: e4 e5 Nf3 Nc6 c3
C44 Scotch Game: e4 e5 Nf3 Nc6 d4
C44 Scotch Gambit: e4 e5 Nf3 Nc6 d4 exd4 Bc4
C44 Scotch Game, Göring Gambit: e4 e5 Nf3 Nc6 d4 exd4 c3
C45 Scotch Game: e4 e5 Nf3 Nc6 d4 exd4 Nxd4
C45 Scotch Game, Classical Variation: e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Bc5
C45 Scotch Game, Schmidt Variation: e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6
C45 Scotch Game, Mieses Variation: e4 e5 Nf3 Nc6 d4 exd4 Nxd4 Nf6 Nxc6 bxc6 e5
C46 Three Knights Opening: e4 e5 Nf3 Nc6 Nc3
C47 Four Knights Game: e4 e5 Nf3 Nc6 Nc3 Nf6
C47 Four Knights Game, Scotch Variation: e4 e5 Nf3 Nc6 Nc3 Nf6 d4
C47 Four Knights Game, Halloween Gambit: e4 e5 Nf3 Nc6 Nc3 Nf6 Nxe5
C48 Four Knights Game, Spanish Variation: e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5
C48 Four Knights Game, Rubinstein Countergambit: e4 e5 Nf3 Nc6 Nc3 Nf6 Bb5 Nd4
C50 Italian Game: e4 e5 Nf3 Nc6 Bc4
C50 Hungarian Defence: e4 e5 Nf3 Nc6 Bc4 Be7
C50 Italian Game, Blackburne Shilling Gambit: e4 e5 Nf3 Nc6 Bc4 Nd4
C50 Giuoco Piano: e4 e5 Nf3 Nc6 Bc4 Bc5
C50 Giuoco Pianissimo: e4 e5 Nf3 Nc6 Bc4 Bc5 d3
C51 Evans Gambit: e4 e5 Nf3 Nc6 Bc4 Bc5 b4
C52 Evans Gambit, Main Line: e4 e5 Nf3 Nc6 Bc4 Bc5 b4 Bxb4 c3 Ba5
C53 Giuoco Piano, Main Line: e4 e5 Nf3 Nc6 Bc4 Bc5 c3
C54 Giuoco Piano, Centre Attack: e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4
C54 Giuoco Piano, Greco Gambit: e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4 Bb4+ Nc3
C54 Giuoco Pianissimo, Main Line: e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3
C55 Two Knights Defence: e4 e5 Nf3 Nc6 Bc4 Nf6
C55 Two Knights Defence, Modern Bishop's Opening: e4 e5 Nf3 Nc6 Bc4 Nf6 d3
C55 Two Knights Defence, Max Lange Attack: e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Bc5 e5
C56 Two Knights Defence, Open Variation: e4 e5 Nf3 Nc6 Bc4 Nf6 d4 exd4 O-O Nxe4
C57 Two Knights Defence, Knight Attack: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5
C57 Two Knights Defence, Traxler Counterattack: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 Bc5
C57 Two Knights Defence, Ulvestad Variation: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 b5
C57 Two Knights Defence, Fritz Variation: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nd4
C57 Two Knights Defence, Fried Liver Attack: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7
C58 Two Knights Defence, Polerio Defence: e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Na5
C60 Ruy Lopez: e4 e5 Nf3 Nc6 Bb5
C60 Ruy Lopez, Fianchetto Defence: e4 e5 Nf3 Nc6 Bb5 g6
C60 Ruy Lopez, Cozio Defence: e4 e5 Nf3 Nc6 Bb5 Nge7
C61 Ruy Lopez, Bird Variation: e4 e5 Nf3 Nc6 Bb5 Nd4
C62 Ruy Lopez, Old Steinitz Defence: e4 e5 Nf3 Nc6 Bb5 d6
C63 Ruy Lopez, Schliemann Defence: e4 e5 Nf3 Nc6 Bb5 f5
C64 Ruy Lopez, Classical Variation: e4 e5 Nf3 Nc6 Bb5 Bc5
C65 Ruy Lopez, Berlin Defence: e4 e5 Nf3 Nc6 Bb5 Nf6
C67 Ruy Lopez, Berlin, Rio Gambit Accepted: e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4
C67 Ruy Lopez, Berlin, Berlin Wall: e4 e5 Nf3 Nc6 Bb5 Nf6 O-O Nxe4 d4 Nd6 Bxc6 dxc6 dxe5 Nf5
C68 Ruy Lopez, Exchange Variation: e4 e5 Nf3 Nc6 Bb5 a6 Bxc6
C70 Ruy Lopez, Morphy Defence: e4 e5 Nf3 Nc6 Bb5 a6
C71 Ruy Lopez, Modern Steinitz Defence: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 d6
C77 Ruy Lopez, Morphy Defence: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6
C77 Ruy Lopez, Anderssen Variation: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 d3
C78 Ruy Lopez, Morphy Defence: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O
C78 Ruy Lopez, Arkhangelsk Variation: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O b5 Bb3 Bb7
C78 Ruy Lopez, Møller Defence: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Bc5
C80 Ruy Lopez, Open: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4
C82 Ruy Lopez, Open, Dilworth Variation: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Nxe4 d4 b5 Bb3 d5 dxe5 Be6 c3 Bc5 Nbd2 O-O Bc2 Nxf2
C84 Ruy Lopez, Closed: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7
C88 Ruy Lopez, Closed: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3
C88 Ruy Lopez, Closed, Anti-Marshall: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O a4
C89 Ruy Lopez, Marshall Attack: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5
C90 Ruy Lopez, Closed: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O
C92 Ruy Lopez, Closed, Main Line: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3
C92 Ruy Lopez, Closed, Zaitsev Variation: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Bb7
C93 Ruy Lopez, Closed, Smyslov Defence: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 h6
C94 Ruy Lopez, Closed, Breyer Defence: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8
C97 Ruy Lopez, Closed, Chigorin Defence: e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7
D00 Queen's Pawn Game: d4 d5
D00 Blackmar-Diemer Gambit: d4 d5 e4
D00 London System: d4 d5 Bf4
D00 Stonewall Attack: d4 d5 e3 Nf6 Bd3
D01 Veresov Attack: d4 d5 Nc3 Nf6 Bg5
D01 Rapport-Jobava System: d4 d5 Nc3 Nf6 Bf4
D02 Queen's Pawn Game, Zukertort Variation: d4 d5 Nf3
D02 London System: d4 d5 Nf3 Nf6 Bf4
D03 Torre Attack: d4 d5 Nf3 Nf6 Bg5
D04 Colle System: d4 d5 Nf3 Nf6 e3
D05 Colle System: d4 d5 Nf3 Nf6 e3 e6 Bd3
D06 Queen's Gambit: d4 d5 c4
D06 Queen's Gambit Declined, Baltic Defence: d4 d5 c4 Bf5
D06 Queen's Gambit Declined, Marshall Defence: d4 d5 c4 Nf6
D07 Queen's Gambit Declined, Chigorin Defence: d4 d5 c4 Nc6
D08 Queen's Gambit Declined, Albin Countergambit: d4 d5 c4 e5
D10 Slav Defence: d4 d5 c4 c6
D10 Slav Defence, Exchange Variation: d4 d5 c4 c6 cxd5
D11 Slav Defence, Modern Line: d4 d5 c4 c6 Nf3
D15 Slav Defence, Three Knights Variation: d4 d5 c4 c6 Nf3 Nf6 Nc3
D15 Slav Defence, Chebanenko Variation: d4 d5 c4 c6 Nf3 Nf6 Nc3 a6
D16 Slav Defence, Alapin Variation: d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4
D17 Slav Defence, Czech Variation: d4 d5 c4 c6 Nf3 Nf6 Nc3 dxc4 a4 Bf5
D20 Queen's Gambit Accepted: d4 d5 c4 dxc4
D20 Queen's Gambit Accepted, Central Variation: d4 d5 c4 dxc4 e4
D21 Queen's Gambit Accepted, Normal Variation: d4 d5 c4 dxc4 Nf3
D26 Queen's Gambit Accepted, Classical Defence: d4 d5 c4 dxc4 Nf3 Nf6 e3 e6 Bxc4 c5
D30 Queen's Gambit Declined: d4 d5 c4 e6
D31 Queen's Gambit Declined, Queen's Knight Variation: d4 d5 c4 e6 Nc3
D31 Semi-Slav Defence, Marshall Gambit: d4 d5 c4 e6 Nc3 c6 e4
D32 Tarrasch Defence: d4 d5 c4 e6 Nc3 c5
D33 Tarrasch Defence, Rubinstein System: d4 d5 c4 e6 Nc3 c5 cxd5 exd5 Nf3 Nc6 g3
D35 Queen's Gambit Declined, Normal Defence: d4 d5 c4 e6 Nc3 Nf6
D35 Queen's Gambit Declined, Exchange Variation: d4 d5 c4 e6 Nc3 Nf6 cxd5
D37 Queen's Gambit Declined, Three Knights Variation: d4 d5 c4 e6 Nc3 Nf6 Nf3
D37 Queen's Gambit Declined, Harrwitz Attack: d4 d5 c4 e6 Nc3 Nf6 Nf3 Be7 Bf4
D38 Queen's Gambit Declined, Ragozin Defence: d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4
D39 Queen's Gambit Declined, Vienna Variation: d4 d5 c4 e6 Nc3 Nf6 Nf3 Bb4 Bg5 dxc4
D43 Semi-Slav Defence: d4 d5 c4 c6 Nf3 Nf6 Nc3 e6
D43 Semi-Slav Defence: d4 d5 c4 e6 Nc3 Nf6 Nf3 c6
D43 Semi-Slav Defence, Moscow Variation: d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 h6
D44 Semi-Slav Defence, Botvinnik System: d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 Bg5 dxc4
D45 Semi-Slav Defence, Main Line: d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3
D47 Semi-Slav Defence, Meran Variation: d4 d5 c4 c6 Nf3 Nf6 Nc3 e6 e3 Nbd7 Bd3 dxc4 Bxc4 b5
D50 Queen's Gambit Declined, Modern Variation: d4 d5 c4 e6 Nc3 Nf6 Bg5
D52 Queen's Gambit Declined, Cambridge Springs Defence: d4 d5 c4 e6 Nc3 Nf6 Bg5 Nbd7 e3 c6 Nf3 Qa5
D53 Queen's Gambit Declined, Modern Variation: d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7
D56 Queen's Gambit Declined, Lasker Defence: d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 Ne4
D58 Queen's Gambit Declined, Tartakower Defence: d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 h6 Bh4 b6
D60 Queen's Gambit Declined, Orthodox Defence: d4 d5 c4 e6 Nc3 Nf6 Bg5 Be7 e3 O-O Nf3 Nbd7
D70 Neo-Grünfeld Defence: d4 Nf6 c4 g6 f3 d5
D80 Grünfeld Defence: d4 Nf6 c4 g6 Nc3 d5
D82 Grünfeld Defence, Brinckmann Attack: d4 Nf6 c4 g6 Nc3 d5 Bf4
D85 Grünfeld Defence, Exchange Variation: d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5
D86 Grünfeld Defence, Exchange, Classical Variation: d4 Nf6 c4 g6 Nc3 d5 cxd5 Nxd5 e4 Nxc3 bxc3 Bg7 Bc4
D90 Grünfeld Defence, Three Knights Variation: d4 Nf6 c4 g6 Nc3 d5 Nf3
D96 Grünfeld Defence, Russian Variation: d4 Nf6 c4 g6 Nc3 d5 Nf3 Bg7 Qb3
E00 Indian Defence, East Indian Line: d4 Nf6 c4 e6
E00 Catalan Opening: d4 Nf6 c4 e6 g3
E01 Catalan Opening: d4 Nf6 c4 e6 g3 d5 Bg2
E04 Catalan Opening, Open Defence: d4 Nf6 c4 e6 g3 d5 Bg2 dxc4 Nf3
E06 Catalan Opening, Closed Variation: d4 Nf6 c4 e6 g3 d5 Bg2 Be7 Nf3
E10 Indian Defence, Anti-Nimzo-Indian: d4 Nf6 c4 e6 Nf3
E10 Blumenfeld Countergambit: d4 Nf6 c4 e6 Nf3 c5 d5 b5
E11 Bogo-Indian Defence: d4 Nf6 c4 e6 Nf3 Bb4+
E12 Queen's Indian Defence: d4 Nf6 c4 e6 Nf3 b6
E12 Queen's Indian Defence, Petrosian Variation: d4 Nf6 c4 e6 Nf3 b6 a3
E15 Queen's Indian Defence, Fianchetto Variation: d4 Nf6 c4 e6 Nf3 b6 g3
E20 Nimzo-Indian Defence: d4 Nf6 c4 e6 Nc3 Bb4
E20 Nimzo-Indian Defence, Kmoch Variation: d4 Nf6 c4 e6 Nc3 Bb4 f3
E21 Nimzo-Indian Defence, Three Knights Variation: d4 Nf6 c4 e6 Nc3 Bb4 Nf3
E22 Nimzo-Indian Defence, Spielmann Variation: d4 Nf6 c4 e6 Nc3 Bb4 Qb3
E24 Nimzo-Indian Defence, Sämisch Variation: d4 Nf6 c4 e6 Nc3 Bb4 a3 Bxc3+ bxc3
E30 Nimzo-Indian Defence, Leningrad Variation: d4 Nf6 c4 e6 Nc3 Bb4 Bg5
E32 Nimzo-Indian Defence, Classical Variation: d4 Nf6 c4 e6 Nc3 Bb4 Qc2
E40 Nimzo-Indian Defence, Rubinstein System: d4 Nf6 c4 e6 Nc3 Bb4 e3
E41 Nimzo-Indian Defence, Hübner Variation: d4 Nf6 c4 e6 Nc3 Bb4 e3 c5 Bd3 Nc6 Nf3 Bxc3+ bxc3 d6
E60 King's Indian Defence: d4 Nf6 c4 g6
E61 King's Indian Defence: d4 Nf6 c4 g6 Nc3 Bg7
E62 King's Indian Defence, Fianchetto Variation: d4 Nf6 c4 g6 Nc3 Bg7 Nf3 d6 g3
E70 King's Indian Defence, Normal Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4
E73 King's Indian Defence, Averbakh Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Be2 O-O Bg5
E76 King's Indian Defence, Four Pawns Attack: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f4
E80 King's Indian Defence, Sämisch Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 f3
E90 King's Indian Defence, Larsen Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be3
E91 King's Indian Defence, Classical Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2
E92 King's Indian Defence, Exchange Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 dxe5
E92 King's Indian Defence, Petrosian Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 d5
E94 King's Indian Defence, Orthodox Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O
E97 King's Indian Defence, Mar del Plata Variation: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6
E97 King's Indian Defence, Bayonet Attack: d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3 O-O Be2 e5 O-O Nc6 d5 Ne7 b4
`;
