// @ts-check
/**
 * The names of the pieces in Spanish, by their names in definitions.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const pieceNames = {
  aanca: 'aanca', acromantula: 'acromántula', adjutant: 'ayudante', 'ai-wok': 'ai-wok', alfil: 'alfil antiguo',
  amazon: 'amazona', archbishop: 'arzobispo', archer: 'arquero', bede: 'bede', bishop: 'alfil', camel: 'camello',
  cannon: 'cañón', captain: 'capitán', cardinal: 'cardenal', centaur: 'centauro', chancellor: 'canciller',
  'charging-knight': 'caballo de carga', 'charging-rook': 'torre de carga', chariot: 'carro', cobra: 'cobra',
  colonel: 'coronel', commoner: 'plebeyo', conquistador: 'conquistador', counsellor: 'consejero', courier: 'correo',
  crocodile: 'cocodrilo', dabbaba: 'dabbaba', elephant: 'elefante', empress: 'emperatriz', fad: 'fad',
  falcon: 'halcón', ferz: 'ferz', fibnif: 'fibnif', general: 'general', giraffe: 'jirafa', gnu: 'ñu',
  grasshopper: 'saltamontes', griffin: 'grifo', guard: 'guardia', 'half-duck': 'medio pato', hawk: 'azor',
  'high-priestess': 'suma sacerdotisa', hoplite: 'hoplita', horse: 'caballo', janus: 'jano', kangaroo: 'canguro',
  khon: 'khon', king: 'rey', knight: 'caballo', lieutenant: 'teniente', lion: 'león', man: 'hombre', mao: 'mao',
  met: 'met', minister: 'ministro', mortar: 'mortero', nightrider: 'jinete nocturno', pawn: 'peón', phoenix: 'fénix',
  princess: 'princesa', queen: 'dama', rajah: 'rajá', rook: 'torre', rose: 'rosa', sage: 'sabio',
  schleich: 'schleich', 'short-rook': 'torre corta', unicorn: 'unicornio', unicornio: 'unicornio',
  veteran: 'veterano', waffle: 'gofre', warlord: 'señor de la guerra', wazir: 'visir', wizard: 'mago',
  'woody-rook': 'torre de madera', zebra: 'cebra',
};
