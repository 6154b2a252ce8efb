import type { Nature } from '#domain/scoring/dimensions.ts';

export const design = {
  Creating:
    'Un ancien garage doit devenir une crèche. Vous posez un calque vierge sur le plan, et une cabane y apparaît, puis un coin pour la sieste. Le couloir laissera passer deux poussettes.',
  Innovating:
    "Sur l'emballage, tout le monde cherche par où ouvrir. Vous déplacez la languette du côté du pouce, dans une autre couleur, et vous faites essayer la maquette en carton sans rien expliquer.",
  Performing:
    "Le jury a sept minutes, et votre maquette est encore sous un drap. Vous le tirez, et vous refaites les gestes à voix haute, depuis la main qui cherche l'objet le matin, dans le noir.",
  Advising:
    "« Mon fils préfère le vert. » Le client a étalé vos deux planches par terre, et il tourne autour. Vous lui demandez laquelle il reconnaîtrait depuis l'autre trottoir, sans ses lunettes.",
  Organizing:
    "Dans le dossier, neuf fichiers s'appellent « final ». Avant la remise de vendredi, vous les rangez par date, les images d'un côté, les plans de l'autre. Tout le jeudi est réservé à la relecture.",
  Providing:
    "Le client n'arrive pas à ouvrir votre fichier, et sa réunion est à midi. Vous le renvoyez en image, puis en plus léger. Au cas où, vous imprimez un tirage et vous le roulez dans un tube.",
  Adapting:
    "Chez l'imprimeur, sur les premières feuilles, votre vert sort kaki, et la machine attend. Vous ouvrez le nuancier, vous éclaircissez le fond, et le titre passe en blanc.",
  Analyzing:
    "Pourquoi les visiteurs ratent-ils tous l'entrée ? Vous vous asseyez une heure sur le muret d'en face. Sur le plan, vous tracez le chemin de chacun, jusqu'à la poignée.",
  Leading:
    "L'un voudrait le logo plus gros, l'autre plus petit, un troisième en bas. Vous retournez les planches, vous rappelez à qui s'adresse l'affiche, et vous n'en montrez plus qu'une.",
} satisfies Readonly<Record<Nature, string>>;
