// The parts of the packages that this test uses: they are installed only where it runs.

declare module 'acorn' {
  export interface Node {
    type: string;
  }

  export function parse(text: string, options: { ecmaVersion: 'latest'; sourceType: 'module' }): Node;
}

declare module 'acorn-walk' {
  import type { Node } from 'acorn';

  export function simple(node: Node, visitors: { Literal: (literal: { value?: unknown }) => void }): void;
}

declare module 'recheck' {
  export function check(
    source: string,
    flags: string,
    options: { timeout: number },
  ): Promise<
    | { status: 'safe' | 'unknown' }
    | { status: 'vulnerable'; complexity: { summary: string }; attack: { pattern: string } }
  >;
}
