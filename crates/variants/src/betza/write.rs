//! Writes steps in Betza notation, with as few atoms as possible.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::geometry::Step;

use super::direction::select;
use super::editable::{BetzaStep, BetzaSteps, Motion};
use super::parse::UNLIMITED;

/// The atoms, with the longer and the shorter coordinate of their steps.
const ATOMS: [(char, (i8, i8)); 9] = [
    ('W', (1, 0)),
    ('F', (1, 1)),
    ('D', (2, 0)),
    ('N', (2, 1)),
    ('A', (2, 2)),
    ('H', (3, 0)),
    ('C', (3, 1)),
    ('Z', (3, 2)),
    ('G', (3, 3)),
];

/// The direction letters, in the order in which they are tried.
const DIRECTIONS: [char; 7] = ['f', 'b', 'v', 'l', 'r', 's', 'h'];

/// The most direction letters before an atom.
const MAX_DIRECTIONS: usize = 3;

/// The motion, `moves`, `captures` and `is_first` that the steps of a term share.
type Properties = (Motion, bool, bool, bool);

/// An atom with its modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Term {
    atom: char,
    directions: String,
    properties: Properties,
}

impl fmt::Display for BetzaSteps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&write_steps(&self.steps))?;
        f.write_str(&self.rest)
    }
}

/// Writes steps in Betza notation.
fn write_steps(steps: &[BetzaStep]) -> String {
    let properties = |step: &BetzaStep| (step.motion, step.moves, step.captures, step.is_first);
    let mut known: Vec<Properties> = Vec::new();
    for step in steps {
        if !known.contains(&properties(step)) {
            known.push(properties(step));
        }
    }
    let mut terms = Vec::new();
    for common in known {
        for (atom, offsets) in ATOMS {
            let wanted: Vec<Step> = steps
                .iter()
                .filter(|step| properties(step) == common && offsets_of(step.step) == offsets)
                .map(|step| step.step)
                .collect();
            terms.extend(cover(&wanted, offsets).into_iter().map(|directions| Term {
                atom,
                directions,
                properties: common,
            }));
        }
    }
    terms_with_compounds(terms).iter().map(write_term).collect()
}

/// The longer and the shorter coordinate of a step.
fn offsets_of(step: Step) -> (i8, i8) {
    let (files, ranks) = (step.files.abs(), step.ranks.abs());
    (files.max(ranks), files.min(ranks))
}

/// Groups of letters that together select exactly the wanted steps of an atom.
fn cover(wanted: &[Step], offsets: (i8, i8)) -> Vec<String> {
    let mut missing = wanted.to_vec();
    let mut covers = Vec::new();
    while !missing.is_empty() {
        let Some((letters, selected)) = largest_selection(&missing, offsets) else {
            break; // no step of this atom
        };
        missing.retain(|step| !selected.contains(step));
        covers.push(letters);
    }
    covers
}

/// The shortest letters that select the most missing steps and no others.
fn largest_selection(missing: &[Step], offsets: (i8, i8)) -> Option<(String, Vec<Step>)> {
    let mut best: Option<(String, Vec<Step>)> = None;
    let mut texts: Vec<Vec<char>> = Vec::from([Vec::new()]);
    for _ in 0..=MAX_DIRECTIONS {
        for letters in &texts {
            let Ok(selected) = select(offsets, letters) else {
                continue;
            };
            let fits = selected.iter().all(|step| missing.contains(step));
            let is_larger = best
                .as_ref()
                .is_none_or(|(_, best)| selected.len() > best.len());
            if fits && is_larger && !selected.is_empty() {
                best = Some((letters.iter().collect(), selected));
            }
        }
        if best
            .as_ref()
            .is_some_and(|(_, best)| best.len() == missing.len())
        {
            break;
        }
        let longer = |letters: &Vec<char>| {
            let letters = letters.clone();
            DIRECTIONS.map(|letter| letters.iter().copied().chain([letter]).collect())
        };
        texts = texts.iter().flat_map(longer).collect();
    }
    best
}

/// The terms, with `K` for each `W` and `F` that have the same modifiers and range.
fn terms_with_compounds(terms: Vec<Term>) -> Vec<Term> {
    let mut combined: Vec<Term> = Vec::new();
    for term in terms {
        let partner = Term {
            atom: 'W',
            ..term.clone()
        };
        match combined
            .iter_mut()
            .find(|other| term.atom == 'F' && **other == partner)
        {
            Some(wazir) => wazir.atom = 'K',
            None => combined.push(term),
        }
    }
    combined
}

fn write_term(term: &Term) -> String {
    let (motion, moves, captures, is_first) = term.properties;
    let initial = if is_first { "i" } else { "" };
    let modality = match (moves, captures) {
        (true, false) => "m",
        (false, true) => "c",
        _ => "",
    };
    let (hop, range) = match motion {
        Motion::Leap => ("", 1),
        Motion::Slide(range) => ("", range),
        Motion::Hop(1) => ("g", UNLIMITED),
        Motion::Hop(range) => ("p", range),
    };
    let atom = write_atom(term.atom, range);
    let directions = &term.directions;
    format!("{initial}{directions}{modality}{hop}{atom}")
}

fn write_atom(atom: char, range: u8) -> String {
    if range == 1 {
        return String::from(atom);
    }
    let slider = match atom {
        'W' => 'R',
        'F' => 'B',
        'K' => 'Q',
        other => other,
    };
    match range {
        UNLIMITED if slider == atom => format!("{atom}{atom}"),
        UNLIMITED => String::from(slider),
        range => format!("{slider}{range}"),
    }
}
