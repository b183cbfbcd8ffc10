"""Compares the crate `variants` with pyffish on positions of random games.

usage: pyffish_games.py ANSWERS POSITIONS [NAME ...]
       pyffish_games.py record FILE

The second form writes the answers of pyffish for a few positions of each game, for
crates/variants/tests/pyffish.rs.

ANSWERS is the program of crates/variants/examples/answers.rs, POSITIONS the number for each game.
Legal moves, check, the end of the game and the FEN after each move must agree. Fails with the first
differences of each game.
"""

import json
import random
import subprocess
import sys

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
    "shatranj": "shatranj", "spartan": "spartan", "three-check": "3check",
}

MOST_PLIES = 200
DIFFERENCES_SHOWN = 5
RECORD_EVERY = 20


def random_positions(name, count, seed):
    """Positions of games with random moves; captures are preferred to reach endings."""
    choose = random.Random(seed)
    fens = []
    while len(fens) < count:
        fen = pyffish.start_fen(name)
        for _ in range(MOST_PLIES):
            fens.append(fen)
            moves = pyffish.legal_moves(name, fen, [])
            if not moves or len(fens) >= count:
                break
            captures = [move for move in moves if pyffish.is_capture(name, fen, [], move)]
            pool = captures if captures and choose.random() < 0.3 else moves
            fen = pyffish.get_fen(name, fen, [choose.choice(pool)])
    return fens


def result_of(fen, value):
    """The result as PGN writes it, of a value for the side to move."""
    if value == 0:
        return "1/2-1/2"
    white_to_move = fen.split()[1] == "w"
    return "1-0" if (value > 0) == white_to_move else "0-1"


def expected(name, fen, choose):
    moves = pyffish.legal_moves(name, fen, [])
    ended, value = pyffish.is_immediate_game_end(name, fen, [])
    if ended:
        result = result_of(fen, value)
    elif not moves:
        result = result_of(fen, pyffish.game_result(name, fen, []))
    else:
        result = "*"
    return {
        "check": pyffish.gives_check(name, fen, []),
        "result": result,
        "moves": moves,
        # pyffish needs milliseconds for a FEN: one move of each position is enough.
        "after": {move: pyffish.get_fen(name, fen, [move]) for move in choose.sample(moves[:], min(1, len(moves)))},
    }


def comparable(name, fen):
    """The FEN without a field that means the same in another form.

    After a double step of a Berolina pawn, pyffish also names the pawn's own square.
    """
    fields = fen.split()
    if name == "berolina":
        del fields[3]
    return fields


def difference(name, ours, theirs):
    """What differs, as text; empty if nothing does."""
    if "error" in ours:
        return ours["error"]
    found = []
    for key in ("check", "result"):
        if ours[key] != theirs[key]:
            found.append(f"{key} {ours[key]} instead of {theirs[key]}")
    missing = sorted(set(theirs["moves"]) - set(ours["moves"]))
    extra = sorted(set(ours["moves"]) - set(theirs["moves"]))
    if missing:
        found.append(f"missing {' '.join(missing)}")
    if extra:
        found.append(f"extra {' '.join(extra)}")
    for move, fen in theirs["after"].items():
        if comparable(name, ours["moves"].get(move, fen)) != comparable(name, fen):
            found.append(f"after {move} {ours['moves'][move]} instead of {fen}")
    return "; ".join(found)


def compare(program, name, count):
    theirs_name = GAMES[name]
    fens = random_positions(theirs_name, count, f"{name} {count}")
    lines = "".join(f"{name};{fen}\n" for fen in fens)
    run = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
    choose = random.Random(name)
    differences = 0
    for fen, line in zip(fens, run.stdout.splitlines(), strict=True):
        text = difference(name, json.loads(line), expected(theirs_name, fen, choose))
        if text:
            differences += 1
            if differences <= DIFFERENCES_SHOWN:
                print(f"  {fen}: {text}")
    print(f"{name}: {len(fens)} positions, {differences} differences", flush=True)
    return differences


def record(path):
    """Writes a line `NAME;FEN;CHECK;RESULT;MOVES` for some positions of each game."""
    lines = ["# Answers of pyffish 0.0.90, written by tests/oracle/pyffish_games.py record"]
    for name, theirs_name in GAMES.items():
        for fen in random_positions(theirs_name, 300, f"record {name}")[::RECORD_EVERY]:
            answer = expected(theirs_name, fen, random.Random(name))
            check = "check" if answer["check"] else "-"
            moves = " ".join(sorted(answer["moves"]))
            lines.append(f"{name};{fen};{check};{answer['result']};{moves}")
    with open(path, "w") as file:
        file.write("\n".join(lines) + "\n")


def main():
    if sys.argv[1] == "record":
        record(sys.argv[2])
        return
    program, count, *names = sys.argv[1:]
    total = sum(compare(program, name, int(count)) for name in names or GAMES)
    sys.exit(1 if total else 0)


if __name__ == "__main__":
    main()
