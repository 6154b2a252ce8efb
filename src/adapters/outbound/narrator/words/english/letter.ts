import type { LetterWords } from '../frame-words.ts';

/** The paragraphs of the letter at the beginning of a report, in the order of reading. */
export const letter = {
  load: 'Your weeks take more energy than rest brings back. So this report begins with a lighter week, and everything else comes after it.',
  opening: {
    even: 'Several kinds of work suit you about equally, and no single one stands out. That makes it harder to choose, and easier to change: whichever of them you do more of, you lose little.',
    quiet:
      'By your answers, no single kind of work in {role} makes the difference between a good week and a bad one. When a week is bad, there may simply be too much work, or it may come at the wrong time.',
    hard: 'A letter should begin with what goes well. Your answers name little in {role} that gives you energy, and this letter will not invent more. Your answers do show what tires you most, and a change can begin there.',
    open: 'There are only a few answers to go on, so this is a short letter. It will not guess what you have not said. It can show you how to look at your next weeks, and what to look for.',
  },
  week: {
    mostly_costs: {
      hours:
        'Out of {hours_total} a week, work that takes energy fills {hours_costs}, {costs}. Work that gives you energy fills {hours_gives}, {gives}.',
      parts:
        'Work that takes energy makes up {part_costs} of {role}, {costs}. Work that gives you energy makes up {part_gives}, {gives}.',
    },
    only_costs: {
      hours:
        'Work that takes energy fills {hours_costs} a week, {costs}. Hardly any of your working hours give you energy, so new energy has to come from your free time.',
      parts:
        'Work that takes energy makes up {part_costs} of {role}, {costs}. Hardly any part of {role} gives you energy, so new energy has to come from outside work.',
    },
    mixed: {
      hours:
        'Work that gives you energy fills {hours_gives} a week, {gives}. Work that takes energy fills {hours_costs}, {costs}.',
      parts:
        'Work that gives you energy makes up {part_gives} of {role}, {gives}. Work that takes energy makes up {part_costs}, {costs}.',
    },
    mostly_gives: {
      hours:
        'Out of {hours_total} a week, work that gives you energy fills {hours_gives}, {gives}. Work that takes energy fills {hours_costs}, {costs}.',
      parts:
        'Work that gives you energy makes up {part_gives} of {role}, {gives}. Work that takes energy makes up {part_costs}, {costs}.',
    },
    only_gives: {
      hours:
        'Work that gives you energy fills {hours_gives} a week, {gives}. Hardly any of your working hours take energy, so a tiring week is likely to have another cause than the tasks.',
      parts:
        'Work that gives you energy makes up {part_gives} of {role}, {gives}. Hardly any part of {role} takes energy from you.',
    },
    neutral: {
      hours:
        'Your working hours give you hardly any energy and take hardly any. Work that leaves your energy as it was fills {hours_neither} a week, {neither}.',
      parts:
        'Hardly any part of {role} gives you energy, and hardly any takes it. Nearly all of it is work that leaves your energy as it was, {neither}.',
    },
    unknown: {
      hours:
        'Your answers leave open how your hours are divided and what they do to your energy. So this letter cannot describe your week yet.',
      parts:
        'Your answers leave open what an ordinary week consists of and what it does to your energy. So the week cannot be described yet.',
    },
  },
  tension: {
    load_on_strength: {
      now: 'A week that is already too full has no room for more, not even for what suits you. That comes later: when you have rested, you can decide what to do with the time that has become free.',
      target:
        'When energy is low, any role can look like too much, even one that suits you. So a few lighter weeks come before any choice. After that it is easier to tell what suits you.',
    },
    leads_less: {
      now: 'You lead {people}, and you wish to lead less. For leading more people there are usually titles and fixed steps. For leading fewer there are seldom any, so it has to be arranged, one decision at a time.',
      target:
        'Your answers name {people} whom you lead, and you wish to lead less. Better-paid roles often include leading, and an advert may give it a single line. So ask before you choose how many people there are, and how many hours they take.',
    },
    wants_what_drains: {
      now: 'You want more of {nature}, and it takes energy from you. Two things can lie behind that. Either the work is right and only the way of doing it tires you. Or the result attracts you, and the work itself does not.',
      target:
        'You want more of {nature}, and you expect it to take energy from you. It may be that the work is right and only the usual way of doing it is tiring. Or the result attracts you more than the work. A day of such work can show you which it is.',
    },
    drops_strength: {
      now: 'You would like less of {nature}, although it suits you and takes no energy from you. Often such a wish is about one thing, such as the amount, the deadlines or one difficult contact. When that thing is found, the rest can stay.',
      target:
        'You would like less of {nature}, although it suits you and takes no energy from you. Such a wish may come from one place where it was too much, or from one person. If so, it is enough to leave that behind, and the work itself can stay on your list.',
    },
    far_role: {
      now: '{Role} differs a great deal from what you would like to do all day. Small changes alone will hardly bring the two together. Whether a larger change would be worth it, a short trial of the work you wish for can show you.',
      target:
        '{Role} differs a great deal from what you would like to do all day. Perhaps you see it as a step on the way. Perhaps it is only easier to get. Find out which of the two is true before you give it months of your time.',
    },
    cost_and_room: {
      now: '{Role} asks you for {nature}, which takes energy from you, and seldom for {other}. So when you save an hour on the first, give it to the second at once, before another task takes it.',
      target:
        '{Role} asks for {nature}, which would take energy from you, and seldom for {other}. That can differ from one workplace to the next, so look for one where the second has more room.',
    },
    strength_costs: {
      now: 'It is easy to overlook what {nature} takes from you, because the work goes well and nobody complains. You may be able to change how much of it you do, and at what time of day.',
      target:
        'Work such as {nature} is easy to accept, because it feels familiar, and you may notice only later that it tires you. So before you accept a role, decide how many hours a week you would give to such work.',
    },
    cost_beside_strength: {
      now: 'Keep {other} in view. On a full day, tiring work such as {nature} is often urgent, and the work that suits you can wait. So the work that suits you may get less and less time, and it happens without a decision.',
      target:
        'In {role}, {other} would suit you, and {nature} would take energy from you. One workplace may ask for more {other}, and the next for more {nature}. So when you compare two workplaces, look at that first.',
    },
    fits: {
      now: 'All in all, {role} suits you, and nothing in your answers speaks strongly for other work. A change can still come, by your own wish or as an offer. It is easier to decide about it when you know what you would not give up.',
      target:
        'All in all, {role} would suit you, and nothing in your answers speaks strongly for other work. What you still have to choose is the place. The same work can be good with one group of people and hard with another.',
    },
    quiet: {
      now: 'Your answers show no conflict that you would have to settle first. That also means that nothing pushes you, so a change will come only if you choose one. You can choose a small one and watch what it brings.',
      target:
        'Your answers show no conflict that you would have to settle before you choose. They do not make the choice for you either. A day in the middle of such work may show you more than any list.',
    },
    open: {
      now: 'From so few answers, nobody can say what makes your weeks good or bad. It may be the amount of work, or the kind, or something else. Each would call for a different change, so it helps to find out first.',
      target:
        'From so few answers, nobody can say what in {role} would suit you and what would not. Somebody who does such work can help you see it. Ask for one ordinary day, from the first hour to the last.',
    },
  },
  stretch: {
    now: '{Role} also relies a lot on {nature}. Nothing else in it asks for so much effort, and yet it gives you energy. So it is worth practising, step by step.',
    target:
      '{Role} would also rely a lot on {nature}. Nothing else in it would ask for so much effort, and yet it gives you energy. So you can start to practise it now.',
  },
  success: 'You wrote what a good outcome would be: {success}.',
  first: {
    carries: {
      now: 'What goes well is easily forgotten, because nothing goes wrong there. So protect the time you have for {nature} in {role}.',
      target: 'The part to build on is {nature}. You need not wait for such work to do something with it.',
    },
    draining_strength: {
      now: 'What is likely to help most is a limit for {nature}: fewer hours of it, and only where it has to be you.',
      target:
        'What is likely to help most is a limit for {nature}, decided before others get used to having you.',
    },
    strain: {
      now: 'What is likely to help most is a little less {nature}: one hour less a week, or one task less.',
      target:
        'What is likely to help most is an easier way to deal with {nature}, found before you need it every day.',
    },
    stretch: {
      now: '{Nature} gives you energy, and practice can make it easier. So practise it on purpose, in small steps that you choose yourself.',
      target:
        'You expect {nature} to give you energy, and practice can make it easier. So begin where a mistake does no harm.',
    },
    unused: {
      now: 'What may do your weeks the most good is a small, regular time for {nature}.',
      target: 'A first step is to use {nature} for something real, however small.',
    },
    load_first: {
      now: 'So the first step takes an hour or more out of each week, for three weeks, and puts nothing in its place.',
      target:
        'So the first step takes something off your list each week, for three weeks, and puts nothing in its place.',
    },
    little_say: {
      now: 'What may help most is one part of the week that you decide yourself, even a small one.',
      target: 'What may help most is one part of your days that nobody else arranges for you.',
    },
    far_role: {
      now: 'So try the work you wish for before you decide anything. A few hours of it will tell you more than a long plan.',
      target: 'What you wish for can be tried out before it is chosen. That is the step to take first.',
    },
    leads_less: {
      now: 'The first thing that can change is one decision that somebody else could make.',
      target: 'The first thing to find out is how much leading there really has to be.',
    },
    wants_what_drains: {
      now: 'Before you ask for more, find out which part of {nature} tires you, and which part you would miss.',
      target:
        'Before you look for such a role, find out which part of {nature} tires you, and which part you would miss.',
    },
    drops_strength: {
      now: 'Before you give up {nature}, find out which part of it you would like to be rid of.',
      target: 'Before you turn away from {nature}, find out whether you would miss it.',
    },
    fits: {
      now: 'What matters most here is to know what makes {role} work for you, so that you can speak up for it.',
      target: 'What matters most is to know why {role} would suit you, so that you can look for just that.',
    },
    quiet: {
      now: 'Nothing has to change in a hurry. It is enough for the moment to look more closely at what fills your weeks.',
      target: 'There is no hurry here. It is enough to look more closely at what makes a day good or bad.',
    },
    open: {
      now: 'Before any change, it is worth knowing better what an ordinary week gives you and what it takes.',
      target: 'Before any choice, it is worth knowing better what a day of such work would consist of.',
    },
    evenly_gives: {
      now: 'Your answers do not speak for one kind of work above the others. So find out first what you think is most worth doing.',
      target: 'With several directions open, what helps most is to take one of them seriously for a while.',
    },
    evenly_costs: {
      now: 'Where all kinds of work cost about the same, the kind is hardly the cause. So the first change should be one that touches the whole week.',
      target:
        'Where all kinds of work cost about the same, the kind is hardly the cause. So the first change should be one that touches the whole day.',
    },
  },
  experiment: 'You can begin with one small experiment: {experiment}.',
  withoutAssessment:
    'Your answers do not say what comes naturally to you. So this report cannot tell whether work tires you because it is hard or because there is much of it. The free assessment would add that.',
} as const satisfies LetterWords;
