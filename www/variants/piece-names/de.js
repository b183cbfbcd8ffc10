// @ts-check
/**
 * The names of the pieces in German, by their names in definitions.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const pieceNames = {
  aanca: 'Aanca', acromantula: 'Acromantula', adjutant: 'Adjutant', 'ai-wok': 'Ai-Wok', alfil: 'Alfil',
  amazon: 'Amazone', archbishop: 'Erzbischof', archer: 'Bogenschütze', bede: 'Bede', bishop: 'Läufer',
  camel: 'Kamel', cannon: 'Kanone', captain: 'Hauptmann', cardinal: 'Kardinal', centaur: 'Zentaur',
  chancellor: 'Kanzler', 'charging-knight': 'Angriffspferd', 'charging-rook': 'Angriffsturm', chariot: 'Streitwagen',
  cobra: 'Kobra', colonel: 'Oberst', commoner: 'Gemeiner', conquistador: 'Konquistador', counsellor: 'Ratgeber',
  courier: 'Kurier', crocodile: 'Krokodil', dabbaba: 'Dabbaba', elephant: 'Elefant', empress: 'Kaiserin', fad: 'Fad',
  falcon: 'Falke', ferz: 'Fers', fibnif: 'Fibnif', general: 'General', giraffe: 'Giraffe', gnu: 'Gnu',
  grasshopper: 'Grashüpfer', griffin: 'Greif', guard: 'Wächter', 'half-duck': 'Halbente', hawk: 'Habicht',
  'high-priestess': 'Hohepriesterin', hoplite: 'Hoplit', horse: 'Pferd', janus: 'Janus', kangaroo: 'Känguru',
  khon: 'Khon', king: 'König', knight: 'Springer', lieutenant: 'Leutnant', lion: 'Löwe', man: 'Mann', mao: 'Mao',
  met: 'Met', minister: 'Minister', mortar: 'Mörser', nightrider: 'Nachtreiter', pawn: 'Bauer', phoenix: 'Phönix',
  princess: 'Prinzessin', queen: 'Dame', rajah: 'Radscha', rook: 'Turm', rose: 'Rose', sage: 'Mann',
  schleich: 'Schleich', 'short-rook': 'Kurzturm', unicorn: 'Einhorn', unicornio: 'Unicornio', veteran: 'Veteran',
  waffle: 'Waffel', warlord: 'Kriegsherr', wazir: 'Wesir', wizard: 'Zauberer', 'woody-rook': 'Holzturm',
  zebra: 'Zebra',
};
