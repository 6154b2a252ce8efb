import type { Nature } from '#domain/scoring/dimensions.ts';

export const kitchenAndHospitality = {
  Creating:
    "Une caisse de rhubarbe est arrivée, et rien sur la carte ne va avec. Vous en croquez un bout, vous en grillez un autre avec du miel, puis un nom de plat apparaît sur l'ardoise.",
  Innovating:
    'Au petit déjeuner, la file se bloque devant le grille-pain, et le café est juste derrière. Vous échangez leurs places, et le lendemain, vous regardez par où passent les gens.',
  Performing:
    "Table de douze, et les cartes sont restées fermées. Vous racontez le plat du jour de mémoire, le port, la cuisson, la sauce, en faisant passer un brin d'herbe à sentir.",
  Advising:
    "« Plutôt le poisson, ou plutôt l'agneau ? » Près de la fenêtre, un hôte a posé la carte, et ses lunettes par-dessus. Vous racontez l'un, avec ses herbes, puis l'autre, longtemps au four, et vous attendez.",
  Organizing:
    "Samedi, un mariage à midi, une salle pleine le soir, un seul four. Les cuissons longues passent à la veille, le pain à l'aube. Au dos d'un bon de livraison, vous serrez les desserts entre les deux.",
  Providing:
    "Le sirop s'est renversé, la nappe goutte, le père cherche des serviettes sous la table. Vous arrivez avec un torchon mouillé, vous retournez la nappe, et l'enfant reçoit un autre verre, avec une paille.",
  Adapting:
    "En plein service, le lave-vaisselle s'arrête. Vous remplissez deux bacs d'eau bouillante, et les desserts sortent sur des planches à pain. Pour les cafés, il reste les tasses dépareillées du placard.",
  Analyzing:
    "Depuis jeudi, le même plat revient à moitié mangé. Vous goûtez la sauce, vous pesez une portion, vous relisez les bons de livraison. La crème vient d'une autre laiterie.",
  Leading:
    "Le groupe est descendu du car, et tout le monde piétine dans l'entrée avec ses bagages. « Les valises contre ce mur, les clés ici, le dîner dans une demi-heure. » Vous passez devant en allumant les lampes.",
} satisfies Readonly<Record<Nature, string>>;
