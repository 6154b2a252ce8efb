import type { LetterWords } from '../frame-words.ts';

/** Paragraphs of the letter that opens a report, in the order in which they are read. */
export const letter = {
  load: 'Your weeks take more energy than rest brings back. That is why a lighter week comes first in this report.',
  opening: {
    even: 'Several kinds of work suit you about equally, and no single one stands out. That is a broad base to begin from. There is more than one direction in which {role} can grow without wearing you out.',
    quiet:
      'Your answers draw a fairly even picture of {role}. No single kind of work makes the difference between a good week and a bad one. That leaves you time to look around before you change anything.',
    hard: 'A letter should begin with what goes well. Your answers name little in {role} that gives you energy, and this letter will not invent more. Your answers do show what weighs most, and that is where a change can begin.',
    open: 'There are only a few answers to go on, so this is a short letter. It will not guess what you have not said. It can show you how to look at your next weeks, and what to look for.',
  },
  week: {
    mostly_costs: {
      hours:
        'Out of {hours_total} a week, {hours_costs} go to work that takes energy, above all {costs}. You spend {hours_gives} on work that gives you energy, above all {gives}.',
      parts:
        '{Part_costs} of {role} is work that takes energy, above all {costs}. {Part_gives} is work that gives you energy, above all {gives}.',
    },
    only_costs: {
      hours:
        'You spend {hours_costs} a week on work that takes energy, above all {costs}. Hardly any of your working hours give you energy, so new energy has to come from evenings and free days.',
      parts:
        '{Part_costs} of {role} is work that takes energy, above all {costs}. Hardly any part of {role} gives you energy, so new energy has to come from outside work.',
    },
    mixed: {
      hours:
        'You spend {hours_gives} a week on work that gives you energy, above all {gives}. You spend {hours_costs} on work that takes energy, above all {costs}.',
      parts:
        '{Part_gives} of {role} is work that gives you energy, above all {gives}. {Part_costs} is work that takes energy, above all {costs}.',
    },
    mostly_gives: {
      hours:
        'Out of {hours_total} a week, {hours_gives} go to work that gives you energy, above all {gives}. You spend {hours_costs} on work that takes energy, above all {costs}.',
      parts:
        '{Part_gives} of {role} is work that gives you energy, above all {gives}. {Part_costs} is work that takes energy, above all {costs}.',
    },
    only_gives: {
      hours:
        'You spend {hours_gives} a week on work that gives you energy, above all {gives}. Hardly any of your working hours take energy from you, so a good hour does not have to make up for a bad one.',
      parts:
        '{Part_gives} of {role} is work that gives you energy, above all {gives}. Hardly any part of {role} takes energy from you.',
    },
    neutral: {
      hours:
        'Your working hours neither give you much energy nor take much. You spend {hours_neither} a week on work that leaves your energy as it was, above all {neither}.',
      parts:
        'No part of {role} gives you much energy, and no part takes much. Most of {role} is work that leaves your energy as it was, above all {neither}.',
    },
    unknown: {
      hours:
        'Your answers leave open how your hours are divided and what they do to your energy. So this letter cannot describe your week yet.',
      parts:
        'Your answers leave open what an ordinary week consists of and what it does to your energy. So the week cannot be described yet.',
    },
  },
  tension: {
    load_on_strength:
      '{Nature} suits you, and it would be a good place to begin. But even work that suits you needs rest behind it, and your weeks allow too little. Once they are lighter, {nature} is where the new energy can go.',
    leads_less:
      'You lead {people}, and you wish for a role with less leading in it. Someone who leads well can wish for that too. A whole role does not change in a month, but single decisions can move to other people.',
    wants_what_drains:
      'You want more of {nature}, and this is also work that takes energy from you. The wish may well be right, and only the way you do the work too tiring. If the tiring part can change, there is room for more.',
    drops_strength:
      'You would like less of {nature}, although this work suits you and takes no energy from you. Perhaps there is too much of it, or one thing about it is wrong. If that one thing can change, the rest need not go.',
    far_role:
      'What {role} asks for and what you would like to do all day lie far apart. Small changes will cover only a part of that distance. The rest begins with trying out the work you wish for, before anything is decided.',
    cost_and_room:
      '{Nature} takes energy from you, and {role} asks for it all the same. {Other} comes easily to you, and {role} seldom asks for it. So things could move at both ends: a little less of the one, and a little room for the other.',
    strength_costs:
      '{Nature} comes easily to you, and it still takes energy from you. Because the work goes well, the effort behind it is easily overlooked. What can change is how much of it there is, and in which hours you do it.',
    cost_beside_strength:
      '{Other} suits you, and {nature} takes energy from you. Both have to share one week and one supply of energy. Whatever makes {nature} lighter leaves more of you for the part that suits you.',
    fits: 'All in all, {role} suits you, and nothing in your answers pulls you hard in another direction. A good fit can still wear away a little with each new task. So the aim here is to keep what works and to build on it.',
    quiet:
      'Your answers show no conflict that you would have to settle first. You need not give up one thing in order to gain another. What there is to change can be changed in small steps, and you can watch what each step brings.',
    open: 'From so few answers, nobody can say what pulls against what. It may be the amount of work, or the kind, or nothing at all. Each of these would call for a different change, so it pays to find out first.',
  },
  success: 'You wrote what a good outcome would be: {success}.',
  first: {
    carries: {
      now: 'The good part to build on is {nature}. It deserves a firm place in your week, whatever else changes around it.',
      target:
        'The good part to build on is {nature}. It is worth keeping up, whichever way you go from here.',
    },
    draining_strength: {
      now: 'What would help most is a limit for {nature}: fewer occasions, and only where you are really needed.',
      target: 'What would help most is a limit for {nature}, set in good time and said aloud.',
    },
    strain: {
      now: 'The change that would help most is to make {nature} easier for you, with a simpler way of doing it or with some help.',
      target:
        'What would help most is an easier way to deal with {nature}, found before {role} depends on it.',
    },
    stretch: {
      now: '{Nature} gives you energy and still takes effort. The change that would help most is to practise it on purpose, in small steps.',
      target:
        '{Nature} gives you energy and still takes effort. So it is worth practising where a mistake does no harm.',
    },
    unused: {
      now: 'What would add most to your weeks is a small, regular place for {nature}.',
      target: 'What would add most is to use {nature} for something real, however small.',
    },
    load_first: {
      now: 'So the first step takes something out of your week and puts nothing in. The later pages can wait until you have rested.',
      target:
        'So the first step takes something out of your days and puts nothing in. The later pages can wait until you have rested.',
    },
    little_say: {
      now: 'The change that would count most is one part of the week that you decide yourself, even a small one.',
      target: 'The change that would count most is one part of your days that nobody else arranges for you.',
    },
    far_role: {
      now: 'The work you wish for is worth a trial before you decide anything. A small trial will tell you more than a long plan.',
      target: 'What you wish for can be tried out before it is chosen. That is the step to take first.',
    },
    leads_less: {
      now: 'The first thing that can change is one decision that somebody else could make.',
      target: 'The first thing to find out is how much leading there really has to be.',
    },
    wants_what_drains: {
      now: 'Before there is more of {nature} in your week, it is worth knowing which part of it tires you.',
      target:
        'Before you choose a life with more of {nature}, it is worth knowing which part of it tires you.',
    },
    drops_strength: {
      now: 'Before you give up {nature}, it is worth knowing which part of it you would like to be rid of.',
      target: 'Before you turn away from {nature}, it is worth finding out whether you would miss it.',
    },
    fits: {
      now: 'What matters most here is to know what makes {role} work for you, so that you can speak up for it.',
      target: 'What matters most is to know why {role} would suit you, so that you can look for just that.',
    },
    quiet: {
      now: 'Nothing has to change in a hurry. It is enough for the moment to look more closely at what the weeks are made of.',
      target: 'There is no hurry here. It is enough to look more closely at what makes a day good or bad.',
    },
    open: {
      now: 'Before any change, it is worth knowing better what an ordinary week gives you and what it takes.',
      target: 'Before any choice, it is worth knowing better what a day of such work would consist of.',
    },
    evenly_gives: {
      now: 'Your energy will not choose a direction for you here. So the first thing to find out is what you find most worth doing.',
      target: 'With several directions open, what helps most is to take one of them seriously for a while.',
    },
    evenly_costs: {
      now: 'It may not be the tasks that tire you. So the first change should be one that touches the whole week.',
      target:
        'It may not be the tasks that tire you. So the first change should be one that touches the whole day.',
    },
  },
  experiment: 'There is one small experiment to try first: {experiment}.',
  withoutAssessment:
    'This report knows what the work asks for and what it does to your energy. It does not know what comes naturally to you. The free assessment would add that.',
} as const satisfies LetterWords;
