import type { Nature } from '#domain/scoring/dimensions.ts';

export const software = {
  Creating:
    "L'écran n'existe encore que dans une phrase : que les gens puissent réserver sans créer de compte. Vous écrivez une première version toute grise, qui réserve pour de vrai une chaise dans une salle inventée.",
  Innovating:
    "Chaque mise en ligne demande quatorze étapes à la main, recopiées d'un vieux document. Vous en faites un script, étape après étape, et vous rayez la ligne du document chaque fois que l'une d'elles passe.",
  Performing:
    'Démonstration à quatorze heures, une dizaine de visages dans des vignettes. Vous partagez la bonne fenêtre, vous jouez une cliente pressée qui se trompe de date, et vous commentez ce que répond la nouvelle version.',
  Advising:
    "Le programme a dix ans : faut-il le réparer, ou tout réécrire ? La personne qui s'en sert n'arrive pas à choisir. Vous lui faites écrire deux listes, ce qui casse tous les mois et ce qui n'a jamais cassé.",
  Organizing:
    "La version sort vendredi, et le tableau déborde de tickets. L'un d'eux en bloque trois autres : vous le mettez tout en haut. Les doublons se ferment, le reste glisse au mois suivant.",
  Providing:
    "Un message, sans bonjour : « Ça ne marche plus. » Vous demandez une capture d'écran, puis une autre, et vous voyez un filtre resté coché. Vous répondez avec une flèche rouge dessinée sur l'image.",
  Adapting:
    "En pleine matinée, le service de paiement extérieur change ses réponses sans prévenir, et les commandes échouent. Vous laissez la fonction commencée, vous ouvrez les journaux d'erreurs et vous écrivez de quoi tenir jusqu'à demain.",
  Analyzing:
    "Le bug n'arrive que la nuit, et jamais sur votre machine. Vous ouvrez deux journaux côte à côte, et vous descendez jusqu'à une date écrite à l'envers, le mois avant le jour.",
  Leading:
    "Dans l'appel, les uns veulent livrer ce soir, les autres tester jusqu'à lundi. Vous résumez les deux risques, une phrase pour chacun. Puis vous donnez la date, lundi, et la liste de ce que l'on teste d'abord.",
} satisfies Readonly<Record<Nature, string>>;
