#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Protocol {
    /// The Universal Chess Interface.
    Uci,
    /// The protocol of `XBoard` and `WinBoard`, version 2.
    XBoard,
}
