/** The part of the workshop for rules: promotion, castling and the end of the game. */
import { Checkbox, Group, Select } from '../../views/fields.tsx';
import {
  CHOICES,
  FLAGS,
  TEXTS,
  castlingOf,
  otherLines,
  ruleOf,
  withCastling,
  withOtherLines,
  withPromotion,
  withRule,
} from './design.ts';
import { TextField } from './fields.tsx';
import type { Part } from './workshop.tsx';

/** The distances that a king may castle. */
const CASTLING = Object.freeze(['0', '2', '3', '4']);

export function RuleEditor({ texts: { words }, answer, drafts: { edit } }: Part) {
  const { design } = answer.present;
  const { promotion } = design;
  const readPromotion = (row: HTMLElement) => {
    const [pawns, choices, rank] = [...row.querySelectorAll('input')].map(({ value }) => value);
    // A new promotion is typed field by field.
    if (promotion || (pawns && choices)) edit((one) => withPromotion(one, { pawns, choices, rank }));
  };
  return (
    <details>
      <summary>{words.rulesTitle}</summary>
      <Group name={words.promotion.title}>
        <div class="row" onChange={(event) => readPromotion(event.currentTarget)}>
          {(['pawns', 'choices', 'rank'] as const).map((key) => (
            <TextField
              key={key}
              label={words.promotion[key]}
              value={String(promotion?.[key] ?? '')}
              spellcheck={false}
            />
          ))}
        </div>
      </Group>
      <div class="row">
        <Select
          label={words.castling}
          choices={CASTLING.map((squares) => [squares, words.castlingBy({ squares: Number(squares) })])}
          value={String(castlingOf(design))}
          onChange={(squares) => edit((one) => withCastling(one, Number(squares)))}
        />
        {(Object.keys(CHOICES) as (keyof typeof CHOICES)[]).map((keyword) => {
          const values: readonly string[] = CHOICES[keyword];
          const names: Readonly<Record<string, string>> = words.values[keyword];
          return (
            <Select
              key={keyword}
              label={words.rules[keyword]}
              choices={values.map((value) => [value, names[value]])}
              value={ruleOf(design, keyword) ?? values[0]}
              onChange={(value) => edit((one) => withRule(one, keyword, value === values[0] ? null : value))}
            />
          );
        })}
      </div>
      <div class="row">
        {TEXTS.map((keyword) => (
          <TextField
            key={keyword}
            label={words.rules[keyword]}
            value={ruleOf(design, keyword) ?? ''}
            onChange={({ value }) => edit((one) => withRule(one, keyword, value.trim() || null))}
            spellcheck={false}
            placeholder={words.examples[keyword]}
          />
        ))}
      </div>
      <div class="row">
        {FLAGS.map((keyword) => (
          <Checkbox
            key={keyword}
            label={words.rules[keyword]}
            checked={ruleOf(design, keyword) !== null}
            onChange={(isOn) => edit((one) => withRule(one, keyword, isOn ? '' : null))}
          />
        ))}
      </div>
      <TextField
        label={words.otherRules}
        value={otherLines(design)}
        onChange={({ value }) => edit((one) => withOtherLines(one, value))}
        rows={3}
        spellcheck={false}
      />
    </details>
  );
}
