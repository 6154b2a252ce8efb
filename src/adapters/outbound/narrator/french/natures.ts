import type { Phrasebook } from '../phrasebook.ts';
import {
  alongWith,
  atDemand,
  besideTheEasiest,
  besideTheHardest,
  besideTheWidest,
  carrier,
  counts,
  decidedBy,
  otherDrain,
  partOfDrain,
  partOfGain,
  unlike,
} from './contrasts.ts';
import { counsel } from './counsel.ts';
import { atWork } from './natures-at-work.ts';
import {
  amountOf,
  asked,
  asks,
  asksOnly,
  au,
  capital,
  charge,
  de,
  does,
  fit,
  marked,
  named,
  que,
  role,
  sought,
  titledRole,
} from './words.ts';

type Natures = Phrasebook['natures'];

const standing: Natures['standing'] = {
  core: [
    (facts) =>
      `${named(facts.subject)} vous vient naturellement, à ${facts.subject.preference}, ` +
      `${besideTheHardest(facts)}, et ${role(facts.findings)} en ${asks(facts.findings)} ${facts.subject.demand} : ` +
      `ici, vous pouvez simplement être vous-même.`,
    ({ findings, subject }) =>
      `Dans ${titledRole(findings)}, ${atWork[subject.nature].doing} répond à une demande de ${subject.demand} et ` +
      `vous vient à ${subject.preference} : pour ${named(subject)}, vous n’avez pas besoin d’élan.`,
    (facts) =>
      `Vous apportez ${facts.subject.preference} points pour ${named(facts.subject)}, et ${facts.subject.demand} ` +
      `vous en sont demandés, ${besideTheWidest(facts)} ; c’est l’un des endroits où vous vous ` +
      `rejoignez, ${role(facts.findings)} et vous.`,
    ({ findings, subject }) =>
      `À ${subject.demand}, ${role(findings)} ${does(findings, 's’appuie', 's’appuierait')} sur ${named(subject)} ` +
      `et y ${does(findings, 'trouve', 'trouverait')}, à ${subject.preference}, de quoi tenir ; ${fit(findings)} ` +
      `repose en partie là-dessus.`,
    (facts) =>
      `À une demande de ${facts.subject.demand} pour ${atWork[facts.subject.nature].doing} répondent ` +
      `${facts.subject.preference} points bien à vous : ${named(facts.subject)} va de soi, ` +
      `${besideTheEasiest(facts)}.`,
  ],
  costly_strength: [
    (facts) =>
      `Vous savez faire : ${named(facts.subject)} vous vient naturellement, à ${facts.subject.preference}, et vous ` +
      `est demandé à ${facts.subject.demand}, mais non sans prix, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} ${named(subject)} à ${subject.demand}, et vous en avez ` +
      `${subject.preference} ; sur le papier tout concorde, et la facture se règle en fatigue.`,
    (facts) =>
      `Avec ${facts.subject.preference} chez vous et ${facts.subject.demand} en face, ${named(facts.subject)} ` +
      `passerait pour une évidence, ${besideTheWidest(facts)}, s’il n’y avait ce que cela coûte.`,
    ({ findings, subject }) =>
      `Personne n’a à vous apprendre ${atWork[subject.nature].doing} : ${named(subject)} se situe à ` +
      `${subject.preference} pour une demande de ${subject.demand} ; ${charge(findings)} montre ce que l’aisance ` +
      `tait.`,
  ],
  untapped: [
    ({ findings, subject }) =>
      `${named(subject)} a plus de place en vous (${subject.preference}) que dans ${titledRole(findings)} ` +
      `(${subject.demand}), où ${atWork[subject.nature].doing} attend encore son occasion.`,
    (facts) =>
      `${capital(atWork[facts.subject.nature].doing)} vous vient aisément : ${named(facts.subject)} se situe à ` +
      `${facts.subject.preference}, ${besideTheHardest(facts)}, et ${role(facts.findings)} ` +
      `${asksOnly(facts.findings, facts.subject.demand)}.`,
    (facts) =>
      `Le travail ${does(facts.findings, 'laisse', 'laisserait')} de côté ${amountOf(facts.subject.gap)} de ce que ` +
      `vous avez pour ${named(facts.subject)} : ${facts.subject.preference} chez vous, ${asked(facts.subject.demand)} en ` +
      `demande, ${besideTheWidest(facts)}.`,
    ({ findings, subject }) =>
      `Entre ${subject.preference} chez vous pour ${named(subject)} et ${asked(subject.demand)} en demande, il y a ` +
      `de la place, non un défaut ; ${fit(findings)} n’en montre rien.`,
  ],
  reserve: [
    (facts) =>
      `${named(facts.subject)} vous vient naturellement, à ${facts.subject.preference}, et n’est demandé qu’à ` +
      `${facts.subject.demand} ; c’est pourtant une dépense en ce moment, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} ${named(subject)} avec mesure, à ${subject.demand}, et ` +
      `vous en avez ${subject.preference} : que cela fatigue malgré tout mérite qu’on y regarde de plus près.`,
    (facts) =>
      `Quand ${facts.subject.preference} points rencontrent une demande de ${facts.subject.demand}, ` +
      `${named(facts.subject)} devrait trouver sa place sans peine, et ce n’est pas le cas aujourd’hui, ` +
      `${besideTheWidest(facts)}.`,
  ],
  growth_edge: [
    ({ findings, subject }) =>
      `Pour ${named(subject)}, ${titledRole(findings)} ${does(findings, 'a', 'aurait')} de l’avance sur vous, avec ` +
      `${subject.demand} en demande et ${subject.preference} chez vous, et rien n’y paraît hostile.`,
    (facts) =>
      `${named(facts.subject)} vous est demandé à ${facts.subject.demand} et vous vient à ` +
      `${facts.subject.preference} pour l’instant, ${besideTheEasiest(facts)} : un chemin à faire, et qui n’entame ` +
      `pas vos réserves.`,
    (facts) =>
      `Ici, le travail vous invite à grandir : ${named(facts.subject)} vous vient à ${facts.subject.preference} et ` +
      `${facts.subject.demand} en est attendu, ${besideTheWidest(facts)}.`,
    ({ findings, subject }) =>
      `Pour ${named(subject)}, la demande de ${subject.demand} va au-delà de ce qui vient tout seul ` +
      `(${subject.preference}) ; dans ${fit(findings)}, c’est une part qui peut s’apprendre.`,
  ],
  strain: [
    (facts) =>
      `${named(facts.subject)} vous vient moins naturellement, à ${facts.subject.preference}, ` +
      `${besideTheEasiest(facts)}, et ${role(facts.findings)} en ${asks(facts.findings)} ${facts.subject.demand} : ` +
      `la route monte chaque fois qu’il en est question.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} ${named(subject)} à ${subject.demand}, là où ` +
      `${subject.preference} viendrait tout seul ; la différence, c’est votre effort qui la comble.`,
    (facts) =>
      `Entre une demande de ${facts.subject.demand} et ${facts.subject.preference} chez vous, ` +
      `${atWork[facts.subject.nature].doing} passe par la volonté ; ${named(facts.subject)} ne se fait pas tout ` +
      `seul, ${besideTheEasiest(facts)}.`,
    ({ findings, subject }) =>
      `Derrière ${fit(findings)}, ${named(subject)} est l’un des endroits qui tirent : ${subject.demand} en ` +
      `demande, ${subject.preference} chez vous, et le reste fourni par l’effort.`,
  ],
  background_drain: [
    (facts) =>
      `${named(facts.subject)} n’est pas un grand thème, avec ${facts.subject.preference} chez vous et ` +
      `${facts.subject.demand} en demande, et vous coûte pourtant quelque chose, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `Dans ${titledRole(findings)}, ${named(subject)} reste au second plan, à ${subject.demand} ; à ` +
      `${subject.preference}, ce n’est pas non plus votre terrain favori, et ce qu’il en faut vous coûte.`,
    (facts) =>
      `Une demande modérée de ${facts.subject.demand}, et ${facts.subject.preference} chez vous : on parlerait à ` +
      `peine ${de(named(facts.subject))}, ${besideTheWidest(facts)}, si l’énergie n’y passait pas.`,
  ],
  background_stretch: [
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} ${named(subject)} avec mesure, à ${subject.demand}, et ` +
      `${subject.preference} vient tout seul : la marche est petite, et un peu de pratique la réduit.`,
    (facts) =>
      `${named(facts.subject)} vous vient à ${facts.subject.preference} et vous est demandé à ` +
      `${facts.subject.demand}, ${besideTheEasiest(facts)} ; la marche à monter ne prend rien sur vos réserves.`,
    (facts) =>
      `Sans grand bruit, ${named(facts.subject)} vous est demandé à ${facts.subject.demand} et vous vient à ` +
      `${facts.subject.preference}, ${besideTheWidest(facts)} ; l’exercice peut s’y faire sans hâte.`,
  ],
  background_room: [
    (facts) =>
      `${named(facts.subject)} vous vient à ${facts.subject.preference}, ${besideTheEasiest(facts)}, et ` +
      `${role(facts.findings)} en ${asks(facts.findings)} ${facts.subject.demand}, ce que vous pouvez fournir sans ` +
      `forcer.`,
    ({ findings, subject }) =>
      `Dans ${titledRole(findings)}, ${atWork[subject.nature].doing} joue un rôle discret : ${subject.demand} en ` +
      `demande pour ${named(subject)}, ${subject.preference} chez vous, et rien à forcer d’un côté ni de l’autre.`,
    (facts) =>
      `Avec ${facts.subject.preference} à vous et ${facts.subject.demand} à fournir, ${named(facts.subject)} reste ` +
      `une eau calme, ${besideTheWidest(facts)}.`,
    ({ findings, subject }) =>
      `Vous disposez ${de(`${subject.preference}`)} pour ${named(subject)} et il vous en faut ${subject.demand} : ` +
      `${fit(findings)} a là un coin tranquille, du côté ${de(atWork[subject.nature].doing)}.`,
    (facts) =>
      `${capital(atWork[facts.subject.nature].doing)} se passe sans bruit ni difficulté : ${named(facts.subject)} ` +
      `se situe à ${facts.subject.preference} pour une demande de ${facts.subject.demand}, ` +
      `${besideTheHardest(facts)}.`,
  ],
  unplaced: [
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} ${named(subject)} à ${subject.demand} ; à quel point ` +
      `${atWork[subject.nature].doing} vous ressemble reste ouvert, faute de préférence connue.`,
    ({ findings, subject }) =>
      `Ce que l’on sait ${de(named(subject))}, c’est une demande de ${subject.demand} et un effet sur ` +
      `${charge(findings)} ; l’évaluation n’a pas encore dit si ${atWork[subject.nature].doing} vous vient de ` +
      `soi-même.`,
    (facts) =>
      `Une demande de ${facts.subject.demand} rencontre une nature dont la place en vous n’est pas mesurée : ` +
      `${named(facts.subject)}, à lire avec prudence jusque-là, avec ${charge(facts.findings)} pour repère.`,
    ({ findings, subject }) =>
      `Avec ${subject.demand} en demande, ${named(subject)} occupe de la place dans ${titledRole(findings)}, et il ` +
      `reste à voir si ${atWork[subject.nature].doing} vous attire ou vous échoit.`,
  ],
};

const energy: Natures['energy'] = {
  [-2]: [
    (facts) =>
      `${named(facts.subject)} vous coûte beaucoup (−2${atDemand(facts.subject)}), ${alongWith(facts)}.`,
    (facts) =>
      `Après ${atWork[facts.subject.nature].doing}, il vous reste nettement moins qu’avant (−2), ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `Vous donnez à ${marked(subject)} la note d’énergie la plus basse qui soit, −2, et ${charge(findings)} ` +
      `${counts(subject) ? 's’en ressent' : 'n’en dit encore rien'}.`,
    (facts) =>
      `D’une journée passée sous le signe ${de(named(facts.subject))} (−2), il faut se remettre, de préférence ` +
      `avec ${carrier(facts)}.`,
    (facts) => `${named(facts.subject)} vous vide (−2), ${partOfDrain(facts)}.`,
  ],
  [-1]: [
    (facts) =>
      `${named(facts.subject)} vous coûte un peu chaque fois (−1${atDemand(facts.subject)}), ` +
      `${alongWith(facts)}.`,
    (facts) =>
      `Une note de −1 reste légère, mais ${atWork[facts.subject.nature].doing} puise bel et bien dans vos ` +
      `réserves, ${unlike(facts)}.`,
    ({ findings, subject }) =>
      `${named(subject)} vous laisse un peu moins qu’avant (−1${atDemand(subject)}), une petite ` +
      `dépense à lire dans ${charge(findings)}.`,
    (facts) =>
      `Le prix est modéré (−1), mais on ne se repose pas avec ${named(facts.subject)}, ` +
      `${sought(facts.subject.demand)} ; ${carrier(facts)} s’y prête mieux.`,
  ],
  0: [
    (facts) =>
      `Pour votre énergie, ${named(facts.subject)} est neutre (0${atDemand(facts.subject)}), ` +
      `${alongWith(facts)}.`,
    (facts) =>
      `${capital(atWork[facts.subject.nature].doing)} ne vous remplit ni ne vous vide (0 pour ` +
      `${facts.subject.demand} en demande), ${unlike(facts)}.`,
    (facts) =>
      `Vous en notez l’énergie à 0 : ${named(facts.subject)} n’est ni repos ni fardeau, et ` +
      `${charge(facts.findings)} se joue ${decidedBy(facts)}.`,
    (facts) =>
      `Le temps donné à ${named(facts.subject)} revient comme il est parti (0 pour ${facts.subject.demand} en ` +
      `demande) et se place facilement à côté ${de(carrier(facts))}.`,
    (facts) =>
      `${named(facts.subject)} trouve sa place un bon jour comme un mauvais (0 pour ${facts.subject.demand} en ` +
      `demande), ${alongWith(facts)}.`,
  ],
  1: [
    (facts) =>
      `${named(facts.subject)} vous donne un peu d’énergie (+1${atDemand(facts.subject)}), ` +
      `${alongWith(facts)}.`,
    (facts) =>
      `Un moment consacré ${au(atWork[facts.subject.nature].doing)} vous rend un peu plus qu’il n’a pris (+1), ` +
      `${unlike(facts)}.`,
    ({ findings, subject }) =>
      `Une note de +1 met ${marked(subject)} du côté de l’apport dans ${charge(findings)}, sans faire de bruit.`,
    (facts) =>
      `Discrètement, cela vous fait du bien : ${named(facts.subject)} (+1), ${alongWith(facts)}, trouve sa place ` +
      `avant ou après ${otherDrain(facts)}.`,
    (facts) =>
      `Ce ${que(named(facts.subject))} vous rend est petit et régulier (+1 pour ${facts.subject.demand} en ` +
      `demande), et ${carrier(facts)} peut s’y ajouter sans dommage.`,
  ],
  2: [
    (facts) =>
      `${named(facts.subject)} vous donne beaucoup (+2${atDemand(facts.subject)}), ${alongWith(facts)}.`,
    (facts) =>
      `Le temps consacré ${au(atWork[facts.subject.nature].doing)} vous remplit (+2), ${unlike(facts)}, et cela ` +
      `vaut d’être défendu.`,
    ({ findings, subject }) =>
      `Vous donnez à ${marked(subject)} la note d’énergie la plus haute qui soit, +2, et ${charge(findings)} ` +
      `${counts(subject) ? 'serait plus bas sans cela' : 'n’en profite encore guère'}.`,
    (facts) =>
      `${named(facts.subject)} est une source où puiser (+2), ${alongWith(facts)}, quand ${otherDrain(facts)} a ` +
      `puisé dans vos réserves.`,
    (facts) =>
      `${named(facts.subject)} vous fait repartir avec plus que vous n’y avez mis (+2), ${partOfGain(facts)}.`,
  ],
};

export const natures: Natures = { standing, energy, counsel };
