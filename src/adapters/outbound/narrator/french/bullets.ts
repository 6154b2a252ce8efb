import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { otherWeight } from './contrasts.ts';
import { atWork } from './natures-at-work.ts';
import {
  asks,
  au,
  charge,
  coveredOf,
  de,
  does,
  easiestOf,
  fit,
  marked,
  named,
  nameOf,
  num,
  que,
  role,
  signed,
  sought,
  takes,
  titledRole,
  usedOf,
} from './words.ts';

function carrying(findings: Findings): string {
  const nature = (findings.levers[0] ?? easiestOf(findings))?.nature ?? findings.profile.topNature;
  return nature === null ? 'ce que vous aimez faire' : nameOf(nature);
}

export const bullets: Phrasebook['bullets'] = {
  keep: {
    asset: [
      ({ findings, subject }) =>
        `${named(subject)} (${num(subject.preference)} chez vous, ${num(subject.demand)} en demande), l’un des ` +
        `piliers ${de(fit(findings))} : ${atWork[subject.nature].protect}.`,
      ({ findings, subject }) =>
        `${named(subject)}, où vos ${num(subject.preference)} points répondent à une demande de ` +
        `${num(subject.demand)} : ne laissez pas ${otherWeight({ findings, subject })} grignoter ce temps.`,
      ({ findings, subject }) =>
        `La place que prend ${atWork[subject.nature].doing} : ${named(subject)}, à ${num(subject.preference)} chez ` +
        `vous et ${signed(subject.energy)} en énergie, fait partie ${de(usedOf(findings))}.`,
    ],
    empty: [
      (findings) =>
        `Ce qui, dans ${titledRole(findings)}, laisse respirer ${carrying(findings)}, si peu que ce soit aujourd’hui.`,
      (findings) =>
        `Votre propre mesure des choses, tant que ${fit(findings)} ne contient rien qui porte de soi-même.`,
    ],
    unknown: [
      (findings) =>
        `Les moments ${de(titledRole(findings))} dont vous ${does(findings, 'sortez', 'sortiriez')} avec plus ` +
        `d’élan qu’avant, grâce à ${carrying(findings)} ou à autre chose.`,
      (findings) =>
        `Ce que vous ne voudriez pas perdre dans ${titledRole(findings)}, peut-être ${carrying(findings)}.`,
    ],
  },
  open: {
    lever: [
      ({ findings, subject }) =>
        `De quoi ajouter ${au(usedOf(findings))}, d’abord avec ${named(subject)} (${num(subject.preference)} chez ` +
        `vous, ${num(subject.demand)} en demande) : proposez ${de(atWork[subject.nature].more)}.`,
      ({ findings, subject }) =>
        `Plus de place pour ${marked(subject)}, ${sought(subject.demand)} : ${atWork[subject.nature].attempt}, et ` +
        `voyez ce qu’en dit ${charge(findings)}.`,
      ({ findings, subject }) =>
        `Une porte à ${named(subject)}, qui vous vient à ${num(subject.preference)} : en plus ` +
        `${de(usedOf(findings))}, vous pourriez ${atWork[subject.nature].more}.`,
    ],
    empty: [
      (findings) =>
        `Rien d’urgent : ${usedOf(findings)} et ${fit(findings)} disent que ce qui vous vient naturellement a déjà ` +
        `sa place.`,
      (findings) =>
        `Pas de porte en particulier ; ${titledRole(findings)} emploie déjà ce que vous avez et ` +
        `aimez${using(findings)}.`,
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
      ({ findings, subject }) =>
        `${named(subject)} (${num(subject.demand)} en demande, ${num(subject.preference)} chez vous, énergie ` +
        `${signed(subject.energy)}) : confiez d’abord ${atWork[subject.nature].piece}${outOf(findings)}.`,
      ({ findings, subject }) =>
        `Le poids ${de(named(subject))}, demandé à ${num(subject.demand)} pour ${num(subject.preference)} chez ` +
        `vous : ${atWork[subject.nature].limit}${outOf(findings)}.`,
      ({ findings, subject }) =>
        `Une part des ${num(subject.demand)} points que pèse ${marked(subject)} : commencez par partager ` +
        `${atWork[subject.nature].piece}${outOf(findings)}.`,
    ],
    stretch: [
      ({ findings, subject }) =>
        `L’idée qu’il faudrait réussir ${named(subject)} d’emblée : ${role(findings)} en ${asks(findings)} ` +
        `${num(subject.demand)}, il vous en vient ${num(subject.preference)}, et cela n’ôte rien ` +
        `${au(coveredOf(findings))}.`,
      ({ findings, subject }) =>
        `Le pas de ${num(subject.preference)} à ${num(subject.demand)} pour ${named(subject)} : faites-vous prêter ` +
        `main-forte par ${atWork[subject.nature].helper}, ${charge(findings)} à l’esprit.`,
    ],
    drain: [
      ({ findings, subject }) =>
        `La dose ${de(named(subject))}, demandé à ${num(subject.demand)} et noté ${signed(subject.energy)} : ` +
        `${atWork[subject.nature].limit}${outOf(findings)}.`,
      ({ findings, subject }) =>
        `Ce que vous coûte ${named(subject)} (${signed(subject.energy)} pour ${num(subject.demand)} en demande) : ` +
        `cherchez d’abord à savoir ${atWork[subject.nature].whether}, et relisez ensuite ${charge(findings)}.`,
    ],
    empty: [
      (findings) => `Rien qui presse, d’après vos notes : laissez ${charge(findings)} tel qu’il est.`,
      (findings) =>
        `Aucune nature en particulier : dans ${titledRole(findings)}, rien ne pèse assez pour être ` +
        `cité${using(findings)}.`,
    ],
    unknown: [
      (findings) =>
        `Ce qui, selon vous, pèse dans ${titledRole(findings)}, avec ou sans notes${using(findings)}.`,
      (findings) =>
        `Ce que vous redoutez en début de semaine, puisque ${charge(findings)} ne le nomme pas encore.`,
    ],
  },
};

/** What relief would act on, to end a sentence. */
function outOf(findings: Findings): string {
  const { drain } = findings.profile.energy;
  return drain === null
    ? ''
    : `, pour entamer les ${num(drain)} points d’énergie ${que(role(findings))} vous ${takes(findings)}`;
}

function using({ assets: [asset], profile }: Findings): string {
  if (asset !== undefined) return `, et ${named(asset)} (${num(asset.preference)}) y tient le premier rang`;
  return profile.topNature === null ? '' : ` ; gardez ${nameOf(profile.topNature)} en vue`;
}
