import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { describedBy, Field } from '#adapters/inbound/web/parts/field.tsx';
import { asking, faultInWords, type QuestionProps } from './answering.tsx';
import { isWithin, numberFrom, typed, wholeNumberFrom } from './answers.ts';

/** A question that has a single control. */
export function FieldQuestion({ question, answering }: QuestionProps): JSX.Element {
  const { kind, most } = question;
  const { texts } = answering;
  const { id, label, options, answer, give, ...words } = asking(question, answering);
  const [isLeft, setIsLeft] = useState(false);
  const fault =
    words.fault ??
    (isLeft && answer !== undefined && !isWithin(answer, question)
      ? faultInWords({ code: 'number' }, question, texts)
      : undefined);
  const hint = kind === 'text' ? fill(texts.privacy, { most }) : words.hint;
  const isText = kind === 'text' || kind === 'line';
  const attributes = {
    id,
    value: typed(answer),
    onInput: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) =>
      give(isText ? value : numberFrom(value)),
    ...describedBy(id, { hint, fault }),
  } as const;
  return (
    <Field id={id} label={label} hint={hint} fault={fault}>
      {kind === 'text' && <textarea {...attributes} maxLength={most} />}
      {kind === 'line' && <input {...attributes} maxLength={most} />}
      {kind === 'number' && (
        <input
          {...attributes}
          inputMode={question.name === 'tenure_months' ? 'text' : 'decimal'}
          onFocus={() => setIsLeft(false)}
          onBlur={({ currentTarget: { value } }) => {
            const meant = wholeNumberFrom(value, question);
            if (meant !== value && meant !== answer) give(meant);
            setIsLeft(true);
          }}
        />
      )}
      {kind === 'menu' && (
        <select {...attributes}>
          <option value="">{texts.noAnswer}</option>
          {Object.entries(options).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
