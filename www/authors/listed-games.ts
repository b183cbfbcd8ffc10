/** The games that the attribute `variant` names. */
import { loadCards } from '../texts/load.ts';
import { titleIn } from '../game/variant/variant-source.ts';

/** `source`: the value of the attribute, a name or a definition. `start`: its FEN, if it is one of chess. */
export interface ListedGame {
  title: string;
  name: string;
  source: string;
  start?: string;
}

/** All games, by family in the order of the chooser. */
export async function listedGames(): Promise<{ title: string; games: ListedGame[] }[]> {
  const [{ CHESS960, FAMILIES, cardOf }, { INVENTIONS }, { chess960Fen }, cards] = await Promise.all([
    import('../variants/catalogue.ts'),
    import('../variants/inventions.ts'),
    import('../game/position/chess960.ts'),
    loadCards('en'),
  ]);
  return (Object.keys(FAMILIES) as (keyof typeof FAMILIES)[]).map((family) => ({
    title: cards.families[family],
    games: FAMILIES[family].map((name) => ({
      name,
      title: cardOf(cards, name)?.title ?? titleIn(name),
      source: Object.hasOwn(INVENTIONS, name) ? INVENTIONS[name] : name,
      ...(name === CHESS960 && { start: chess960Fen(SHOWN_NUMBER) }),
    })),
  }));
}

/** The number of the position that the picture of Chess960 shows. */
const SHOWN_NUMBER = 534;
