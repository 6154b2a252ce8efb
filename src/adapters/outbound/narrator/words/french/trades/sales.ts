import type { Nature } from '#domain/scoring/dimensions.ts';

export const sales = {
  Creating:
    "L'offre habituelle ne parle que de machines, et ce client s'inquiète du bruit pour ses voisins. Vous repartez d'une page vide, avec un plan de la rue et les heures de marche. Le prix vient à la fin.",
  Innovating:
    "Entre le premier appel et le rendez-vous, il faut six messages pour trouver une date. Vous en proposez trois dès la première ligne, avec un plan pour se garer. Puis vous comptez les réponses jusqu'à vendredi.",
  Performing:
    'Fin de matinée au salon, la moquette, le bruit des allées. Trois visiteurs ralentissent devant le stand. Vous mettez la pièce la plus lourde dans les mains du premier, et vous parlez pour les trois.',
  Advising:
    "« Franchement, lequel ? » L'acheteur a votre offre à gauche, celle d'un concurrent à droite. Avec lui, vous surlignez les lignes qui diffèrent, y compris celles où l'autre est moins cher.",
  Organizing:
    'Parmi les clients de la semaine, un seul impose son jour, le jeudi. Vous le placez, puis vous rangez les autres le long de la même route. Le vendredi matin reste aux relances.',
  Providing:
    "Le client ouvre demain, et le câble livré n'est pas le bon. Dans votre coffre, il y a celui de la démonstration. Vous faites le détour, et le bon d'échange se remplit sur un coin du comptoir.",
  Adapting:
    "Les prix étaient prêts pour la personne des achats. Dans la salle, il y a aussi celle de l'atelier, qui ne veut parler que de pannes. Vous fermez le diaporama et vous dessinez la machine au tableau.",
  Analyzing:
    "Pourquoi ceux-là n'ont-ils pas signé ? Vous rouvrez les offres perdues du trimestre, et vous écrivez à côté de chacune la dernière question du client. Le délai, le délai, le prix, le délai.",
  Leading:
    'Une heure que la négociation tourne : le prix, la livraison, encore le prix. Vous écrivez trois mots sur une feuille, la date, la quantité, le prix. « On les prend dans cet ordre », et vous lisez le premier.',
} satisfies Readonly<Record<Nature, string>>;
