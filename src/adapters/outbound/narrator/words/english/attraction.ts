import type { AttractionWords } from '../frame-words.ts';
import { attractionTouches } from './attraction-touches.ts';

/** What attracts the person, independent of their work. */
export const attraction = {
  each: {
    Linguistic: 'You like words, written or spoken, and you look for the sentence that fits.',
    Logical: 'You like patterns, numbers and puzzles, and you want to find the rule behind them.',
    Spatial: 'You like pictures and spaces, from a sketch on paper to the way a room is arranged.',
    Musical: 'You like sound: a melody, a rhythm, the tone of a voice.',
    Bodily: 'You like movement, and you like to make or mend things with your hands.',
    Naturalist: 'You like living things, such as plants and animals, and you like to be outdoors among them.',
    Interpersonal: 'You like to find out what moves other people, and why they do what they do.',
    Intrapersonal: 'You want to understand what goes on in yourself, and you like quiet time for it.',
    Existential: 'You like the large questions, such as why we are here and what a life is for.',
    Spiritual:
      'You like moments of calm, above all those in which you feel connected with more than yourself.',
  },
  where: {
    Linguistic:
      'If you would like more words in your days, take over one text that others put off, or write one letter by hand.',
    Logical:
      'If you would like more puzzles in your days, take a table that does not add up, and find out why.',
    Spatial: 'The next time you have to explain something, draw it.',
    Musical:
      'If you would like more music in your days, go to one choir rehearsal, or take up an instrument.',
    Bodily:
      'If you would like more movement in your days, walk where you usually ride, or repair one thing yourself.',
    Naturalist:
      'If you would like more plants and animals in your days, eat lunch in a park, or grow one thing from seed.',
    Interpersonal:
      'If you would like to understand people even better, have one long talk in place of five short ones.',
    Intrapersonal:
      'If you would like more time for your own thoughts, keep half an hour with a notebook before the week begins.',
    Existential:
      'If you would like more room for large questions, read ten pages about one of them, or find somebody to discuss it with.',
    Spiritual:
      'If you would like more calm in your days, keep the first quarter of an hour without a screen.',
  },
  touches: attractionTouches,
  even: 'Your answers show no interest that is much stronger than the others, so none is named here.',
} as const satisfies AttractionWords;
