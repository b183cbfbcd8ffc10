//! The long checks of `cargo xtask verify`, which take minutes to hours.

use std::{env, process::Command};

use anyhow::{Context, Result};

use crate::{
    install, node,
    process::{self, cargo, find, output, program},
    worker::Worker,
    workspace::{root, target},
};

use super::{builds::Builds, report::Report};

const FUZZ_S: u32 = 60;

/// The number of games of each level against the level below.
const GAMES_PER_LEVEL: u32 = 40;

/// Runs the native tests with many more positions and games, deeper perft counts and all entries of
/// the endgame tables.
pub(crate) fn oracles(report: &mut Report) -> Result<()> {
    let words = ["test", "--no-fail-fast"];
    report.check(
        "cargo test",
        cargo().args(words).env("MICRO_MAX_LONG_CHECKS", "1"),
    )
}

pub(crate) fn fuzz(report: &mut Report) -> Result<()> {
    let nightly = output(program("rustup").args(["toolchain", "list"]));
    let has_nightly = nightly.is_ok_and(|list| list.contains("nightly"));
    for target in fuzz_targets()? {
        let name = format!("fuzz {target}");
        if !has_nightly {
            report.skip(
                &name,
                "missing the nightly toolchain; run `rustup toolchain install nightly`",
            );
        } else if find("cargo-fuzz").is_none() {
            report.skip(&name, "missing cargo-fuzz; run `cargo install cargo-fuzz`");
        } else {
            let time = format!("-max_total_time={FUZZ_S}");
            let mut command = program("cargo");
            command.args(["+nightly", "fuzz", "run", &target, "--", &time]);
            report.check(&name, without_this_toolchain(&mut command))?;
        }
    }
    Ok(())
}

/// Removes the variables that select this program's toolchain, so that cargo can use another one.
fn without_this_toolchain(command: &mut Command) -> &mut Command {
    command.env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO")
}

fn fuzz_targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz/fuzz_targets");
    let mut names = Vec::new();
    for entry in folder.read_dir()? {
        let path = entry?.path();
        let name = path.file_stem().context("a file without a name")?;
        names.push(name.to_string_lossy().into_owned());
    }
    names.sort();
    Ok(names)
}

/// The number of random positions of each variant to compare with pyffish.
const VARIANT_POSITIONS: u32 = 20_000;

/// Plays random games and compares legal moves, checks, outcomes, FENs and SAN with pyffish.
pub(crate) fn variants(report: &mut Report) -> Result<()> {
    let python = match install::pyffish() {
        Ok(python) => python,
        Err(error) => {
            report.skip("pyffish", &format!("{error:#}"));
            return Ok(());
        }
    };
    let words = ["build", "--quiet", "--release", "--package", "variants"];
    process::run(cargo().args(words).args(["--example", "random_games"]))?;
    let mut games = Command::new(&python.program);
    games.current_dir(root());
    games.args(["tests/oracle/pyffish_games.py", "compare"]);
    games.arg(target().join("release/examples/random_games"));
    games.arg(VARIANT_POSITIONS.to_string());
    games.env("PYTHONPATH", &python.packages);
    report.check("pyffish", &mut games)
}

/// The number of random games of each variant to exchange with other programs.
const PGN_GAMES: u32 = 2_000;

/// Runs pages with micro-Max and with Stockfish, lets python-chess play against the binary in both
/// protocols, and exchanges games in PGN.
pub(crate) fn front_ends(report: &mut Report, builds: &Builds) -> Result<()> {
    pages(report, builds)?;
    let python = match install::python_chess() {
        Ok(python) => python,
        Err(error) => {
            report.skip("python-chess", &format!("{error:#}"));
            return Ok(());
        }
    };
    process::run(cargo().args(["build", "--quiet", "--release", "--package", "cli"]))?;
    for protocol in ["uci", "xboard"] {
        let mut game = Command::new(&python.program);
        game.current_dir(root()).arg("tests/front_ends/game.py");
        game.arg(protocol).arg(target().join("release/micro-max"));
        game.env("PYTHONPATH", &python.packages);
        report.check(&format!("python-chess, {protocol}"), &mut game)?;
    }
    pgn(report, &python)
}

/// Runs pages with our worker, and with two builds of Stockfish in its place.
fn pages(report: &mut Report, builds: &Builds) -> Result<()> {
    if let Some(missing) = node::are_tools_missing() {
        report.skip("pages with other engines", &missing);
        return Ok(());
    }
    let front_ends = root().join("tests/front_ends");
    let stockfish = front_ends.join("stockfish");
    node::ensure_packages(&front_ends)?;
    node::ensure_packages(&stockfish)?;
    let mut node = node::tests()?;
    node.arg(front_ends.join("pages.test.ts"));
    node.env("MICRO_MAX_PACKAGE", builds.products()?.package());
    node.env("STOCKFISH_PACKAGES", stockfish.join("node_modules"));
    report.check("pages with other engines", &mut node)
}

/// Exchanges games of chess, Chess960 and the variants of lichess with other programs, as PGN.
fn pgn(report: &mut Report, python: &install::Python) -> Result<()> {
    let words = ["build", "--quiet", "--release", "--package", "tests"];
    process::run(cargo().args(words).args(["--example", "rewrite_pgn"]))?;
    let rewrite = target().join("release/examples/rewrite_pgn");
    let mut games = Command::new(&python.program);
    games.current_dir(root()).arg("tests/oracle/pgn_games.py");
    games.args([&PGN_GAMES.to_string(), "1"]).arg(&rewrite);
    games.env("PYTHONPATH", &python.packages);
    report.check("PGN of python-chess", &mut games)?;
    let front_ends = root().join("tests/front_ends");
    node::ensure_packages(&front_ends)?;
    let mut games = node::typescript()?;
    games.arg(front_ends.join("pgn.ts"));
    games.arg(PGN_GAMES.to_string()).arg(&rewrite);
    report.check("PGN of chess.js", &mut games)
}

/// Tests that each step of the ladder beats the one below as it should.
pub(crate) fn levels(report: &mut Report) -> Result<()> {
    let games = GAMES_PER_LEVEL.to_string();
    let mut command = Command::new(env::current_exe()?);
    command.args(["levels", "--games", &games]);
    report.check("each step beats the one below", &mut command)
}

/// Pieces with H. G. Muller's values for them, and the values that the measurement starts from:
/// the same, or two pawns off.
const PIECE_VALUES: [(&str, &str, &str); 6] = [
    ("rook", "5", "5"),
    ("rook", "5", "3"),
    ("bishop", "3.25", "3.25"),
    ("bishop", "3.25", "5.25"),
    ("archbishop", "8.25-8.75", "8.5"),
    ("archbishop", "8.25-8.75", "6.5"),
];

/// Tests that piece values measured from the results of games match the known values within half a
/// pawn. This takes an hour.
pub(crate) fn values(report: &mut Report, builds: &Builds) -> Result<()> {
    let worker = builds.workers()?.join(Worker::Variants.name());
    for (piece, expected, first) in PIECE_VALUES {
        let mut command = node::script("piece-value.ts")?;
        command.args([piece, "--minutes", "30", "--until", "0.3"]);
        command.args(["--value", first, "--expect", expected]);
        command.arg("--worker").arg(&worker);
        report.check(&format!("the {piece}, from {first} pawns"), &mut command)?;
    }
    Ok(())
}
