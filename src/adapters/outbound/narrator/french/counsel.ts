import type { NatureFacts } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { carrier, otherWeight } from './contrasts.ts';
import { atWork } from './natures-at-work.ts';
import { au, charge, coveredOf, de, num, standingOf, usedOf } from './words.ts';

const at = ({ subject }: NatureFacts) => atWork[subject.nature];
const own = ({ subject }: NatureFacts): string => standingOf(subject);
const demand = ({ subject }: NatureFacts): string => num(subject.demand);
const horizon = ({ findings }: NatureFacts): string => `${findings.profile.goals.horizonDays} jours`;

export const counsel: Phrasebook['natures']['counsel'] = {
  keep: [
    (facts) =>
      `Faites-en un point fixe : ${at(facts).protect}, même les semaines où ${otherWeight(facts)} réclame la place ` +
      `de ces ${own(facts)} points.`,
    (facts) =>
      `Avant d’accepter quoi que ce soit d’autre, ${at(facts).protect}, et gardez ${carrier(facts)} à côté de ces ` +
      `${own(facts)} points.`,
    (facts) =>
      `Ce qui va bien se cède facilement : ${at(facts).protect}, et laissez vos ${own(facts)} points et ` +
      `${carrier(facts)} se soutenir.`,
    (facts) =>
      `S’il faut céder quelque part, que ce soit sur ${otherWeight(facts)} plutôt que sur ces ${own(facts)} points ` +
      `; d’ici là, ${at(facts).protect}.`,
    (facts) =>
      `Il suffit de peu pour que cela dure : ${at(facts).protect}, car c’est une part ${de(usedOf(facts.findings))}.`,
  ],
  use: [
    (facts) =>
      `Il n’y a ici aucune permission à attendre : ${at(facts).attempt}, avec ${own(facts)} points en main et ` +
      `${carrier(facts)} pour appui.`,
    (facts) =>
      `Avec ${own(facts)} points en main, demandez à pouvoir ${at(facts).more}, au besoin en échange d’une partie ` +
      `${de(otherWeight(facts))}.`,
    (facts) =>
      `D’ici ${horizon(facts)}, ${at(facts).attempt} ; une part de ces ${own(facts)} points pourrait ainsi ` +
      `rejoindre ${usedOf(facts.findings)}.`,
    (facts) =>
      `On demande rarement ce dont on ignore l’existence : montrez vos ${own(facts)} points, et proposez ` +
      `${de(at(facts).more)}, en plus ${de(carrier(facts))}.`,
  ],
  learn: [
    (facts) =>
      `À partir ${de(own(facts))}, mieux vaut de petits pas : ${at(facts).practise}, avec ${carrier(facts)} pour ` +
      `terrain ferme.`,
    (facts) =>
      `D’ici ${horizon(facts)}, un exercice suffit : ${at(facts).practise}, pour ajouter peu à peu ` +
      `${au(coveredOf(facts.findings))}.`,
    (facts) =>
      `Pour aller vers ${demand(facts)}, apprenez auprès ${de(at(facts).helper)} : ${at(facts).practise}, et ` +
      `offrez ${carrier(facts)} en retour.`,
    (facts) =>
      `De ${own(facts)} vers ${demand(facts)}, choisissez de petites occasions : ${at(facts).practise}, loin ` +
      `${de(otherWeight(facts))}.`,
  ],
  relieve: [
    (facts) =>
      `Pour alléger ces ${demand(facts)} points, ${at(facts).limit}, et rendez ${au(carrier(facts))} le temps ` +
      `ainsi gagné.`,
    (facts) =>
      `Cherchez à partager ${at(facts).tasks} avec ${at(facts).helper}, et proposez ${carrier(facts)} contre une ` +
      `part de ces ${demand(facts)} points.`,
    (facts) =>
      `Personne n’a à porter tout cela : confiez ${at(facts).piece}, première part de ces ${demand(facts)} points, ` +
      `et suivez ${charge(facts.findings)}.`,
    (facts) =>
      `D’ici ${horizon(facts)}, trouvez qui prendrait ${at(facts).piece}, de quoi entamer ces ${demand(facts)} ` +
      `points, et revenez ${au(carrier(facts))}.`,
    (facts) =>
      `Face à ces ${demand(facts)} points, une règle simple : ${at(facts).limit}, puis voyez ce que devient ` +
      `${charge(facts.findings)}.`,
  ],
  question: [
    (facts) =>
      `Avant de rien changer, cherchez à savoir ${at(facts).whether} ; d’ici là, placez ${carrier(facts)} tout ` +
      `près de ces ${demand(facts)} points.`,
    (facts) =>
      `Avant d’en venir ${au(otherWeight(facts))}, consacrez les premiers de vos ${horizon(facts)} à savoir ` +
      `${at(facts).whether}.`,
    (facts) =>
      `Demandez-vous, avec une personne de confiance, ${at(facts).whether}, et ce que deviendrait ` +
      `${charge(facts.findings)} sans ${at(facts).piece}.`,
    (facts) =>
      `Plutôt que de forcer, ${at(facts).limit} ; ${carrier(facts)} peut occuper ce que cela libère de ces ` +
      `${demand(facts)} points.`,
  ],
};
