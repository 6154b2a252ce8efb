import type { Nature } from '#domain/scoring/dimensions.ts';

export const medicine = {
  Creating:
    "Avec ce traitement, la dose change tous les jours, et la notice se lit à la loupe. À l'heure creuse, vous écrivez votre propre feuille, un petit dessin par jour, avec les signes qui doivent alerter.",
  Innovating:
    "Les gens repartent avec leur ordonnance, puis rappellent le soir : avant ou après le repas ? Vous changez l'ordre de vos explications, et cette ligne-là passe en haut de la feuille, toute seule.",
  Performing:
    "Un soir de semaine, dans une salle prêtée, une vingtaine d'inconnus et une carafe d'eau. Vous expliquez quand il faut venir sans attendre, en racontant un cas du premier signe jusqu'à la guérison.",
  Advising:
    "« Et si on attendait encore un peu ? » La personne en face de vous plie et déplie l'ordonnance. Vous lui dites ce qui peut se passer dans les deux cas, puis vous lui demandez ce qu'elle redoute.",
  Organizing:
    "La campagne de vaccination ouvre lundi, et le réfrigérateur n'a que trois étagères. Vous comptez les doses, puis vous étalez les passages sur trois semaines. Les plus fragiles viendront en premier.",
  Providing:
    "Le bouchon de sécurité résiste, et le flacon revient devant vous. Vous montrez une fois, lentement : appuyer, puis tourner. Avant de le rendre, vous marquez la dose d'un trait de feutre sur la pipette.",
  Adapting:
    "Seize heures, tout le monde attend son tour, et quelqu'un pousse la porte avec un linge taché de sang. Vous enfilez des gants, vous dites un mot aux autres, et l'ordre de l'après-midi est à refaire.",
  Analyzing:
    "Bon médicament, bonne dose, et la douleur revient tous les soirs. Vous reposez les questions depuis le début, jusqu'aux tisanes et aux gouttes prêtées par un voisin. Puis vous relisez la liste, produit par produit.",
  Leading:
    "Deux personnes sont entrées ensemble : l'une veut tout essayer, l'autre voudrait qu'on arrête. Vous dites ce qui se fait aujourd'hui, ce qui se décidera mardi, et à quel signe il faudra revenir avant.",
} satisfies Readonly<Record<Nature, string>>;
