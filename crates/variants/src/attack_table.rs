//! The attack table: the capturing rays of a side's kinds, viewed from the attacked square.

use alloc::vec::Vec;

use crate::geometry::Step;
use crate::irregular_rays::IrregularRays;
use crate::kind_info::KindInfo;
use crate::movement::{Condition, Ray, Shape};
use crate::piece::{Kind, KindSet, MAX_KINDS};
use game::Color;

/// The capturing rays of a side's kinds, merged by their steps.
///
/// To find out whether a square is attacked, `State::is_attacked` follows each line back from it to
/// the first piece, and checks whether that kind's range reaches the square. Paths cannot be
/// merged: their kinds are listed, and each of their pieces is checked separately.
#[derive(Clone, Debug, Default)]
pub(crate) struct AttackTable {
    pub(crate) lines: Vec<Line>,
    pub(crate) leaps: Vec<Leap>,
    /// The kinds with conditional captures, or captures that are neither leaps nor slides.
    pub(crate) irregular: KindSet,
    /// The rays of these captures, indexed by kind.
    pub(crate) irregular_rays: Vec<Option<IrregularRays>>,
    /// The leaps that may capture en passant.
    pub(crate) en_passant: Vec<Leap>,
}

/// A direction of sliding captures.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// The step from the attacked square towards the attacker.
    pub(crate) back: Step,
    pub(crate) cylinder: bool,
    /// The largest range of any kind.
    pub(crate) range: u8,
    /// The range of each kind; 0 if it has no such ray.
    pub(crate) reach: [u8; MAX_KINDS],
}

/// A capturing leap.
#[derive(Clone, Debug)]
pub(crate) struct Leap {
    /// The step from the attacked square to the attacker.
    pub(crate) back: Step,
    pub(crate) cylinder: bool,
    pub(crate) kinds: KindSet,
}

impl AttackTable {
    pub(crate) fn new(kinds: &[KindInfo], color: Color) -> AttackTable {
        let mut table = AttackTable::default();
        let rays = || {
            kinds.iter().enumerate().flat_map(|(index, kind)| {
                let rays = kind.rays[color.index()].iter();
                rays.map(move |ray| (Kind::new(index), ray))
            })
        };
        for (kind, ray) in rays().filter(|(_, ray)| ray.captures) {
            table.add_line(kind, ray);
        }
        for (kind, ray) in rays().filter(|(_, ray)| ray.captures) {
            table.add_leap_or_short_line(kind, ray);
        }
        table.irregular_rays = kinds
            .iter()
            .map(|kind| IrregularRays::new(&kind.rays[color.index()]))
            .collect();
        table.irregular = (0..kinds.len())
            .filter(|&index| table.irregular_rays[index].is_some())
            .map(Kind::new)
            .collect();
        for (kind, ray) in rays().filter(|(_, ray)| ray.takes_en_passant) {
            if let Shape::Leap(step) = ray.shape {
                add_leap(&mut table.en_passant, step.reversed(), ray.cylinder, kind);
            }
        }
        table
    }

    fn add_line(&mut self, kind: Kind, ray: &Ray) {
        let Shape::Slide { step, range } = ray.shape else {
            return;
        };
        if ray.condition != Condition::Always {
            return;
        }
        let back = step.reversed();
        if self.find_line(back, ray.cylinder).is_none() {
            self.lines.push(Line {
                back,
                cylinder: ray.cylinder,
                range: 0,
                reach: [0; MAX_KINDS],
            });
        }
        if let Some(line) = self.find_line(back, ray.cylinder) {
            line.extend(kind, range);
        }
    }

    fn add_leap_or_short_line(&mut self, kind: Kind, ray: &Ray) {
        let Shape::Leap(step) = ray.shape else {
            return;
        };
        if ray.condition != Condition::Always {
            return;
        }
        match self.find_line(step.reversed(), ray.cylinder) {
            Some(line) => line.extend(kind, 1),
            None => add_leap(&mut self.leaps, step.reversed(), ray.cylinder, kind),
        }
    }

    fn find_line(&mut self, back: Step, cylinder: bool) -> Option<&mut Line> {
        let mut lines = self.lines.iter_mut();
        lines.find(|line| line.back == back && line.cylinder == cylinder)
    }
}

impl Line {
    fn extend(&mut self, kind: Kind, range: u8) {
        let reach = &mut self.reach[kind.index()];
        *reach = range.max(*reach);
        self.range = self.range.max(range);
    }
}

fn add_leap(leaps: &mut Vec<Leap>, back: Step, cylinder: bool, kind: Kind) {
    let same = leaps
        .iter_mut()
        .find(|leap| leap.back == back && leap.cylinder == cylinder);
    match same {
        Some(leap) => leap.kinds = leap.kinds.union(kind.set()),
        None => leaps.push(Leap {
            back,
            cylinder,
            kinds: kind.set(),
        }),
    }
}
