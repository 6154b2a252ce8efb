import type { Findings, RatedNature } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { aims } from './goals-in-words.ts';
import {
  asks,
  capital,
  charge,
  de,
  does,
  gives,
  marked,
  named,
  nameOf,
  points,
  que,
  returns,
  role,
  signed,
  takes,
  titledRole,
} from './words.ts';

export const summary: Phrasebook['summary'] = {
  picture: {
    in_tune: [
      ({ findings, overall, gain, drain }) =>
        `Ce qui vous vient naturellement et ce que ${role(findings)} ${asks(findings)} se recouvrent à hauteur de ` +
        `${points(overall)}, et il vous ${gives(findings)} ${points(gain)} d’énergie pour ${drain} qu’il vous ` +
        `${takes(findings)}.`,
      ({ findings, overall, balance }) =>
        `Entre ce qui vous vient naturellement et ce que ${role(findings)} ${asks(findings)}, la distance est faible ` +
        `(${points(overall)} d’accord), et votre énergie y trouve son compte (${signed(balance)}).`,
      ({ findings, overall, balance }) =>
        `L’entente se vérifie des deux côtés : ${points(overall)} d’accord entre vous et ${role(findings)}, et un bilan ` +
        `d’énergie de ${signed(balance)}.`,
    ],
    depleted: [
      ({ findings, overall, gain, drain }) =>
        `Pour le contenu, vous et ${role(findings)} allez bien ensemble, à ${points(overall)} d’accord ; pour l’énergie, le ` +
        `compte n’y est pas : il vous en ${takes(findings)} ${drain} et vous en ${returns(findings)} ${gain}.`,
      ({ findings, overall, balance }) =>
        `Vous êtes de bonne compagnie pour ${role(findings)}, à ${points(overall)} d’accord ; lui ne l’est pas encore pour ` +
        `votre énergie, dont le bilan est de ${signed(balance)}.`,
    ],
    growing: [
      ({ findings, overall, gain, drain }) =>
        `${capital(role(findings))} et ce qui vous vient naturellement s’écartent par endroits, avec ${points(overall)} ` +
        `d’accord, et votre énergie le supporte : il en ${gives(findings)} ${gain} et en ${takes(findings)} ${drain}.`,
      ({ findings, overall, balance }) =>
        `À ${points(overall)} d’accord, vous et ${role(findings)} cherchez encore votre forme commune, et un bilan ` +
        `d’énergie de ${signed(balance)} dit que cette recherche ne vous use pas.`,
    ],
    mismatched: [
      ({ findings, overall, gain, drain }) =>
        `${capital(role(findings))} ${asks(findings)} beaucoup de ce qui vous vient moins et laisse de côté beaucoup de ce ` +
        `qui vous vient, à ${points(overall)} d’accord ; il vous ${takes(findings)} ${points(drain)} d’énergie et vous en ` +
        `${returns(findings)} ${gain}.`,
      ({ findings, overall, balance }) =>
        `Les deux mesures vont dans le même sens, ${points(overall)} d’accord avec ${role(findings)} et un bilan d’énergie ` +
        `de ${signed(balance)} : elles décrivent votre rencontre, non votre valeur.`,
      ({ findings, overall, balance }) =>
        `Avec ${points(overall)} d’accord et un bilan d’énergie de ${signed(balance)}, vous et ${role(findings)} vous manquez ` +
        `en partie, et cela se paie.`,
    ],
    undetermined: {
      no_preferences: [
        ({ gain, drain, balance, findings }) =>
          `Vos notes disent ce que ${role(findings)} ${does(findings, 'fait', 'ferait')} de votre énergie : ` +
          `${points(gain)} qu’il vous ${gives(findings)}, ${drain} qu’il vous ${takes(findings)} ; l’évaluation gratuite ` +
          `dirait ce qui vous vient naturellement derrière un bilan de ${signed(balance)}.`,
        ({ balance, findings }) =>
          `Pour l’instant, la carte montre ce que ${role(findings)} ${asks(findings)} et un bilan d’énergie de ` +
          `${signed(balance)} ; l’évaluation gratuite en ferait apparaître l’autre moitié.`,
      ],
      no_energy: [
        ({ findings, overall }) =>
          `L’accord entre vous et ${titledRole(findings)} est de ${points(overall)} ; en notant l’effet de chaque nature sur votre ` +
          `énergie, vous sauriez ce qu’il coûte.`,
        ({ findings, overall }) =>
          `Vous partagez ${points(overall)} avec ${titledRole(findings)}, à un prix en énergie que rien ne dit encore.`,
      ],
      nothing_asked: [
        (findings) =>
          `Vous avez noté à 0 tout ce que ${titledRole(findings)} demande : rien encore qui puisse s’accorder ou non.`,
        (findings) =>
          `Avec toutes les demandes ${de(titledRole(findings))} à 0, ce rapport peut parler de vous plutôt que de votre ` +
          `rencontre.`,
      ],
      incomplete: [
        (findings) =>
          `Il y a des notes pour une partie ${de(titledRole(findings))}, et la suite s’en tient à ce qui est là.`,
        (findings) =>
          `Vos réponses sur ${titledRole(findings)} sont le début d’une carte ; les notes qui manquent lui donneront ses ` +
          `contours.`,
      ],
      unrated: [
        (findings) =>
          `Aucune note n’accompagne ce que vous avez écrit sur ${titledRole(findings)} : ce rapport ne contient donc pas ` +
          `de nombres et n’en tire pas de conclusions.`,
        (findings) =>
          `Vous avez parlé ${de(titledRole(findings))} avec vos mots ; sans notes, le rapport peut proposer une façon de ` +
          `regarder, non dire ce qu’il y a à voir.`,
      ],
    },
  },
  contrast: {
    asset_lever_risk: [
      ({ asset, lever, risk }) =>
        `${named(asset)} vous porte, ${named(lever)} (${lever.preference}) attend son tour, et ` +
        `${named(risk)}, demandé à ${risk.demand}, ${weighs(risk)}.`,
      ({ asset, lever, risk }) =>
        `Tenez à ${named(asset)} (${asset.preference}), faites de la place à ${named(lever)} (${lever.preference}) et ` +
        `${easing(risk)}.`,
      ({ asset, lever, risk }) =>
        `Trois noms à retenir : ${named(asset)} (${asset.preference}), sur quoi compter ; ${named(lever)} ` +
        `(${lever.preference}), à employer davantage ; ${named(risk)} (${risk.demand} en demande), ${toDo(risk)}.`,
    ],
    asset_risk: [
      ({ asset, risk }) =>
        `Ce qui vous porte le plus, c’est ${named(asset)}, qui vous vient à ${asset.preference} ; ${named(risk)}, demandé à ` +
        `${risk.demand}, ${weighs(risk)}.`,
      ({ asset, risk }) => `Prenez appui sur ${named(asset)} (${asset.preference}), et ${easing(risk)}.`,
      ({ asset, risk }) =>
        `Deux noms à retenir : ${named(asset)}, sur quoi compter (${asset.preference} chez vous), et ${named(risk)} ` +
        `(${risk.demand} en demande), ${toDo(risk)}.`,
    ],
    lever_risk: [
      ({ lever, risk }) =>
        `L’échange auquel réfléchir : moins de place pour ${named(risk)}, demandé à ${risk.demand}, et plus pour ` +
        `${named(lever)}, qui vous vient à ${lever.preference}.`,
      ({ lever, risk }) =>
        `${named(risk)} (${risk.demand} en demande) occupe la place ${que(named(lever))} (${lever.preference}) ` +
        `pourrait prendre.`,
    ],
    asset_lever: [
      ({ asset, lever }) =>
        `${named(asset)} vous porte déjà, à ${asset.preference} ; ${named(lever)}, à ${lever.preference}, pourrait porter ` +
        `plus qu’on ne lui confie.`,
      ({ asset, lever }) =>
        `Rien ne pèse vraiment ; gardez ${named(asset)} (${asset.preference}) et ouvrez une porte à ${named(lever)} ` +
        `(${lever.preference}).`,
    ],
    asset: [
      ({ asset }) =>
        `Ce qui vous porte est ${named(asset)}, qui vous vient à ${asset.preference} pour une demande de ` +
        `${asset.demand}, et rien en face ne pèse assez pour être cité.`,
      ({ asset }) =>
        `Il y a peu à réparer et quelque chose à garder : ${named(asset)}, avec ${asset.preference} de votre côté et ` +
        `${asset.demand} de l’autre.`,
    ],
    lever: [
      ({ lever }) =>
        `Rien ne pèse vraiment, et ${named(lever)} attend son heure : ${lever.preference} de votre côté, ${lever.demand} ` +
        `de l’autre.`,
      ({ lever }) =>
        `La nouvelle, ici, c’est ${named(lever)}, qui vous vient à ${lever.preference} et dont la demande s’arrête ` +
        `à ${lever.demand}.`,
    ],
    risk: [
      ({ risk, findings }) =>
        `Ce qui ressort est ${named(risk)} : ${role(findings)} en ${asks(findings)} ${risk.demand}, et vous en notez ` +
        `l’énergie à ${signed(risk.energy)}.`,
      ({ risk }) =>
        `Si vous ne changez qu’une chose, commencez par ${named(risk)}, demandé à ${risk.demand} et noté ` +
        `${signed(risk.energy)} en énergie.`,
    ],
    none: [
      (findings) => `Aucune nature ne prend le pas sur les autres${evenness(findings)}.`,
      (findings) => `Rien n’entre dans les listes de ce qui porte, attend ou pèse${evenness(findings)}.`,
    ],
  },
  outlook: {
    low_confidence: [
      (findings) =>
        `Prenez ceci comme une esquisse de fiabilité limitée, et confrontez ce qu’elle dit ${de(first(findings))} et ` +
        `${de(charge(findings))} à votre propre expérience.`,
      (findings) =>
        `Ces nombres sont peu sûrs${towards(findings)} ; là où ils contredisent ce que vous savez ${de(first(findings))}, ` +
        `fiez-vous à ce que vous savez.`,
    ],
    goal_stated: [
      (findings) =>
        `Pour ${goalOf(findings)}, comme vous le souhaitez, le plan qui suit commence par ` +
        `${begin(findings)}${leaning(findings)}.`,
      (findings) =>
        `Vous voulez ${goalOf(findings)}, et des ${findings.profile.goals.horizonDays} jours que vous vous donnez, les ` +
        `premiers vont à ${begin(findings)}.`,
    ],
    goal_open: [
      (findings) =>
        `Vous n’avez pas nommé de but : le plan cherche donc une prochaine bonne décision et commence par ` +
        `${begin(findings)}.`,
      (findings) => `Sans but nommé, le plan qui suit prend pour point de départ ${first(findings)}.`,
    ],
  },
};

/** A stretch that costs no energy is no weight. */
const weighs = ({ energy }: RatedNature): string =>
  energy < 0 ? 'est ce qui pèse le plus' : 'vous invite à grandir';

const easing = ({ nature, demand, energy }: RatedNature): string =>
  energy < 0
    ? `ôtez un peu de poids à ${nameOf(nature)} (${demand} en demande)`
    : `allez par petits pas vers ${nameOf(nature)} (${demand} en demande)`;

const toDo = ({ energy }: RatedNature): string => (energy < 0 ? 'à alléger' : 'à apprivoiser par petits pas');

function goalOf({ profile }: Findings): string {
  const { primary } = profile.goals;
  return primary ? aims[primary] : 'trouver une direction';
}

function evenness(findings: Findings): string {
  const { natureCount } = findings.profile.alignment;
  const where = titledRole(findings);
  return natureCount > 0 ? `, sur ${natureCount} natures comparées dans ${where}` : ` dans ${where}`;
}

const towards = (findings: Findings): string =>
  findings.profile.goals.primary ? `, alors avancez doucement pour ${goalOf(findings)}` : '';

/** What the plan turns to first, and to what end. */
function begin(findings: Findings): string {
  const { planStart, levers, assets } = findings;
  const [lever] = levers;
  const [asset] = assets;
  if (planStart !== null)
    return `${planStart.energy < 0 ? 'ce que pèse' : 'de petits pas vers'} ${named(planStart)} (${planStart.demand} en demande)`;
  if (lever !== undefined) return `plus de place pour ${marked(lever)}`;
  return asset === undefined
    ? `un regard plus attentif sur ${charge(findings)}`
    : `ce qui protège ${marked(asset)}`;
}

/** What it leans on, where that is something else. */
function leaning({ planStart, levers: [lever], assets: [asset] }: Findings): string {
  const start = planStart ?? lever ?? asset;
  const carrier = [asset, lever].find((one) => one !== undefined && one.nature !== start?.nature);
  return carrier === undefined ? '' : ` et s’appuie sur ${marked(carrier)}`;
}

function first(findings: Findings): string {
  const subject = findings.risks[0] ?? findings.levers[0] ?? findings.assets[0];
  return subject === undefined ? titledRole(findings) : marked(subject);
}
