import type { Findings, RhythmFacts, TagFacts } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { peakPhrases, plurals, recoveryPhrase, tagNames, trendPhrases } from './tags.ts';
import {
  capital,
  charge,
  de,
  does,
  gives,
  list,
  mainstay,
  named,
  nameOf,
  num,
  points,
  role,
  signed,
  takes,
  titledRole,
} from './words.ts';

export const energy: Phrasebook['energy'] = {
  balance: {
    giving: [
      ({ findings, gain, drain, balance }) =>
        `${capital(titledRole(findings))} vous ${gives(findings)} ${points(gain)} d’énergie et vous en ${takes(findings)} ` +
        `${drain} : il vous en ${does(findings, 'reste', 'resterait')} ${signed(balance)}.`,
      ({ findings, gain, balance, drain }) =>
        `Vos comptes avec ${titledRole(findings)} sont en votre faveur : ${points(gain)} d’énergie en recettes, ${drain} en ` +
        `dépenses, ${signed(balance)} au total.`,
    ],
    even: [
      ({ findings, gain, drain, balance }) =>
        `${capital(titledRole(findings))} ${gives(findings)} à peu près autant qu’il ${takes(findings)}, ` +
        `${points(gain)} d’énergie contre ${drain}, pour un bilan de ${signed(balance)}.`,
      ({ findings, gain, drain, balance }) =>
        `L’énergie va et vient à parts presque égales dans ${role(findings)} : ${points(gain)} à l’arrivée, ${drain} au ` +
        `départ, ${signed(balance)} au bout du compte.`,
    ],
    draining: [
      ({ findings, gain, drain, balance }) =>
        `${capital(titledRole(findings))} vous ${takes(findings)} ${points(drain)} d’énergie et vous en ${gives(findings)} ` +
        `${gain}, un bilan de ${signed(balance)} qu’il faut combler ailleurs.`,
      ({ findings, gain, drain, balance }) =>
        `Avec ${drain} au départ et ${gain} à l’arrivée, ${role(findings)} ${does(findings, 'vit', 'vivrait')} en partie ` +
        `sur vos réserves (${signed(balance)}).`,
    ],
    unknown: [
      (findings) =>
        `Vos notes ne permettent pas encore un bilan d’énergie pour ${titledRole(findings)} ; une semaine à écrire ce qui ` +
        `vous remplit et ce qui vous vide serait un bon début${aim(findings)}.`,
      (findings) =>
        `Ce que ${titledRole(findings)} fait à votre énergie ne se laisse pas encore mettre en chiffres ; ce que vous avez ` +
        `remarqué ces derniers jours compte quand même${aim(findings)}.`,
    ],
  },
  extremes: {
    both: [
      ({ subject, counterpart, findings }) =>
        `Ce qui vous remplit est avant tout ${named(subject)} (${signed(subject.energy)}), ce qui vous vide le plus, ` +
        `${named(counterpart)} (${signed(counterpart.energy)}), et ${charge(findings)} dit ce qui l’emporte.`,
      ({ subject, counterpart, findings }) =>
        `Entre ${named(subject)} (${signed(subject.energy)}) et ${named(counterpart)} (${signed(counterpart.energy)}) se joue ` +
        `la différence entre une bonne et une longue journée dans ${titledRole(findings)}.`,
      ({ subject, counterpart, findings }) =>
        `Derrière ${charge(findings)}, cherchez ${named(subject)} (${signed(subject.energy)}) du côté de ce qui donne, et ` +
        `${named(counterpart)} (${signed(counterpart.energy)}) du côté de ce qui prend.`,
    ],
    giver: [
      ({ subject, findings }) =>
        `La première source est ${named(subject)} (${signed(subject.energy)}), et rien de ce que vous avez noté pour ` +
        `${titledRole(findings)} ne vous en prend.`,
      ({ subject, findings }) =>
        `C’est ${named(subject)} qui vous en donne le plus, à ${signed(subject.energy)}, et derrière ${charge(findings)} ` +
        `rien ne tire dans l’autre sens.`,
    ],
    taker: [
      ({ subject, findings }) =>
        `Le plus gros passe dans ${named(subject)} (${signed(subject.energy)}), et rien de ce que vous avez noté pour ` +
        `${titledRole(findings)} ne vous en redonne.`,
      ({ subject, findings }) =>
        `La plus grande fuite est ${named(subject)}, à ${signed(subject.energy)} ; derrière ${charge(findings)}, une source ` +
        `reste à trouver.`,
    ],
  },
  tags: {
    both: [
      ({ drains, sources, findings }) =>
        `Vous le dites vous-même : ${tagged(sources)} vous ${lift(sources)} et ${tagged(drains)} vous ${wear(drains)}, ce qui ` +
        `compte aussi derrière ${charge(findings)}.`,
      ({ drains, sources, findings }) =>
        `Quand vous parlez ${de(role(findings))}, vous rangez ${tagged(sources)} du côté qui donne et ${tagged(drains)} du ` +
        `côté qui prend.`,
    ],
    drains: [
      ({ findings, drains }) =>
        `Autour ${de(titledRole(findings))}, il y a aussi ce que les natures ne disent pas : ${tagged(drains)} vous ` +
        `${wear(drains)}, selon vos propres mots.`,
      ({ findings, drains }) =>
        `Parmi ce qui vous coûte, vous citez ${tagged(drains)}, et cela peut compter autant que les tâches elles-mêmes ` +
        `derrière ${charge(findings)}.`,
    ],
    sources: [
      ({ findings, sources }) =>
        `Autour ${de(titledRole(findings))}, il y a aussi ce que les natures ne disent pas : ${tagged(sources)} vous ` +
        `${lift(sources)}, selon vos propres mots.`,
      ({ findings, sources }) =>
        `Parmi ce qui vous fait du bien, vous citez ${tagged(sources)}, et ${charge(findings)} a l’usage de chacune de ces ` +
        `heures.`,
    ],
  },
  rhythm: {
    short: [
      (facts) =>
        `${sentence(facts)} : une raison d’alléger ${heaviest(facts)} avant d’ajouter quoi que ce soit.`,
      (facts) => `${sentence(facts)} ; allégez donc d’abord ${heaviest(facts)}, sans rien ajouter d’ici là.`,
    ],
    mixed: [
      (facts) =>
        `${sentence(facts)}, ce qui est bon à savoir au moment de placer ${mainstay(facts.findings)} dans la journée.`,
      (facts) => `${sentence(facts)} : de quoi donner son heure à ${mainstay(facts.findings)}.`,
    ],
    good: [
      (facts) =>
        `${sentence(facts)} : un bon terrain pour faire plus de place à ${mainstay(facts.findings)}.`,
      (facts) => `${sentence(facts)}, et l’on peut bâtir là-dessus avec ${mainstay(facts.findings)}.`,
    ],
  },
};

const sentence = (facts: RhythmFacts): string => capital(rhythm(facts).join(' ; '));

/** What is known of a person's energy over time, as clauses. */
function rhythm({ overallLevel, trend, recovery, peakTime }: RhythmFacts): readonly string[] {
  return [
    ...levels(overallLevel, trend ?? null),
    ...(recovery === null ? [] : [recoveryPhrase(recovery)]),
    ...(peakTime ? [`vos meilleures heures viennent ${peakPhrases[peakTime]}`] : []),
  ];
}

function levels(level: number | null, trend: RhythmFacts['trend'] | null): readonly string[] {
  if (level === null) return trend ? [`votre énergie ${trendPhrases[trend]}`] : [];
  const recent = `vous situez à ${num(level)} votre énergie récente`;
  return trend ? [`${recent}, et elle ${trendPhrases[trend]}`] : [recent];
}

const heaviest = ({ findings }: RhythmFacts): string => {
  const [risk] = findings.risks;
  return risk === undefined ? titledRole(findings) : `${named(risk)} (${num(risk.demand)})`;
};

const tagged = (tags: TagFacts['drains']): string => list(tags.map((tag) => tagNames[tag]));

const isPlural = ([first, ...rest]: TagFacts['drains']): boolean =>
  rest.length > 0 || (first !== undefined && pluralTags.has(first));

const pluralTags: ReadonlySet<string> = new Set(plurals);

const lift = (tags: TagFacts['drains']): string => (isPlural(tags) ? 'portent' : 'porte');
const wear = (tags: TagFacts['drains']): string => (isPlural(tags) ? 'pèsent' : 'pèse');

const aim = ({ profile }: Findings): string =>
  profile.topNature === null ? '' : `, ${nameOf(profile.topNature)} en premier`;
