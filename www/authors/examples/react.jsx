import { useEffect, useRef, useState } from 'react';
import 'micro-max';

// React does not attach onmicro-max-move to HTML that a server has rendered, so the listener is added here.
export function Board() {
  const board = useRef(null);
  const [moves, setMoves] = useState([]);
  useEffect(() => {
    const { current } = board;
    const add = ({ detail }) => setMoves((made) => [...made, detail.san]);
    current.addEventListener('micro-max-move', add);
    return () => current.removeEventListener('micro-max-move', add);
  }, []);
  return (
    <>
      <micro-max ref={board} level={1} />
      <p>Moves: {moves.join(' ')}</p>
    </>
  );
}
