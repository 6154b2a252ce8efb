import type { RuleContent } from '../../model/rule.ts';
import { phraseRule } from '../phrase-rule.ts';
import { wordyPhrases } from '../words/wordy-phrases.ts';

export const wordyPhrase: RuleContent = phraseRule({
  message: 'Plus court : « {replacement} » au lieu de « {match} ».',
  withoutReplacement: 'Supprimez « {match} » : la phrase dira la même chose.',
  phrases: wordyPhrases,
  examples: {
    bad: [
      'Nous sommes en capacité de livrer lundi.',
      'Nous avons simplifié le formulaire dans le but de gagner du temps.',
      "Elle révise chaque soir dans le but d'obtenir son diplôme.",
      'Le service va procéder à la mise en place de nouveaux horaires.',
      'Les services ont procédé à la mise à jour des listes.',
      'Au niveau du budget, tout est prêt.',
      'Merci de me répondre en ce qui concerne les vacances.',
      'Nous ne sommes pas en mesure de livrer lundi.',
      "Il n'est pas en mesure de répondre.",
      'Nous vous rembourserons dans les meilleurs délais.',
      'Le colis arrive par le biais d’un livreur.',
      "Le dossier est d'ores et déjà complet.",
      'Répondez de manière claire.',
      'Le gardien procède à la vérification des extincteurs.',
      'La société procédera au nettoyage de la façade.',
      'La chaudière fera l’objet d’un remplacement.',
      'Nous nous voyons dans l’obligation de fermer la piscine.',
    ],
    good: [
      'L’usine a la capacité de production la plus élevée du pays.',
      'Nous avons simplifié le formulaire pour gagner du temps.',
      'La ville est construite au niveau de la mer.',
      'Il a marqué un but de loin.',
      'Il répond de manière claire et précise.',
      'Elle agit de manière que chacun comprenne.',
      "Aux fins de l'enquête, la rue reste fermée.",
      'Le fait que tu viennes me suffit.',
      'Cette mesure a été prise en son temps.',
      'Il y a lieu de se réjouir.',
      'La convention est signée.',
      'Nous vous saurions gré de nous renvoyer le contrat signé.',
      'Le bras est pris au niveau de la clavicule.',
      'Le notaire procède à la lecture de l’acte.',
      'La plainte fait l’objet d’une enquête.',
      'À titre exceptionnel, la bibliothèque ouvre lundi.',
    ],
  },
});
