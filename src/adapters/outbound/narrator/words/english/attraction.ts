import type { AttractionWords } from '../frame-words.ts';

/** What draws a person, whatever their work asks for. */
export const attraction = {
  each: {
    Linguistic: 'You like words, on paper and in talk, and you look for the sentence that fits.',
    Logical: 'You like patterns, numbers and puzzles, and you want to find the rule behind them.',
    Spatial: 'You like pictures and spaces, from a sketch on paper to the way a room is arranged.',
    Musical: 'Sound matters to you: a melody, a rhythm, the tone of a voice.',
    Bodily: 'You enjoy movement, and you like to make or mend things with your hands.',
    Naturalist: 'You are fond of living things, in a garden, in a wood or in a house with pets.',
    Interpersonal: 'Other people interest you, and you notice what a face or a pause says about them.',
    Intrapersonal: 'You want to understand what goes on inside yourself, and you value quiet time for it.',
    Existential: 'The large questions interest you, such as why we are here and what a life is for.',
    Spiritual:
      'Moments of calm matter to you, above all those in which you feel connected with more than yourself.',
  },
  where: {
    Linguistic:
      'Look for a text to write, a message to put into clear words, or an evening of reading aloud.',
    Logical: 'Look for a table that does not add up, a fault that nobody can explain, or a good puzzle.',
    Spatial: 'Look for sketches, floor plans or models, at work or at the weekend.',
    Musical: 'Look for a choir, an instrument to take up again, or music on the way home.',
    Bodily: 'Look for something to build or repair, a dance class, or a way to work that you can walk.',
    Naturalist: 'Look for a garden that needs hands, a walk with a dog, or a lunch break under trees.',
    Interpersonal: 'Look for a newcomer to show around, a long talk, or a game played with others.',
    Intrapersonal: 'Look for a quiet half hour with a notebook, a walk by yourself, or a day without plans.',
    Existential:
      'Look for a book that asks large questions, a talk that goes deep, or a visit to an old place.',
    Spiritual:
      'Look for a silent quarter of an hour, a path by the water, or an early morning without a screen.',
  },
  touches: 'Your interest in {intelligence} goes well with {nature}, so one task may hold both.',
  even: 'Nothing draws you much more than the rest, so no single interest is named here.',
} as const satisfies AttractionWords;
