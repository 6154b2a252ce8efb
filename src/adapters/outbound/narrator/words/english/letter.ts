import type { LetterWords } from '../frame-words.ts';

/** Paragraphs of the letter that opens a report, in the order in which they are read. */
export const letter = {
  load: 'Your weeks take more energy than rest brings back. So this report begins with a lighter week, and everything else comes after it.',
  opening: {
    even: 'Several kinds of work suit you about equally, and no single one stands out. That makes it harder to choose and easier to change: whichever way {role} goes, you lose little.',
    quiet:
      'Your answers draw a fairly even picture of {role}. No single kind of work makes the difference between a good week and a bad one. When a week is bad, the cause is more likely to be its amount or its order.',
    hard: 'A letter should begin with what goes well. Your answers name little in {role} that gives you energy, and this letter will not invent more. They do show what weighs most, and that is where a change can begin.',
    open: 'There are only a few answers to go on, so this is a short letter. It will not guess what you have not said. It can show you how to look at your next weeks, and what to look for.',
  },
  week: {
    mostly_costs: {
      hours:
        'Out of {hours_total} a week, {hours_costs} go to work that takes energy, {costs}. You spend {hours_gives} on work that gives you energy, {gives}.',
      parts:
        '{Part_costs} of {role} is work that takes energy, {costs}. {Part_gives} is work that gives you energy, {gives}.',
    },
    only_costs: {
      hours:
        'You spend {hours_costs} a week on work that takes energy, {costs}. Hardly any of your working hours give you energy, so new energy has to come from your free time.',
      parts:
        '{Part_costs} of {role} is work that takes energy, {costs}. Hardly any part of {role} gives you energy, so new energy has to come from outside work.',
    },
    mixed: {
      hours:
        'You spend {hours_gives} a week on work that gives you energy, {gives}. You spend {hours_costs} on work that takes energy, {costs}.',
      parts:
        '{Part_gives} of {role} is work that gives you energy, {gives}. {Part_costs} is work that takes energy, {costs}.',
    },
    mostly_gives: {
      hours:
        'Out of {hours_total} a week, {hours_gives} go to work that gives you energy, {gives}. You spend {hours_costs} on work that takes energy, {costs}.',
      parts:
        '{Part_gives} of {role} is work that gives you energy, {gives}. {Part_costs} is work that takes energy, {costs}.',
    },
    only_gives: {
      hours:
        'You spend {hours_gives} a week on work that gives you energy, {gives}. Hardly any of your working hours take energy, so a tiring week is likely to have another cause than the tasks.',
      parts:
        '{Part_gives} of {role} is work that gives you energy, {gives}. Hardly any part of {role} takes energy from you.',
    },
    neutral: {
      hours:
        'Your working hours give you hardly any energy and take hardly any. You spend {hours_neither} a week on work that leaves your energy as it was, {neither}.',
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
      now: 'A week that is already too full has no room for more, not even for what suits you. So something has to come out first, and its place stays empty for a while. What that place is for, you can decide when you have rested.',
      target:
        'When energy is low, any role can look like too much, even one that suits you. So a few lighter weeks come before any choice. After that it is easier to tell what suits you.',
    },
    leads_less: {
      now: 'You lead {people}, and you wish to lead less. The way up is usually laid out, with titles and steps. The way back is seldom laid out, so it has to be arranged, one decision at a time.',
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
      now: '{Role} and what you would like to do all day lie far apart. Small changes cover only a part of that distance. They also cannot show you whether the rest is worth it. A trial of the other work can.',
      target:
        '{Role} and what you would like to do all day lie far apart. Perhaps {role} is a step on the way. Perhaps it is only easier to reach. It is worth knowing which of the two, before you give it months of your time.',
    },
    cost_and_room: {
      now: '{Nature} takes energy from you, and {role} asks for it. {Other} would suit you better, and {role} leaves it little room. So when you save an hour on {nature}, give it to {other} at once, before another task takes it.',
      target:
        '{Nature} would take energy from you, and {role} asks for it. {Other} would suit you better, and {role} leaves it little room. That can differ from place to place, so look for one where {other} has a larger part.',
    },
    strength_costs: {
      now: '{Nature} comes naturally to you, and it still takes energy. Such a cost is easily overlooked, because the work goes well and there is nothing to complain about. What can change is how much of it there is, and at which hours.',
      target:
        '{Nature} comes naturally to you, and you expect it to take energy. Such work is easy to accept, because it feels familiar, and the cost shows only after a while. So before you accept a role, decide how many hours of it a week may have.',
    },
    cost_beside_strength: {
      now: '{Other} is worth keeping, and {nature} takes energy from you. On a full day tiring work is often urgent, and the good part can wait, so it waits. That is how the good part of a role can shrink without any decision.',
      target:
        'In {role}, {other} would suit you, and {nature} would take energy from you. One workplace may ask for more {other}, and the next for more {nature}. So when you compare two workplaces, look at that first.',
    },
    fits: {
      now: 'All in all, {role} suits you, and nothing in your answers pulls hard in another direction. A change can still come, by your own wish or as an offer. It is easier to decide about it when you know what you would not give up.',
      target:
        'All in all, {role} would suit you, and nothing in your answers pulls hard in another direction. So the choice that is left is the place. The same work can be good with one group of people and hard with another.',
    },
    quiet: {
      now: 'Your answers show no conflict that you would have to settle first. That also means that nothing pushes you, so a change will come only if you choose one. You can choose a small one and watch what it brings.',
      target:
        'Your answers show no conflict that you would have to settle before you choose. They do not make the choice for you either. A day in the middle of such work may show you more than any list.',
    },
    open: {
      now: 'From so few answers, nobody can say what pulls against what. It may be the amount of work, or the kind, or nothing at all. Each of these would call for a different change, so it pays to find out first.',
      target:
        'From so few answers, nobody can say what in {role} would suit you and what would not. Somebody who does such work can help you see it. Ask for one ordinary day, from the first hour to the last.',
    },
  },
  success: 'You wrote what a good outcome would be: {success}.',
  first: {
    carries: {
      now: 'What goes well is easily forgotten, because nothing goes wrong there. In {role}, the part to protect is {nature}.',
      target:
        'The part to build on is {nature}. You can try it on a small scale before you have such work, and see whether it suits you as you expect.',
    },
    draining_strength: {
      now: 'What is likely to help most is a limit for {nature}: fewer hours of it, and only where it has to be you.',
      target:
        'What is likely to help most is a limit for {nature}, decided before others get used to having you.',
    },
    strain: {
      now: 'The change that is likely to help most takes something off {nature}: an hour, a task or a repetition.',
      target:
        'What is likely to help most is an easier way to deal with {nature}, found before you need it every day.',
    },
    stretch: {
      now: '{Nature} gives you energy, and practice can make it easier. So practise it on purpose, in small steps that you choose yourself.',
      target:
        'You expect {nature} to give you energy, and practice can make it easier. So begin where a mistake does no harm.',
    },
    unused: {
      now: 'What is likely to add most to your weeks is a small, regular place for {nature}.',
      target: 'A first step is to use {nature} for something real, however small.',
    },
    load_first: {
      now: 'So the first step takes something out of your week, for three weeks, and puts nothing in its place.',
      target:
        'So the first step takes something out of your days, for three weeks, and puts nothing in its place.',
    },
    little_say: {
      now: 'The change that would count most is one part of the week that you decide yourself, even a small one.',
      target: 'The change that would count most is one part of your days that nobody else arranges for you.',
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
      now: 'Where all kinds of work cost about the same, the kind is hardly the cause. So the first change should be one that touches the whole week.',
      target:
        'Where all kinds of work cost about the same, the kind is hardly the cause. So the first change should be one that touches the whole day.',
    },
  },
  experiment: 'You can begin with one small experiment: {experiment}.',
  withoutAssessment:
    'This report knows what the work asks for and what it does to your energy. It does not know what comes naturally to you, so it cannot tell effort from sheer amount. The free assessment would add that.',
} as const satisfies LetterWords;
