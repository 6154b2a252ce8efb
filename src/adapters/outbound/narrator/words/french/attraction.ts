import type { AttractionWords } from '../frame-words.ts';

/** What draws the person. */
export const attraction = {
  each: {
    Linguistic:
      "Vous aimez les mots : une phrase juste, une histoire bien racontée, une lettre que l'on relit.",
    Logical: 'Vous aimez les nombres et les régularités, comme un problème dont on cherche la règle.',
    Spatial: "Vous aimez penser en images, avec un plan, un croquis ou une pièce que l'on réaménage.",
    Musical: 'Vous aimez les sons et le rythme, dans un morceau comme dans une voix.',
    Bodily: 'Vous aimez le mouvement et le travail des mains, et comprendre une chose en la faisant.',
    Naturalist:
      "Vous aimez ce qui pousse et ce qui vit, d'un jardin entier au pot de basilic sur la fenêtre.",
    Interpersonal: "Vous aimez écouter les autres, ce qu'ils disent et ce qu'ils taisent.",
    Intrapersonal: 'Vous aimez revenir sur ce que vous vivez, pour comprendre ce qui vous fait agir.',
    Existential: 'Vous aimez les grandes questions : à quoi sert un effort, et ce qui compte à la fin.',
    Spiritual:
      "Vous aimez le calme, et les moments où l'on fait partie de quelque chose de plus grand que soi.",
  },
  where: {
    Linguistic:
      'Cherchez, au travail ou ailleurs, une lettre à rédiger, un texte à relire ou une histoire à raconter.',
    Logical:
      'Cherchez, au travail ou ailleurs, un horaire à démêler, des chiffres à comprendre ou une panne à expliquer.',
    Spatial:
      'Cherchez, au travail ou ailleurs, un croquis à faire, une pièce à réaménager ou un plan à lire.',
    Musical:
      'Cherchez, au travail ou ailleurs, une chorale, un morceau à apprendre ou une musique à choisir pour une fête.',
    Bodily:
      'Cherchez, au travail ou ailleurs, un objet à réparer, un meuble à monter ou un trajet à faire à pied.',
    Naturalist:
      'Cherchez, au travail ou ailleurs, une plante à soigner, un potager à partager ou une pause sous les arbres.',
    Interpersonal:
      "Cherchez, au travail ou ailleurs, quelqu'un à accueillir, une conversation à deux ou un groupe qui débute.",
    Intrapersonal:
      'Cherchez, au travail ou ailleurs, dix lignes à écrire le soir ou un trajet sans radio ni téléphone.',
    Existential:
      "Cherchez, au travail ou ailleurs, une tâche dont vous voyez l'utilité, un livre ou une longue conversation.",
    Spiritual:
      'Cherchez, au travail ou ailleurs, une marche en silence, une pause sans écran ou un lieu calme à midi.',
  },
  touches: 'Votre goût pour {intelligence} va bien avec {nature}, et une même tâche peut réunir les deux.',
  even: "Aucune attirance ne l'emporte sur les autres, et vous pouvez donc entrer dans un sujet par bien des portes.",
} as const satisfies AttractionWords;
