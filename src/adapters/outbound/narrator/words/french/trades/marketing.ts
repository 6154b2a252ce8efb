import type { Nature } from '#domain/scoring/dimensions.ts';

export const marketing = {
  Creating:
    'Il faut un nom pour une confiture, et les premiers qui viennent sont déjà pris. Vous remplissez une page de mots, les drôles et les ratés, puis vous en collez trois sur de vrais pots.',
  Innovating:
    'La lettre du mois part à toute la liste, et la plupart des gens la ferment au deuxième paragraphe. Une photo, une nouvelle, un bouton : vous envoyez cette version-là à la moitié des adresses.',
  Performing:
    'Salle à demi éclairée, dix personnes, et toute la campagne tient dans une affiche. Vous la laissez retournée encore une minute, le temps de décrire la femme qui attend le bus en face.',
  Advising:
    "Le client a vu une publicité chez un concurrent, et il voudrait la même pour décembre. Vous l'écoutez jusqu'au bout. « Lequel de vos acheteurs devrait s'arrêter devant ? »",
  Organizing:
    "La photo attend le produit, le texte attend la photo, l'imprimeur attend le texte, et le lancement a lieu le quinze. Sur le calendrier, vous posez les étiquettes de droite à gauche.",
  Providing:
    "« Le logo en blanc, sans le fond, c'est possible ? » Une journaliste boucle sa page ce soir. Le fichier est aux archives, sous un vieux nom : vous l'envoyez au bon format, avec une photo et sa légende.",
  Adapting:
    "La publication de midi joue sur le mot « pluie ». À onze heures, la radio parle d'inondations. Vous la retirez, vous en préparez une autre, plus sobre, et les suivantes se décalent d'un jour.",
  Analyzing:
    "Mardi, les visites ont doublé, et les ventes n'ont pas bougé. Vous cherchez d'où venaient les gens, à quelle heure, et sur quelle page ils sont repartis. Un site de recettes avait repris la photo.",
  Leading:
    "Chacun défend son slogan, et l'imprimeur veut une réponse avant dix-huit heures. Vous lisez les trois à voix haute, une seule fois. Puis vous en gardez un, et vous composez le numéro.",
} satisfies Readonly<Record<Nature, string>>;
