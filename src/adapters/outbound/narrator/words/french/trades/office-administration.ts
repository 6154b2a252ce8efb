import type { Nature } from '#domain/scoring/dimensions.ts';

export const officeAdministration = {
  Creating:
    "Les guichets changent d'étage, et il faut l'annoncer au public. Vous composez une lettre à partir de rien, avec un petit plan tracé à la main. Les numéros y sont dessinés comme sur les portes.",
  Innovating:
    'Le formulaire demande trois fois la date de naissance, et la signature se trouve au verso. Vous supprimez deux dates et vous remontez la signature en première page, dans une case plus large.',
  Performing:
    "Séance d'information, vingt personnes, chacune avec un dossier sur les genoux. Vous projetez le formulaire vide et vous le remplissez devant elles, au nom d'un personnage inventé, en lisant chaque case.",
  Advising:
    'Au guichet, un homme tient deux formulaires et ne sait pas lequel déposer. Vous les mettez côte à côte, vous soulignez la seule question qui les sépare, et vous lui laissez le temps de lire.',
  Organizing:
    "Une seule salle, deux réunions, un train en retard et une signature à obtenir avant midi. Vous décalez la seconde réunion d'une demi-heure, et le parapheur attend à la porte de la première.",
  Providing:
    "« Mon train part dans vingt minutes », dit la personne venue pour une copie, et l'imprimante avale la feuille. Vous ouvrez la trappe, et le papier sort plié en accordéon. La suivante passe, vous l'agrafez.",
  Adapting:
    "La convocation indique la salle trois, et la salle trois est sous l'eau. On entend déjà les premiers dans l'escalier. Vous scotchez des flèches jusqu'au réfectoire, la liste d'émargement sous le bras.",
  Analyzing:
    "Un dossier reste introuvable, alors que le registre le dit rentré. Vous regardez ce qui est rangé juste avant, juste après, puis sous l'ancien numéro. Une étiquette est à l'envers, et le six s'y lit neuf.",
  Leading:
    "La séance revient pour la quatrième fois au premier point, et l'heure tourne. Vous lisez à voix haute ce qui est déjà au procès-verbal. « Le reste passe à jeudi, on ouvre le point deux. »",
} satisfies Readonly<Record<Nature, string>>;
