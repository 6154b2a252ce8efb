import type { Nature } from '#domain/scoring/dimensions.ts';

export const consulting = {
  Creating:
    "Dans un tiroir du client dorment trois plans qui n'ont jamais servi. Sur un grand papier au mur, vous dessinez aux feutres un service qui n'existe nulle part, du premier appel à la facture.",
  Innovating:
    "Pour un achat, le dossier passe par neuf bureaux et revient au premier. Vous le suivez à pied, porte après porte, puis vous montrez au client un trajet qui n'en garde que quatre.",
  Performing:
    "Présentation finale, et la dernière rangée est debout. Vous laissez les tableaux de côté. Pendant dix minutes, vous suivez une seule commande, jour après jour, du coup de fil jusqu'au camion.",
  Advising:
    "Le client vous raccompagne au parking, et c'est là qu'il parle : fermer le site, ou tenir encore un an. Vous posez votre sac sur le capot. « Lequel des deux sauriez-vous expliquer à l'atelier ? »",
  Organizing:
    "Six semaines de mission, une quinzaine d'entretiens, et la moitié des agendas sont pleins. Vous fixez d'abord les gens les plus difficiles à voir, les visites ensuite, et l'écriture tous les vendredis.",
  Providing:
    "Dans une heure, le client présente son budget, et il ne retrouve plus le modèle de l'an dernier. Vous l'avez gardé. Une formule y est verrouillée, alors vous restez en ligne pendant qu'il l'ouvre.",
  Adapting:
    "La mission portait sur les achats. À midi, le client apprend que l'entreprise est vendue. Les questionnaires retournent dans la chemise, et dans le train, vous récrivez le plan des entretiens.",
  Analyzing:
    "Chez le client, on vous dit partout que les retards viennent de l'entrepôt. Vous tirez trente commandes au hasard et vous écrivez l'heure à chaque étape. La plupart dorment deux jours avant d'y entrer.",
  Leading:
    'Les murs sont couverts de petits papiers, et chacun voudrait sauver les siens. Vous distribuez trois gommettes par personne. Quand la salle a fini de coller, vous lisez les deux idées retenues et vous décrochez les autres.',
} satisfies Readonly<Record<Nature, string>>;
