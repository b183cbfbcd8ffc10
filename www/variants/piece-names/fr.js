// @ts-check
/**
 * The names of the pieces in French, by their names in definitions.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const pieceNames = {
  aanca: 'aanca', acromantula: 'acromantule', adjutant: 'adjudant', 'ai-wok': 'ai-wok', alfil: 'alfil',
  amazon: 'amazone', archbishop: 'archevêque', archer: 'archer', bede: 'bède', bishop: 'fou', camel: 'chameau',
  cannon: 'canon', captain: 'capitaine', cardinal: 'cardinal', centaur: 'centaure', chancellor: 'chancelier',
  'charging-knight': 'cavalier de charge', 'charging-rook': 'tour de charge', chariot: 'char', cobra: 'cobra',
  colonel: 'colonel', commoner: 'roturier', conquistador: 'conquistador', counsellor: 'conseiller',
  courier: 'courrier', crocodile: 'crocodile', dabbaba: 'dabbaba', elephant: 'éléphant', empress: 'impératrice',
  fad: 'fad', falcon: 'faucon', ferz: 'fers', fibnif: 'fibnif', general: 'général', giraffe: 'girafe', gnu: 'gnou',
  grasshopper: 'sauterelle', griffin: 'griffon', guard: 'garde', 'half-duck': 'demi-canard', hawk: 'autour',
  'high-priestess': 'grande prêtresse', hoplite: 'hoplite', horse: 'cheval', janus: 'janus', kangaroo: 'kangourou',
  khon: 'khon', king: 'roi', knight: 'cavalier', lieutenant: 'lieutenant', lion: 'lion', man: 'homme', mao: 'mao',
  met: 'met', minister: 'ministre', mortar: 'mortier', nightrider: 'noctambule', pawn: 'pion', phoenix: 'phénix',
  princess: 'princesse', queen: 'dame', rajah: 'rajah', rook: 'tour', rose: 'rose', sage: 'sage',
  schleich: 'schleich', 'short-rook': 'tour courte', unicorn: 'licorne', unicornio: 'unicornio', veteran: 'vétéran',
  waffle: 'gaufre', warlord: 'seigneur de guerre', wazir: 'vizir', wizard: 'magicien', 'woody-rook': 'tour de bois',
  zebra: 'zèbre',
};
