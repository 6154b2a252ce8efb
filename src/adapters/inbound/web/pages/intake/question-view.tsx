import type { JSX } from 'preact';
import { fill } from '#adapters/inbound/web/language/fill.ts';
import { Choices } from '#adapters/inbound/web/parts/choices.tsx';
import { QuestionSet } from '#adapters/inbound/web/parts/question-set.tsx';
import { asking, type QuestionProps } from './answering.tsx';
import { answerTo } from './answers.ts';
import { FieldQuestion } from './field-question.tsx';
import { NatureQuestion } from './nature-question.tsx';
import { ClearButton, Scale } from './scale.tsx';

export function QuestionView(props: QuestionProps): JSX.Element {
  switch (props.question.kind) {
    case 'choice':
      return <ChoiceQuestion {...props} />;
    case 'scale':
      return <ScaleQuestion {...props} />;
    case 'picks':
      return <PicksQuestion {...props} />;
    case 'ratings':
    case 'shares':
      return <NatureQuestion {...props} />;
    case 'line':
    case 'text':
    case 'number':
    case 'menu':
    case 'consent':
      return <FieldQuestion {...props} />;
  }
}

function ChoiceQuestion({ question, answering }: QuestionProps): JSX.Element {
  const { id, label, options, answer, fault, give } = asking(question, answering);
  return (
    <Choices
      name={id}
      question={label}
      choices={Object.entries(options).map(([value, name]) => ({ value, label: name }))}
      chosen={answer}
      onChoose={give}
      fault={fault}
    />
  );
}

const ScaleQuestion = ({ question, answering }: QuestionProps): JSX.Element => (
  <Scale {...asking(question, answering)} range={question}>
    <ClearButton question={question} answering={answering} />
  </Scale>
);

/** Picks are kept in the order in which they were chosen: the first one counts most. */
function PicksQuestion({ question, answering }: QuestionProps): JSX.Element {
  const { id, label, options, answer, fault, give } = asking(question, answering);
  const { apartFrom = '', most: count } = question;
  const picks = listIn(answer);
  const others = listIn(answerTo(answering.intake, { ...question, name: apartFrom }));
  return (
    <QuestionSet
      id={id}
      look="picks"
      legend={label}
      hint={fill(answering.texts.atMost, { count })}
      fault={fault}
    >
      <div class="options">
        {Object.entries(options).map(([option, name], index) => {
          const isPicked = picks.includes(option);
          return (
            <label key={option}>
              <input
                type="checkbox"
                id={index === 0 ? id : undefined}
                checked={isPicked}
                disabled={!isPicked && (picks.length >= count || others.includes(option))}
                onChange={() => give(isPicked ? picks.filter((one) => one !== option) : [...picks, option])}
              />
              <span>{name}</span>
            </label>
          );
        })}
      </div>
    </QuestionSet>
  );
}

const listIn = (answer: unknown): readonly unknown[] => (Array.isArray(answer) ? answer : []);
