/** The messages that few games need, in German. */
import { counted } from './page.ts';
import type { RareMessages } from '../en/rare-messages.ts';

export const texts: RareMessages = {
  newGameForTwo: 'Neue Partie zu zweit an diesem Brett.',
  newGameOfEngines: 'Neue Partie. Engine gegen Engine.',
  loaded: ({ moves }) =>
    `Partie geladen: ${counted(moves, 'Halbzug', 'Halbzüge')}. Zum Durchblättern dienen die Pfeilknöpfe oder die Pfeiltasten.`,
  loadedPosition: 'Stellung geladen. Für beide Seiten ziehen oder gegen den Computer spielen.',
  takenBackFlag: 'Zug zurückgenommen. Die Partie geht ohne Uhr weiter.',
  sidesSwitched: ({ side }) => `Seiten getauscht.${side ? ` Weiter mit ${side}.` : ''}`,
  notRead: ({ text }) => text,
  partlyRead: ({ number, text, more }) =>
    `Zug ${number}: ${text}. Der Rest steht als Kommentar in der Partie.${more > 0 ? ` Auch an ${counted(more, 'anderen Stelle', 'anderen Stellen')} war etwas nicht lesbar.` : ''}`,
  notTaken: 'Dieser Zug wird hier nicht angenommen. Die Figur geht zurück.',
  notOffered: ({ wanted, instead }) => `${wanted} gibt es hier nicht. Stattdessen spielt ${instead}.`,
  threat: ({ move }) => `Drohung: ${move}.`,
  threatInCheck: 'Der König steht im Schach: Das ist die Drohung.',
  noThreat: 'Hier gibt es keine Drohung.',
  correctionAsked: ({ side, move }) => `${side}: ${move}. Gesucht ist ein besserer Zug.`,
  correctionSolved: ({ move, isBest }) => (isBest ? `${move} ist der beste Zug.` : `${move} ist ein guter Zug.`),
  correctionWrong: ({ move, answer = '' }) =>
    `${move} ist nicht gut genug.${answer && ` Die Antwort ist ${answer}.`} Bitte noch einmal.`,
  unreadable: ({ text }) => `Eine gespeicherte Partie ist nicht lesbar: ${text}.`,
  preferencesDamaged: 'Einige gespeicherte Einstellungen waren nicht lesbar und wurden zurückgesetzt.',
  cut: ({ ply, uci }) =>
    `Halbzug ${ply} der gespeicherten Partie, ${uci}, ist nicht erlaubt. Die Partie geht mit der Stellung davor weiter.`,
  noMove: 'Die Engine hat keinen Zug geliefert.',
  illegalMove: ({ uci }) => `Die Engine spielte ${uci}, was hier nicht erlaubt ist.`,
  noAnswer: ({ text }) => `Die Engine antwortet nicht: ${text}.`,
  engineRestarted: 'Die Engine antwortete nicht mehr und wurde neu gestartet. Die Partie geht weiter.',
  engineTwice: 'Die Engine ist an dieser Stellung zweimal gescheitert.',
  questionTooLong: 'Die Engine brauchte zu lange für die Antwort und wurde angehalten.',
  engineFailed: ({ text }) =>
    `Die Engine ließ sich nicht starten${text && ` (${text})`}. Vielleicht hilft es, die Seite neu zu laden.`,
  engineRefused: ({ text }) => `Der Browser lässt die Engine nicht starten: ${text}.`,
  missingFile: ({ text }) => `${text} fehlt neben micro-max.js.`,
  policyForbids: ({ text }) =>
    `Die Content-Security-Policy dieser Seite verhindert den Start der Engine. Sie muss ${text} erlauben.`,
  sandboxed: 'Die Sandbox dieses Frames verhindert den Start der Engine. Sie muss allow-same-origin enthalten.',
  engineClosed: 'Die Engine wurde beendet.',
  noWorkers: 'Dieser Browser unterstützt keine Web-Worker, die die Engine braucht.',
  noWebAssembly: 'Dieser Browser unterstützt kein WebAssembly, oder es ist abgeschaltet. Die Engine braucht es.',
  notKept:
    'Nichts wird gespeichert: Der Speicher des Browsers ist voll oder gesperrt. Neue Partien, Wertungen und Einstellungen gehen beim Schließen der Seite verloren.',
  overtaken:
    'Eine Partie wird nicht gezeigt, weil während des Ladens eine andere geöffnet wurde. Öffnen Sie sie noch einmal, um sie zu sehen.',
  openElsewhere: 'Die Partie ist in einem anderen Tab offen, darum zeigt dieser Tab eine andere.',
  friendGame: ({ side }) =>
    `Ein Freund hat diese Partie gesendet. Weiter mit ${side}: ziehen und die Partie zurücksenden.`,
  friendOld: 'Der Link bringt nichts Neues: Die Partie hat seine Züge schon.',
  friendOther:
    'Der Link setzt die gespeicherte Partie nicht fort, darum ist er als eigene Partie offen. Beide bleiben erhalten.',
};
