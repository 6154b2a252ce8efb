import type { Nature } from '#domain/scoring/dimensions.ts';

export const engineering = {
  Creating:
    "La pompe doit tenir dans un recoin où la main passe à peine. Au crayon d'abord, vous dessinez un support plié, avec deux trous et un coude. L'écran viendra après.",
  Innovating:
    'Onze vis de trois longueurs différentes pour fermer un seul capot. Sur le plan, vous essayez avec six, toutes pareilles, et vous refaites le calcul avant de changer la liste des pièces.',
  Performing:
    "Revue de projet : la salle est pleine, et le plan couvre le mur. Vous suivez du doigt le trajet de l'eau, de la cuve à la sortie, en vous arrêtant à chaque vanne.",
  Advising:
    "Acier ou aluminium ? Le client soupèse les deux échantillons, et son budget n'en permet qu'un. Vous lui faites raconter où la machine sera posée, comment on la lavera, combien d'années elle doit durer.",
  Organizing:
    "Vous écrivez la date de l'essai au bout de la ligne, et vous remontez. Trois semaines pour la pièce moulée, deux pour le câblage, une pour la peinture. La commande du moule part demain.",
  Providing:
    "« Vous auriez la cote entre les deux axes ? » L'appel vient de l'atelier, dans un bruit de meuleuse. Vous ouvrez le plan, et vous envoyez la vue agrandie, avec une flèche au bon endroit.",
  Adapting:
    "Le roulement prévu ne se fabrique plus, annonce le fournisseur en une ligne, et la pièce d'à côté est déjà usinée. Dans trois catalogues, vous cherchez un modèle qui entre dans le même logement.",
  Analyzing:
    'La pièce a cassé au même endroit que la précédente. À la loupe, vous cherchez où la fissure a commencé, puis vous reprenez le calcul avec la charge mesurée, et non celle du dossier.',
  Leading:
    "Pendant l'essai, l'aiguille passe le trait orange, et plusieurs voix disent en même temps de continuer ou d'arrêter. Vous répondez pour tous : « On coupe, on laisse refroidir, on regarde les joints, on repart à dix heures. »",
} satisfies Readonly<Record<Nature, string>>;
