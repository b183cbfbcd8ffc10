//! Engines for tests that play scripted moves.

use crate::{engine::EngineConfig, protocol::Protocol};

/// A UCI engine that knows some variants and plays the given moves in order.
pub(crate) fn uci(variants: &[&str], moves: &[&str]) -> EngineConfig {
    let list = variants.join(" var ");
    let script = format!(
        "set -- {}\n\
         while read -r word rest; do case $word in\n\
         uci) echo 'option name UCI_Variant type combo default chess var {list}'; echo uciok;;\n\
         isready) echo readyok;;\n\
         go) echo \"bestmove $1\"; shift;;\n\
         quit) exit;;\n\
         esac; done",
        moves.join(" "),
    );
    engine("scripted-uci", &script, Protocol::Uci)
}

/// An `XBoard` engine that announces features, answers commands with lines, and plays the given
/// moves in order.
pub(crate) fn xboard(features: &str, answers: &[(&str, &str)], moves: &[&str]) -> EngineConfig {
    let cases = answers
        .iter()
        .fold(String::new(), |cases, (command, answer)| {
            cases + &format!("'{command}') echo '{answer}';;\n")
        });
    let script = format!(
        "set -- {}\n\
         while read -r line; do case $line in\n\
         protover*) echo 'feature ping=1 {features} done=1';;\n\
         ping*) echo \"pong ${{line#ping }}\";;\n\
         go) echo \"move $1\"; shift;;\n\
         quit) exit;;\n\
         {cases}\
         esac; done",
        moves.join(" "),
    );
    engine("scripted-xboard", &script, Protocol::XBoard)
}

fn engine(name: &str, script: &str, protocol: Protocol) -> EngineConfig {
    let command = ["sh", "-c", script].map(str::to_owned).into();
    let mut config = EngineConfig::new(name, command, []);
    config.protocol = Some(protocol);
    config
}
