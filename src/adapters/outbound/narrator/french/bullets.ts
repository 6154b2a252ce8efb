import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { atWork } from './natures-at-work.ts';
import {
  asks,
  charge,
  de,
  does,
  easiestOf,
  fit,
  named,
  nameOf,
  num,
  role,
  signed,
  titledRole,
} from './words.ts';

function carrying(findings: Findings): string {
  const nature = (findings.levers[0] ?? easiestOf(findings))?.nature ?? findings.profile.topNature;
  return nature === null ? 'ce que vous aimez faire' : nameOf(nature);
}

export const bullets: Phrasebook['bullets'] = {
  keep: {
    asset: [
      ({ subject }) =>
        `${named(subject)} (vous ${num(subject.preference)}, poste ${num(subject.demand)}) : ` +
        `${atWork[subject.nature].protect}.`,
      ({ subject }) =>
        `${named(subject)}, où vos ${num(subject.preference)} points répondent à une demande de ${num(subject.demand)} : ne ` +
        `laissez rien grignoter ce temps.`,
      ({ subject }) =>
        `La place que prend ${atWork[subject.nature].doing} : ${named(subject)} vous vient à ${num(subject.preference)}, ` +
        `pour une demande de ${num(subject.demand)}.`,
    ],
    empty: [
      (findings) =>
        `Ce qui, dans ${titledRole(findings)}, laisse respirer ${carrying(findings)}, si peu que ce soit aujourd’hui.`,
      (findings) =>
        `Votre propre mesure des choses, tant que ${fit(findings)} ne contient rien qui porte de soi-même.`,
    ],
    unknown: [
      (findings) =>
        `Les moments ${de(titledRole(findings))} dont vous ${does(findings, 'sortez', 'sortiriez')} avec plus d’élan ` +
        `qu’avant, grâce à ${carrying(findings)} ou à autre chose.`,
      (findings) =>
        `Ce que vous ne voudriez pas perdre dans ${titledRole(findings)}, peut-être ${carrying(findings)}.`,
    ],
  },
  open: {
    lever: [
      ({ subject }) =>
        `${named(subject)} (vous ${num(subject.preference)}, poste ${num(subject.demand)}) : proposez ` +
        `${de(atWork[subject.nature].more)}.`,
      ({ subject }) =>
        `Plus de place pour ${named(subject)}, demandé à ${num(subject.demand)} : ${atWork[subject.nature].attempt}.`,
      ({ findings, subject }) =>
        `Une porte à ${named(subject)}, qui vous vient à ${num(subject.preference)} : dans ${role(findings)}, vous pourriez ` +
        `${atWork[subject.nature].more}.`,
    ],
    empty: [
      (findings) => `Rien d’urgent : avec ${fit(findings)}, ce qui vous vient naturellement a déjà sa place.`,
      (findings) =>
        `Pas de porte en particulier ; ${titledRole(findings)} emploie déjà ce que vous avez et aimez${using(findings)}.`,
    ],
    unknown: [
      (findings) =>
        `Les notes qui manquent, pour rapprocher ${titledRole(findings)} et vous${using(findings)}.`,
      (findings) =>
        `Un second regard sur ${charge(findings)}, quand préférences et demandes seront connues l’une et l’autre.`,
    ],
  },
  relieve: {
    both: [
      ({ subject }) =>
        `${named(subject)} (poste ${num(subject.demand)}, vous ${num(subject.preference)}, énergie ` +
        `${signed(subject.energy)}) : cherchez d’abord à qui confier ${atWork[subject.nature].piece}.`,
      ({ subject }) =>
        `Le poids ${de(named(subject))}, demandé à ${num(subject.demand)} et noté ${signed(subject.energy)} en énergie : ` +
        `${atWork[subject.nature].limit}.`,
      ({ subject }) =>
        `Une part des ${num(subject.demand)} points que pèse ${named(subject)} : commencez par partager ` +
        `${atWork[subject.nature].piece}.`,
    ],
    stretch: [
      ({ findings, subject }) =>
        `L’idée qu’il faudrait réussir ${named(subject)} d’emblée : ${role(findings)} en ${asks(findings)} ` +
        `${num(subject.demand)}, et il vous en vient ${num(subject.preference)}.`,
      ({ subject }) =>
        `Le pas de ${num(subject.preference)} à ${num(subject.demand)} pour ${named(subject)} : faites-vous prêter ` +
        `main-forte par ${atWork[subject.nature].helper}.`,
    ],
    drain: [
      ({ subject }) =>
        `La dose ${de(named(subject))}, demandé à ${num(subject.demand)} et noté ${signed(subject.energy)} : ` +
        `${atWork[subject.nature].limit}.`,
      ({ subject }) =>
        `Ce que vous coûte ${atWork[subject.nature].doing} : ${signed(subject.energy)} en énergie, pour une demande de ` +
        `${num(subject.demand)}.`,
    ],
    empty: [
      (findings) =>
        `Rien qui presse, d’après vos notes, et ${charge(findings)} servira de point de comparaison.`,
      (findings) =>
        `Aucune nature en particulier : dans ${titledRole(findings)}, rien ne pèse assez pour être cité${using(findings)}.`,
    ],
    unknown: [
      (findings) =>
        `Ce qui, selon vous, pèse dans ${titledRole(findings)}, avec ou sans notes${using(findings)}.`,
      (findings) =>
        `Ce que vous redoutez en début de semaine, puisque ${charge(findings)} ne le nomme pas encore.`,
    ],
  },
};

function using({ assets: [asset], profile }: Findings): string {
  if (asset !== undefined) return `, et ${named(asset)} (${num(asset.preference)}) y tient le premier rang`;
  return profile.topNature === null ? '' : ` ; gardez ${nameOf(profile.topNature)} en vue`;
}
