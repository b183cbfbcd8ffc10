//! The published page without a network, and its update from one version to the next.

use std::{thread::sleep, time::Duration};

use anyhow::{Error, Result, ensure};
use rules::Color;
use serde_json::{Value, json};

use crate::{
    driver::wait,
    game_player::{GamePlayer, Input},
    page::{Page, TIMEOUT},
    site_host::Host,
};

/// Returns the state of the site in the browser: for each cache by name whether it contains the page, and the state of
/// the service workers. No cache is opened, because that would recreate one that is being deleted.
const KEPT: &str = "(async () => {
    const caches = {};
    const page = new URL('.', location.href).href;
    for (const name of await globalThis.caches.keys()) {
        caches[name] = await globalThis.caches.match(page, { cacheName: name }).then(Boolean, () => false);
    }
    const registration = await navigator.serviceWorker.getRegistration();
    const stateOf = (worker) => worker?.state ?? null;
    return { caches, active: stateOf(registration?.active), waiting: stateOf(registration?.waiting),
        installing: stateOf(registration?.installing), isControlled: navigator.serviceWorker.controller !== null };
})()";

/// A part of every title in the second version.
const SECOND: &str = "The second version";

/// After one visit, the page works without a network, in a folder of its host, including everything that is loaded
/// later.
pub(super) fn plays_without_a_network(page: &Page) -> Result<()> {
    let mut host = Host::start(page, "offline")?;
    let url = host.url();
    let away = page.at(&url);
    visit(&away)?;
    let rest = "(async () => {
        for (const name of await caches.keys())
            for (const { url } of await (await caches.open(name)).keys())
                if (url.includes('micro-max.variants.worker')) return true;
        return false;
    })()";
    wait("the other games to be cached", TIMEOUT, || {
        Ok((away.browser().promise(rest, &[])? == true).then_some(()))
    })?;
    host.switch_off();
    away.reopen("")?;
    let mut table = GamePlayer::new(&away, Color::White);
    table.play("e2e4", Input::Drag)?;
    away.wait_for_turn()?;
    for name in ["Share…", "Set up a position…", "Settings…"] {
        away.open_dialog(name)?;
        away.close_dialog()?;
    }
    away.open_dialog("50+ other games")?;
    away.click("radio", "Makruk")?;
    away.click("button", "Choose")?;
    away.wait_for_piece("c1", "white khon")?;
    away.reopen("learn/")?;
    away.wait_for_words("How micro-Max thinks")?;
    away.reopen("learn/board.html")?;
    let text = "return Boolean(document.querySelector('micro-max-board').text && document.querySelector('.way a'));";
    away.wait_for_script("a figure without a network", text, &json!([]))?;
    leave(page)
}

/// A new version waits until the user accepts it. Until then everything is from the old version; then everything is
/// from the new one, no file of the old one remains, and the game is unchanged.
pub(super) fn a_new_version_is_offered_and_taken(page: &Page) -> Result<()> {
    let mut host = Host::start(page, "versions")?;
    let url = host.url();
    let away = page.at(&url);
    let first = visit(&away)?;
    let mut table = GamePlayer::new(&away, Color::White);
    table.play("e2e4", Input::Drag)?;
    away.wait_for_turn()?;
    let moves = away.moves()?;
    publish_second_version(&host, &away, &first)?;

    away.reopen("")?;
    away.wait_for_words("A new version is ready. Your game is kept.")?;
    ensure!(
        !is_second(&away)?,
        "the new version was used without consent"
    );
    ensure!(away.moves()? == moves, "the moves are {}", away.moves()?);
    away.reopen("")?;
    away.wait_for_words("A new version is ready")?;
    ensure!(!is_second(&away)?, "a reload activated the new version");

    away.click("button", "Use it now")?;
    wait("the second version", TIMEOUT, || {
        Ok(is_second(&away)?.then_some(()))
    })?;
    away.wait_for_moves(&moves)?;
    away.wait_for_turn()?;
    let second = wait_for_kept(&away)?;
    ensure!(second != first, "the cache is still {second}");
    host.switch_off();
    away.reopen("")?;
    ensure!(is_second(&away)?, "the first version came back");
    leave(page)
}

/// If a file of a new version cannot be loaded, the old version remains complete.
pub(super) fn an_incomplete_version_is_not_used(page: &Page) -> Result<()> {
    let host = Host::start(page, "half")?;
    let url = host.url();
    let away = page.at(&url);
    let first = visit(&away)?;
    publish_second_version(&host, &away, &first)?;
    host.remove("micro-max.webmanifest")?;
    away.reopen("")?;
    let update = "navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => true, String)";
    away.browser().promise(update, &[])?;
    wait("the new version to fail", TIMEOUT, || {
        Ok((kept(&away)?["installing"].is_null()).then_some(()))
    })?;
    let kept = kept(&away)?;
    ensure!(
        kept["waiting"].is_null() && kept["active"] == "activated",
        "{kept}"
    );
    ensure!(wait_for_kept(&away)? == first, "{kept}");
    ensure!(!is_second(&away)?, "the incomplete version is used");
    leave(page)
}

/// A file that differs from the build is not cached, not even on the first visit, and the page still works.
pub(super) fn a_changed_file_is_refused(page: &Page) -> Result<()> {
    let host = Host::start(page, "refused")?;
    let url = host.url();
    let away = page.at(&url);
    host.replace("micro-max.webmanifest", "standalone", "browser")?;
    away.reopen("")?;
    GamePlayer::new(&away, Color::White).play("e2e4", Input::Drag)?;
    away.wait_for_turn()?;
    // A script shown as text has no policy, and is in the same folder.
    away.reopen("service-worker.js")?;
    let again = "navigator.serviceWorker.register('service-worker.js').then(() => 'begun', String)";
    let begun = away.browser().promise(again, &[])?;
    ensure!(begun == "begun", "{begun}");
    // The registration that the page has started may end during this; in the end none must be left.
    wait_for_nothing(&away)?;
    leave(page)
}

/// The player's off switch deletes everything in this browser, until the player switches offline use on again.
pub(super) fn the_player_switches_it_off(page: &Page) -> Result<()> {
    let host = Host::start(page, "player")?;
    let url = host.url();
    let away = page.at(&url);
    visit(&away)?;
    away.reopen("?offline=off")?;
    away.wait_for_words("no longer available offline")?;
    wait_for_nothing(&away)?;
    // The page still has its service worker, which caches these files when they are used.
    let of_variants = "fetch('service-worker.js').then((answer) => answer.text()).then((text) =>
        Promise.all(text.match(/assets\\/[^\"]*variants[^\"]*/g).map((path) => fetch(path)))).then(() => true)";
    away.browser().promise(of_variants, &[])?;
    wait_for_nothing(&away)?;
    away.reopen("")?;
    GamePlayer::new(&away, Color::White).play("e2e4", Input::Drag)?;
    away.wait_for_turn()?;
    wait_for_nothing(&away)?;
    away.reopen("?offline=on")?;
    wait_for_kept(&away)?;
    leave(page)
}

/// The publisher's off switch replaces the service worker. It deletes everything in every browser that visits the site,
/// and the page is then that of the host.
pub(super) fn the_publisher_switches_it_off(page: &Page) -> Result<()> {
    let host = Host::start(page, "publisher")?;
    let url = host.url();
    let away = page.at(&url);
    visit(&away)?;
    host.copy("service-worker-off.js", "service-worker.js")?;
    host.replace("index.html", "<title>", &format!("<title>{SECOND}: "))?;
    away.reopen("")?;
    wait("the switch", TIMEOUT, || {
        // A page that is reloaded during the query does not answer.
        let kept = kept(&away).unwrap_or_default();
        Ok((kept["waiting"].is_string() || kept["caches"] == json!({})).then_some(()))
    })?;
    // Chromium keeps the old service worker active while a page of the site is open.
    page.open("blank.html")?;
    wait("the page from the host", TIMEOUT, || {
        away.reopen("")?;
        Ok(is_second(&away)?.then_some(()))
    })
    .map_err(|error| with_kept(error, &away))?;
    GamePlayer::new(&away, Color::White).play("e2e4", Input::Drag)?;
    away.wait_for_turn()?;
    // The page now registers the switch again, which stores nothing and answers no requests.
    let kept = kept(&away)?;
    ensure!(kept["caches"] == json!({}), "{kept}");
    host.replace("index.html", SECOND, "The third version")?;
    away.reopen("")?;
    ensure!(!is_second(&away)?, "the page is not that of the host");
    leave(page)
}

/// A page in a frame registers no service worker.
pub(super) fn a_framed_page_keeps_nothing(page: &Page) -> Result<()> {
    let host = Host::start(page, "framed")?;
    let url = host.url();
    let away = page.at(&url);
    away.reopen("service-worker.js")?;
    let frame = "const frame = document.createElement('iframe'); frame.src = './'; document.documentElement.append(frame);";
    away.browser().script(frame, &json!([]))?;
    let is_drawn = "return document.querySelector('iframe').contentDocument.querySelectorAll('[role=gridcell].mx-movable').length > 0;";
    away.wait_for_script("the framed board", is_drawn, &json!([]))?;
    // A page that is not in a frame registers the service worker in less time.
    sleep(Duration::from_secs(1));
    wait_for_nothing(&away)?;
    leave(page)
}

/// Visits the site for the first time and waits until it is cached. Returns the name of the cache.
fn visit(away: &Page) -> Result<String> {
    away.reopen("")?;
    wait_for_kept(away)
}

/// Waits until exactly one version is cached and active. Returns the name of its cache.
fn wait_for_kept(away: &Page) -> Result<String> {
    let look = || {
        let kept = kept(away)?;
        let caches = kept["caches"].as_object().into_iter().flatten();
        let mut names = caches.filter(|(_, has_page)| has_page.as_bool() == Some(true));
        let name = names.next().map(|(name, _)| name.clone());
        // WebKit may report an active worker as `activating`.
        let is_settled = kept["active"].is_string()
            && kept["isControlled"] == true
            && kept["waiting"].is_null()
            && kept["caches"]
                .as_object()
                .is_some_and(|caches| caches.len() == 1);
        Ok(name.filter(|_| is_settled))
    };
    wait("a cached version", TIMEOUT, look).map_err(|error| with_kept(error, away))
}

/// Adds the state of the caches to an error.
fn with_kept(error: Error, away: &Page) -> Error {
    match kept(away) {
        Ok(kept) => error.context(kept.to_string()),
        Err(other) => error.context(other),
    }
}

/// Waits until no cache and no service worker is left.
fn wait_for_nothing(away: &Page) -> Result<()> {
    wait("the caches to be empty", TIMEOUT, || {
        let kept = kept(away)?;
        let has_none = |state: &str| kept[state].is_null();
        let is_empty = kept["caches"] == json!({})
            && ["installing", "waiting", "active"]
                .into_iter()
                .all(has_none);
        Ok(is_empty.then_some(()))
    })
    .map_err(|error| with_kept(error, away))
}

fn kept(away: &Page) -> Result<Value> {
    away.browser().promise(KEPT, &[])
}

/// Turns the first version of the site, whose cache has this name, into a second one with another title and another
/// service worker.
fn publish_second_version(host: &Host, away: &Page, cache: &str) -> Result<()> {
    let worker = "service-worker.js";
    let version = cache.rsplit(' ').next().unwrap_or_default();
    host.replace(worker, version, "second")?;
    let first = hash(away, &host.read("index.html")?)?;
    host.replace("index.html", "<title>", &format!("<title>{SECOND}: "))?;
    let second = hash(away, &host.read("index.html")?)?;
    host.replace(worker, &first, &second)
}

/// Returns the SHA-256 of a text in base64.
fn hash(away: &Page, text: &str) -> Result<String> {
    let script = "crypto.subtle.digest('SHA-256', new TextEncoder().encode($1))
        .then((bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))))";
    let hash = away.browser().promise(script, &[json!(text)])?;
    Ok(hash.as_str().unwrap_or_default().to_owned())
}

fn is_second(away: &Page) -> Result<bool> {
    let title = away
        .browser()
        .script("return document.title;", &json!([]))?;
    Ok(title
        .as_str()
        .is_some_and(|title| title.starts_with(SECOND)))
}

/// Opens a page that records errors, and discards Chromium's errors about the stopped host.
fn leave(page: &Page) -> Result<()> {
    page.open("blank.html")?;
    if page.engine() == crate::engine::Engine::Chromium {
        page.browser().severe_log()?;
    }
    Ok(())
}
