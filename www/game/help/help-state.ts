/** The slice of what helps the player in the position on the board, and of the note on the last move. Pure. */
import type { Reason } from '../../engine/messages.ts';
import type { Resets } from '../resets.ts';

/** Step 1 marks the piece, step 2 the move; `uci` is null until it is found. `reason` is why the move is good. */
export type Hint = { node: number; uci: string | null; step: 1 | 2; reason?: Reason | 'asked' | null };

/** What the other side threatens: `uci` is null until it is found, and '' if there is no threat. */
export type Threat = { node: number; uci: string | null; san?: string };

/** Why the move that the player tried last is illegal. */
export type Refusal = { node: number; key: 'mustCapture' | 'kingInCheck' };

/** A note on the mistake that led to `node`; both moves in SAN. */
export type Note = { node: number; lost_cp: number; played: string; better: string };

export type Help = ReturnType<typeof newHelp>;

export const newHelp = () => ({
  hint: null as Hint | null,
  threat: null as Threat | null,
  refusal: null as Refusal | null,
  note: null as Note | null,
});

/** Help is about the position on the board, and the note about the player's last move. */
export const helpResets: Resets<Help> = {
  move: () => ({ note: null }),
  jump: () => ({ note: null }),
  seats: () => ({ note: null }),
  view: (help, { tree: { shown } }) => {
    const isOld = (about: { node: number } | null) => about !== null && about.node !== shown;
    return {
      ...(isOld(help.hint) && { hint: null }),
      ...(isOld(help.threat) && { threat: null }),
      ...(isOld(help.refusal) && { refusal: null }),
    };
  },
  settings: (_, { settings }) => (settings.notes ? {} : { note: null }),
};
