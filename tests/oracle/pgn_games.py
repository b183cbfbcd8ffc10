"""Random games with comments, variations and glyphs: pgn_games.py GAMES SEED COMMAND...

python-chess writes each game, the command reads the text and writes it again, and python-chess reads that. Moves, glyphs,
comments, clocks, scores, arrows, tags and results must be those of the first text.
"""

import io
import random
import re
import subprocess
import sys

import chess
import chess.pgn
import chess.svg
import chess.variant

GAMES_OF_A_TEXT = 50
MOST_PLIES = 80
WORDS = ["good", "only move", "prépare c5", "±", "(sic)", "1. e4?", "\"so\"", "50% better", "a;b", "*", "1-0", "Zugzwang!", "=", "[x]"]

VARIANTS = {
    "chess": chess.Board,
    "chess960": chess.Board,
    "crazyhouse": chess.variant.CrazyhouseBoard,
    "atomic": chess.variant.AtomicBoard,
    "antichess": chess.variant.AntichessBoard,
    "horde": chess.variant.HordeBoard,
    "king of the hill": chess.variant.KingOfTheHillBoard,
    "racing kings": chess.variant.RacingKingsBoard,
    "three-check": chess.variant.ThreeCheckBoard,
}


def random_board(name, dice):
    if name == "chess960":
        return chess.Board.from_chess960_pos(dice.randrange(960))
    return VARIANTS[name]()


def random_comment(dice):
    return " ".join(dice.choice(WORDS) for _ in range(dice.randrange(1, 9)))


def annotate(node, dice):
    if dice.random() < 0.3:
        node.comment = random_comment(dice)
    if dice.random() < 0.1 and node.parent and node.starts_variation():
        node.starting_comment = random_comment(dice)
    if dice.random() < 0.2:
        node.nags = {dice.randrange(1, 20)}
    if dice.random() < 0.2:
        node.set_clock(dice.randrange(36_000))
    if dice.random() < 0.2:
        turn = node.turn()
        score = chess.engine.Mate(dice.randrange(1, 9)) if dice.random() < 0.2 else chess.engine.Cp(dice.randrange(-900, 900))
        node.set_eval(chess.engine.PovScore(score, turn))
    if dice.random() < 0.1:
        node.set_arrows([chess.svg.Arrow(dice.randrange(64), dice.randrange(64), color="red"), chess.svg.Arrow(3, 3)])


def play(node, board, plies, depth, dice):
    """Adds a line of random moves to a node, with variations beside its moves."""
    for _ in range(plies):
        moves = list(board.legal_moves)
        if not moves or board.is_game_over():
            return
        move = dice.choice(moves)
        child = node.add_variation(move)
        annotate(child, dice)
        if depth < 2 and dice.random() < 0.15:
            other = dice.choice(moves)
            if other != move:
                beside = node.add_variation(other)
                annotate(beside, dice)
                line = board.copy(stack=False)
                line.push(other)
                play(beside, line, dice.randrange(6), depth + 1, dice)
        board.push(move)
        node = child


def random_game(name, dice):
    board = random_board(name, dice)
    game = chess.pgn.Game()
    game.setup(board)
    game.headers["White"] = dice.choice(["Ann", 'Bob "the rook"', "Zoë"])
    game.headers["Result"] = dice.choice(["*", "1-0", "0-1", "1/2-1/2"])
    if dice.random() < 0.3:
        game.comment = random_comment(dice)
    play(game, board, dice.randrange(MOST_PLIES), 0, dice)
    return game


def text_of(comment):
    return re.sub(r"\s+", " ", re.sub(r"\[%\w+ [^\]]*\]", " ", comment)).strip()


def tree_of(node):
    """What a game is, without the order of what stands in a comment."""
    # A score without a command is a comment to some programs; all others are compared as values.
    score = node.eval()
    return {
        "move": node.move.uci() if node.parent else None,
        "nags": sorted(node.nags),
        "comment": text_of(node.comment),
        "before": text_of(node.starting_comment),
        "clock": node.clock(),
        "score": score and str(score.white()),
        "arrows": sorted(arrow.pgn() for arrow in node.arrows()),
        "variations": [tree_of(child) for child in node.variations],
    }


def compared(game):
    # python-chess neither escapes quotation marks nor reads them escaped.
    headers = {name: re.sub(r'\\([\\"])', r"\1", value) for name, value in game.headers.items()}
    # A position that is the start of its game needs no FEN.
    for name in ("FEN", "SetUp"):
        headers.pop(name, None)
    return {"headers": headers, "start": game.board().fen(), "moves": tree_of(game)}


def difference(one, other, path=""):
    """The first place where two values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(set(one) | set(other)):
            if one.get(key) != other.get(key):
                return difference(one.get(key), other.get(key), f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (left, right) in enumerate(zip(one, other)):
            if left != right:
                return difference(left, right, f"{path}[{index}]")
    return f"{path}: {one!r} became {other!r}"


def check(name, games, command):
    text = "\n\n".join(str(game) for game in games)
    done = subprocess.run(command, input=text, capture_output=True, text=True, encoding="utf-8")
    if done.returncode != 0:
        raise SystemExit(f"{name}: {done.stderr}\n{text}")
    written = io.StringIO(done.stdout)
    for game in games:
        again = chess.pgn.read_game(written)
        if again is None or again.errors:
            raise SystemExit(f"{name}: {again and again.errors}\n{game}")
        if compared(game) != compared(again):
            raise SystemExit(f"{name}: {difference(compared(game), compared(again))}\n\n{game}\n\n{again}")


def main(count, seed, *command):
    for name in VARIANTS:
        dice = random.Random(f"{seed} {name}")
        left = int(count)
        while left > 0:
            size = min(left, GAMES_OF_A_TEXT)
            check(name, [random_game(name, dice) for _ in range(size)], command)
            left -= size
        print(f"{name}: {count} games")


if __name__ == "__main__":
    if len(sys.argv) < 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])
