import type { Nature } from '#domain/scoring/dimensions.ts';

export const customerService = {
  Creating:
    "Aucune réponse type ne prévoit ce cas : dans son colis, une cliente a trouvé la lettre d'amour d'un inconnu. Vous écrivez la vôtre, phrase après phrase, et vous y joignez une étiquette de retour.",
  Innovating:
    '« Tapez un, tapez deux, tapez trois. » Beaucoup de gens arrivent chez vous par erreur, tous par la même touche. Vous proposez une annonce plus courte, et vous comptez les égarés de la journée.',
  Performing:
    "Trente clients se sont connectés pour la prise en main. Devant la caméra, vous ouvrez une boîte neuve et vous faites exprès l'erreur la plus courante. Les questions défilent, et vous les lisez à voix haute.",
  Advising:
    "Réparer ou remplacer ? Au téléphone, le client a l'appareil sur les genoux et le devis sous les yeux. Vous le laissez raconter, puis vous faites le compte avec lui, année par année.",
  Organizing:
    'Huit heures, et la boîte contient toutes les demandes de la nuit. Une couleur pour les commandes bloquées, une pour les remboursements, une pour le reste. Vous ouvrez la première quand toutes sont triées.',
  Providing:
    "« Je ne vois pas de numéro de série. » Vous faites retourner l'appareil, ouvrir la trappe, approcher une lampe. Puis vous remplissez le formulaire vous-même, pendant qu'on vous dicte les lettres une à une.",
  Adapting:
    "Neuf heures cinq, le site tombe, et toutes les lignes clignotent ensemble. Les rappels promis passent à l'après-midi. Vous écrivez deux phrases sur la panne, à lire aux uns, à envoyer aux autres.",
  Analyzing:
    "Encore une fermeture éclair cassée. Vous rouvrez les réclamations du mois, et vous relevez la taille, la couleur, la date d'achat. Sur les photos des étiquettes, un numéro de lot revient.",
  Leading:
    "Le client crie, recommence au début, menace d'écrire partout. Vous laissez finir la phrase, puis vous annoncez la suite : le colis maintenant, l'argent demain, et un appel de vous à seize heures.",
} satisfies Readonly<Record<Nature, string>>;
