import type { Phrasebook } from '../phrasebook.ts';
import {
  besideTheEasiest,
  besideTheHardest,
  besideTheWidest,
  carrier,
  counts,
  otherDrain,
  otherWeight,
  partOfDrain,
  partOfGain,
  unlikeTheOther,
} from './contrasts.ts';
import { counsel } from './counsel.ts';
import { atWork } from './natures-at-work.ts';
import { amountOf, asks, au, capital, charge, de, does, fit, named, que, role, titledRole } from './words.ts';

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
      `vous en sont demandés, ${besideTheWidest(facts)} ; c’est l’un des endroits où le poste et vous vous ` +
      `rejoignez.`,
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
      `est demandé à ${facts.subject.demand}, mais non sans prix, ${unlikeTheOther(facts)}.`,
    ({ findings, subject }) =>
      `${capital(titledRole(findings))} ${asks(findings)} ${named(subject)} à ${subject.demand}, et vous en avez ` +
      `${subject.preference} ; sur le papier tout concorde, et la facture se règle en fatigue.`,
    (facts) =>
      `Avec ${facts.subject.preference} chez vous et ${facts.subject.demand} en face, ${named(facts.subject)} ` +
      `passerait pour une évidence, ${besideTheWidest(facts)}, s’il n’y avait ce que cela coûte.`,
    ({ findings, subject }) =>
      `Personne n’a à vous apprendre ${atWork[subject.nature].doing} : ${named(subject)} se situe à ` +
      `${subject.preference} pour une demande de ${subject.demand}, et ${charge(findings)} montre ce que l’aisance ` +
      `ne dit pas.`,
  ],
  untapped: [
    ({ findings, subject }) =>
      `${named(subject)} a plus de place en vous (${subject.preference}) que dans ${titledRole(findings)} ` +
      `(${subject.demand}), où ${atWork[subject.nature].doing} attend encore son occasion.`,
    (facts) =>
      `${capital(atWork[facts.subject.nature].doing)} vous vient aisément : ${named(facts.subject)} se situe à ` +
      `${facts.subject.preference}, ${besideTheHardest(facts)}, et ${role(facts.findings)} n’en ` +
      `${asks(facts.findings)} que ${facts.subject.demand}.`,
    (facts) =>
      `Le travail ${does(facts.findings, 'laisse', 'laisserait')} de côté ${amountOf(facts.subject.gap)} de ce que ` +
      `vous avez pour ${named(facts.subject)} : ${facts.subject.preference} chez vous, ${facts.subject.demand} en ` +
      `demande, ${besideTheWidest(facts)}.`,
    ({ findings, subject }) =>
      `De ${subject.preference}, où ${named(subject)} vous vient, à ${subject.demand}, où la demande s’arrête, il ` +
      `y a de la place et non un défaut ; ${fit(findings)} n’en montre rien.`,
  ],
  reserve: [
    (facts) =>
      `${named(facts.subject)} vous vient naturellement, à ${facts.subject.preference}, et n’est demandé qu’à ` +
      `${facts.subject.demand} ; c’est pourtant une dépense en ce moment, ${unlikeTheOther(facts)}.`,
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
      `seul, ${unlikeTheOther(facts)}.`,
    ({ findings, subject }) =>
      `Derrière ${fit(findings)}, ${named(subject)} est l’un des endroits qui tirent : ${subject.demand} en ` +
      `demande, ${subject.preference} chez vous, et le reste fourni par l’effort.`,
  ],
  background_drain: [
    (facts) =>
      `${named(facts.subject)} n’est pas un grand thème, avec ${facts.subject.preference} chez vous et ` +
      `${facts.subject.demand} en demande, et se fait pourtant sentir, ${unlikeTheOther(facts)}.`,
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
      `${subject.preference} vient tout seul, si bien que l’exercice trouverait à s’employer.`,
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
      `${named(facts.subject)}, à lire avec prudence jusque-là, ${unlikeTheOther(facts)}.`,
    ({ findings, subject }) =>
      `Avec ${subject.demand} en demande, ${named(subject)} occupe de la place dans ${role(findings)}, et il reste ` +
      `à voir si ${atWork[subject.nature].doing} vous attire ou vous échoit.`,
  ],
};

const energy: Natures['energy'] = {
  [-2]: [
    (facts) => `${named(facts.subject)} vous coûte beaucoup (−2), ${partOfDrain(facts)}.`,
    (facts) =>
      `Après ${atWork[facts.subject.nature].doing}, il vous reste nettement moins qu’avant (−2), ` +
      `${unlikeTheOther(facts)}.`,
    ({ findings, subject }) =>
      `Vous donnez à ${named(subject)} la note d’énergie la plus basse qui soit, −2, et ${charge(findings)} se lit ` +
      `à cette lumière.`,
    (facts) =>
      `D’une journée passée sous le signe ${de(named(facts.subject))} (−2), il faut se remettre, et ` +
      `${carrier(facts)} fait meilleure compagnie le lendemain.`,
  ],
  [-1]: [
    (facts) => `${named(facts.subject)} vous coûte un peu chaque fois (−1), ${partOfDrain(facts)}.`,
    (facts) =>
      `La note de −1 reste légère, mais ${atWork[facts.subject.nature].doing} puise bel et bien dans vos réserves, ` +
      `${unlikeTheOther(facts)}.`,
    ({ findings, subject }) =>
      `${named(subject)} vous laisse un peu moins qu’avant (−1), une petite ligne du côté des dépenses dans ` +
      `${charge(findings)}.`,
    (facts) =>
      `Le prix est modéré (−1), mais on ne se repose pas avec ${named(facts.subject)} ; ${carrier(facts)} s’y ` +
      `prête mieux.`,
  ],
  0: [
    ({ findings, subject }) =>
      `Pour votre énergie, c’est neutre (0) : ${named(subject)} n’ajoute ni ne retire rien ${au(charge(findings))}.`,
    (facts) =>
      `Cela passe sans vous remplir ni vous vider (0), ${unlikeTheOther(facts)}, et ` +
      `${atWork[facts.subject.nature].doing} peut prendre le temps qu’il faut.`,
    ({ findings, subject }) =>
      `Vous en notez l’énergie à 0 : ${named(subject)} n’est ni repos ni fardeau, et ${charge(findings)} se joue ` +
      `ailleurs.`,
    (facts) =>
      `Le temps donné à ${named(facts.subject)} revient comme il est parti (0), et se place donc facilement à côté ` +
      `${de(carrier(facts))}.`,
    (facts) =>
      `Sans peine ni regain (0), ${atWork[facts.subject.nature].doing} laisse votre attention libre pour ` +
      `${otherWeight(facts)}.`,
  ],
  1: [
    (facts) => `${named(facts.subject)} vous donne un peu d’énergie (+1), ${partOfGain(facts)}.`,
    (facts) =>
      `Après un moment donné à ${named(facts.subject)}, il vous reste un peu plus qu’avant (+1), de quoi aborder ` +
      `${otherWeight(facts)}.`,
    ({ findings, subject }) =>
      `Une note de +1 met ${named(subject)} du côté de l’apport dans ${charge(findings)}, sans faire de bruit.`,
    (facts) =>
      `Cela vous fait du bien, discrètement : avec ${named(facts.subject)} à +1, une heure trouve sa place avant ` +
      `ou après ${otherDrain(facts)}.`,
    (facts) =>
      `Ce ${que(named(facts.subject))} vous rend est petit et régulier (+1), et ${carrier(facts)} peut s’y ajouter ` +
      `sans dommage.`,
  ],
  2: [
    (facts) => `${named(facts.subject)} vous donne beaucoup (+2), ${partOfGain(facts)}.`,
    (facts) =>
      `Le temps consacré ${au(atWork[facts.subject.nature].doing)} vous remplit (+2), ${unlikeTheOther(facts)}, et ` +
      `cela vaut d’être défendu.`,
    ({ findings, subject }) =>
      `Vous donnez à ${named(subject)} la note d’énergie la plus haute qui soit, +2, et ${charge(findings)} ` +
      `${counts(subject) ? 'en porte la marque' : 'n’en profite encore guère'}.`,
    (facts) =>
      `${named(facts.subject)} est une source où puiser (+2) quand ${otherDrain(facts)} vous a beaucoup pris.`,
    (facts) =>
      `D’une heure ainsi passée, vous repartez avec plus que vous n’y avez mis (+2) : de quoi faire face ` +
      `${au(otherWeight(facts))}.`,
  ],
};

export const natures: Natures = { standing, energy, counsel };
