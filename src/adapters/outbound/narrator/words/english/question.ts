import type { QuestionWords } from '../frame-words.ts';

/** The one question that is left to the reader. */
export const question = {
  wished: {
    both: 'Most of all, you would like to spend more time on {more}. You would like to spend less time on {less}.',
    more: 'Most of all, you would like to spend more time on {more}. There is no work that you would like to do less of.',
    less: 'Most of all, you would like to spend less time on {less}. There is no work that you would like to do more of.',
    same: 'The role you wish for asks for just the same as {role}.',
  },
  fixed: 'Whatever you change has to fit with this: {constraints}.',
  question: {
    grow_in_role:
      'To grow in one direction, you have to leave other things as they are for a while. This is easier when you choose them yourself. What will you leave as it is this year?',
    reshape_role:
      'When something new finds a place in the week, something else has to leave it. The new thing is pleasant to plan, and the old one is hard to give up. What will you give up first, and who has to hear of it?',
    change_role:
      'Every change leaves something good behind. It is easy to overlook this while you look ahead. Of all you have had in your work so far, what should the new role have as well?',
    change_field:
      'A new field means being a beginner again, perhaps for a year or longer. It takes patience, and at first perhaps money. How long could you live well with knowing less than the people around you?',
    start_business:
      'Work of your own has two halves: doing it, and finding people who pay for it. It is tempting to perfect the first half before anybody has asked. What would be the first sign that somebody wants what you offer?',
    lead_people:
      'For someone who leads, the work of others comes first on many days. Their results can be seen, and your own part in them often cannot. Which part of your own work would you do less of for that?',
    restore_balance:
      'Balance is often given up for something worth having, such as money, a good name or being needed. To get it back, you may have to let some of that go. Who would be a little disappointed, and could you bear it?',
    return_to_work:
      'It is tempting to come back and go on where things stopped. But you may want something else from a working day than you did then. Which one thing has to be different this time, and who should know it before you begin?',
    gain_clarity:
      'Clarity comes more easily from trying something than from thinking about it longer. There may also be something you have known for a while and put aside, because it is inconvenient. If you had to decide by Friday, what would you choose?',
    other:
      'A goal becomes more real when somebody else knows of it. That person can ask how it is going, on good days and on bad ones. Whom will you tell, and what should they ask you?',
    unset:
      'No goal is named here, and perhaps you do not need one. Even then, some things are worth guarding against the next change. Which part of your life should be the same a year from today?',
    load_on_strength:
      'Before there is more room for {nature}, something else has to leave your weeks. What you dislike is easy to name, and it may not be enough. What would you give up although you like it?',
    leads_less:
      'To lead less may have a price. You might lose a say in decisions, and perhaps a part of your pay. What is the most you would give up for it, and who should hear that first?',
    wants_what_drains:
      'You want more of {nature}, although it takes energy from you. Such a wish can be your own, or it can belong to a picture of the person you ought to be. If nobody ever saw the result, would you still want more of it?',
    drops_strength:
      'If you did less of {nature}, somebody else might do it in their own way, or nobody at all. You might see at once what is missing. Could you watch that without stepping in?',
    far_role:
      'What you wish for lies far from what {role} asks for. The way there takes time, and perhaps money. What would you have to see in the next six months to be sure that you want to go on?',
    cost_and_room:
      'Less of {nature} and more of {other}: that sounds simple, and it seldom happens by itself. Somebody has to agree, or at least to know. Who is it, and what could you offer them in return?',
    strength_costs:
      '{Nature} comes easily to you, and it tires you. It may also be something you are proud of. If someone else could do it just as well from Monday on, would you be relieved or a little sad?',
    cost_beside_strength:
      'There is seldom time to change two things at once. Whichever comes first, the other has to wait. If you could have only one of them, would you choose more of {other} or less of {nature}?',
  },
} as const satisfies QuestionWords;
