"""A game by python-chess with the engine whose command is given, to its end.

The engine plays both sides with few nodes; python-chess, which nobody here wrote, reads its lines, checks its moves and
says when the game is over.
"""

import sys

import chess
import chess.engine

# Whatever happens, the fifty-move rule ends a game before this.
MOST_PLIES = 6000

with chess.engine.SimpleEngine.popen_uci(sys.argv[1:], timeout=30) as engine:
    board = chess.Board()
    engine.configure({"Level": 1})
    while not board.is_game_over(claim_draw=True) and board.ply() < MOST_PLIES:
        result = engine.play(board, chess.engine.Limit(nodes=300), game="one", info=chess.engine.INFO_SCORE)
        board.push(result.move)
    print(f"{engine.id['name']}: {board.result(claim_draw=True)} after {board.ply()} plies")
