import type { QuestionWords } from '../frame-words.ts';

/** The one question that the report leaves to the reader. */
export const question = {
  wished: {
    both: 'Most of all, you would like to spend more time on {more}. You would like to spend less time on {less}.',
    more: 'Most of all, you would like to spend more time on {more}. There is no work that you would like to do less of.',
    less: 'Most of all, you would like to spend less time on {less}. There is no work that you would like to do more of.',
    same: 'The role you wish for asks for each kind of work as much as {role} does.',
  },
  wishes: {
    more_cost_less_gain: {
      now: 'You wish for more of something that takes energy from you: {more}. And you wish for less of something that gives you energy: {less}. There may be a good reason, such as pay, a title or somebody who expects it. It is worth knowing the reason before you change anything.',
      target:
        'You wish for more of something that you expect to take energy from you: {more}. And you wish for less of something that would give you energy: {less}. There may be a good reason, such as pay or somebody who expects it. It is worth knowing the reason before you choose.',
    },
    more_cost: {
      now: 'You also wish for {more}, and in {role} this takes energy from you. Before you ask for more of it, look at what exactly is tiring about it.',
      target:
        'A part of what you wish for is something that you expect to take energy from you: {more}. Before you choose it, look at what exactly would be tiring about it.',
    },
    less_gain: {
      now: 'You would also like less of something that gives you energy: {less}. The hours that you win by this may be tiring ones, so decide beforehand what will fill them.',
      target:
        'You would also like less of something from which you expect energy: {less}. So look closely at what would fill those hours in its place.',
    },
    away_from_ease: {
      now: 'What you wish for comes less naturally to you: {more}. What you would give up comes naturally: {less}. That is no mistake, because people like to learn. But it takes longer than it looks, and you may miss the ease of what you gave up.',
      target:
        'What you wish for comes less naturally to you: {more}. What you would give up comes naturally: {less}. That is no mistake, because people like to learn. But the first months will be harder than an interview lets you see.',
    },
    follows_energy: {
      now: 'Your wishes and your energy agree: what you would like more of gives you energy, and what you would like less of takes it. So what you wish for is likely to do you good.',
      target:
        'Your wishes and your energy agree: from all that you would like more of you expect energy, and all that you would like less of would take it. So the wish is a good guide when you compare places.',
    },
  },
  move: {
    little: {
      hours:
        'To get there, {hours_move} of your {hours_total} a week would have to go to other kinds of work. That is little enough to be settled in two or three agreements.',
      parts:
        'To get there, {part_move} of {role} would have to go to other kinds of work. That is little enough to be settled in two or three agreements.',
    },
    some: {
      hours:
        'To get there, {hours_move} of your {hours_total} a week would have to go to other kinds of work. No single change will do it, but four or five tasks that go one after the other could.',
      parts:
        'To get there, {part_move} of {role} would have to go to other kinds of work. No single change will do it, but four or five tasks that go one after the other could.',
    },
    much: {
      hours:
        'To get there, {hours_move} of your {hours_total} a week would have to go to other kinds of work. That is so much that it amounts to another role. Small changes can make the present one better, but they will hardly turn it into the one you wish for.',
      parts:
        'To get there, {part_move} of {role} would have to go to other kinds of work. That is so much that it amounts to another role, and small changes alone will hardly lead there.',
    },
  },
  fixed: 'You wrote what cannot change: {constraints}.',
  fixedBy: {
    money: {
      now: 'So look first at changes that cost nothing: other tasks, other hours, another order in the week. If a change costs money or pay, find out how much before you decide.',
      target:
        'So write down the lowest pay that you could live on, and ask about pay before a second interview. Then you lose no weeks on work that pays too little.',
    },
    place: {
      now: 'So look first at what can change where you are, such as tasks, hours and days at home.',
      target:
        'So settle first how many minutes of travel you accept. Look at everything within them before you look further.',
    },
    family: {
      now: 'So the people at home are part of every change. Agree with them what you will try, and for how long, before you talk with anybody at work.',
      target:
        'So the people at home are part of every choice. Agree with them which hours can go to work, and which cannot.',
    },
    contract: {
      now: 'So read once more what was agreed, with its dates, before you plan around it. Write down the first day on which you are free to choose.',
      target:
        'So read once more what was agreed, with its dates, before you plan around it. Write down the first day on which you are free to choose.',
    },
    health: {
      now: 'So a change is a good one only if it still works in a bad week. Try it on a small scale first, and stop if your health suffers.',
      target:
        'So choose work that you could still do in a bad week. A trial day tells you more about that than an advertisement.',
    },
    hours: {
      now: 'So before you add something to your week, choose what you will take out of it. Write down how many hours the new thing takes, and where you will find them.',
      target: 'So ask about hours early, and ask how long beforehand they are fixed.',
    },
    duty: {
      now: 'So begin with changes that do not depend on it, and leave the larger ones until it is over. Tell the people concerned early when that will be.',
      target: 'So begin with steps that leave room for it, and leave the larger ones until it is over.',
    },
  },
  question: {
    grow_in_role:
      'To grow in one direction, you have to leave other things as they are for a while. It is easier when you choose those things yourself. What will you leave as it is for the time being?',
    reshape_role:
      'When something new finds a place in the week, something else has to leave it. The new thing is pleasant to plan, and the old one is hard to give up. What will you give up first, and whom will you tell?',
    change_role:
      'Every change leaves something good behind. It is easy to overlook this while you look ahead. Of all you have had in your work so far, what should the new role have as well?',
    change_field:
      'A new field means being a beginner again, perhaps for a year or longer. It takes patience, and at first perhaps money. How long could you live well with knowing less than the people around you?',
    start_business:
      'Work of your own has two halves: doing it, and finding people who pay for it. It is tempting to perfect the first half before anybody has asked. What would be the first sign that somebody wants what you offer?',
    lead_people:
      'For someone who leads, the work of others comes first on many days. Their results can be seen, and your own part in them often cannot. Which part of your own work would you give up in order to lead?',
    restore_balance:
      'Balance is often given up for something worth having, such as money, a good name or being needed. To get it back, you may have to let some of that go. Who would be a little disappointed, and could you bear that?',
    return_to_work:
      'It is tempting to come back and go on where things stopped. But you may want something else from a working day than you did then. Which one thing has to be different this time, and who should know about that before you begin?',
    gain_clarity:
      'Clarity comes more easily from trying something than from thinking about it longer. There may also be an answer that you have put aside because it is inconvenient. If you had to decide by Friday, what would you choose?',
    other:
      'A goal becomes more real when somebody else knows of it. That person can ask how it is going, on good days and on bad ones. Whom will you tell, and what should they ask you?',
    unset:
      'No goal is named here, and perhaps you do not need one. Even without a goal, some things are worth protecting. Which part of your life should be the same a year from today?',
    load_on_strength:
      'A lighter week begins with dropping something. What you dislike is easy to name, and giving that up may not be enough. What would you give up although you like it?',
    leads_less:
      'Leading less may cost you something, such as a say in decisions or a part of your pay. What would you give up in order to lead less, and what would you keep in any case?',
    wants_what_drains:
      'A wish for more of {nature} can be your own, or it can belong to a picture of the person you ought to be. If nobody ever saw the result, would you still want more of this work?',
    drops_strength:
      'If you spent less time on {nature}, somebody else might do that work in another way, or nobody at all. Could you watch that without stepping in?',
    far_role:
      'What you wish for lies far from {role}. The way there takes time, and perhaps money. What would you have to see in the next six months to be sure that you want it?',
    cost_and_room:
      'Less time for {nature} and more for {other} sounds simple, and it seldom happens by itself. Somebody has to agree to the change. Who is that person, and what would they gain from it?',
    strength_costs:
      'Work that one does well is hard to give away, even when it tires. Perhaps you are also proud of it. If someone else were just as good at {nature}, would you be relieved or a little sad?',
    cost_beside_strength:
      '{Other} suits you, {nature} takes energy from you, and {role} brings both. If you keep {other}, how many hours of {nature} a week are you willing to accept?',
  },
} as const satisfies QuestionWords;
