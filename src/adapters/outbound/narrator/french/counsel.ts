import type { NatureFacts } from '../findings.ts';
import type { Phrasebook } from '../phrasebook.ts';
import { carrier, otherWeight } from './contrasts.ts';
import { atWork } from './natures-at-work.ts';
import { au, charge, de, fit, role, standingOf } from './words.ts';

const at = ({ subject }: NatureFacts) => atWork[subject.nature];

const horizon = ({ findings }: NatureFacts): string => `${findings.profile.goals.horizonDays} jours`;

export const counsel: Phrasebook['natures']['counsel'] = {
  keep: [
    (facts) =>
      `Faites-en un point fixe : ${at(facts).protect}, même quand ${otherWeight(facts)} réclament ce temps.`,
    (facts) =>
      `Avant d’accepter quoi que ce soit d’autre d’ici ${horizon(facts)}, ${at(facts).protect}, et gardez ` +
      `${carrier(facts)} à côté.`,
    (facts) =>
      `Ce qui va bien se cède facilement : ${at(facts).protect}, et faites tenir ensemble cet acquis et ` +
      `${carrier(facts)}.`,
    (facts) =>
      `S’il faut céder quelque part, que ce soit d’abord sur ${otherWeight(facts)} ; d’ici là, ${at(facts).protect}.`,
    (facts) =>
      `Il suffit de peu pour que cela dure : ${at(facts).protect}, et laissez à d’autres gestes le reste ` +
      `${de(fit(facts.findings))}.`,
  ],
  use: [
    (facts) =>
      `Sans attendre la permission de personne, ${at(facts).attempt}, et prenez appui sur ${carrier(facts)}.`,
    (facts) =>
      `Demandez à pouvoir ${at(facts).more}, au besoin en échange d’une partie ${de(otherWeight(facts))}.`,
    (facts) =>
      `D’ici ${horizon(facts)}, ${at(facts).attempt} ; avec ${standingOf(facts.subject)} points en main, vous ` +
      `verrez ce que ${role(facts.findings)} peut contenir d’autre.`,
    (facts) =>
      `On demande rarement ce dont on ignore l’existence : proposez ${de(at(facts).more)}, à côté ` +
      `${de(carrier(facts))}.`,
    (facts) =>
      `Il y a là une porte à pousser : proposez ${de(at(facts).more)}, et voyez ce que devient ${fit(facts.findings)}.`,
  ],
  learn: [
    (facts) =>
      `Une telle distance se franchit à petits pas : ${at(facts).practise}, avec ${carrier(facts)} pour terrain ferme.`,
    (facts) =>
      `D’ici ${horizon(facts)}, un exercice suffit : ${at(facts).practise}, en partant ` +
      `${de(standingOf(facts.subject))}.`,
    (facts) =>
      `Apprenez auprès ${de(at(facts).helper)} : ${at(facts).practise}, et offrez ${carrier(facts)} en retour.`,
    (facts) =>
      `Choisissez de petites occasions : ${at(facts).practise}, et tenez cela à l’écart ${de(otherWeight(facts))}.`,
  ],
  relieve: [
    (facts) =>
      `Pour commencer à alléger, ${at(facts).limit}, et rendez ${au(carrier(facts))} le temps ainsi gagné.`,
    (facts) =>
      `Cherchez à partager ${at(facts).tasks} avec ${at(facts).helper}, et proposez ${carrier(facts)} en échange.`,
    (facts) =>
      `Personne n’a à tout porter : confiez à d’autres ${at(facts).piece}, et regardez ce que devient ` +
      `${charge(facts.findings)}.`,
    (facts) =>
      `Avant que les ${horizon(facts)} qui viennent ne se remplissent, convenez de qui prendra ${at(facts).piece} ` +
      `pendant que vous revenez ${au(carrier(facts))}.`,
    (facts) =>
      `Essayez une règle simple : ${at(facts).limit}, puis regardez si ${charge(facts.findings)} s’en ressent.`,
  ],
  question: [
    (facts) =>
      `Cherchez à savoir ${at(facts).whether} ; en attendant, ${at(facts).limit}, et placez ${carrier(facts)} ` +
      `juste après.`,
    (facts) =>
      `D’ici ${horizon(facts)}, la question est de savoir ${at(facts).whether}, sans attendre que passent ` +
      `${otherWeight(facts)}.`,
    (facts) =>
      `Demandez-vous ${at(facts).whether}, et ce que deviendrait ${charge(facts.findings)} sans ${at(facts).piece}.`,
    (facts) =>
      `Plutôt que de forcer, ${at(facts).limit}, et laissez ${carrier(facts)} occuper la place ainsi gagnée.`,
  ],
};
