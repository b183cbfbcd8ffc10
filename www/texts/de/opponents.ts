/** The texts of opponents with a face, in German. */

import type { OpponentTexts } from '../en/opponents.ts';

export const texts: OpponentTexts = {
  title: 'Gegner',
  about:
    'Jeder Charakter spielt wie Menschen seiner Wertung, aber mit eigenem Geschmack. Die Partien zählen für Ihre Wertung.',
  strength: 'Spielstärke',
  own: 'die eigene',
  characters: 'Charaktere',
  ladder: 'Die Leiter',
  ladderAbout:
    'Fünfzehn Stufen, vom Anfänger bis zur vollen Stärke. Menschen mit derselben Wertung bei lichess holen gegen jede etwa die Hälfte der Punkte.',
  elo: ({ elo }) => `${elo} Elo`,
  /** What a character likes, and its remarks. */
  each: {
    greedy: {
      about: 'Schlägt, was zu schlagen ist, und schaut erst danach.',
      start: 'Ist der Bauer noch frei?',
      blunder: 'Danke, ich hatte Hunger.',
      won: 'Alles meins.',
      lost: 'Ich habe zu viel gefressen.',
    },
    odd: {
      about: 'Zieht die Randbauern vor und schickt die Dame früh los.',
      start: 'Sehen wir es uns von oben an.',
      blunder: 'Von hier sieht das anders aus.',
      won: 'Ein seltsames Matt, aber ein Matt.',
      lost: 'Das habe nicht einmal ich gesehen.',
    },
    gambits: {
      about: 'Opfert Bauern und Figuren für einen Angriff.',
      start: 'Möchten Sie einen Bauern?',
      blunder: 'Schnell, bevor Sie noch einmal hinsehen!',
      won: 'Schneller, als Sie dachten.',
      lost: 'Mir sind die Bauern zum Opfern ausgegangen.',
    },
    trading: {
      about: 'Tauscht, was sich tauschen lässt, und wartet auf das Endspiel.',
      start: 'Wollen wir tauschen?',
      blunder: 'Ein gutes Geschäft für mich.',
      won: 'Das Geschäft ist gemacht.',
      lost: 'Ein schlechter Handel.',
    },
    attacking: {
      about: 'Geht auf den König los.',
      start: 'Passen Sie auf Ihren König auf.',
      blunder: 'Ich wittere etwas.',
      won: 'Die Jagd ist vorbei.',
      lost: 'Da wurde der Jäger gejagt.',
    },
    defending: {
      about: 'Rochiert, deckt alles und wartet ab.',
      start: 'Ich habe es nicht eilig.',
      blunder: 'Ich musste nur warten.',
      won: 'Langsam, aber sicher.',
      lost: 'Sie haben einen Weg gefunden.',
    },
  },
};
