import type { Nature } from '#domain/scoring/dimensions.ts';

export const finance = {
  Creating:
    "Personne ne lit le tableau des comptes jusqu'au bout. Vous imaginez une page à la place, où chaque dépense est un verre plus ou moins rempli. Au milieu, la carafe porte le total de l'année.",
  Innovating:
    'Les notes de frais arrivent en photos floues, toutes le dernier jour du mois. Vous ouvrez une adresse pour elles seules, un reçu par image, avec un rappel envoyé le vingt.',
  Performing:
    "À l'assemblée annuelle, les comptes passent juste avant le verre de l'amitié. Vous sortez une baguette de pain et vous la coupez devant la salle : le loyer, les salaires, l'impôt, et le quignon.",
  Advising:
    "« Je rembourse plus vite, ou je garde de côté ? » Sur l'écran tourné vers la cliente, les deux calculs sont l'un sous l'autre. Vous ajoutez dans chacun une chaudière en panne, et vous la laissez comparer.",
  Organizing:
    'La clôture tombe jeudi. Mardi les comptes en banque, mercredi les stocks et les salaires, jeudi matin les dernières factures. Dès lundi, vous réclamez les pièces qui manquent.',
  Providing:
    'Un monsieur pousse vers vous une boîte à chaussures pleine de reçus. Vous faites un tas par mois, et vous agrafez les plus petits sur des feuilles. Ceux qui ne servent pas retournent dans la boîte.',
  Adapting:
    "Jour de clôture, quinze heures : la facture du plus gros fournisseur n'est pas là. Avec le bon de livraison, vous inscrivez un montant provisoire, et le contrôle des salaires passe après.",
  Analyzing:
    "Dix-huit centimes d'écart entre la banque et les comptes. Vous pointez ligne à ligne, une règle posée sur la feuille. Dix-huit se divise par neuf, alors vous cherchez deux chiffres inversés.",
  Leading:
    "Trois demandes sur la table, et de l'argent pour deux. Chacun a le temps de défendre la sienne. Puis vous annoncez celle qui attendra septembre, et la ligne change à l'écran, devant tout le monde.",
} satisfies Readonly<Record<Nature, string>>;
