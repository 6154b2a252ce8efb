import type { Nature } from '#domain/scoring/dimensions.ts';

export const humanResources = {
  Creating:
    "Les nouveaux arrivent lundi, et le livret d'accueil date d'avant le déménagement. À la place, il y aura une carte au trésor. Vous y tracez la cantine, l'imprimante et, dans les marges, dix mots de la maison.",
  Innovating:
    'Pour poser un congé, il faut un papier, trois signatures et deux étages. Une des signatures ne sert plus à personne. Vous la retirez, et le papier devient une page à remplir en ligne.',
  Performing:
    "Au forum des métiers, l'affiche penche et des étudiants s'arrêtent, un sandwich à la main. Vous leur faites traverser une journée de travail, heure par heure, la pause comprise, sans regarder l'affiche.",
  Advising:
    'Rester à son poste ou changer de service : une salariée doit répondre ce soir. Vous fermez la porte, et vous lui demandez de raconter le dernier mardi où elle est rentrée contente.',
  Organizing:
    "Le couloir est étroit, et les cinq candidats ne doivent pas s'y croiser. Vous laissez vingt minutes entre deux convocations, et vous faites sortir chacun par la porte du fond.",
  Providing:
    "Une salariée a besoin d'une attestation pour son appartement, si possible aujourd'hui. Vous sortez le contrat de l'armoire, et vous recopiez les dates et le poste. Un coup de tampon, deux exemplaires, une enveloppe.",
  Adapting:
    "L'entretien commence dans dix minutes, et la candidate écrit que son train est arrêté en pleine voie. Le candidat de onze heures est déjà là. Vous le faites entrer, et elle passera en dernier, par téléphone.",
  Analyzing:
    "Plusieurs départs depuis l'hiver, et dans chaque lettre, « raisons personnelles ». Vous étalez par terre les entretiens de sortie, les horaires, les dates d'arrivée, et vous faites un tas par service.",
  Leading:
    "Deux salariés qui ne s'écrivent plus que des courriels sont assis face à vous, bras croisés. Trois minutes chacun, sans couper, c'est vous qui tenez la montre. Puis vous fixez ce qui change dès demain.",
} satisfies Readonly<Record<Nature, string>>;
