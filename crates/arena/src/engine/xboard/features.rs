//! The features that an engine announces.

use crate::variant_game::VariantGame;

/// The features that the driver uses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Features {
    pub(super) usermove: bool,
    pub(super) setboard: bool,
    pub(super) ping: bool,
    variants: Vec<String>,
    choices: Vec<ChoiceOption>,
}

/// An option with a list of values, `NAME -combo VALUE /// VALUE …`.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ChoiceOption {
    name: String,
    values: Vec<String>,
}

impl Features {
    /// Parses a line. Returns true for the last one, which has `done=1`.
    pub(super) fn parse(&mut self, line: &str) -> bool {
        let mut rest = line.strip_prefix("feature ").unwrap_or_default();
        let mut is_done = false;
        while let Some((name, value, after)) = split_feature(rest) {
            match (name, value) {
                ("usermove", "1") => self.usermove = true,
                ("setboard", "1") => self.setboard = true,
                ("ping", "1") => self.ping = true,
                ("done", "1") => is_done = true,
                ("variants", list) => {
                    self.variants = list.split(',').map(|name| name.trim().to_owned()).collect();
                }
                ("option", option) => self.choices.extend(parse_choice(option)),
                _ => {}
            }
            rest = after;
        }
        is_done
    }

    /// Returns the commands that select a game. An engine that lists no variants is assumed to know
    /// it.
    pub(super) fn commands_for(&self, game: &VariantGame) -> Result<Vec<String>, String> {
        if self.variants.is_empty() {
            return Ok(vec![format!("variant {}", game.name())]);
        }
        if let Some(name) = game.name_among(&self.variants) {
            return Ok(vec![format!("variant {name}")]);
        }
        self.choice(game).ok_or_else(|| {
            format!(
                "the variant {}; it plays {}",
                game.name(),
                self.variants.join(", ")
            )
        })
    }

    /// Some games of Fairy-Max are selected by an option: `Variant fairy selects` has those whose
    /// names begin with `fairy/`, and `Makruk rules` some that are played as `makruk`.
    fn choice(&self, game: &VariantGame) -> Option<Vec<String>> {
        for option in &self.choices {
            let parent = self.variants.iter().find(|variant| {
                let mut words = option.name.split_whitespace();
                words.any(|word| word.eq_ignore_ascii_case(variant))
            });
            let is_named = |name: &String, value: &String| {
                let last = name.rsplit('/').next().unwrap_or(name);
                last.eq_ignore_ascii_case(value)
            };
            let value = option
                .values
                .iter()
                .find(|value| game.names.iter().any(|name| is_named(name, value)));
            if let (Some(parent), Some(value)) = (parent, value) {
                return Some(vec![
                    format!("option {}={value}", option.name),
                    format!("variant {parent}"),
                ]);
            }
        }
        None
    }
}

/// Splits off the name and value of the first feature; quotes around the value are removed.
fn split_feature(text: &str) -> Option<(&str, &str, &str)> {
    let (name, rest) = text.trim_start().split_once('=')?;
    let (value, after) = match rest.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
        None => rest.split_once(' ').unwrap_or((rest, "")),
    };
    Some((name, value, after))
}

fn parse_choice(option: &str) -> Option<ChoiceOption> {
    let (name, values) = option.split_once(" -combo ")?;
    let values = values.split("///");
    Some(ChoiceOption {
        name: name.to_owned(),
        values: values
            .map(|value| value.trim().trim_start_matches('*').to_owned())
            .collect(),
    })
}

#[cfg(test)]
mod tests {
    use super::Features;
    use crate::variant_game::VariantGame;

    fn fairy_max() -> Features {
        let mut features = Features::default();
        for line in [
            "feature setboard=0 xedit=1 ping=1 done=0",
            "feature variants=\"normal,makruk,capablanca,king-of-the-hill,fairy\"",
            "feature option=\"Variant fairy selects -combo FIDE-Clobberers /// Clobberers-FIDE\"",
            "feature option=\"Resign -check 0\"",
            "feature option=\"Makruk rules -combo makruk /// Cambodian /// Ai-wok\"",
        ] {
            assert!(!features.parse(line));
        }
        features
    }

    fn commands(name: &str) -> Result<Vec<String>, String> {
        fairy_max().commands_for(&VariantGame::built_in(name).expect("a game"))
    }

    #[test]
    fn features_accumulate_over_lines() {
        let mut features = Features::default();
        assert!(!features.parse("feature myname=\"x y\" setboard=1 usermove=0"));
        assert!(features.parse("feature ping=1 done=1"));
        let expected = Features {
            setboard: true,
            ping: true,
            ..Features::default()
        };
        assert_eq!(features, expected);
    }

    #[test]
    fn a_listed_variant_is_selected_by_any_of_its_names() {
        assert_eq!(
            commands("capablanca"),
            Ok(vec!["variant capablanca".to_owned()])
        );
        assert_eq!(commands("chess"), Ok(vec!["variant normal".to_owned()]));
        assert_eq!(
            commands("koth"),
            Ok(vec!["variant king-of-the-hill".to_owned()])
        );
    }

    #[test]
    fn a_variant_of_an_option_is_selected_by_it() {
        let expected = [
            "option Variant fairy selects=FIDE-Clobberers",
            "variant fairy",
        ];
        assert_eq!(
            commands("fide-clobberers"),
            Ok(expected.map(str::to_owned).into())
        );
        let expected = ["option Makruk rules=Ai-wok", "variant makruk"];
        assert_eq!(commands("ai-wok"), Ok(expected.map(str::to_owned).into()));
    }

    #[test]
    fn an_unknown_variant_is_named_with_those_that_are_known() {
        let error = commands("atomic").unwrap_err();
        assert!(
            error.starts_with("the variant atomic; it plays normal, makruk"),
            "{error}"
        );
        let unlisted = Features::default();
        let game = VariantGame::built_in("atomic").expect("a game");
        assert_eq!(
            unlisted.commands_for(&game),
            Ok(vec!["variant atomic".to_owned()])
        );
    }
}
