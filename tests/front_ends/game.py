"""A game that python-chess plays with an engine, to its end: game.py uci|xboard COMMAND...

The engine plays both sides with few nodes; python-chess reads its lines, checks its moves and says when the game is over.
"""

import sys

import chess
import chess.engine

# The fifty-move rule ends a game before this.
MOST_PLIES = 6000

TIMEOUT_S = 30


def start(protocol, command):
    if protocol == "xboard":
        return chess.engine.SimpleEngine.popen_xboard(command, timeout=TIMEOUT_S)
    engine = chess.engine.SimpleEngine.popen_uci(command, timeout=TIMEOUT_S)
    engine.configure({"Level": 1})
    return engine


def limit(protocol):
    # XBoard has no limit of nodes that every engine knows.
    return chess.engine.Limit(depth=3) if protocol == "xboard" else chess.engine.Limit(nodes=300)


def main(protocol, *command):
    with start(protocol, list(command)) as engine:
        board = chess.Board()
        while not board.is_game_over(claim_draw=True) and board.ply() < MOST_PLIES:
            result = engine.play(board, limit(protocol), game="one", info=chess.engine.INFO_SCORE)
            if result.resigned or result.move is None:
                break
            board.push(result.move)
        print(f"{engine.id['name']}: {board.result(claim_draw=True)} after {board.ply()} plies")


main(*sys.argv[1:])
