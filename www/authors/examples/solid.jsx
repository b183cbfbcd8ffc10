import { createSignal } from 'solid-js';
import 'micro-max';

export function Board() {
  const [moves, setMoves] = createSignal([]);
  const add = ({ detail }) => setMoves((made) => [...made, detail.san]);
  return (
    <>
      <micro-max prop:level={1} on:micro-max-move={add} />
      <p>Moves: {moves().join(' ')}</p>
    </>
  );
}
