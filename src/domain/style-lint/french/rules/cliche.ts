import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { cliches } from '../words/cliches.ts';
import { furtherCliches } from '../words/further-phrases.ts';
import { literalSenses } from '../words/literal-senses.ts';

export const cliche: RuleContent = phraseRule({
  message: 'Formule usée : dites-le avec vos mots, par exemple « {replacement} ».',
  withoutReplacement: 'Formule usée : dites-le avec vos mots.',
  phrases: () => [...furtherCliches(), ...cliches()],
  areSpokenOf: true,
  literal: literalSenses,
  examples: {
    bad: [
      'Le ministre envoie un signal fort aux entreprises.',
      'Force est de constater que les prix montent.',
      "Ce n'est que la partie émergée de l'iceberg.",
      "Les syndicats tirent la sonnette d'alarme.",
      'Le maire a jeté un pavé dans la mare.',
      'Nous vivons dans un monde en perpétuelle mutation.',
      'Chacun a apporté sa pierre à l’édifice.',
      'Il est temps de remettre les pendules à l’heure.',
      'Les soldats du feu sont arrivés.',
      'Le produit existe aux quatre coins du monde.',
      'La balle est désormais dans le camp de la direction.',
      'Le ministre doit revoir sa copie.',
    ],
    good: [
      'Le conducteur passe à la vitesse supérieure à la sortie du virage.',
      'Le petit écran de la montre affiche l’heure.',
      'La balise envoie un signal fort toutes les dix secondes.',
      "Un passager a tiré la sonnette d'alarme et le train s'est arrêté.",
      'Les recrues ont couru un parcours du combattant au camp.',
      'La pâtissière a posé une cerise sur le gâteau.',
      'Le menuisier doit enfoncer le clou dans la planche.',
      'Les pompiers sont arrivés.',
      "L'iceberg a fondu.",
      'Il a réglé les pendules.',
      "Une pierre de l'édifice est tombée.",
      'Le taureau a de longues cornes.',
      "La porte ouverte laissait passer l'air.",
      'La langue française a ses règles.',
      'L’élève a voulu revoir sa copie avec le correcteur.',
      'Le boxeur a jeté l’éponge.',
      'Il tourne la page du livre.',
      'La voiture a été percutée de plein fouet.',
      'Des champs de blé à perte de vue.',
    ],
  },
});
