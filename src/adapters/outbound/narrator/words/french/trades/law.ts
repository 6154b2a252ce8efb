import type { Nature } from '#domain/scoring/dimensions.ts';

export const law = {
  Creating:
    "Deux sœurs héritent d'une maison et veulent s'en servir sans jamais s'y croiser. Vous rédigez une clause qui n'est dans aucun recueil, saison par saison, jusqu'à l'heure où l'on se passe les clés.",
  Innovating:
    'Au sujet du contrat type, les clients rappellent toujours pour le même article. Vous coupez en quatre la phrase de onze lignes, vous mettez le délai en premier, et deux « nonobstant » disparaissent.',
  Performing:
    "Audience de neuf heures, votre affaire est appelée. Vous vous levez, le code reste fermé, et vous commencez par l'escalier : combien de marches, quelle lumière, et la rampe qui n'y était pas.",
  Advising:
    "Manteau sur le bras, le client hésite encore entre le procès et l'accord. Vous lui dites ce que chaque voie demande de mois, ce qu'elle coûte, et ce qu'elle laisse au hasard.",
  Organizing:
    "Le délai expire le vingt, à minuit. Dans le calendrier, vous reculez : la signature du client, les pièces à numéroter, le premier jet. L'avis de l'expert est à réclamer ce matin.",
  Providing:
    "La banque attend une copie de l'acte avant quatorze heures, et la cliente a perdu la sienne. Vous allez la chercher aux archives, sous deux autres dossiers. Elle part numérisée, avec le numéro de la page utile.",
  Adapting:
    "Vingt minutes avant l'audience, dans le couloir, la partie adverse vous tend une pièce nouvelle. Vous la lisez debout contre la fenêtre. Sur votre note, deux points sont rayés, un autre s'ajoute au crayon.",
  Analyzing:
    "Deux versions du contrat, la même date, presque les mêmes mots. Une règle sous la ligne, vous les comparez jusqu'à l'article neuf, où un « et » est devenu un « ou ».",
  Leading:
    "Autour de la table, on en revient à la haie plantée par le grand-père. Vous refermez le vieux dossier : « Aujourd'hui, la limite et le portail. » Vous posez le plan au milieu, et vous donnez la parole.",
} satisfies Readonly<Record<Nature, string>>;
