import type { ContradictionWords } from '../frame-words.ts';

/** Answers that hardly fit together, and what each of them would mean if it is right. */
export const contradictions = {
  asked_without_time:
    'You answered that {role} asks for a great deal of {nature}, and you gave this work none of the time. If the time is right, the report makes too much of {nature}. If the first answer is right, the chart above leaves it out.',
  time_without_asking:
    'You answered that {role} hardly ever asks for {nature}, and you gave this work a large part of the time. Perhaps you do it without being asked. If so, that part of the time is yours to give away or to keep.',
  leads_without_leading:
    'You wrote that you lead {people}, and answered that {role} hardly ever asks you to lead. Perhaps they get along well by themselves. If leading does take time, your week looks different from the chart above.',
  more_and_less:
    'Among your wishes is more of {nature}, and the role you wish for asks for less of it. Perhaps you want it in another form. What you would like more of is the first thing to settle, because the plan depends on it.',
  less_and_more:
    'Among your wishes is less of {nature}, and the role you wish for asks for more of it. Perhaps you want it in another form. Which of the two you mean is worth settling before you ask anybody for a change.',
  leads_and_less:
    'Your goal is to lead people, and in another answer you wish for less leading. Perhaps you want to lead in another way, or fewer people. Say which, before somebody offers you the wrong role.',
  grows_and_leaves:
    'Your goal is to make something of your present role, and you also answered that you are about to leave it. The plan follows the goal. If you are leaving, keep from it what you want to take with you.',
  gives_and_less:
    '{Nature} gives you a great deal of energy, and you would like less of it. Both can be true: perhaps it comes at the wrong time, or for the wrong people. Find out which, because with less of it you may have less energy too.',
  long_week_too_little:
    'You work {hours_total} a week, and answered that there is too little to do. Perhaps it is too little of the right kind, or many of these hours are spent waiting. The two need different changes.',
  nothing_costs_low_energy:
    'By your answers, no kind of work takes energy from you, and yet you have had very little of it lately. So it may be the amount of work, or something outside it. Then changing your tasks will help less than rest.',
  all_costs_high_energy:
    'By your answers, every kind of work takes energy from you, and yet you have had a lot of it lately. Perhaps it comes from outside work. Or a task may tire you while you do it, and please you once it is done.',
  rested_and_empty:
    'You are always rested by the next morning, and yet you have had hardly any energy lately. Perhaps sleep brings it back and the day uses it up early. Note for a week at which hour it goes.',
  tag_costs_work_gives: {
    admin:
      'You named paperwork among what tires you, and planning gives you a great deal of energy. So it may be the forms that tire you, and not the planning. They can be given away separately.',
    decisions:
      'You named decisions among what tires you, and leading people gives you a great deal of energy. So it may be the people you like, and not the deciding. Some decisions can go to others while you go on leading.',
    people_contact:
      'You named contact with people among what tires you, and looking after them gives you a great deal of energy. So it may be the number of people, and not the care. Fewer and longer talks would show you whether that is so.',
    novelty:
      'You named new things among what tires you, and dealing with change gives you a great deal of energy. So you may like to set things right, and not to begin again. Choose changes that have an end.',
    visibility:
      'You named being seen among what tires you, and speaking to groups gives you a great deal of energy. So it may be the eyes on you before and after, and not the talk. A smaller room would show you whether that is so.',
  },
  tag_gives_work_costs: {
    admin:
      'You named paperwork among what gives you energy, and planning takes a great deal of it. So you may like to keep things in order, and not to decide the order for others. These two can be shared between two people.',
    decisions:
      'You named decisions among what gives you energy, and leading people takes a great deal of it. So you may like to decide, and not to look after those who carry it out. There are roles with one and little of the other.',
    people_contact:
      'You named contact with people among what gives you energy, and looking after them takes a great deal of it. So you may like to be with people, and not to be responsible for how they are. Look for contact that asks nothing of you afterwards.',
    novelty:
      'You named new things among what gives you energy, and dealing with change takes a great deal of it. So you may like what is new when you choose it, and not when it is thrown at you. See which changes you could choose yourself.',
    visibility:
      'You named being seen among what gives you energy, and speaking to groups takes a great deal of it. So you may like your work to be noticed, and not to stand in front. There are other ways to show what you did.',
  },
} as const satisfies ContradictionWords;
