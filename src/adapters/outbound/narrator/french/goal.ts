import type { Nature } from '../../../../domain/scoring/dimensions.ts';
import { highCut } from '../../../../domain/situation-map/zones.ts';
import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import {
  au,
  charge,
  de,
  does,
  fit,
  list,
  mainstay,
  named,
  nameOf,
  num,
  que,
  reasonFor,
  signed,
  startOf,
  titledRole,
} from './words.ts';

/** The time that the person allows. */
const within = ({ profile }: Findings): string => `d’ici ${profile.goals.horizonDays} jours`;

/** What weighs; may hold commas, so it ends its sentence. */
const load = ({ planStart }: Findings): string =>
  planStart === null ? 'ce qui remplit le plus vos semaines' : `${named(planStart)}, ${reasonFor(planStart)}`;

/** What stands out, as a load or as room; as `load`. */
function toMove(findings: Findings): string {
  const [lever] = findings.levers;
  if (findings.planStart !== null || lever === undefined) return load(findings);
  return `${named(lever)}, avec ${num(lever.preference)} chez vous et ${num(lever.demand)} en demande`;
}

const all = (natures: readonly Nature[]): string => list(natures.map(nameOf));

export const goal: Phrasebook['goal'] = {
  aim: {
    grow_in_role: [
      (findings) =>
        `Vous voulez progresser dans votre poste ${within(findings)}, et ce qui vous y aidera d’abord, c’est ` +
        `${mainstay(findings)}.`,
      (findings) =>
        `Progresser dans ${titledRole(findings)} ${within(findings)}, c’est partir ${de(fit(findings))} et prendre ` +
        `appui sur ${mainstay(findings)}.`,
    ],
    reshape_role: [
      (findings) =>
        `Pour remodeler votre poste ${within(findings)}, il n’est pas besoin de tout déplacer : commencez par ` +
        `${toMove(findings)}.`,
      (findings) =>
        `Remodeler ${titledRole(findings)} ${within(findings)}, c’est changer le mélange qui donne ` +
        `${fit(findings)}, et bâtir autour ${de(mainstay(findings))}.`,
    ],
    change_role: [
      (findings) =>
        `Vous voulez un autre poste ${within(findings)} ; jugez chaque offre à la place qu’elle fait ` +
        `${au(mainstay(findings))}, et à ce qu’elle change pour ${load(findings)}.`,
      (findings) =>
        `Quitter ${titledRole(findings)} ${within(findings)}, c’est laisser derrière vous ${fit(findings)}, avec ` +
        `ses bons et ses mauvais côtés, et emporter ${mainstay(findings)}.`,
    ],
    change_field: [
      (findings) =>
        `Vous voulez changer de domaine ${within(findings)} : ce qui voyage avec vous, où que vous alliez, c’est ` +
        `${mainstay(findings)}.`,
      (findings) =>
        `Avant de quitter le domaine ${de(titledRole(findings))} ${within(findings)}, demandez-vous ce qui ` +
        `explique ${fit(findings)} : le domaine lui-même, ou le mélange des tâches.`,
    ],
    start_business: [
      (findings) =>
        `Avec votre propre activité ${within(findings)}, le mélange serait de votre choix ; bâtissez-la autour ` +
        `${de(mainstay(findings))}.`,
      (findings) =>
        `Vous voulez créer votre activité ${within(findings)} ; décidez tôt qui s’y chargera ${de(load(findings))}.`,
    ],
    lead_people: [
      (findings) => `Vous voulez encadrer une équipe ${within(findings)}, et ${leading(findings)}.`,
      (findings) =>
        `Encadrer prend beaucoup d’une journée, gardez donc ${charge(findings)} sous les yeux ` +
        `${within(findings)} ; pour le moment, ${leading(findings)}.`,
    ],
    restore_balance: [
      (findings) =>
        `Vous voulez retrouver votre équilibre ${within(findings)}, et le premier point à regarder est ` +
        `${load(findings)}.`,
      (findings) =>
        `Retrouver votre équilibre ${within(findings)}, c’est prendre ${charge(findings)} comme point de départ, ` +
        `et ${mainstay(findings)} comme premier appui.`,
    ],
    return_to_work: [
      (findings) =>
        `Vous voulez reprendre le travail ${within(findings)} ; cherchez les endroits qui feront appel ` +
        `${au(mainstay(findings))}.`,
      (findings) =>
        `Sur le chemin du retour au travail, ${within(findings)}, mesurez ${titledRole(findings)} à ce qui en ` +
        `viendrait d’abord : ${load(findings)}.`,
    ],
    gain_clarity: [
      (findings) =>
        `Vous souhaitez y voir plus clair ${within(findings)} ; le trait le plus net de votre carte est ` +
        `${toMove(findings)}.`,
      (findings) =>
        `Y voir plus clair dans ${titledRole(findings)} ${within(findings)} commence par ce que l’on sait déjà : ` +
        `${fit(findings)} et la place ${de(mainstay(findings))}.`,
    ],
    other: [
      (findings) =>
        `Votre but ne figurait pas dans la liste ; ${within(findings)}, il peut s’appuyer sur ${mainstay(findings)}.`,
      (findings) =>
        `Pour le but que vous avez en tête ${within(findings)}, comptez avec ${charge(findings)} et avec ` +
        `${toMove(findings)}.`,
    ],
    unstated: [
      (findings) =>
        `Vous avez laissé le but ouvert : demandez-vous ce que doit devenir, ${within(findings)}, ${toMove(findings)}.`,
      (findings) =>
        `Aucun but n’est encore nommé ; pour partir, ${within(findings)}, prenez ${fit(findings)}, et ` +
        `demandez-vous ce que vous aimeriez voir à la place.`,
    ],
  },
  moreOf: {
    natural: [
      ({ natures, support, findings }) =>
        `Votre souhait de faire plus de place à ${all(natures)} va dans le sens de vos préférences, avec ${support} points ` +
        `d’appui et ${fit(findings)} pour départ.`,
      ({ natures, support, findings }) =>
        `Plus de temps pour ${all(natures)} vous irait sans détour${once(findings, natures)} : ${support} points ` +
        `parlent en ce sens.`,
    ],
    stretch: [
      ({ natures, support, findings }) =>
        `Votre souhait de faire plus de place à ${all(natures)} dépasse ce qui vient tout seul, avec un appui ` +
        `de ${support} : comptez-le comme un apprentissage, avec ${charge(findings)} en vue.`,
      ({ natures, support, findings }) =>
        `Plus de temps pour ${all(natures)} sera un effort, avec un appui de ${support}, et un effort bienvenu si ` +
        `vous allez par étapes${once(findings, natures)}.`,
    ],
    unknown: [
      ({ natures, findings }) =>
        `Faire plus de place à ${all(natures)} vous viendrait-il facilement ? On ne le sait pas encore, alors ` +
        `cherchez-en d’abord un petit morceau dans ${titledRole(findings)}.`,
      ({ natures, findings }) =>
        `Vous souhaitez plus de temps pour ${all(natures)}, et l’évaluation pourrait dire comment cela vous va, à ` +
        `côté ${de(charge(findings))}.`,
    ],
  },
  lessOf: {
    is_risk: [
      ({ natures, findings }) =>
        `Que vous vouliez réduire la part ${ofAll(natures)} rejoint les nombres : ${numbersOf(findings, natures)}.`,
      ({ natures, findings }) =>
        `Moins de temps pour ${all(natures)}, c’est aussi ce que suggère la carte : ${numbersOf(findings, natures)}.`,
    ],
    is_asset: [
      ({ natures, findings }) =>
        `Vous voulez réduire la part ${ofAll(natures)}, qui compte aujourd’hui parmi vos appuis dans ` +
        `${titledRole(findings)} ; demandez-vous ce qui, là-dedans, est devenu trop.`,
      ({ natures, findings }) =>
        `Allez prudemment si vous réduisez la part ${ofAll(natures)} : derrière ${fit(findings)}, elle est du côté ` +
        `qui tient.`,
    ],
    other: [
      ({ natures, findings }) =>
        `Moins de temps pour ${all(natures)} serait un allègement de votre choix ; le plan, lui, se tourne d’abord ` +
        `vers ${startOf(findings)}.`,
      ({ natures, findings }) =>
        `Votre souhait de réduire la part ${ofAll(natures)} vous appartient : ${charge(findings)} n’y pousse ni ` +
        `n’en détourne.`,
    ],
  },
  finding: {
    lever: [
      ({ subject }) =>
        `Le constat qui s’y rattache est ${named(subject)}, avec ${subject.preference} chez vous et ` +
        `${subject.demand} en demande : vous avez donc quelque chose à offrir.`,
      ({ subject, findings }) =>
        `Il est bon de savoir ${que(named(subject))} (${subject.preference}) ne trouve pas encore tout son emploi ` +
        `dans ${titledRole(findings)}.`,
    ],
    risk: [
      ({ subject }) =>
        `Sur ce chemin, ${named(subject)} peut faire obstacle, avec une demande de ${subject.demand} et une ` +
        `énergie de ${signed(subject.energy)} ; c’est la première chose à régler.`,
      ({ subject, findings }) =>
        `Tant ${que(titledRole(findings))} ${does(findings, 'demande', 'demanderait')} ${named(subject)} à ` +
        `${subject.demand}, une part de vos efforts est déjà prise.`,
    ],
    asset: [
      ({ subject }) =>
        `Vous pouvez compter pour cela sur ${named(subject)}, avec ${subject.preference} chez vous et ` +
        `${subject.demand} en demande.`,
      ({ subject, findings }) =>
        `Ce que ${titledRole(findings)} met entre vos mains pour cela, c’est ${named(subject)}, à ` +
        `${subject.preference}.`,
    ],
    none: [
      (findings) =>
        `Vos notes ne désignent rien qui aide ou gêne clairement ce but dans ${titledRole(findings)}, si bien que ` +
        `votre propre jugement compte davantage.`,
      (findings) =>
        `Rien dans ${charge(findings)} ne parle pour ou contre ce but, ce qui vous laisse le choix du premier pas.`,
    ],
  },
  success: [
    ({ success }) => `Vous le reconnaîtrez à vos propres mots : « ${success} ».`,
    ({ success }) => `Gardez en vue votre propre mesure : « ${success} ».`,
    ({ success }) => `Ce qui comptera au bout du compte, vous l’avez écrit : « ${success} ».`,
  ],
};

function leading({ profile }: Findings): string {
  const found = profile.natures.find(({ nature }) => nature === 'Leading');
  const name = nameOf('Leading');
  if (found === undefined || found.preference === null)
    return `la place de ${name} en vous reste à découvrir${felt(found?.energy ?? null)}`;
  return found.preference >= highCut
    ? `${name} vous vient naturellement, à ${num(found.preference)}${felt(found.energy)}`
    : `${name} vous vient à ${num(found.preference)}${felt(found.energy)} : commencez petit`;
}

const felt = (energy: number | null): string =>
  energy === null ? '' : `, pour une énergie de ${signed(energy)}`;

/** What has to make room for a wish, unless it is the wish. */
function once({ planStart, risks }: Findings, natures: readonly Nature[]): string {
  const risk = risks.find(({ nature }) => nature === planStart?.nature);
  return risk === undefined || natures.includes(risk.nature)
    ? ''
    : `, une fois ${que(named(risk))} prendra moins de place`;
}

function numbersOf({ risks }: Findings, natures: readonly Nature[]): string {
  const listed = risks.filter(({ nature }) => natures.includes(nature));
  const numbers = listed.map(({ preference, demand, energy }) => {
    const own = preference === null ? '' : `, ${num(preference)} chez vous`;
    return `${num(demand)} en demande${own} et une énergie de ${signed(energy)}`;
  });
  return numbers.join(' ; ');
}

/** "De" before each of them, as French asks for it in a list. */
const ofAll = (natures: readonly Nature[]): string => list(natures.map((nature) => de(nameOf(nature))));
