import { randomRoleMedian } from '../../../../domain/situation-map/profile.ts';
import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import {
  asks,
  asksOnly,
  au,
  capital,
  de,
  easiestOf,
  fit,
  marked,
  named,
  num,
  points,
  role,
  signed,
  titledRole,
} from './words.ts';

export const alignment: Phrasebook['alignment'] = {
  picture: {
    strong: [
      ({ findings, overall }) =>
        `Posés l’un sur l’autre, votre profil et ${titledRole(findings)} ont ${points(overall)} en commun, là où un poste ` +
        `tiré au hasard en donnerait environ ${randomRoleMedian}.`,
      ({ findings, overall }) =>
        `Un accord de ${overall} avec ${titledRole(findings)} dépasse nettement les ${randomRoleMedian} que le hasard ` +
        `donnerait à lui seul.`,
    ],
    partial: [
      ({ findings, overall }) =>
        `Votre profil et ${titledRole(findings)} ont ${points(overall)} en commun, quand le hasard en donnerait environ ` +
        `${randomRoleMedian} : ce qui compose ces ${overall} points en dit plus que leur somme.`,
      ({ findings, overall }) =>
        `L’accord avec ${titledRole(findings)} est partiel, à ${points(overall)} quand un poste tiré au hasard en donne ` +
        `environ ${randomRoleMedian} : des lignes se rejoignent, d’autres non.`,
    ],
    low: [
      ({ findings, overall }) =>
        `Votre profil et ${titledRole(findings)} ont ${points(overall)} en commun, pas plus que ce que pourrait donner un ` +
        `poste tiré au hasard (environ ${randomRoleMedian}).`,
      ({ findings, overall }) =>
        `À ${points(overall)}, l’accord est au niveau du hasard ou au-dessous (environ ${randomRoleMedian}) ; cela se dit ` +
        `de votre rencontre avec ${titledRole(findings)}, non de vous.`,
    ],
    no_preferences: [
      ({ findings, balance, gain, drain }) =>
        `Il faut deux côtés pour un accord, et le vôtre n’est pas encore mesuré ; ce que ${titledRole(findings)} ` +
        `${asks(findings)} se lit ici, avec ${points(gain)} d’énergie d’un côté et ${drain} de l’autre, soit un bilan de ` +
        `${signed(balance)}.`,
      ({ findings, gain, drain }) =>
        `Sans vos préférences, les demandes ${de(titledRole(findings))} sont seules dans cette partie ; lisez-les en ` +
        `pensant à ce qu’elles apportent, ${points(gain)} d’énergie, et à ce qu’elles prennent, ${drain}.`,
    ],
    nothing_asked: [
      (findings) =>
        `Vous avez noté à 0 chaque demande ${de(titledRole(findings))} : il n’y a rien sur quoi poser vos ` +
        `préférences${waiting(findings)}. Si ce n’était pas votre intention, notez ce que demande une semaine ` +
        `ordinaire.`,
      (findings) =>
        `Là où ${titledRole(findings)} ne demande rien, parler d’accord n’a pas de sens${waiting(findings)}. La question ` +
        `est plutôt de savoir ce que vous aimeriez qu’on vous demande.`,
    ],
    incomplete: [
      (findings) =>
        `Trop peu de natures sont notées des deux côtés pour un chiffre d’ensemble sur ${titledRole(findings)} : ce qu’il y ` +
        `a se lit ligne par ligne.`,
      (findings) =>
        `Un chiffre d’ensemble en dirait plus que n’en permettent ces notes sur ${titledRole(findings)} ; lisez plutôt ` +
        `chaque ligne pour elle-même.`,
    ],
    unrated: [
      (findings) =>
        `Il n’y a pas de notes à comparer pour ${titledRole(findings)}. Quelques minutes avec le questionnaire suffiraient ` +
        `à remplir cette page, et ${fit(findings)} aurait ses premières lignes.`,
      (findings) =>
        `Cette partie compare ce qui vous vient naturellement et ce que ${titledRole(findings)} ${asks(findings)}, et ni ` +
        `l’un ni l’autre n’est encore noté. Ce que vous avez écrit reste à côté ${de(fit(findings))}, à relire ` +
        `avec les nombres.`,
    ],
  },
  reach: {
    role_larger: [
      ({ findings, coverage, utilization }) =>
        `De ce que ${role(findings)} ${asks(findings)}, la part qui vous vient naturellement est de ${coverage} ; de ce qui ` +
        `vous vient, la part employée est de ${utilization} : des deux, c’est le poste qui voit le plus grand.`,
      ({ findings, coverage, utilization }) =>
        `${capital(role(findings))} ${asks(findings)} plus qu’il ne laisse de côté : vous couvrez ${points(coverage)} de ` +
        `ses demandes, et il emploie ${utilization} des vôtres.`,
    ],
    person_larger: [
      ({ findings, coverage, utilization }) =>
        `Vous couvrez ${points(coverage)} de ce que ${role(findings)} ${asks(findings)}, et il emploie ` +
        `${points(utilization)} de ce que vous avez : il y a plus en vous qu’il n’en réclame.`,
      ({ findings, coverage, utilization }) =>
        `Vu de son côté, la couverture est de ${points(coverage)} ; vu du vôtre, l’emploi est de ${utilization} dans ` +
        `${role(findings)}, le plus petit des deux.`,
    ],
    even: [
      ({ findings, coverage, utilization }) =>
        `Aucun des deux ne dépasse l’autre : vous couvrez ${points(coverage)} de ce que ${role(findings)} ` +
        `${asks(findings)}, et il emploie ${points(utilization)} de ce que vous avez.`,
      ({ findings, coverage, utilization }) =>
        `Par la taille, vous vous valez, ${role(findings)} et vous (${coverage} de couverture, ${utilization} ` +
        `d’emploi) ; ce qui compte, derrière ${fit(findings)}, ce sont les natures en jeu.`,
    ],
  },
  widest: {
    role_asks_more: [
      ({ findings, subject }) =>
        `La première ligne à regarder est ${named(subject)}, avec ${num(subject.preference)} de votre côté et ` +
        `${num(subject.demand)} de l’autre${rest(findings, subject.nature)}.`,
      ({ subject, findings }) =>
        `L’écart qui compte le plus touche ${au(atWork[subject.nature].doing)} : ${named(subject)} vous vient à ` +
        `${num(subject.preference)}, et ${role(findings)} en ${asks(findings)} ` +
        `${num(subject.demand)}${rest(findings, subject.nature)}.`,
    ],
    role_asks_less: [
      ({ findings, subject }) =>
        `L’écart qui compte le plus est une place libre : ${named(subject)}, avec ${num(subject.preference)} de votre côté ` +
        `et ${num(subject.demand)} de l’autre${rest(findings, subject.nature)}.`,
      ({ subject, findings }) =>
        `Regardez d’abord ${named(subject)}, qui vous vient à ${num(subject.preference)} quand ${role(findings)} ` +
        `${asksOnly(findings, subject.demand)}${rest(findings, subject.nature)}.`,
    ],
  },
};

function waiting(findings: Findings): string {
  const easiest = easiestOf(findings);
  return easiest === undefined ? '' : `, même pour ${named(easiest)} à ${num(easiest.preference)}`;
}

/** What needs no such look, to end a sentence. */
function rest(findings: Findings, nature: string): string {
  const other = [...findings.assets, ...findings.levers].find((one) => one.nature !== nature);
  return other === undefined ? '' : ` ; ${marked(other)} peut attendre`;
}
