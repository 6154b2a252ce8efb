import type { Nature } from '#domain/scoring/dimensions.ts';

export const farmingAndGardening = {
  Creating:
    "Un talus sec, en plein soleil, où rien n'a jamais été planté. Sur un sac d'engrais retourné, vous dessinez des bandes de thym et de lavande, et un sentier qui contourne le rocher.",
  Innovating:
    'Le tuyau se coince contre le même piquet à chaque arrosage. Vous plantez le piquet un pas plus loin et vous couchez à côté une vieille roue de brouette, pour que le tuyau glisse dessus.',
  Performing:
    "Une classe est venue voir les légumes, en bottes de toutes les tailles. Vous arrachez une carotte, vous la secouez bien haut, et vous racontez tout ce qu'elle a fait sous terre depuis mars.",
  Advising:
    "« Mon balcon est au nord, j'essaie quand même les tomates ? » Vous parlez du soleil de cinq heures, de la salade, des fraises des bois. Le pied de tomate reste posé entre vous deux.",
  Organizing:
    'En février, le carnet est ouvert à côté des sachets de graines. Vous comptez à rebours depuis la récolte, rang par rang, pour que les salades ne soient pas bonnes toutes la même semaine.',
  Providing:
    "Une remorque pleine de terreau, une bâche qui claque, un client qui cherche de quoi l'attacher. Vous revenez de la remise avec de la ficelle à foin, et un carton pour caler les plants qui penchent.",
  Adapting:
    "L'herbe est coupée, le ciel devait tenir jusqu'à samedi, et l'on entend le tonnerre derrière la colline. La clôture attendra. Vous commencez à rentrer ce qui est sec, par le haut du terrain.",
  Analyzing:
    "Les feuilles jaunissent, mais d'un seul côté de la serre. Vous regardez dessous, vous creusez à trois endroits, vous attendez la goutte au bout de chaque tuyau.",
  Leading:
    "La propriétaire veut abattre le tilleul, le voisin veut le garder, et la tronçonneuse attend dans l'herbe. « Aujourd'hui, le bois mort », dites-vous. Pour le reste, vous les faites revenir cet hiver, une fois les feuilles tombées.",
} satisfies Readonly<Record<Nature, string>>;
