use anyhow::{Result, ensure};
use serde_json::json;

use crate::page::Page;

const TEXT: &str = "return document.getElementById(arguments[0]).textContent;";

/// Analysis shows what the engine sees for as long as one likes, with a small board at each move of its line.
pub(super) fn an_analysis_can_be_watched(page: &Page) -> Result<()> {
    page.open("")?;
    page.wait_for_movable("e2".parse()?)?;
    page.unfold("Engine")?;
    page.click("button", "Analyse")?;
    let deep = "return Number.parseInt(document.getElementById('depth').textContent) >= 5
        && document.querySelector('#lines button') !== null;";
    page.wait_for_script("a depth of 5", deep, &json!([]))?;
    page.browser().hover(page.middle_of("#lines button")?)?;
    let preview =
        "return document.querySelector('.preview .mx-diagram')?.checkVisibility() === true;";
    page.wait_for_script("the small board", preview, &json!([]))?;
    page.click("button", "Analyse")?;
    let nodes = page.browser().script(TEXT, &json!(["nodes"]))?;
    std::thread::sleep(std::time::Duration::from_millis(300));
    let later = page.browser().script(TEXT, &json!(["nodes"]))?;
    ensure!(
        nodes == later,
        "the analysis went on from {nodes} to {later} nodes"
    );
    Ok(())
}

/// A hint shows the piece first, then the move.
pub(super) fn a_hint_in_two_steps(page: &Page) -> Result<()> {
    page.open("#fen=6k1/5ppp/8/8/8/8/8/R3K3_w_Q_-_0_1")?;
    page.wait_for_movable("a1".parse()?)?;
    page.act("Hint")?;
    page.wait_for_description("a1", "hint")?;
    page.act("Hint")?;
    page.wait_for_description("a8", "hint")
}
