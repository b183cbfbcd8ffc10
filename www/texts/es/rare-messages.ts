/** The messages that few games need, in Spanish. */
import { counted, the } from './page.ts';
import type { RareMessages } from '../en/rare-messages.ts';

export const texts: RareMessages = {
  newGameForTwo: 'Partida nueva para dos en este tablero.',
  newGameOfEngines: 'Partida nueva. Motor contra motor.',
  loaded: ({ moves }) =>
    `Partida cargada: ${counted(moves, 'media jugada', 'medias jugadas')}. Se recorre con los botones de flecha o con las flechas del teclado.`,
  loadedPosition: 'Posición cargada. Mueva cualquiera de los bandos o juéguela contra el ordenador.',
  takenBackFlag: 'Jugada deshecha. La partida sigue sin reloj.',
  sidesSwitched: ({ side }) => `Bandos cambiados.${side ? ` Juega con ${the(side)}.` : ''}`,
  notRead: ({ text }) => text,
  partlyRead: ({ number, text, more }) =>
    `Jugada ${number}: ${text}. El resto se conserva como comentario.${more > 0 ? ` Tampoco se pudo leer en ${more} lugar${more > 1 ? 'es' : ''} más.` : ''}`,
  notTaken: 'Esta jugada no se acepta aquí. La pieza vuelve.',
  notOffered: ({ wanted, instead }) => `${wanted} no está disponible. En su lugar juega ${instead}.`,
  threat: ({ move }) => `Amenaza: ${move}.`,
  threatInCheck: 'El rey está en jaque: esa es la amenaza.',
  noThreat: 'Aquí no hay ninguna amenaza.',
  correctionAsked: ({ side, move }) => `${side}: ${move}. Busque una jugada mejor.`,
  correctionSolved: ({ move, isBest }) => (isBest ? `${move} es la mejor jugada.` : `${move} es una buena jugada.`),
  correctionWrong: ({ move, answer = '' }) =>
    `${move} no es lo bastante buena.${answer && ` La respuesta es ${answer}.`} Inténtelo de nuevo.`,
  unreadable: ({ text }) => `Una partida guardada no se puede leer: ${text}.`,
  preferencesDamaged: 'Algunos ajustes guardados no se pudieron leer y se han restablecido.',
  cut: ({ ply, uci }) =>
    `La media jugada ${ply} de la partida guardada, ${uci}, no es legal. La partida sigue desde la posición anterior.`,
  noMove: 'El motor no dio ninguna jugada.',
  illegalMove: ({ uci }) => `El motor respondió con ${uci}, que no es legal aquí.`,
  noAnswer: ({ text }) => `El motor no respondió: ${text}.`,
  engineRestarted: 'El motor dejó de responder y se ha reiniciado. La partida sigue.',
  engineTwice: 'El motor ha fallado dos veces con esta posición.',
  questionTooLong: 'El motor tardó demasiado en responder y se detuvo.',
  engineFailed: ({ text }) =>
    `El motor no pudo arrancar${text && ` (${text})`}. Recargue la página para volver a intentarlo.`,
  engineRefused: ({ text }) => `El navegador no permitió arrancar el motor: ${text}.`,
  missingFile: ({ text }) => `Falta ${text} junto a micro-max.js.`,
  policyForbids: ({ text }) =>
    `La Content-Security-Policy de esta página impide arrancar el motor. Debe permitir ${text}.`,
  sandboxed: 'El entorno aislado de este marco impide arrancar el motor. Debe contener allow-same-origin.',
  engineClosed: 'El motor se ha cerrado.',
  noWorkers: 'Este navegador no admite web workers, que el motor necesita.',
  noWebAssembly: 'Este navegador no admite WebAssembly, o está desactivado. El motor lo necesita.',
  notKept:
    'No se guarda nada: el almacenamiento del navegador está lleno o bloqueado. Las partidas nuevas, la puntuación y los ajustes se perderán al cerrar la página.',
  overtaken:
    'Una partida tardó en cargarse y no se muestra, porque mientras tanto usted abrió otra. Ábrala de nuevo para verla.',
  openElsewhere: 'Su partida está abierta en otra pestaña; esta ha abierto otra distinta.',
  friendGame: ({ side }) =>
    `Un amigo le ha enviado esta partida. Juega con ${the(side)}: haga su jugada y devuelva la partida.`,
  friendOld: 'El enlace no trae nada nuevo: su partida ya tiene esas jugadas.',
  friendOther:
    'El enlace no continúa su partida guardada, así que se ha abierto como partida aparte. Se conservan las dos.',
};
