import type { Findings } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import {
  asks,
  capital,
  de,
  does,
  easiestOf,
  gives,
  named,
  nameOf,
  num,
  points,
  reasonFor,
  role,
  signed,
  takes,
  titledRole,
} from './words.ts';

const suits = (findings: Findings): string => does(findings, 'convient', 'conviendrait');
const holds = (findings: Findings): string => does(findings, 'tient', 'tiendrait');

export const headline: Phrasebook['headline'] = {
  in_tune: {
    asset: [
      ({ findings, overall, subject }) =>
        `Entre vous et ${titledRole(findings)}, l’entente est réelle : l’accord est de ${points(overall)}, et ` +
        `${named(subject)}, qui vous vient à ${subject.preference}, en est l’appui le plus sûr.`,
      ({ findings, overall, balance, subject }) =>
        `${capital(titledRole(findings))} vous ${suits(findings)}, avec ${points(overall)} d’accord et un bilan d’énergie ` +
        `de ${signed(balance)} : il s’agit moins d’y changer quelque chose que d’y garder ${named(subject)}.`,
    ],
    lever: [
      ({ findings, overall, subject }) =>
        `${capital(titledRole(findings))} vous ${suits(findings)} (${points(overall)} d’accord) et a encore de la place ` +
        `pour ${named(subject)}, qui vous vient à ${subject.preference} et n’est demandé qu’à ${subject.demand}.`,
      ({ findings, overall, balance, subject }) =>
        `Avec ${points(overall)} d’accord et un bilan d’énergie de ${signed(balance)}, la place est bonne, et ce que ` +
        `${role(findings)} ne connaît pas encore de vous s’appelle ${named(subject)}.`,
    ],
    risk: [
      ({ findings, overall, subject }) =>
        `Dans l’ensemble, ${titledRole(findings)} vous ${suits(findings)}, avec ${points(overall)} d’accord ; le point ` +
        `qui mérite vos soins est ${named(subject)}, ${reasonFor(subject)}.`,
      ({ findings, balance, overall, subject }) =>
        `Le terrain est bon, avec ${points(overall)} d’accord et un bilan d’énergie de ${signed(balance)}, mais un coin ` +
        `${de(role(findings))} réclame votre attention : ${named(subject)}.`,
    ],
    none: [
      ({ findings, overall, balance }) =>
        `Entre vous et ${titledRole(findings)}, l’entente est discrète : ${points(overall)} d’accord, un bilan d’énergie ` +
        `de ${signed(balance)}, et aucune nature qui se détache.`,
      ({ findings, overall, gain, drain }) =>
        `${capital(titledRole(findings))} vous ${suits(findings)} sans éclat particulier, à ${points(overall)} d’accord, ` +
        `et vous ${gives(findings)} ${points(gain)} d’énergie pour ${drain} qu’il vous ${takes(findings)}.`,
    ],
  },
  depleted: {
    risk: [
      ({ findings, overall, balance, subject }) =>
        `Ce que ${titledRole(findings)} ${asks(findings)} vous va, à ${points(overall)} d’accord, et pourtant il ` +
        `${takes(findings)} plus d’énergie qu’il n’en ${gives(findings)} (${signed(balance)}) : c’est ${named(subject)} ` +
        `qu’il faut regarder en premier.`,
      ({ findings, drain, gain, subject }) =>
        `Une place qui vous va et qui vous coûte : ${titledRole(findings)} vous ${gives(findings)} ${points(gain)} ` +
        `d’énergie et vous en ${takes(findings)} ${drain}, ${named(subject)} en tête.`,
    ],
    none: [
      ({ findings, overall, balance }) =>
        `Ce que ${titledRole(findings)} ${asks(findings)} vous va, à ${points(overall)} d’accord, et pourtant l’énergie ` +
        `s’échappe (${signed(balance)}) par de petites fuites dont aucune ne se détache.`,
      ({ findings, drain, gain }) =>
        `Le contenu ${de(titledRole(findings))} vous va mieux que son prix : il vous ${gives(findings)} ${points(gain)} ` +
        `d’énergie, vous en ${takes(findings)} ${drain}, et aucune nature n’en est seule la cause.`,
    ],
  },
  growing: {
    risk: [
      ({ findings, balance, subject }) =>
        `Votre énergie ${holds(findings)} dans ${titledRole(findings)} (${signed(balance)}) alors que l’ajustement reste à ` +
        `faire, à commencer par ${named(subject)}, ${reasonFor(subject)}.`,
      ({ findings, overall, subject }) =>
        `L’accord avec ${titledRole(findings)} en est à ${points(overall)} sans que votre énergie s’y épuise, et le ` +
        `morceau le plus exigeant ou le plus coûteux s’appelle ${named(subject)}.`,
    ],
    lever: [
      ({ findings, balance, subject }) =>
        `Votre énergie ${holds(findings)} dans ${titledRole(findings)} (${signed(balance)}), mais une part de vous attend ` +
        `qu’on l’appelle : ${named(subject)} d’abord, qui vous vient à ${subject.preference} et n’est demandé qu’à ` +
        `${subject.demand}.`,
      ({ findings, overall, subject }) =>
        `${capital(titledRole(findings))} n’est pas encore taillé à votre mesure (${points(overall)} d’accord) sans pour ` +
        `autant entamer votre énergie, et ce qui vous en rapprocherait, c’est ${named(subject)}.`,
    ],
    none: [
      ({ findings, overall, balance }) =>
        `Entre vous et ${titledRole(findings)}, la distance se voit (${points(overall)} d’accord) sans se payer (un bilan ` +
        `d’énergie de ${signed(balance)}) : vous pouvez prendre votre temps.`,
      ({ findings, overall, gain, drain }) =>
        `Vous partagez ${points(overall)} avec ${titledRole(findings)} et, à ${points(gain)} d’énergie reçus pour ` +
        `${drain} dépensés, rien ne presse pour comprendre pourquoi.`,
    ],
  },
  mismatched: {
    exchange: [
      ({ findings, subject, counterpart }) =>
        `${capital(titledRole(findings))} ${asks(findings)} ${named(subject)} à ${subject.demand} quand ` +
        `${named(counterpart)}, qui vous vient à ${counterpart.preference}, n’y compte que pour ${counterpart.demand} : ` +
        `une bonne part de la distance tient à cet échange.`,
      ({ findings, balance, subject, counterpart }) =>
        `${capital(titledRole(findings))} attend de vous ${named(subject)} là où vous auriez ${named(counterpart)} à ` +
        `offrir, et laisse votre énergie à ${signed(balance)}.`,
    ],
    risk: [
      ({ findings, overall, balance, subject }) =>
        `Entre vous et ${titledRole(findings)}, il y a de la distance, ${points(overall)} d’accord et un bilan d’énergie ` +
        `de ${signed(balance)}, et c’est ${named(subject)} qui la fait le plus sentir.`,
      ({ findings, subject, drain }) =>
        `Vous et ${titledRole(findings)} tirez dans des directions différentes, au prix de ${points(drain)} d’énergie, et ` +
        `la première raison s’appelle ${named(subject)}, ${reasonFor(subject)}.`,
    ],
    lever: [
      ({ findings, balance, subject }) =>
        `Ce qui vous fatigue dans ${titledRole(findings)} (${signed(balance)}) est peut-être moins ce qu’il demande que ce ` +
        `qu’il laisse de côté : ${named(subject)}, qui vous vient à ${subject.preference} et n’est demandé qu’à ` +
        `${subject.demand}.`,
      ({ findings, overall, subject }) =>
        `Vous et ${titledRole(findings)} vous rejoignez à ${points(overall)}, et le plus grand morceau de vous resté à la ` +
        `porte, c’est ${named(subject)}.`,
    ],
    none: [
      ({ findings, overall, balance }) =>
        `La distance entre vous et ${titledRole(findings)} est faite de petits pas : ${points(overall)} d’accord, un bilan ` +
        `d’énergie de ${signed(balance)}.`,
      ({ findings, overall, gain, drain }) =>
        `Sur bien des détails, vous et ${titledRole(findings)} allez chacun de votre côté, avec ${points(overall)} ` +
        `d’accord, ${points(gain)} d’énergie reçus et ${drain} dépensés.`,
    ],
  },
  undetermined: {
    no_preferences: [
      ({ findings, gain, drain }) =>
        `${capital(titledRole(findings))} vous ${gives(findings)} ${points(gain)} d’énergie et vous en ${takes(findings)} ` +
        `${drain} ; ce qui vous vient naturellement est la part de la carte qui reste à dessiner.`,
      ({ findings, balance }) =>
        `Ce que l’on peut dire aujourd’hui ${de(titledRole(findings))}, c’est son bilan d’énergie, ${signed(balance)}, et ` +
        `l’évaluation gratuite y ajoutera votre côté.`,
    ],
    no_energy: [
      ({ findings, overall }) =>
        `L’accord entre vous et ${titledRole(findings)} est de ${points(overall)} ; reste à savoir si ce travail vous ` +
        `remplit ou vous vide.`,
      ({ findings, overall }) =>
        `Le contenu ${de(titledRole(findings))} vous rejoint à ${points(overall)}, et son prix en énergie reste à ` +
        `noter.`,
    ],
    nothing_asked: [
      (findings) => `D’après vos notes, ${titledRole(findings)} ne demande presque rien${idle(findings)}.`,
      (findings) =>
        `${capital(titledRole(findings))} ne fait guère appel à vous pour le moment${idle(findings)}.`,
    ],
    incomplete: [
      (findings) =>
        `Vos notes sur ${titledRole(findings)} dessinent une partie du tableau${known(findings)}, et quelques-unes de plus ` +
        `permettraient de le lire en entier.`,
      (findings) =>
        `Ce que vous avez noté jusqu’ici sur ${titledRole(findings)} donne de premiers indices${known(findings)}, pas ` +
        `encore une carte.`,
    ],
    unrated: [
      (findings) =>
        `Vous avez décrit ${titledRole(findings)} avec vos mots, et la carte attend les notes qui en feront des ` +
        `nombres.`,
      (findings) =>
        `Ce que vous avez écrit sur ${titledRole(findings)} est bien arrivé ; une fois les notes ajoutées, ce sera une ` +
        `carte.`,
    ],
  },
};

function idle(findings: Findings): string {
  const easiest = easiestOf(findings);
  return easiest === undefined
    ? ', ce qui peut en faire un lieu de repos comme un lieu à quitter'
    : `, alors que ${named(easiest)} (${num(easiest.preference)}) n’attend qu’un signe`;
}

function known({ profile }: Findings): string {
  const rated = profile.natures.find(({ nature }) => nature === profile.topNature);
  if (rated === undefined) return '';
  const name = nameOf(rated.nature);
  return rated.preference === null ? `, dont ${name}` : `, dont ${name} à ${num(rated.preference)}`;
}
