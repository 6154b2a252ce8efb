import type { Nature } from '#domain/scoring/dimensions.ts';

export const projectManagement = {
  Creating:
    "Pour l'instant, le projet tient dans un courriel : une fête pour les cent ans du pont. Sur une grande feuille, vous imaginez la journée, de la première barque aux dernières lampes.",
  Innovating:
    "Votre compte rendu fait quatre pages, et l'on vous rappelle pour demander la date. Vous mettez trois lignes en tête : ce qui est fait, ce qui bloque, ce qui vient. Le détail va derrière.",
  Performing:
    "Comité du mois, et plusieurs téléphones sont déjà sortis. Vous affichez une seule photo, prise sur place ce matin. Tout ce que vous dites du mois part de ce qu'on y voit, et de ce qui n'y est pas.",
  Advising:
    "Retirer une option, ou repousser l'ouverture ? Le client a imprimé la brochure avec les deux. Sur le plan, vous refaites avec lui le chemin d'un visiteur, le premier jour, depuis le parking.",
  Organizing:
    "Quatre prestataires, et chacun croit passer en premier. Vous notez leurs durées au téléphone, puis vous déplacez les barres sur l'écran. La semaine du carrelage, deux d'entre elles se touchent encore.",
  Providing:
    "« Je suis devant le portail, et le code ne marche pas. » Le gardien a le nouveau, et vous l'avez sur l'autre téléphone. Vous dictez, puis vous guidez la camionnette jusqu'à la bonne porte.",
  Adapting:
    "Le bateau qui apporte les écrans a fait demi-tour, à quinze jours de l'ouverture. Vous avancez la peinture, vous reculez la formation, et vous cherchez qui loue des écrans de la même taille.",
  Analyzing:
    "Les deux tiers du budget sont partis, la moitié du travail est faite. Vous reprenez les factures et les heures, lot par lot, jusqu'à la ligne où l'écart commence.",
  Leading:
    "Depuis un quart d'heure, la réunion parle de la couleur des badges. « Bleus », dites-vous, et vous écrivez au tableau la question du jour : ouvre-t-on le quinze, oui ou non ? Chacun répond, et vous entourez le oui.",
} satisfies Readonly<Record<Nature, string>>;
