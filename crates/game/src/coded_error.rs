//! Errors with a code, from which each language builds its own sentence.
//!
//! [`coded_error!`](crate::coded_error) declares an error once: its code, its fields and its
//! sentence in English. `www/engine/errors.ts`, the list of codes that the page translates, is
//! generated from these declarations.

use alloc::string::String;
use alloc::vec::Vec;
use core::error::Error;
use core::fmt::Display;

use crate::color::Color;
use crate::excerpt::QuotedChar;

/// An error with a code and fields. `Display` writes its sentence in English.
pub trait Coded: Error {
    /// Passes the code and each field to a visitor.
    fn visit(&self, visitor: &mut impl ErrorVisitor);

    /// Appends the declarations of all codes of this type.
    fn declare(declarations: &mut Vec<Declaration>);
}

/// Receives the code and the fields of an error.
pub trait ErrorVisitor {
    /// The code, such as `fen-turn`.
    fn code(&mut self, code: &'static str);

    /// A field that is a whole number below 2^53.
    fn number(&mut self, name: &'static str, number: f64);

    /// A field that is a text.
    fn text(&mut self, name: &'static str, text: &dyn Display);

    /// A field without a value.
    fn null(&mut self, name: &'static str);

    /// A field that is a list of texts.
    fn texts(&mut self, name: &'static str, texts: &[String]);
}

/// A type of fields.
pub trait ErrorField {
    /// Passes a field of this type to a visitor.
    fn visit(&self, name: &'static str, visitor: &mut impl ErrorVisitor);
}

macro_rules! impl_error_field {
    ($($type:ty)+) => {
        $(
            impl ErrorField for $type {
                #[allow(
                    clippy::cast_lossless,
                    clippy::cast_precision_loss,
                    reason = "numbers in errors are below 2^53"
                )]
                fn visit(&self, name: &'static str, visitor: &mut impl ErrorVisitor) {
                    visitor.number(name, *self as f64);
                }
            }
        )+
    };
    ($($type:ty)+ => text) => {
        $(
            impl ErrorField for $type {
                fn visit(&self, name: &'static str, visitor: &mut impl ErrorVisitor) {
                    visitor.text(name, self);
                }
            }
        )+
    };
}

impl_error_field!(u8 u32 u64 i64 usize);
impl_error_field!(char &'static str String Color QuotedChar => text);

impl ErrorField for Vec<String> {
    fn visit(&self, name: &'static str, visitor: &mut impl ErrorVisitor) {
        visitor.texts(name, self);
    }
}

impl<T: ErrorField> ErrorField for Option<T> {
    fn visit(&self, name: &'static str, visitor: &mut impl ErrorVisitor) {
        match self {
            Some(value) => value.visit(name, visitor),
            None => visitor.null(name),
        }
    }
}

/// The declaration of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The code.
    pub code: &'static str,
    /// The names of the fields with their Rust types.
    pub fields: &'static [(&'static str, &'static str)],
    /// The sentences in English, as format strings; all but the last depend on a condition.
    pub sentences: &'static [&'static str],
}

/// Declares an enum or a struct of errors, and implements [`Display`], [`Error`] and [`Coded`].
///
/// - `#[error(CODE, SENTENCE)]` gives the code and the sentence in English, a format string that may
///   name the fields. Arguments may follow it; sentences of special cases precede it.
/// - `#[error(CODE {}, SENTENCE)]` keeps the fields from visitors, so that errors with different
///   fields can share the code.
/// - A variant without `#[error]` contains another coded error and behaves like that one, except
///   that `#[prefix(TEXT)]` precedes its sentence.
///
/// ```
/// extern crate alloc;
///
/// game::coded_error! {
///     /// Why a number of pawns is impossible.
///     #[derive(Debug)]
///     pub enum PawnCountError {
///         /// There are too many.
///         #[error("many-pawns", if *extra == 1 => "one pawn too many", "{extra} pawns too many")]
///         TooMany {
///             /// The number of pawns above eight.
///             extra: u32,
///         },
///     }
/// }
///
/// let error = PawnCountError::TooMany { extra: 2 };
/// assert_eq!(error.to_string(), "2 pawns too many");
/// ```
#[macro_export]
macro_rules! coded_error {
    // A struct; `$none` matches nothing, and makes the semicolon of a unit struct optional.
    (
        #[error($code:literal, $($sentence:tt)+)]
        $(#[$meta:meta])*
        $vis:vis struct $name:ident
        $({ $($(#[doc = $field_doc:literal])* $field_vis:vis $field:ident: $type:ty),+ $(,)? })?
        $(; $($none:lifetime)?)?
    ) => {
        $(#[$meta])*
        $vis struct $name
        $({ $($(#[doc = $field_doc])* $field_vis $field: $type),+ })?
        $(; $($none)?)?

        impl ::core::fmt::Display for $name {
            #[allow(unused_variables, reason = "a sentence need not name every field")]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let Self $({ $($field),+ })? = self;
                $crate::coded_error!(@write f, $($sentence)+)
            }
        }

        impl ::core::error::Error for $name {}

        impl $crate::Coded for $name {
            fn visit(&self, visitor: &mut impl $crate::ErrorVisitor) {
                visitor.code($code);
                $($(
                    $crate::ErrorField::visit(&self.$field, stringify!($field), visitor);
                )+)?
            }

            fn declare(declarations: &mut ::alloc::vec::Vec<$crate::Declaration>) {
                $crate::coded_error!(
                    @declare declarations, [$code] [$($($field: $type),+)?] [$($sentence)+] []
                );
            }
        }
    };

    (
        $(#[$meta:meta])*
        $vis:vis enum $name:ident $(<$($param:ident),+>)? {
            $(
                $(#[doc = $doc:literal])*
                $(#[error($code:literal $($without_fields:block)?, $($sentence:tt)+)])?
                $(#[prefix($prefix:literal)])?
                $variant:ident
                $({ $($(#[doc = $field_doc:literal])* $field:ident: $type:ty),+ $(,)? })?
                $(($inner:ty))?
            ),+
            $(,)?
        }
    ) => {
        $(#[$meta])*
        $vis enum $name $(<$($param),+>)? {
            $(
                $(#[doc = $doc])*
                $variant
                $({ $($(#[doc = $field_doc])* $field: $type),+ })?
                $(($inner))?
            ),+
        }

        impl $(<$($param: ::core::fmt::Display),+>)? ::core::fmt::Display
            for $name $(<$($param),+>)?
        {
            #[allow(unused_variables, reason = "a sentence need not name every field")]
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self {
                    $(
                        Self::$variant
                        $({ $($field),+ })?
                        $(($crate::coded_error!(@binding error, $inner)))? =>
                        {
                            $(f.write_str($prefix)?;)?
                            $(<$inner as ::core::fmt::Display>::fmt(error, f))?
                            $($crate::coded_error!(@write f, $($sentence)+))?
                        }
                    )+
                }
            }
        }

        impl $(<$($param: ::core::error::Error),+>)? ::core::error::Error
            for $name $(<$($param),+>)? {}

        impl $(<$($param: $crate::Coded),+>)? $crate::Coded for $name $(<$($param),+>)? {
            fn visit(&self, visitor: &mut impl $crate::ErrorVisitor) {
                match self {
                    $(
                        Self::$variant
                        $({ $($field),+ })?
                        $(($crate::coded_error!(@binding error, $inner)))? =>
                        {
                            $(<$inner as $crate::Coded>::visit(error, visitor);)?
                            $(visitor.code($code);)?
                            $crate::coded_error!(
                                @visit visitor, [$($($without_fields)?)?] $($($field)+)?
                            );
                        }
                    )+
                }
            }

            fn declare(declarations: &mut ::alloc::vec::Vec<$crate::Declaration>) {
                $(
                    $crate::coded_error!(
                        @declare declarations,
                        [$($code $($without_fields)?)?] [$($($field: $type),+)?]
                        [$($($sentence)+)?] [$($inner)?]
                    );
                )+
            }
        }
    };

    (@binding $name:ident, $inner:ty) => { $name };

    (@visit $visitor:ident, [] $($field:ident)*) => {
        $($crate::ErrorField::visit($field, stringify!($field), $visitor);)*
    };
    (@visit $visitor:ident, [$without_fields:block] $($field:ident)*) => {};

    (
        @write $f:ident,
        $(if $condition:expr => $special:literal,)* $text:literal $(, $argument:expr)* $(,)?
    ) => {{
        $(
            if $condition {
                return ::core::write!($f, $special);
            }
        )*
        ::core::write!($f, $text $(, $argument)*)
    }};

    (@declare $declarations:ident, [] [] [] [$inner:ty]) => {
        <$inner as $crate::Coded>::declare($declarations);
    };
    (
        @declare $declarations:ident, [$code:literal $without_fields:block]
        [$($field:ident: $type:ty),*] [$($sentence:tt)+] []
    ) => {
        $crate::coded_error!(@declare $declarations, [$code] [] [$($sentence)+] []);
    };
    (
        @declare $declarations:ident, [$code:literal] [$($field:ident: $type:ty),*]
        [
            $(if $condition:expr => $special:literal,)* $text:literal $(, $argument:expr)* $(,)?
        ] []
    ) => {
        $declarations.push($crate::Declaration {
            code: $code,
            fields: &[$((stringify!($field), stringify!($type))),*],
            sentences: &[$($special,)* $text],
        });
    };
}
