// @ts-check
// The rules for all scripts, run from the root: `tools/node_modules/.bin/eslint --config tools/eslint.config.mjs www tools tests`.

import js from '@eslint/js';
import globals from 'globals';

const asMarkup = 'Make elements, and set textContent.';

const noMarkup = {
  'no-restricted-properties': [
    'error',
    ...['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property, message: asMarkup })),
    { object: 'document', property: 'write', message: asMarkup },
  ],
  'no-restricted-syntax': [
    'error',
    {
      selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
      message: 'Set a property of style, or a class: policies refuse style attributes.',
    },
    {
      selector: 'Literal[value=/^http:(?!.+www.w3.org.)/]',
      message: 'The page asks no other host.',
    },
  ],
};

const notOutside = (/** @type {string} */ depth) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: `^${depth}`, message: 'The board imports nothing else: hand it in as state or as an intent.' },
      ],
    },
  ],
});

const PURE = 'Modules here are pure: return a value.';

export default [
  { ignores: ['**/node_modules/', 'target/', '**/*.d.ts'] },
  js.configs.recommended,
  {
    languageOptions: { ecmaVersion: 2023, sourceType: 'module', globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-irregular-whitespace': [
        'error',
        { skipStrings: true, skipTemplates: true, skipComments: true, skipRegExps: true },
      ],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'no-var': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'object-shorthand': 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
      'max-lines': ['error', { max: 500, skipComments: true, skipBlankLines: true }],
    },
  },
  { files: ['www/**/*.js'], ignores: ['**/*.test.js'], rules: noMarkup },
  { files: ['www/board/*.js'], ignores: ['**/*.test.js'], rules: notOutside('\\.\\./') },
  { files: ['www/board/*/*.js'], ignores: ['**/*.test.js'], rules: notOutside('\\.\\./\\.\\./') },
  {
    files: ['www/**/*.js'],
    ignores: [
      '**/*.test.js',
      'www/board/**',
      'www/play/**',
      'www/variants/**',
      'www/elements/figures/piece/diagram-figure.js',
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['**/play/*'], message: 'Move what is shared to ui/ or game/.' },
            { group: ['**/variants/**'], message: 'Load it with import() where a variant is played.' },
          ],
        },
      ],
    },
  },
  {
    files: [
      'www/game/**/*.js',
      'www/texts/**/*.js',
      ...['state', 'gesture', 'geometry', 'a11y'].map((name) => `www/board/${name}.js`),
      'www/engine/uci.js',
      ...['attribute-game', 'attributes', 'drawings', 'events', 'puzzle-solution'].map(
        (name) => `www/elements/${name}.js`,
      ),
    ],
    ignores: ['**/*.test.js'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['document', 'window', 'localStorage', 'HTMLElement', 'addEventListener'].map((name) => ({
          name,
          message: PURE,
        })),
      ],
    },
  },
  {
    // The worker is one script.
    files: ['www/engine/worker.js'],
    languageOptions: { globals: globals.worker },
    rules: { 'no-restricted-syntax': ['error', 'ImportDeclaration', "CallExpression[callee.name='importScripts']"] },
  },
];
