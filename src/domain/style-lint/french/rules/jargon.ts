import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { jargon as jargonPhrases } from '../words/jargon.ts';
import { furtherAnglicisms } from '../words/further-phrases.ts';
import { literalJargon } from '../words/literal-senses.ts';
import { otherAnglicisms } from '../words/more-phrases.ts';

export const jargon: RuleContent = phraseRule({
  message: 'Jargon : dites plutôt « {replacement} ».',
  withoutReplacement: 'Jargon : dites-le avec des mots de tous les jours.',
  phrases: () => [...furtherAnglicisms(), ...otherAnglicisms(), ...jargonPhrases()],
  areSpokenOf: true,
  literal: literalJargon,
  examples: {
    bad: [
      'La grève va impacter les ventes.',
      "La crise n'impacte pas nos prix.",
      'Je te forwarde son message.',
      'La deadline est lundi.',
      'Nous allons prioriser les tâches.',
      'Elle est en charge du budget.',
      'Au final, rien ne change.',
      'Notre transformation digitale avance.',
      'Merci de répondre asap.',
      'Voici les best practices du métier.',
      'Suite à votre appel, je vous écris.',
      'La direction a acté ce choix.',
      'La problématique est connue.',
      'Cela ne fait pas vraiment sens.',
      'Il faut adresser ce problème.',
      'Ce robot versatile pétrit et râpe.',
      'Nos outils digitaux vieillissent.',
    ],
    good: [
      'Le rapport mentionne que le pont date de 1920.',
      'Il a mis en exergue de son livre deux vers.',
      'Ils partaient de bon matin.',
      "L'impact de la grève est faible.",
      'Le challenger a battu le champion.',
      'La prise en charge du patient est rapide.',
      "Cette empreinte digitale n'est pas la sienne.",
      'Il a signé un acte de vente.',
      'Votre demande a eu une suite.',
      'Elle a donné suite à ma lettre.',
      'Un acteur entre en scène.',
      'Le meeting du parti a lieu dimanche.',
      'Une décharge disruptive traverse le gaz.',
      'La finale a lieu ce soir.',
      'Les digitales fleurissent en juin.',
      'Elle adresse une question au maire.',
      'Il n’a réalisé que deux films.',
      'Les jurés prennent place à la tribune.',
      'La météorite a impacté le sol.',
      'La problématique de ce mémoire est claire.',
      'Il achète en ligne avec sa carte.',
      'On écoute un podcast en streaming.',
      'À la fin de la journée, les enfants rentrent.',
    ],
  },
});
