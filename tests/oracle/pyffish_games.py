"""Compares the crate `variants` with pyffish, the rules of Fairy-Stockfish, in random games.

usage: pyffish_games.py compare PROGRAM POSITIONS [NAME ...]
       pyffish_games.py record PROGRAM FILE

PROGRAM is the example `random_games` of the crate, POSITIONS the number for each game, and NAME a
game or the path of a definition beside a file of the same name for pyffish (`.ini`). The second form
writes answers of pyffish for a few positions of each game, for crates/variants/tests/pyffish.rs.

Legal moves, check, the end of the game, the draws by counting or lack of progress, the FEN after
each move and the SAN of each move must agree. Prints what the positions contain and the first
differences of each game, and fails if there are any.

pyffish prepares its tables in every call, which takes longer than any answer. So it is asked for
the legal moves of each position, for the FEN after each move, and once a game for the SAN of its
moves, whose signs also show the checks; the rest is asked where it matters.
"""

import collections
import json
import pathlib
import subprocess
import sys
import zlib

import pyffish

# Our names and those of pyffish.
GAMES = {
    "ai-wok": "ai-wok", "almost": "almost", "amazon": "amazon", "antichess": "antichess",
    "asean": "asean", "atomic": "atomic", "berolina": "berolina", "cambodian": "cambodian",
    "capablanca": "capablanca", "chancellor": "chancellor", "chaturanga": "chaturanga",
    "chess": "chess", "courier": "courier", "crazyhouse": "crazyhouse", "embassy": "embassy",
    "gardner": "gardner", "gothic": "gothic", "grasshopper": "grasshopper",
    "horde": "horde", "janus": "janus", "king-of-the-hill": "kingofthehill",
    "knightmate": "knightmate", "los-alamos": "losalamos", "makruk": "makruk",
    "modern": "modern", "nightrider": "nightrider", "nocastle": "nocastle",
    "racing-kings": "racingkings", "seirawan": "seirawan",
    "shatranj": "shatranj", "spartan": "spartan", "suicide": "suicide", "three-check": "3check",
}

# Where pyffish names the pawn in SAN, because its moves are not those of chess, with the letter.
NAMED_PAWNS = {"berolina": "P", "greedy": "P", "spartan": "H"}

# Where the SAN of pyffish has no sign for some checks, because the king is royal by extinction.
WITHOUT_SIGNS = {"atomic", "spartan"}

# Games of our own, each a definition and a file for pyffish.
INVENTED = pathlib.Path(__file__).parent.parent / "data/variants/pyffish"

DIFFERENCES_SHOWN = 5
# One position in so many is asked whether it is check directly, beside the sign of the SAN.
CHECK_EVERY = 20
# The positions that `record` writes for each game: some of each kind, and others.
RECORDED_OF_A_KIND = 1
RECORDED_OTHERS = 6
# The plies without progress from which the draw is asked for.
LATE = 90


def invented():
    return [str(path) for path in sorted(INVENTED.glob("*.txt"))]


def name_for_pyffish(name):
    """The name of a game for pyffish; a game of our own is loaded."""
    if name in GAMES:
        return GAMES[name]
    path = pathlib.Path(name)
    pyffish.load_variant_config(path.with_suffix(".ini").read_text())
    return path.stem


def games(program, name, count):
    """The positions of random games, game by game."""
    seed = str(zlib.crc32(pathlib.Path(name).stem.encode()))
    command = [program, name, seed, str(count)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as run:
        game = []
        for line in run.stdout:
            position = json.loads(line)
            if position["first"] and game:
                yield game
                game = []
            game.append(position)
        yield game
    if run.returncode:
        sys.exit(run.returncode)


def result_of(fen, value):
    """The result as PGN writes it, of a value for the side to move."""
    if value == 0:
        return "1/2-1/2"
    white_to_move = fen.split()[1] == "w"
    return "1-0" if (value > 0) == white_to_move else "0-1"


def expected_result(name, fen, moves):
    """The result of pyffish; there are no legal moves after the end of a game."""
    return "*" if moves else result_of(fen, pyffish.game_result(name, fen, []))


def comparable_fen(name, fen):
    """The fields of a FEN without what means the same in another form.

    After a double step of a Berolina pawn, pyffish also names the pawn's own square. Where pieces
    could still enter if there were any, it leaves the rights empty.
    """
    fields = fen.replace("  ", " - ").split()
    if name == "berolina":
        del fields[3]
    return fields


def is_same_san(name, ours, theirs):
    """Whether the SAN is the same, or differs as the notations do."""
    if theirs[0] == NAMED_PAWNS.get(name):
        return True
    if name == "cambodian" and ours[0] == theirs[0] and ours.endswith(theirs[1:]):
        # pyffish does not see that an ordinary step of another piece leads where a leap ends.
        return True
    if name in WITHOUT_SIGNS:
        ours, theirs = ours.rstrip("+#"), theirs.rstrip("+#")
    return ours == theirs


def position_differences(name, fen, position, number):
    moves = pyffish.legal_moves(name, fen, [])
    result = expected_result(name, fen, moves)
    if position["result"] != result:
        yield f"result {position['result']} instead of {result}"
    missing = sorted(set(moves) - set(position["moves"]))
    extra = sorted(set(position["moves"]) - set(moves))
    if missing:
        yield f"missing {' '.join(missing)}"
    if extra:
        yield f"extra {' '.join(extra)}"
    if number % CHECK_EVERY == 0 or name in WITHOUT_SIGNS:
        check = pyffish.gives_check(name, fen, [])
        if position["check"] != check:
            yield f"check {position['check']} instead of {check}"
    is_counted = fen.split()[3].isdigit()
    if moves and (is_counted or int(fen.split()[-2]) >= LATE):
        clock = pyffish.is_optional_game_end(name, fen, [])[0]
        if position["clock"] != clock:
            yield f"draw by a clock {position['clock']} instead of {clock}"


def move_differences(name, fen, position, after, san):
    """What differs in a move of a position and the position after it, whose FEN is given."""
    move = position["played"]
    if comparable_fen(name, after["fen"]) != comparable_fen(name, fen):
        yield f"after {move} {after['fen']} instead of {fen}"
    check = san[-1] in "+#"
    if name not in WITHOUT_SIGNS and after["check"] != check:
        yield f"check after {move} {after['check']} instead of {check}"
    if not is_same_san(name, position["san"], san):
        yield f"SAN of {move} {position['san']} instead of {san}"


def sans_of(name, fen, moves):
    """The SAN of the moves of a game; none if one of them is illegal."""
    try:
        return pyffish.get_san_moves(name, fen, moves)
    except ValueError:
        return []


def game_differences(name, game, counts):
    """The FEN and what differs, for each difference of a game."""
    fen = game[0]["fen"]
    theirs = pyffish.get_fen(name, fen, [])
    if comparable_fen(name, theirs) != comparable_fen(name, fen):
        yield fen, f"FEN instead of {theirs}"
    sans = sans_of(name, fen, [position["played"] for position in game[:-1]])
    for number, position in enumerate(game):
        count_contents(position, counts)
        for text in position_differences(name, fen, position, number):
            yield fen, text
        if number < len(sans):
            # The next position by pyffish: for it, its FEN of a Berolina pawn must be complete.
            before, fen = fen, pyffish.get_fen(name, fen, [position["played"]])
            for text in move_differences(name, fen, position, game[number + 1], sans[number]):
                yield before, text


def count_contents(position, counts):
    counts["positions"] += 1
    counts["check"] += position["check"]
    counts["drawn by a clock"] += position["clock"]
    counts["drawn by the material"] += position["material"]
    if position["result"] != "*":
        counts[f"end by {position['reason']}"] += 1
    if position["kind"]:
        counts[position["kind"]] += 1


def compare(program, name, count):
    theirs = name_for_pyffish(name)
    counts = collections.Counter()
    differences = 0
    for game in games(program, name, count):
        for fen, text in game_differences(theirs, game, counts):
            differences += 1
            if differences <= DIFFERENCES_SHOWN:
                print(f"  {fen}: {text}")
    contents = ", ".join(f"{key} {count}" for key, count in sorted(counts.items()) if count)
    print(f"{theirs}: {differences} differences; {contents}", flush=True)
    return differences


def recorded_positions(program, name):
    """A few positions of random games: some of each kind, and others."""
    positions = [position for game in games(program, name, 3000) for position in game]
    wanted = collections.defaultdict(list)
    for position in positions:
        wanted["check" if position["check"] else position["reason"] or position["kind"]].append(position)
    chosen = [position for kind in sorted(wanted) for position in wanted[kind][:RECORDED_OF_A_KIND]]
    return chosen + positions[::len(positions) // RECORDED_OTHERS]


def recorded_san(name, fen, move):
    """The SAN of a move after a sign `=`; nothing where it differs as the notations do."""
    san = pyffish.get_san(name, fen, move)
    has_sign = name in WITHOUT_SIGNS and pyffish.gives_check(name, fen, [move])
    return "" if has_sign or san[0] == NAMED_PAWNS.get(name) else f"={san}"


def record(program, path):
    """Writes a line `NAME;FEN;CHECK;RESULT;MOVES` for some positions of each game."""
    lines = ["# Answers of pyffish 0.0.90, written by tests/oracle/pyffish_games.py record"]
    for name in [*GAMES, *invented()]:
        theirs = name_for_pyffish(name)
        for position in recorded_positions(program, name):
            fen = position["fen"]
            check = "check" if pyffish.gives_check(theirs, fen, []) else "-"
            moves = sorted(pyffish.legal_moves(theirs, fen, []))
            result = expected_result(theirs, fen, moves)
            with_san = " ".join(move + recorded_san(theirs, fen, move) for move in moves)
            lines.append(f"{pathlib.Path(name).stem};{fen};{check};{result};{with_san}")
    pathlib.Path(path).write_text("\n".join(lines) + "\n")


def main():
    command, program, argument, *names = sys.argv[1:]
    if command == "record":
        record(program, argument)
        return
    names = names or [*GAMES, *invented()]
    total = sum(compare(program, name, int(argument)) for name in names)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
