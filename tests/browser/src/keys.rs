//! `WebDriver`'s codes of keys without a character (<https://www.w3.org/TR/webdriver2/#keyboard-actions>).

/// The key that moves an item of a list, together with an arrow.
pub(crate) const ALT: char = '\u{E00A}';

/// The key that moves the focus to the next element.
pub(crate) const TAB: char = '\u{E004}';

/// The key that presses a button and chooses a square.
pub(crate) const ENTER: char = '\u{E007}';

/// The key that closes a dialog.
pub(crate) const ESCAPE: char = '\u{E00C}';

/// The key that leads on, also on presenters.
pub(crate) const PAGE_DOWN: char = '\u{E00F}';

/// The key that goes to the last position, or to the end of a rank.
pub(crate) const END: char = '\u{E010}';

/// The key that goes to the first position, or to the beginning of a rank.
pub(crate) const HOME: char = '\u{E011}';

/// The left arrow.
pub(crate) const LEFT: char = '\u{E012}';

/// The up arrow.
pub(crate) const UP: char = '\u{E013}';

/// The right arrow.
pub(crate) const RIGHT: char = '\u{E014}';

/// The down arrow.
pub(crate) const DOWN: char = '\u{E015}';
