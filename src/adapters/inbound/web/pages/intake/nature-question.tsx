import type { JSX } from 'preact';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { Field } from '#adapters/inbound/web/parts/field.tsx';
import { NatureGlyph } from '#adapters/inbound/web/parts/nature-glyph.tsx';
import { QuestionSet } from '#adapters/inbound/web/parts/question-set.tsx';
import { asking, type QuestionProps } from './answering.tsx';
import { fieldsOf, numberFrom, typed, withAnswer } from './answers.ts';
import { natures } from './questions.ts';
import { ClearButton, Scale, ScaleKey } from './scale.tsx';

/** One question about all nine natures: a scale for each, or a share of the whole. */
export function NatureQuestion({ question, answering }: QuestionProps): JSX.Element {
  const { texts, natureNames } = answering;
  const { id, label, hint, options, answer, fault, give } = asking(question, answering);
  const given = fieldsOf(answer);
  const sum = sumOf(given);
  return (
    <QuestionSet id={id} look={question.kind} legend={label} hint={hint} fault={fault}>
      {question.kind === 'ratings' && <ScaleKey range={question} options={options} />}
      {natures.map((nature) => {
        const row = {
          id: nature === natures[0] ? id : `${id}-${nature}`,
          give: (one: unknown) => give(withAnswer(given, { name: nature }, one)),
        };
        return question.kind === 'shares' ? (
          <Field key={nature} id={row.id} label={natureNames[nature] ?? nature}>
            <input
              id={row.id}
              inputMode="numeric"
              value={typed(given[nature])}
              onInput={({ currentTarget }) => row.give(numberFrom(currentTarget.value))}
            />
          </Field>
        ) : (
          <Scale
            key={nature}
            {...row}
            label={
              <>
                <NatureGlyph nature={nature} /> {natureNames[nature]}
                <span class="hidden-text">: </span>
                <span class="hint">{texts.natures[nature]}</span>
              </>
            }
            range={question}
            options={options}
            answer={given[nature]}
          />
        );
      })}
      {question.kind === 'shares' && (
        <p class="sum" role="status">
          {answer !== undefined && fill(sum > 100 ? texts.sumOff : texts.sum, { sum })}
        </p>
      )}
      <ClearButton question={question} answering={answering} />
    </QuestionSet>
  );
}

/** The sum of all shares that are numbers. */
const sumOf = (shares: Readonly<Record<string, unknown>>): number =>
  Object.values(shares).reduce<number>((sum, share) => sum + (Number(share) || 0), 0);
