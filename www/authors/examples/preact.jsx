/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import 'micro-max';

export function Board() {
  const [moves, setMoves] = useState([]);
  const add = ({ detail }) => setMoves((made) => [...made, detail.san]);
  return (
    <>
      <micro-max level={1} onmicro-max-move={add} />
      <p>Moves: {moves.join(' ')}</p>
    </>
  );
}
