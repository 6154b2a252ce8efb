import type { QuestionWords } from '../frame-words.ts';

/** The one question that is left to the reader. */
export const question = {
  wished: {
    both: 'Most of all, you would like to spend more time on {more}. You would like to spend less time on {less}.',
    more: 'Most of all, you would like to spend more time on {more}. There is no work that you would like to do less of.',
    less: 'Most of all, you would like to spend less time on {less}. There is no work that you would like to do more of.',
    same: 'The role you wish for asks for each kind of work as much as {role} does.',
  },
  move: {
    little: {
      hours:
        'To get there, {hours_move} of your {hours_total} a week would have to go to other work, counted over all nine kinds. That is little enough to be settled in two or three agreements.',
      parts:
        'To get there, {part_move} of {role} would have to go to other work, counted over all nine kinds. That is little enough to be settled in two or three agreements.',
    },
    some: {
      hours:
        'To get there, {hours_move} of your {hours_total} a week would have to go to other work, counted over all nine kinds. No single change will do it, but four or five tasks that go one after the other could.',
      parts:
        'To get there, {part_move} of {role} would have to go to other work, counted over all nine kinds. No single change will do it, but four or five tasks that go one after the other could.',
    },
    much: {
      hours:
        'To get there, {hours_move} of your {hours_total} a week would have to go to other work, counted over all nine kinds. That is so much that it amounts to another role. Small changes can make the present one better, but they will hardly turn it into the one you wish for.',
      parts:
        'To get there, {part_move} of {role} would have to go to other work, counted over all nine kinds. That is so much that it amounts to another role, and small changes alone will hardly lead there.',
    },
  },
  fixed: 'Whatever you change has to fit with this: {constraints}.',
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
      'A lighter week begins with something that leaves it. What you dislike is easy to name, and giving that up may not be enough. What would you give up although you like it?',
    leads_less:
      'Leading less may have a price, such as a say in decisions or a part of the pay. What would you give up in order to lead less, and what would you keep in any case?',
    wants_what_drains:
      'You want more of {nature}, although it takes energy from you. Such a wish can be your own, or it can belong to a picture of the person you ought to be. If nobody ever saw the result, would you still want more of this work?',
    drops_strength:
      'If you spent less time on {nature}, somebody else might do that work in another way, or nobody at all. Could you watch that without stepping in?',
    far_role:
      'What you wish for lies far from {role}. The way there takes time, and perhaps money. What would you have to see in the next six months to be sure that you want it?',
    cost_and_room:
      'Less time for {nature} and more for {other} sounds simple, and it seldom happens by itself. Somebody has to agree to the change. Who is that person, and what would they gain from it?',
    strength_costs:
      'Work that one does well is hard to give away, even when it tires. Perhaps you are also proud of it. If someone else were just as good at {nature}, would you be relieved or a little sad?',
    cost_beside_strength:
      '{Other} suits you, {nature} takes energy from you, and {role} brings both. How many hours of {nature} a week would you accept for the sake of {other}?',
  },
} as const satisfies QuestionWords;
