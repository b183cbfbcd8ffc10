// The part of chess.js that these tests use: the package is installed only where they run.

declare module 'chess.js' {
  export class Chess {
    constructor(fen?: string);
    isGameOver(): boolean;
    fen(): string;
    moves(): string[];
    /** Throws if the move is illegal. */
    move(move: string | { from: string; to: string; promotion?: string }): { lan: string };
    history(): string[];
    history(options: { verbose: true }): { lan: string }[];
    setComment(comment: string): void;
    getComments(): { fen: string; comment: string }[];
    setHeader(key: string, value: string): Record<string, string>;
    getHeaders(): Record<string, string>;
    pgn(): string;
    loadPgn(pgn: string): void;
  }
}
