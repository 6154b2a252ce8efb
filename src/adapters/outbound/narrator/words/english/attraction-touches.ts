import type { AttractionWords } from '../frame-words.ts';

/** Used if an intelligence of the person meets a kind of work that they want more of, or have too little of. */
export const attractionTouches = {
  Creating: {
    Spatial:
      'For making new things, begin with a sketch. You like pictures, and others can see at once what you mean.',
    Musical:
      'For making new things, work with sound where you can: a recording, a song, or the rhythm of a text read aloud.',
    Bodily:
      'For making new things, build the first version from paper, wood or whatever there is. You like to work with your hands, and an object can be tried out.',
    Linguistic:
      'For making new things, begin with the words: a title, a first page, a story. You like to look for the sentence that fits.',
  },
  Innovating: {
    Logical:
      'For improving things, begin with numbers: count how often something goes wrong, and look for the rule behind it. You like such puzzles.',
    Spatial:
      'For improving things, draw how a task is done today, from the first step to the last. You like pictures, and a drawing shows where things have to wait.',
    Bodily:
      'For improving things, begin with what can be touched: a tool, a workplace, the order on a shelf. You like to mend things with your hands.',
  },
  Performing: {
    Musical:
      'For speaking to groups, use your ear. You like rhythm and the tone of a voice, and both are a large part of a good talk.',
    Linguistic:
      'For speaking to groups, begin with the words. You like to look for the sentence that fits, and one good sentence is what people remember.',
    Bodily:
      'For speaking to groups, show something besides telling it. You like movement and things to hold, and what is shown is easier to follow.',
  },
  Advising: {
    Interpersonal:
      'For advising people, use what you like anyway: finding out why somebody does what they do. Good advice begins there.',
    Linguistic:
      'For advising people, try it in writing as well. You like words, and advice on half a page can be read twice.',
    Intrapersonal:
      'For advising people, your interest in what goes on inside a person may help. It leads to questions that others do not ask.',
  },
  Organizing: {
    Logical:
      'For planning, ask what has to be done before what, as you would with a puzzle. You like to find such an order.',
    Spatial:
      'For planning, draw the week on one large sheet. You like pictures, and on such a sheet a gap can be seen at once.',
  },
  Providing: {
    Interpersonal:
      'For looking after people, begin with the part in which you find out what somebody needs. You like to know what moves others.',
    Naturalist:
      'For looking after people, go outdoors with them where you can, or look for a place where plants or animals are part of the day.',
    Bodily:
      'For looking after people, choose what is done by hand: cooking, repairing, getting a room ready. You like that kind of work.',
  },
  Adapting: {
    Interpersonal:
      'When plans change, begin with the people concerned. You like to find out what moves them, and they know best what can wait.',
    Bodily:
      'When plans change, go to where the problem is instead of writing about it. You like to be on your feet, and there you often see more.',
  },
  Analyzing: {
    Logical:
      'For analyzing facts, choose questions with numbers in them. You like to find the rule behind them.',
    Naturalist:
      'For analyzing facts, choose questions about plants, animals, water or weather. You like to be outdoors, and there is much to observe.',
    Existential:
      'For analyzing facts, choose questions whose answers matter to people. You like the large questions, and they give small steps a reason.',
  },
  Leading: {
    Interpersonal:
      'For leading people, begin with a long talk with each of them. You like to find out what moves people, and a group needs somebody who knows.',
    Existential:
      'For leading people, say what the work is for. You like such questions, and a group finds its way more easily with an answer.',
    Linguistic:
      'For leading people, write one page that says where the group is going. You like words, and a page can be read again.',
  },
} as const satisfies AttractionWords['touches'];
