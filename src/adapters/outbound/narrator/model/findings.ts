import type { Language } from '#domain/language.ts';
import type { Condition, Finding } from '#domain/situation-map/findings/finding.ts';
import type { Profile } from '#domain/situation-map/profile.ts';
import { phrasesOf } from './checks/natures-in.ts';
import type { BuiltInTexts } from './built-in.ts';
import { findingKeys } from './scopes.ts';

const caseWords: Readonly<Record<Finding['case'], string>> = {
  carries: 'comes naturally, the role asks for it, it does not drain; to protect',
  draining_strength:
    'comes naturally, the role asks for it, it takes energy; the dose and the conditions may change, the talent is not in doubt',
  strain:
    'the role asks for it, it does not come naturally, it takes energy; to share, shorten or get help with, not a strength',
  stretch:
    'the role asks for it, it does not come naturally yet, it gives energy; to learn on purpose, not a strength yet',
  unused: 'comes naturally, the role hardly asks for it, it does not drain; to open a small room for',
  gives: 'the role asks for it, it gives energy; whether it comes naturally is not known',
  costs: 'the role asks for it, it takes energy; whether it comes naturally is not known',
  load_first: 'more goes out than comes back, of work and of rest; first of all to lighten the week',
  little_say: 'little say over their own days; one part of the week to be made theirs',
  far_role: 'the role wished for is far from this one; to be tried on something real first',
  leads_less: 'leads people and wishes to lead far less; one part of it to be given back',
  wants_what_drains: 'wished for more, and it takes energy; the wish to be tried in a small dose',
  drops_strength:
    'wished for less, and it comes naturally and does not drain; to find out what about it is too much',
  fits: 'what the role asks for suits, and nothing costs much; to keep and to let grow',
  quiet: 'nothing stands out; to watch small differences',
  open: 'too little was answered to say anything; to watch an ordinary week',
  evenly_gives: 'several kinds of work give about equally; to choose by what is worth doing',
  evenly_costs: 'several kinds of work cost about equally; to change something about the whole week',
};

/** The findings, with the sentences of the report that surround the texts written by the model. */
export const findingFacts = (profile: Profile, builtIn: BuiltInTexts): readonly string[] =>
  findingKeys.flatMap((key, index) => {
    const finding = profile.findings[index];
    const text = builtIn.findings[index];
    if (finding === undefined || text === undefined) return [];
    const steps = stepsOf(index, profile, builtIn);
    return [
      [
        `${key}: ${subjectOf(finding, profile.language)}: ${caseWords[finding.case]}.`,
        ...(finding.conditions.length === 0
          ? []
          : [`Answers: ${finding.conditions.map(inWords).join('; ')}.`]),
        `Above your texts the report says: ${JSON.stringify(`${text.title}. ${text.see}`)}`,
        ...(steps === '' ? [] : [`Its plan says of the experiment: ${JSON.stringify(steps)}`]),
      ].join(' '),
    ];
  });

function subjectOf({ nature, alike }: Finding, language: Language): string {
  return phrasesOf([...(nature === null ? [] : [nature]), ...alike], language) || 'the situation as a whole';
}

/** The first step and its sign. The model does not change them. */
const stepsOf = (finding: number, { plan }: Profile, builtIn: BuiltInTexts): string =>
  plan
    .flatMap(({ actions }) => actions.filter((action) => action.finding === finding))
    .map(({ id, textKey }) => builtIn.plan[id]?.[textKey.endsWith('.first') ? 'text' : 'sign'])
    .join(' ');

function inWords(condition: Condition): string {
  if ('tag' in condition)
    return `${condition.kind === 'drain' ? 'heavier' : 'lighter'} with ${spaced(condition.tag)}`;
  if (condition.kind !== 'peak') return spaced(condition.kind);
  return `best hours in the ${spaced(condition.time)}, ${condition.effect === 'gives' ? 'good for this' : 'too good for this'}`;
}

const spaced = (name: string): string => name.replaceAll('_', ' ');
