/** The messages that few games need, in French. */
import { counted } from './page.ts';
import type { RareMessages } from '../en/rare-messages.ts';

export const texts: RareMessages = {
  newGameForTwo: 'Nouvelle partie à deux sur cet échiquier.',
  newGameOfEngines: 'Nouvelle partie. Moteur contre moteur.',
  loaded: ({ moves }) =>
    `Partie chargée : ${counted(moves, 'demi-coup')}. Parcourez-la avec les boutons fléchés ou les flèches du clavier.`,
  loadedPosition: 'Position chargée. Jouez pour les deux camps, ou contre l’ordinateur.',
  takenBackFlag: 'Coup repris. La partie continue sans pendule.',
  sidesSwitched: ({ side }) => `Camps échangés.${side ? ` Vous avez les ${side}.` : ''}`,
  notRead: ({ text }) => text,
  partlyRead: ({ number, text, more }) =>
    `Coup ${number} : ${text}. La suite est conservée en commentaire.${more > 0 ? ` Illisible aussi à ${more} autre${more > 1 ? 's' : ''} endroit${more > 1 ? 's' : ''}.` : ''}`,
  notTaken: 'Ce coup n’est pas accepté ici. La pièce revient.',
  notOffered: ({ wanted, instead }) => `${wanted} n’est pas disponible. ${instead} joue à la place.`,
  threat: ({ move }) => `Menace : ${move}.`,
  threatInCheck: 'Vous êtes en échec : c’est la menace.',
  noThreat: 'Il n’y a pas de menace ici.',
  correctionAsked: ({ side, move }) => `${side} : ${move}. Trouvez un meilleur coup.`,
  correctionSolved: ({ move, isBest }) => (isBest ? `${move} est le meilleur coup.` : `${move} est un bon coup.`),
  correctionWrong: ({ move, answer = '' }) =>
    `${move} n’est pas assez bon.${answer && ` La réponse est ${answer}.`} Essayez encore.`,
  unreadable: ({ text }) => `Une partie enregistrée est illisible : ${text}.`,
  preferencesDamaged: 'Certains réglages enregistrés étaient illisibles et ont été réinitialisés.',
  cut: ({ ply, uci }) =>
    `Le demi-coup ${ply} de la partie enregistrée, ${uci}, est illégal. La partie reprend à la position précédente.`,
  noMove: 'Le moteur n’a donné aucun coup.',
  illegalMove: ({ uci }) => `Le moteur a répondu ${uci}, un coup illégal ici.`,
  noAnswer: ({ text }) => `Le moteur n’a pas répondu : ${text}.`,
  engineRestarted: 'Le moteur ne répondait plus et a été relancé. La partie continue.',
  engineTwice: 'Le moteur a échoué deux fois sur cette position.',
  questionTooLong: 'Le moteur a mis trop longtemps à répondre et a été arrêté.',
  engineFailed: ({ text }) => `Le moteur n’a pas pu démarrer${text && ` (${text})`}. Rechargez la page pour réessayer.`,
  engineRefused: ({ text }) => `Le navigateur a refusé de lancer le moteur : ${text}.`,
  missingFile: ({ text }) => `Il manque ${text} à côté de micro-max.js.`,
  policyForbids: ({ text }) =>
    `La Content-Security-Policy de cette page empêche le moteur de démarrer. Elle doit autoriser ${text}.`,
  sandboxed: 'Le bac à sable de ce cadre empêche le moteur de démarrer. Il doit contenir allow-same-origin.',
  engineClosed: 'Le moteur a été arrêté.',
  noWorkers: 'Ce navigateur ne prend pas en charge les web workers, dont le moteur a besoin.',
  noWebAssembly: 'Ce navigateur ne prend pas en charge WebAssembly, ou il est désactivé. Le moteur en a besoin.',
  notKept:
    'Rien n’est conservé : le stockage du navigateur est plein ou bloqué. Les nouvelles parties, le classement et les réglages seront perdus à la fermeture de la page.',
  overtaken:
    'Une partie n’est pas affichée, car vous en avez ouvert une autre pendant son chargement. Ouvrez-la de nouveau pour la voir.',
  openElsewhere: 'Votre partie est ouverte dans un autre onglet ; celui-ci en a ouvert une autre.',
  friendGame: ({ side }) =>
    `Un ami vous a envoyé cette partie. Vous avez les ${side} : jouez votre coup, puis renvoyez la partie.`,
  friendOld: 'Ce lien n’apporte rien de nouveau : votre partie contient déjà ses coups.',
  friendOther:
    'Ce lien ne continue pas votre partie enregistrée ; il s’est ouvert comme une partie à part. Les deux sont conservées.',
};
