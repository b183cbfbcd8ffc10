//! Mouse, touch and keyboard input.

use anyhow::Result;
use serde_json::{Value, json};

use super::{Browser, Point};
use crate::engine::Engine;

/// The protocol's numbers for the buttons of the mouse.
const MAIN_BUTTON: u8 = 0;
const RIGHT_BUTTON: u8 = 2;

/// The time that a finger takes from one point to the next, in milliseconds: an instant jump is not a swipe.
const SWIPE_MS: u32 = 60;

/// Dispatches a finger's events, and the click after a tap. The browser does not know this pointer and cannot capture
/// it, but its events all go to one element anyway. With the mouse's id they would mix with the mouse events that
/// `WebKit` sends by itself when the element under the mouse changes.
const FINGER: &str = "const path = arguments[0], finger = 77;
    const capture = Element.prototype.setPointerCapture;
    Element.prototype.setPointerCapture = function (id) { if (id !== finger) capture.call(this, id); };
    let target = document.elementFromPoint(...path[0]);
    while (target.shadowRoot?.elementFromPoint(...path[0])) target = target.shadowRoot.elementFromPoint(...path[0]);
    const dispatch = (type, [clientX, clientY], buttons, Kind = PointerEvent) => target.dispatchEvent(new Kind(type, {
        clientX, clientY, buttons, pointerId: finger, pointerType: 'touch', isPrimary: true, detail: type === 'click' ? 1 : 0,
        bubbles: true, composed: true, cancelable: true }));
    dispatch('pointerdown', path[0], 1);
    for (const point of path.slice(1)) dispatch('pointermove', point, 1);
    dispatch('pointerup', path.at(-1), 0);
    const [from, to] = [path[0], path.at(-1)];
    if (Math.hypot(to[0] - from[0], to[1] - from[1]) < 10) {
        target.focus({ preventScroll: true });
        dispatch('click', path[0], 0, MouseEvent);
    }
    Element.prototype.setPointerCapture = capture;";

/// Dispatches a wheel event.
const WHEEL: &str = "const [clientX, clientY, deltaY] = arguments;
    document.elementFromPoint(clientX, clientY).dispatchEvent(new WheelEvent('wheel', {
        clientX, clientY, deltaY, bubbles: true, composed: true, cancelable: true }));";

impl Browser {
    /// Presses the main mouse button at the first point, moves the mouse, and releases the button at the last point.
    ///
    /// # Errors
    /// A point is outside the window.
    pub(crate) fn mouse(&self, path: &[Point]) -> Result<()> {
        self.point("mouse", MAIN_BUTTON, 0, path)
    }

    /// Does the same with the right button.
    ///
    /// # Errors
    /// A point is outside the window.
    pub(crate) fn right_mouse(&self, path: &[Point]) -> Result<()> {
        self.point("mouse", RIGHT_BUTTON, 0, path)
    }

    /// Puts a finger down at the first point, moves it, and lifts it at the last point.
    ///
    /// `WebKit`'s driver moves the mouse instead of a finger, so there the page gets synthetic touch events and does
    /// not scroll.
    ///
    /// # Errors
    /// A point is outside the window.
    pub(crate) fn finger(&self, path: &[Point]) -> Result<()> {
        if self.engine != Engine::Webkit {
            return self.point("touch", MAIN_BUTTON, SWIPE_MS, path);
        }
        let points: Vec<Value> = path.iter().map(|at| json!([at.x, at.y])).collect();
        self.script(FINGER, &json!([points])).map(drop)
    }

    /// Moves the mouse to a point without pressing.
    ///
    /// # Errors
    /// The point is outside the window.
    pub(crate) fn hover(&self, at: Point) -> Result<()> {
        self.perform("mouse", &[step(at, 0)])
    }

    /// Turns the wheel by this many CSS pixels, downwards if positive.
    ///
    /// `WebKit`'s driver turns it by the difference from the previous turn, so there the page gets a synthetic event.
    ///
    /// # Errors
    /// The point is outside the window.
    pub(crate) fn wheel(&self, at: Point, down_px: i32) -> Result<()> {
        if self.engine == Engine::Webkit {
            return self.script(WHEEL, &json!([at.x, at.y, down_px])).map(drop);
        }
        // The driver rejects numbers with a decimal point, even whole ones.
        let [x, y] = [at.x, at.y].map(|place| format!("{place:.0}").parse::<i32>());
        let (x, y) = (x?, y?);
        let scroll = json!({ "type": "scroll", "origin": "viewport", "duration": 0,
            "x": x, "y": y, "deltaX": 0, "deltaY": down_px });
        let wheel = json!({ "type": "wheel", "id": "wheel", "actions": [scroll] });
        self.post("/actions", &json!({ "actions": [wheel] }))
            .map(drop)
    }

    /// Presses and releases keys one after another; special keys are the protocol's characters for them.
    ///
    /// # Errors
    /// The driver reports an error.
    pub(crate) fn keys(&self, keys: &[char]) -> Result<()> {
        let press = |key: &char| {
            let key = key.to_string();
            [
                json!({ "type": "keyDown", "value": key }),
                json!({ "type": "keyUp", "value": key }),
            ]
        };
        let actions: Vec<Value> = keys.iter().flat_map(press).collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.post("/actions", &json!({ "actions": [keyboard] }))
            .map(drop)
    }

    /// Presses keys together and releases them.
    ///
    /// # Errors
    /// The browser reports an error.
    pub(crate) fn chord(&self, keys: &[char]) -> Result<()> {
        let events = |kind: &'static str| {
            let event = move |key: &char| json!({ "type": kind, "value": key.to_string() });
            keys.iter().map(event)
        };
        let actions: Vec<Value> = events("keyDown").chain(events("keyUp")).collect();
        let keyboard = json!({ "type": "key", "id": "keyboard", "actions": actions });
        self.post("/actions", &json!({ "actions": [keyboard] }))
            .map(drop)
    }

    fn point(&self, kind: &str, button: u8, step_ms: u32, path: &[Point]) -> Result<()> {
        let mut actions: Vec<Value> = path
            .iter()
            .enumerate()
            .map(|(index, &point)| step(point, if index == 0 { 0 } else { step_ms }))
            .collect();
        actions.insert(
            1.min(actions.len()),
            json!({ "type": "pointerDown", "button": button }),
        );
        actions.push(json!({ "type": "pointerUp", "button": button }));
        self.perform(kind, &actions)
    }

    fn perform(&self, kind: &str, actions: &[Value]) -> Result<()> {
        let pointer = json!({ "type": "pointer", "id": kind, "actions": actions,
            "parameters": { "pointerType": kind } });
        self.post("/actions", &json!({ "actions": [pointer] }))
            .map(drop)
    }
}

fn step(to: Point, duration_ms: u32) -> Value {
    json!({ "type": "pointerMove", "duration": duration_ms, "origin": "viewport",
        "x": to.x.round(), "y": to.y.round() })
}
