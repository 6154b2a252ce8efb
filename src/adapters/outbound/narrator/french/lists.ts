import type { Findings, RatedNature } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { otherWeight } from './contrasts.ts';
import { atWork } from './natures-at-work.ts';
import {
  asks,
  asksOnly,
  au,
  capital,
  charge,
  de,
  does,
  easiestOf,
  fit,
  list,
  mainstay,
  marked,
  named,
  nameOf,
  namesOf,
  num,
  numbers,
  points,
  que,
  reasonFor,
  role,
  signed,
  standingOf,
  takes,
  titledRole,
  usedOf,
} from './words.ts';

/** Those after the first, with what they come to. */
const others = (natures: readonly RatedNature[], numberOf: (nature: RatedNature) => string): string =>
  list(natures.slice(1).map((nature) => `${named(nature)} (${numberOf(nature)})`));

/** Where nothing of the kind was found, what there is all the same. */
function instead(findings: Findings): string {
  const [listed] = [...findings.risks, ...findings.assets, ...findings.levers];
  return listed === undefined ? charge(findings) : marked(listed);
}

export const assets: Phrasebook['assets'] = {
  one: [
    ({ findings, subject }) =>
      `Ce que vous apportez et ce que ${titledRole(findings)} ${asks(findings)} se rejoignent surtout en un point : ` +
      `${named(subject)}, ${subject.preference} chez vous et ${subject.demand} en face.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${does(findings, 'tient', 'tiendrait')} pour vous à un seul appui, ${named(subject)}, qui vous vient à ` +
      `${subject.preference} pour une demande de ${subject.demand}.`,
  ],
  several: [
    ({ findings, subject }) =>
      `C’est ${named(subject)} qui vous porte le plus, avec ${subject.preference} chez vous pour ${subject.demand} en face, et à ses ` +
      `côtés ${findings.assets.length > 2 ? 'se tiennent' : 'se tient'} ${others(findings.assets, standingOf)}.`,
    ({ findings, subject }) =>
      `Les bons jours ${de(role(findings))} ${does(findings, 'doivent', 'devraient')} sans doute beaucoup à ${namesOf(findings.assets)}, d’abord à ` +
      `${named(subject)}, qui vous vient à ${subject.preference} et qu’on vous ${asks(findings)} à ${subject.demand}.`,
    ({ findings, subject }) =>
      `Vous ${does(findings, 'tenez', 'tiendriez')} ${role(findings)} grâce à ${namesOf(findings.assets)} : ce que vous avez et ce qu’il ${asks(findings)} s’y ` +
      `rencontrent, d’abord pour ${named(subject)}, avec ${subject.preference} d’un côté et ${subject.demand} de ` +
      `l’autre.`,
  ],
  remark: {
    giving: [
      ({ subject, findings }) =>
        `Comme ${named(subject)} vous donne aussi de l’énergie (${signed(subject.energy)}), il vaut plus ` +
        `${que(fit(findings))} ne le montre ; quand le temps presse, on tient vite ${atWork[subject.nature].doing} pour un ` +
        `dû : parlez-en à qui compte sur vos ${points(subject.preference)}.`,
      ({ subject, findings }) =>
        `${named(subject)} récompense l’effort (${signed(subject.energy)}) : les semaines qui font la part belle à vos ` +
        `${subject.preference} points sont sans doute celles qui relèvent ${charge(findings)}.`,
      ({ subject, findings }) =>
        `Ce que vous mettez dans ${atWork[subject.nature].doing} vous revient en partie (${signed(subject.energy)}) ; ne cédez ` +
        `pas à la légère ces ${subject.preference} points, même pour ${otherWeight({ findings, subject })}.`,
    ],
    neutral: [
      ({ subject, findings }) =>
        `${named(subject)} tient ce rôle sans donner ni prendre d’énergie (0) : il soutient ${fit(findings)}, et pour ` +
        `souffler, il faut chercher ailleurs.`,
      ({ subject, findings }) =>
        `Avec une énergie de 0 pour une demande de ${subject.demand}, ${atWork[subject.nature].doing} soutient ` +
        `${charge(findings)} sans l’améliorer : un appui plutôt qu’un repos.`,
    ],
  },
  empty: [
    (findings) =>
      `Rien, aujourd’hui, n’est à la fois assez naturel, assez demandé et assez léger dans ${titledRole(findings)} pour ` +
      `figurer ici. Cela parle ${de(fit(findings))}, non de ce que vous savez faire.`,
    (findings) =>
      `Rien de ce que ${titledRole(findings)} ${asks(findings)} ne rejoint assez nettement ce qui vous vient sans vous ` +
      `coûter. Les autres listes, ${instead(findings)} en premier, vous en diront plus.`,
  ],
  unknown: [
    (findings) =>
      `Ce qui vous porte dans ${titledRole(findings)} n’apparaît que si préférences, demandes et énergie se lisent côte à ` +
      `côte ; ce jour-là, il y aura des noms derrière ${charge(findings)}.`,
    (findings) =>
      `Cette liste a besoin des deux côtés, vous et ${titledRole(findings)} ; d’ici là, repérez les tâches qui se passent ` +
      `d’élan : elles iront sans doute bien avec ${mainstay(findings)}.`,
  ],
};

export const levers: Phrasebook['levers'] = {
  one: [
    ({ findings, subject }) =>
      `Une part de vous attend, en plus ${de(usedOf(findings))} : ${named(subject)} vous vient à ` +
      `${subject.preference}, et ${role(findings)} ${asksOnly(findings, subject.demand)}.`,
    ({ findings, subject }) =>
      `La place libre, dans ${titledRole(findings)}, porte un nom, ${named(subject)} : ${subject.preference} d’un côté, ` +
      `${subject.demand} de l’autre.`,
  ],
  several: [
    ({ findings, subject }) =>
      `Il y a en vous plus que ${titledRole(findings)} ne réclame : ${named(subject)} d’abord, ${subject.preference} pour ` +
      `${subject.demand}, puis ${others(findings.levers, standingOf)}.`,
    ({ findings, subject }) =>
      `Ce qui attend qu’on l’emploie, à côté ${de(usedOf(findings))} : ${namesOf(findings.levers)} ; c’est ${named(subject)} qui a le plus à donner, ` +
      `puisqu’il vous vient à ${subject.preference} et qu’on ${asksOnly(findings, subject.demand)}.`,
    ({ findings }) =>
      `Il y a de la marge pour ${namesOf(findings.levers)} : ` +
      `${numbers(findings.levers.map(({ preference }) => preference))} de votre côté, ` +
      `${numbers(findings.levers.map(({ demand }) => demand))} de l’autre.`,
  ],
  remark: {
    giving: [
      ({ subject, findings }) =>
        `Comme ${named(subject)} vous donne de l’énergie (${signed(subject.energy)} pour ${subject.demand} en demande), en faire davantage ne serait pas ` +
        `seulement du travail en plus${beside(findings)}.`,
      ({ subject, findings }) =>
        `Donner plus de place ${au(atWork[subject.nature].doing)} vous ferait du bien aussi (${signed(subject.energy)}), ` +
        `et ${charge(findings)} pourrait s’en trouver mieux.`,
    ],
    neutral: [
      ({ subject, findings }) =>
        `${named(subject)} est neutre en énergie (0 pour ${subject.demand} en demande) : en faire davantage ne ` +
        `coûterait que du temps${beside(findings)}.`,
      ({ subject, findings }) =>
        `Comme ${atWork[subject.nature].doing} ne vous remplit ni ne vous vide (0 pour ${subject.demand} en demande), le gain se verrait dans ` +
        `${fit(findings)} plutôt que dans votre repos.`,
    ],
  },
  empty: [
    (findings) =>
      `Presque rien de ce qui vous vient sans vous coûter ne reste sans emploi${used(findings)}. Ce n’est donc pas de la ` +
      `place que ${titledRole(findings)} peut vous offrir en premier.`,
    (findings) =>
      `Il n’y a pas de place libre qui vaille d’être citée${used(findings)}. Si quelque chose doit changer dans ` +
      `${titledRole(findings)}, cherchez plutôt du côté ${de(instead(findings))}.`,
  ],
  unknown: [
    (findings) =>
      `La place libre se voit quand on connaît à la fois ce qui vous vient naturellement et ce que ${titledRole(findings)} ` +
      `${asks(findings)} ; d’ici là, demandez-vous ce qui vous manque en regardant ${charge(findings)}.`,
    (findings) =>
      `Ce qui reste sans emploi dans ${titledRole(findings)} n’a pas de nom tant que les deux côtés ne sont pas ` +
      `notés ; l’indice, en attendant, c’est ce que vous feriez sans qu’on vous le demande, avec ` +
      `${mainstay(findings)} en tête.`,
  ],
};

export const risks: Phrasebook['risks'] = {
  one: [
    ({ findings, subject }) =>
      `Une chose mérite qu’on la surveille derrière ${fit(findings)} : ${named(subject)}, que ${role(findings)} ${asks(findings)} à ` +
      `${subject.demand} et que vous notez à ${signed(subject.energy)} en énergie.`,
    ({ findings, subject }) =>
      `Si ${titledRole(findings)} ${does(findings, 'vous pèse', 'devait vous peser')} quelque part, c’est sans doute avec ${marked(subject)}, dont on vous ` +
      `${asks(findings)} ${subject.demand}.`,
  ],
  several: [
    ({ findings, subject }) =>
      `Ce qui mérite attention, c’est ${namesOf(findings.risks)}, et d’abord ${named(subject)}, que ${role(findings)} ` +
      `${asks(findings)} à ${subject.demand} et que vous notez à ${signed(subject.energy)} en énergie.`,
    ({ findings, subject }) =>
      `${named(subject)} vient en tête de cette liste, ${reasonFor(subject)}, devant ` +
      `${others(findings.risks, ({ demand }) => `${num(demand)} en demande`)}.`,
    ({ findings }) =>
      `Ce qui, dans ${titledRole(findings)}, tire sur vous se nomme ${namesOf(findings.risks)}, avec en demande ` +
      `${numbers(findings.risks.map(({ demand }) => demand))}.`,
  ],
  remark: {
    stretch: [
      ({ subject, findings }) =>
        `Pour ${named(subject)}, c’est affaire de distance, non d’énergie : il vous en vient ${subject.preference}, et un pas ` +
        `de ce genre se fait par étapes, à un rythme ${que(charge(findings))} aide à choisir.`,
      ({ subject, findings }) =>
        `${named(subject)} veut que vous alliez de ${subject.preference} vers ${subject.demand}, sans rien vous prendre en ` +
        `énergie ; dans ${titledRole(findings)}, c’est une question d’entraînement plus que de repos.`,
    ],
    drain: [
      ({ subject, findings }) =>
        `L’ennui, avec ${named(subject)}, est son prix (${signed(subject.energy)}) plutôt que sa ` +
        `difficulté${drainage(findings)}.`,
      ({ subject, findings }) =>
        `Ce que vous prend ${atWork[subject.nature].doing} (${signed(subject.energy)}), voilà la question, et c’est dans ` +
        `${titledRole(findings)} que la dose se décide.`,
    ],
    both: [
      ({ subject, findings }) =>
        `Avec ${named(subject)}, la distance et le coût s’additionnent : il vous en vient ${subject.preference}, et ` +
        `l’énergie est à ${signed(subject.energy)}${drainage(findings)}.`,
      ({ subject, findings }) =>
        `${named(subject)} pèse des deux côtés, avec ${subject.preference} chez vous pour ${subject.demand} en demande, et ` +
        `${signed(subject.energy)} en énergie${drainage(findings)} ; commencez par ce qui se confie le plus ` +
        `facilement.`,
      ({ subject, findings }) =>
        `Cela compte double : ${named(subject)} vous est demandé au-delà de vos ${points(subject.preference)} et vous coûte, à ` +
        `${signed(subject.energy)}, si bien qu’alléger les ${points(subject.demand)} demandés vaut mieux que ` +
        `redoubler d’efforts${drainage(findings)}.`,
    ],
  },
  empty: [
    (findings) =>
      `Aucune des neuf natures ne pèse assez pour figurer ici, et ${charge(findings)} n’en dit pas davantage ; gardez ` +
      `quand même un œil sur ${eye(findings)}, car même une préférence, trop sollicitée, peut devenir un poids.`,
    (findings) =>
      `Rien, dans ${titledRole(findings)}, ne mérite le nom de tension ; ce qui reste à observer ` +
      `avec le temps, c’est ce que devient ${eye(findings)} derrière ${fit(findings)}.`,
  ],
  unknown: [
    (findings) =>
      `La tension se voit quand demandes et énergie sont notées ensemble, ce qui reste à faire pour ` +
      `${titledRole(findings)} ; d’ici là, ce qui pèse selon vous est le meilleur guide, avec ${charge(findings)}.`,
    (findings) =>
      `Sans notes sur ce que ${titledRole(findings)} ${asks(findings)} et sur ce qu’il coûte, rien n’est dit ici des ` +
      `tensions. Ce qui vous vient à l’esprit en lisant cela, à côté ${de(charge(findings))}, mérite d’être noté.`,
  ],
};

/** What a better use of a lever would have to stand beside. */
function beside(findings: Findings): string {
  const [risk] = findings.risks;
  const { balance } = findings.profile.energy;
  if (risk !== undefined)
    return ` ; ce serait un contrepoids ${au(named(risk))} (${num(risk.demand)} en demande)`;
  return balance === null || balance < 0 ? '' : `, et ${charge(findings)} le permet`;
}

function used({ profile }: Findings): string {
  const { coverage, utilization } = profile.alignment;
  return utilization === null || coverage === null
    ? ''
    : ` : ${points(utilization)} de ce que vous avez trouvent un emploi, pour ${num(coverage)} de couverture`;
}

function drainage(findings: Findings): string {
  const { drain } = findings.profile.energy;
  if (drain === null) return '';
  return `, dans un poste qui vous ${takes(findings)} ${points(drain)} d’énergie en tout`;
}

function eye(findings: Findings): string {
  const nature = (findings.assets[0] ?? easiestOf(findings))?.nature;
  return nature === undefined ? 'ce que vous aimez faire' : nameOf(nature);
}
