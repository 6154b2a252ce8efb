import type { Findings, RatedNature } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import {
  asks,
  au,
  capital,
  charge,
  de,
  does,
  easiestOf,
  fit,
  list,
  mainstay,
  named,
  nameOf,
  namesOf,
  num,
  points,
  que,
  role,
  signed,
  standingOf,
  titledRole,
} from './words.ts';

/** Those after the first, with what they come to. */
const others = (natures: readonly RatedNature[], numberOf: (nature: RatedNature) => string): string =>
  list(natures.slice(1).map((nature) => `${named(nature)} (${numberOf(nature)})`));

const demandOf = ({ demand }: RatedNature): string => num(demand);

/** Where nothing of the kind was found, what there is all the same. */
function instead(findings: Findings): string {
  const [listed] = [...findings.risks, ...findings.assets, ...findings.levers];
  return listed === undefined ? charge(findings) : named(listed);
}

export const assets: Phrasebook['assets'] = {
  one: [
    ({ findings, subject }) =>
      `Ce que vous apportez et ce que ${role(findings)} ${asks(findings)} se rejoignent surtout en un point : ` +
      `${named(subject)}, ${subject.preference} chez vous et ${subject.demand} en face.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${does(findings, 'tient', 'tiendrait')} pour vous à un seul appui, ${named(subject)}, qui vous vient à ` +
      `${subject.preference} pour une demande de ${subject.demand}.`,
  ],
  several: [
    ({ findings, subject }) =>
      `${named(subject)} porte le plus, avec ${subject.preference} chez vous pour ${subject.demand} en face, et à ses ` +
      `côtés ${findings.assets.length > 2 ? 'se tiennent' : 'se tient'} ${others(findings.assets, standingOf)}.`,
    ({ findings, subject }) =>
      `Les bons jours ${de(role(findings))} ${does(findings, 'doivent', 'devraient')} sans doute beaucoup à ${namesOf(findings.assets)}, d’abord à ` +
      `${named(subject)}, qui vous vient à ${subject.preference} et qu’on vous ${asks(findings)} à ${subject.demand}.`,
    ({ findings, subject }) =>
      `Vous ${does(findings, 'tenez', 'tiendriez')} ${role(findings)} grâce à ${namesOf(findings.assets)} : ce que vous avez et ce qu’il ${asks(findings)} s’y ` +
      `rencontrent, d’abord pour ${named(subject)}, avec ${subject.preference} d’un côté et ${subject.demand} de l’autre.`,
  ],
  remark: {
    giving: [
      ({ subject, findings }) =>
        `Comme ${named(subject)} vous donne aussi de l’énergie (${signed(subject.energy)}), il vaut plus ` +
        `${que(fit(findings))} ne le montre. Quand le temps presse, on tient vite ${atWork[subject.nature].doing} pour un ` +
        `dû : parlez-en à qui compte sur vos ${points(subject.preference)}.`,
      ({ subject, findings }) =>
        `${named(subject)} récompense l’effort (${signed(subject.energy)}) : quand ${role(findings)} ` +
        `${does(findings, 'fait', 'ferait')} la part belle à vos ${subject.preference} points, les semaines devraient ` +
        `paraître plus légères.`,
      ({ subject }) =>
        `Ce que vous mettez dans ${atWork[subject.nature].doing} vous revient en partie (${signed(subject.energy)}) ; ne cédez ` +
        `pas à la légère les ${subject.preference} points que vous avez là.`,
    ],
    neutral: [
      ({ subject, findings }) =>
        `${named(subject)} tient ce rôle sans donner ni prendre d’énergie (0) : il soutient ${fit(findings)}, et pour ` +
        `souffler, il faut chercher ailleurs.`,
      ({ subject }) =>
        `Avec une énergie de 0 pour une demande de ${subject.demand}, ${atWork[subject.nature].doing} est un sol où prendre ` +
        `appui plutôt qu’un endroit où se reposer.`,
    ],
  },
  empty: [
    (findings) =>
      `Rien, aujourd’hui, n’est à la fois assez naturel, assez demandé et assez léger dans ${titledRole(findings)} pour ` +
      `figurer ici. Cela dit où vous en êtes avec ${fit(findings)}, non ce dont vous êtes capable.`,
    (findings) =>
      `Rien de ce que ${titledRole(findings)} ${asks(findings)} ne rejoint assez nettement ce qui vous vient sans vous ` +
      `coûter. Les autres listes, ${instead(findings)} en premier, vous en diront plus.`,
  ],
  unknown: [
    (findings) =>
      `Ce qui vous porte dans ${titledRole(findings)} n’apparaît que si préférences, demandes et énergie se lisent côte à ` +
      `côte. Ce jour-là, il y aura des noms derrière ${charge(findings)}.`,
    (findings) =>
      `Cette liste a besoin des deux côtés, vous et ${titledRole(findings)}. D’ici là, repérez les tâches qui se passent ` +
      `d’élan : elles iront sans doute bien avec ${mainstay(findings)}.`,
  ],
};

export const levers: Phrasebook['levers'] = {
  one: [
    ({ findings, subject }) =>
      `Une part de vous attend : ${named(subject)} vous vient à ${subject.preference}, et ${role(findings)} n’en ` +
      `${asks(findings)} que ${subject.demand}.`,
    ({ findings, subject }) =>
      `La place libre, dans ${titledRole(findings)}, porte un nom, ${named(subject)} : ${subject.preference} d’un côté, ` +
      `${subject.demand} de l’autre.`,
  ],
  several: [
    ({ findings, subject }) =>
      `Il y a en vous plus que ${role(findings)} ne réclame : ${named(subject)} d’abord, ${subject.preference} pour ` +
      `${subject.demand}, puis ${others(findings.levers, standingOf)}.`,
    ({ findings, subject }) =>
      `Ce qui attend qu’on l’emploie : ${namesOf(findings.levers)}. C’est ${named(subject)} qui a le plus à donner, ` +
      `puisqu’il vous vient à ${subject.preference} et qu’on vous en ${asks(findings)} ${subject.demand}.`,
    ({ findings }) =>
      `Il y a de la marge pour ${namesOf(findings.levers)} : ` +
      `${list(findings.levers.map(standingOf))} de votre côté, ${list(findings.levers.map(demandOf))} de l’autre.`,
  ],
  remark: {
    giving: [
      ({ subject, findings }) =>
        `Comme ${named(subject)} vous donne de l’énergie (${signed(subject.energy)}), en faire davantage ne serait pas ` +
        `seulement du travail en plus${beside(findings)}.`,
      ({ subject, findings }) =>
        `Faire plus de place ${au(atWork[subject.nature].doing)} vous ferait du bien aussi, à ${signed(subject.energy)}, ` +
        `et ${charge(findings)} saurait s’en servir.`,
    ],
    neutral: [
      ({ subject, findings }) =>
        `${named(subject)} est neutre en énergie (0) : en faire davantage ne coûterait que du temps${beside(findings)}.`,
      ({ subject, findings }) =>
        `Comme ${atWork[subject.nature].doing} ne vous remplit ni ne vous vide (0), le gain se verrait dans ` +
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
      `${asks(findings)}. D’ici là, demandez-vous ce qui vous manque en regardant ${charge(findings)}.`,
    (findings) =>
      `Ce qui reste sans emploi dans ${titledRole(findings)} n’a pas de nom tant que les deux côtés ne sont pas notés. Un ` +
      `indice en attendant : ce que vous feriez sans qu’on vous le demande, avec ${mainstay(findings)} en tête.`,
  ],
};

export const risks: Phrasebook['risks'] = {
  one: [
    ({ findings, subject }) =>
      `Une chose mérite qu’on la surveille : ${named(subject)}, que ${role(findings)} ${asks(findings)} à ` +
      `${subject.demand} et que vous notez à ${signed(subject.energy)} en énergie.`,
    ({ findings, subject }) =>
      `Si ${titledRole(findings)} vous pèse quelque part, c’est sans doute avec ${named(subject)}, dont on vous ` +
      `${asks(findings)} ${subject.demand}.`,
  ],
  several: [
    ({ findings, subject }) =>
      `Le poids se porte sur ${namesOf(findings.risks)}, et d’abord sur ${named(subject)}, que ${role(findings)} ` +
      `${asks(findings)} à ${subject.demand}.`,
    ({ findings, subject }) =>
      `Dans ${titledRole(findings)}, ${named(subject)} vient en tête de ce qui pèse, avec une demande de ` +
      `${subject.demand}, devant ${others(findings.risks, demandOf)}.`,
    ({ findings }) =>
      `Là où ${role(findings)} tire sur vous, les noms sont ${namesOf(findings.risks)}, avec des demandes de ` +
      `${list(findings.risks.map(demandOf))}.`,
  ],
  remark: {
    stretch: [
      ({ subject, findings }) =>
        `Pour ${named(subject)}, c’est affaire de distance, non d’énergie : il vous en vient ${subject.preference}. Un pas ` +
        `de ce genre se fait par étapes, à un rythme ${que(charge(findings))} peut aider à choisir.`,
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
      ({ subject }) =>
        `${named(subject)} pèse des deux côtés, avec ${subject.preference} chez vous pour ${subject.demand} en demande, et ` +
        `${signed(subject.energy)} en énergie ; commencez par ce qui se confie le plus facilement.`,
      ({ subject, findings }) =>
        `Cela compte double : ${named(subject)} vous vient moins, à ${subject.preference}, et vous coûte, à ` +
        `${signed(subject.energy)}. Dans ${role(findings)}, mieux vaut donc alléger les ${points(subject.demand)} demandés que redoubler ` +
        `d’efforts.`,
    ],
  },
  empty: [
    (findings) =>
      `Dans ${titledRole(findings)}, aucune nature ne pèse assez pour figurer ici. Rien de ce qu’il vous ${asks(findings)} ` +
      `avec insistance ne vous coûte ou ne vous échappe ; gardez quand même un œil sur ${eye(findings)}.`,
    (findings) =>
      `Rien, dans ${titledRole(findings)}, ne mérite le nom de tension. Une préférence trop sollicitée peut devenir un ` +
      `poids à son tour : observez avec le temps comment se porte ${eye(findings)}.`,
  ],
  unknown: [
    (findings) =>
      `La tension se voit quand demandes et énergie sont notées ensemble, ce qui reste à faire pour ` +
      `${titledRole(findings)}. D’ici là, ce qui pèse selon vous est le meilleur guide, avec ${charge(findings)}.`,
    (findings) =>
      `Sans notes sur ce que ${titledRole(findings)} ${asks(findings)} et sur ce qu’il coûte, rien n’est dit ici des ` +
      `tensions. Ce qui vous vient à l’esprit en lisant cela, à côté ${de(charge(findings))}, mérite d’être noté.`,
  ],
};

/** What a better use of a lever would have to stand beside. */
function beside({ risks: [risk] }: Findings): string {
  return risk === undefined ? '' : ` ; ce serait un contrepoids ${au(named(risk))}, à ${num(risk.demand)}`;
}

function used({ profile }: Findings): string {
  const { utilization } = profile.alignment;
  return utilization === null ? '' : ` : l’emploi de ce que vous avez est de ${points(utilization)}`;
}

function drainage(findings: Findings): string {
  const { drain } = findings.profile.energy;
  if (drain === null) return '';
  return `, dans un poste qui en ${does(findings, 'coûte', 'coûterait')} ${num(drain)} en tout`;
}

function eye(findings: Findings): string {
  const nature = (findings.assets[0] ?? easiestOf(findings))?.nature;
  return nature === undefined ? 'ce que vous aimez faire' : nameOf(nature);
}
