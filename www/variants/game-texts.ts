/**
 * What is needed to show a game of a variant, without styles, which each product loads in its own way: the texts of the page
 * with those of the game, and the drawings of its pieces. With this module comes the one that draws them, so that drawing
 * cannot fail later.
 */
import { loadPictures, pictureOf } from '../board/pictures/load-pictures.ts';
import '../board/pictures/picture.ts';
import { withVariantWords } from '../board/variant-words.ts';
import { ROLES } from '../game/position/board-shape.ts';
import { loadPieceNames, loadReasons, loadVariantWords } from '../texts/load.ts';
import type { PieceInfo, VariantInfo } from '../engine/messages.ts';
import type { Texts } from '../texts/en/page.ts';
import type { VariantTexts } from '../texts/en/variants.ts';

/**
 * The texts of a game; the drawings of its pieces are loaded when they are there.
 *
 * @returns Rejected if something could not be loaded.
 */
export async function prepareGame(texts: Texts, variant: VariantInfo): Promise<Texts> {
  const pictures = variant.pieces.map(({ letter, name, picture }) => pictureOf(letter, name, picture));
  const [prepared] = await Promise.all([withVariantTexts(texts, variant), loadPictures(pictures)]);
  return prepared;
}

/** The texts for a game. */
export async function withVariantTexts(texts: Texts, { pieces }: VariantInfo): Promise<Texts> {
  const { board, game, language } = texts;
  const [ends, pieceNames, { inColor, winsIn, board: variantWords }] = await Promise.all([
    loadReasons(language),
    loadPieceNames(language),
    loadVariantWords(language),
  ]);
  const reasons = { ...game.reasons, ...ends };
  const nameOf = pieceNamer(texts, pieceNames);
  const names = pieces.map(({ letter, name }) => [letter.toLowerCase(), nameOf(name)]);
  // A pawn has no letter in a move, whatever letter it has in a position.
  const pawn = pieces.find((piece) => piece.pawn);
  const spoken = { ...game.spoken, pieces: { ...Object.fromEntries(names), ...(pawn && { p: nameOf(pawn.name) }) } };
  return {
    ...texts,
    board: withVariantWords(
      {
        ...board,
        pieces: { ...board.pieces, ...namesInColor(pieces, board.pieces, nameOf, inColor) },
        choices: { ...board.choices, ...Object.fromEntries(names) },
      },
      variantWords,
    ),
    game: { ...game, reasons, matesIn: winsIn, spoken: spoken as typeof game.spoken },
  };
}

/** A function that names a piece by its English name: those of chess as the page does. */
export const pieceNamer =
  ({ game }: Texts, pieceNames: Readonly<Record<string, string>>): ((name: string) => string) =>
  (name) =>
    game.spoken.pieces[ROLES[name] as keyof Texts['game']['spoken']['pieces']] ?? nameOfPiece(pieceNames, name);

/** The names of both sides' pieces by their letters in a FEN, those of chess as the board has them. */
function namesInColor(
  pieces: readonly PieceInfo[],
  ofChess: Readonly<Record<string, string>>,
  nameOf: (name: string) => string,
  inColor: VariantTexts['inColor'],
): Record<string, string> {
  return Object.fromEntries(
    (['white', 'black'] as const).flatMap((color) =>
      pieces.map(({ letter, name }) => {
        const cased = (text: string) => (color === 'white' ? text.toUpperCase() : text.toLowerCase());
        const known = Object.hasOwn(ROLES, name) ? ofChess[cased(ROLES[name])] : null;
        return [cased(letter), known ?? inColor[color]({ name: nameOf(name) })];
      }),
    ),
  );
}

/** The name of a piece; a user's own has the name that its definition gives it. */
export const nameOfPiece = (pieceNames: Readonly<Record<string, string>>, name: string) =>
  Object.hasOwn(pieceNames, name) ? pieceNames[name] : name.replaceAll('-', ' ');
