import type { Nature } from '#domain/scoring/dimensions.ts';

export const buildingTrades = {
  Creating:
    "Sous l'escalier, pas un mur n'est d'équerre. Vous prenez le crayon derrière votre oreille, et vous tracez à même le plâtre un rangement qui suit la pente. Trois portes, de trois hauteurs.",
  Innovating:
    "Dix allers-retours au camion avant la pause, pour une mèche, une cale, un bout de ruban. Le soir, vous vissez des roulettes sous une vieille porte. Tout y tient, rangé dans l'ordre où il faudra le prendre.",
  Performing:
    "Dans la cage d'escalier, les habitants de l'immeuble sont sortis en chaussons. Vous leur montrez le vieux tuyau scié en deux, et vous expliquez, étage par étage, quand l'eau sera coupée.",
  Advising:
    "La cliente tient un carreau dans une main, une lame de parquet dans l'autre. « On rentre du jardin par ici ? » lui demandez-vous. Vous posez les deux par terre, et vous la laissez marcher dessus.",
  Organizing:
    "L'électricité avant les plaques, les plaques avant la peinture, et la chape qui sèche à son rythme. Au dos d'un carton, vous écrivez les jours, avec les livraisons en face.",
  Providing:
    "Le robinet neuf est posé, et le client demande où se coupe l'eau. Vous descendez à la cave avec lui. Il tourne la vanne, une fois, deux fois, et vous y accrochez une étiquette.",
  Adapting:
    "Sur le plan, la cloison est pleine. La mèche s'enfonce et tombe dans un ancien conduit de cheminée. Vous retracez tout sur le mur d'en face, le client au bout du fil.",
  Analyzing:
    "La tache d'humidité revient au même coin du plafond, et il n'a pas plu depuis huit jours. Vous suivez les tuyaux, la main à plat sur le mur, puis vous regardez tourner le compteur.",
  Leading:
    "Sept heures trente, la bétonnière recule dans l'allée, et il commence à pleuvoir. Le client demande s'il faut tout annuler. « On coule le fond, on bâche, le reste demain », et vous montrez au chauffeur où se mettre.",
} satisfies Readonly<Record<Nature, string>>;
