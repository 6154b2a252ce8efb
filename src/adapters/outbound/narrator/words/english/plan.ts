import type { PlanWords } from '../frame-words.ts';

/** The last part of the plan, which belongs to the goal. */
export const plan = {
  goals: {
    grow_in_role: 'grow in your role',
    reshape_role: 'change what your work consists of',
    change_role: 'move to another role',
    change_field: 'move to another field',
    start_business: 'start something of your own',
    lead_people: 'lead people',
    restore_balance: 'find your balance again',
    return_to_work: 'come back to work',
    gain_clarity: 'see clearly what you want',
    other: 'one that you have set yourself',
    unset: 'still to be named',
  },
  wish: {
    already:
      'You want to spend more time on {nature}, and {role} already asks for a lot of it. So find out first which of these hours you like best.',
    more_room:
      'You want to spend more time on {nature}. You need nothing new for this: the occasions are there, and you can look for more of them.',
    waiting:
      'You want to spend more time on {nature}. You may have to make an occasion for it yourself, and a small one is enough.',
    to_learn:
      'You want to spend more time on {nature}. It is not what comes most naturally to you, so begin with a little regular practice.',
    drains: 'For every hour of {nature} that you add, take an hour of something else away.',
    gives:
      'You want to spend more time on {nature}, and it gives you energy. So more hours of it may do you good.',
  },
  aim: 'The role you have in mind: {title}.',
  more: {
    first: 'You would like to spend more time on {more}.',
    further: 'You would also like to spend more time on {more}.',
    later: 'You would like to spend more time on {more}. That comes later, when your weeks are lighter.',
  },
  less: {
    hours: 'You would like to spend less time on {less}. In your week, that is {hours_less} now.',
    parts: 'You would like to spend less time on {less}.',
  },
  obstacle: 'One thing to keep in mind: {nature} takes energy from you.',
  goalsOfSeekers: {
    grow_in_role: 'find work that you can grow in',
    reshape_role: 'find work that consists of other things',
    change_role: 'find a role that suits you',
    change_field: 'find work in another field',
    lead_people: 'find work in which you lead people',
    return_to_work: 'find work again',
  },
  decisions: {
    grow_in_role: {
      colleagues: {
        text: 'Agree with your manager on one larger task in the next six months that you have not done before.',
        done: 'The task has a date, and your name is beside it.',
      },
      alone: {
        text: 'Decide which kind of job you would like to have more often, and tell two clients about it.',
        done: 'Two clients know which jobs you would like to have.',
      },
      seeking: {
        text: 'Choose one skill that many of the adverts you like ask for, and decide how you will learn it.',
        done: 'The date of a first lesson is in your calendar.',
      },
      free: {
        text: 'Choose one thing you do well, and decide where and with whom you will take it further.',
        done: 'The place is chosen, and someone there expects you.',
      },
      studying: {
        text: 'Ask one teacher what you could try next in the subject you like best, and agree on it.',
        done: 'The teacher has answered, and the date is in your calendar.',
      },
      pausing: {
        text: 'Choose one thing that you want to have learned by the end of this break, and decide how.',
        done: 'Two people know what you have chosen.',
      },
      retired: {
        text: 'Choose one thing you would like to do better, and find a group of people who do it.',
        done: 'You have been there twice.',
      },
    },
    reshape_role: {
      colleagues: {
        text: 'Choose one task to hand on and one to take up, and propose the exchange to your manager.',
        done: 'Your manager has said yes or no to both halves of the proposal.',
      },
      alone: {
        text: 'Turn one thing you have tried in these weeks into a rule for every new job, and write it down.',
        done: 'The rule is written in your next offer.',
      },
      seeking: {
        text: 'Decide on two tasks that a role must have and one that it must not, and read adverts by that.',
        done: 'You have put aside two adverts because of that one task.',
      },
      free: {
        text: 'Decide which regular duty you will give up, and tell the people it concerns.',
        done: 'Someone else has the duty, or it has ended.',
      },
      studying: {
        text: 'Choose one course or duty to drop next term, and one to take up in its place.',
        done: 'The plan for next term shows the change.',
      },
      pausing: {
        text: 'Write half a page on what your work should consist of after the break, and show it to someone.',
        done: 'Someone has read the page and asked you a question about it.',
      },
      retired: {
        text: 'Choose one duty to give up and one to take on, and tell the people who will notice.',
        done: 'Those people have heard about both.',
      },
    },
    change_role: {
      colleagues: {
        text: 'Decide whether to look inside your organization or outside it first, and talk to one person there.',
        done: 'Someone who could offer you such a role knows of your interest.',
      },
      alone: {
        text: 'Decide between other clients, other work and a post with an employer, and ask one person about it.',
        done: 'The person you asked has given you an answer.',
      },
      seeking: {
        text: 'Choose the one kind of role that you want most, and send the next five applications only for that.',
        done: 'Five applications for that kind of role have gone out.',
      },
      free: {
        text: 'Name the role you can picture a year from today, and spend a day near somebody who has it.',
        done: 'That day is over, and half a page about it is written.',
      },
      studying: {
        text: 'Name the role you would like after your studies, and spend a day with somebody who has it.',
        done: 'The day has taken place, and your notes fill a page.',
      },
      pausing: {
        text: 'Name one role you could see yourself in after the break, and talk to someone who has it.',
        done: 'You have spoken with that person for half an hour.',
      },
      retired: {
        text: 'Choose one place where you would like to help in a new way, and ask what is needed there.',
        done: 'Someone there has told you what is needed.',
      },
    },
    change_field: {
      colleagues: {
        text: 'Decide how many months and how much money a change may cost, and show both to someone you trust.',
        done: 'Someone you trust has seen both figures and said what they think.',
      },
      alone: {
        text: 'Decide which of your services could be of use in the new field, and offer it there once.',
        done: 'Someone from the new field has heard your offer.',
      },
      seeking: {
        text: 'Choose one way into the new field, such as a course or a trial week, and apply for it.',
        done: 'Your application for it has been sent.',
      },
      free: {
        text: 'Choose one evening course or one trial day in the new field, and sign up for it.',
        done: 'The confirmation has arrived.',
      },
      studying: {
        text: 'Find out what it takes to change your subject, and talk to one adviser and one student there.',
        done: 'You know the date by which you would have to apply.',
      },
      pausing: {
        text: 'Choose one short course or one trial day in the new field that fits into the break.',
        done: 'A place is kept for you, with a date.',
      },
      retired: {
        text: 'Choose a subject that has nothing to do with your former work, and sign up for a first evening.',
        done: 'The first evening is over.',
      },
    },
    start_business: {
      colleagues: {
        text: 'Decide what you would sell first and at what price, and tell three people who might buy it.',
        done: 'Three people have heard the price, and one of them has answered.',
      },
      alone: {
        text: 'Describe the new thing to three clients, with a price, before you put any more work into it.',
        done: 'Three clients have told you whether they would buy it.',
      },
      seeking: {
        text: 'Decide until which date you will try it on your own, and from which date you would accept a post.',
        done: 'A friend knows both dates.',
      },
      free: {
        text: 'Decide what you would sell first and at what price, and name that price to three people.',
        done: 'Three people have heard the price, and one has answered.',
      },
      studying: {
        text: 'Set a price for what you would sell, and offer it to three people outside your course.',
        done: 'Three people outside your course have answered.',
      },
      pausing: {
        text: 'Decide how much money and how many weeks you will give it, and make one person a first offer.',
        done: 'One person has heard your first offer.',
      },
      retired: {
        text: 'Decide what you would offer and for how much, and tell three people who might want it.',
        done: 'All three know the price, and one has answered.',
      },
    },
    lead_people: {
      colleagues: {
        text: 'Ask for one small task that two or three people do together, and offer to be responsible for it.',
        done: 'The task has begun, and its questions come to you.',
      },
      alone: {
        text: 'Choose one job that is large enough for two, and decide with whom you would do it.',
        done: 'You have spoken with that person about the job.',
      },
      seeking: {
        text: 'Choose two occasions on which others followed your plan, and learn to tell each in two minutes.',
        done: 'Someone has heard both stories and asked a question about one.',
      },
      free: {
        text: 'Offer to run one evening, outing or project for a club or for your neighbours.',
        done: 'People have come to something that you called together.',
      },
      studying: {
        text: 'Offer to be responsible for one group assignment, until the day it is handed in.',
        done: 'The group has handed in work that you led.',
      },
      pausing: {
        text: 'Offer to be responsible for one event in a club or in your street.',
        done: 'The event has a date, and people write to you about it.',
      },
      retired: {
        text: 'Offer to lead one walk, meeting or project for a group you know.',
        done: 'A date is set, and people have said that they will come.',
      },
    },
    restore_balance: {
      colleagues: {
        text: 'Choose the step of this plan that helped most, and agree with your manager that it goes on.',
        done: 'It is in your calendar for the next three months.',
      },
      alone: {
        text: 'Decide how many hours a week you will work at most, and what waits when a week gets fuller.',
        done: 'One thing has waited because of that limit.',
      },
      seeking: {
        text: 'Decide how many hours a week the search may take, and on which days it rests.',
        done: 'You have kept to those hours for two weeks in a row.',
      },
      free: {
        text: 'Choose one duty that you will not take back, and tell the person who would ask you to.',
        done: 'That person has heard it from you.',
      },
      studying: {
        text: 'Find one course or duty that no exam needs, and drop it for the rest of the term.',
        done: 'It is crossed out in your calendar.',
      },
      pausing: {
        text: 'Choose one thing from this break that you want to keep afterwards, and give it a fixed day.',
        done: 'That day has been kept four weeks in a row.',
      },
      retired: {
        text: 'Choose two days a week on which you promise nothing to anybody, and mark them in your calendar.',
        done: 'You have said no once because of one of these days.',
      },
    },
    return_to_work: {
      colleagues: {
        text: 'Agree with your manager on what you take on again first, and on what can wait another month.',
        done: 'There is a written list, and your manager has the same one.',
      },
      alone: {
        text: 'Decide how many days a week you will work to begin with, and tell three clients from before.',
        done: 'Three clients know on which days they can have you.',
      },
      seeking: {
        text: 'Decide which hours and which distance you will accept, and tell one person about both.',
        done: 'Your last two applications keep to the hours and the distance.',
      },
      free: {
        text: 'Choose the month of your return, and one rehearsal before it, such as a course or help in a club.',
        done: 'The month is chosen, and the rehearsal has begun.',
      },
      studying: {
        text: 'Decide whether you will look for work during your studies or after them, and ask one place about it.',
        done: 'One place has told you when it takes people on.',
      },
      pausing: {
        text: 'Decide in which month you will come back and how many hours you want, and tell two people.',
        done: 'Two people know the month and the hours.',
      },
      retired: {
        text: 'Decide how many days a month you would like to work, and ask one place whether it could use them.',
        done: 'That place has given you an answer.',
      },
    },
    gain_clarity: {
      colleagues: {
        text: 'Write down two ways you could go, and talk about both with someone who knows your work.',
        done: 'You have put the two ways in order, and that person knows it.',
      },
      alone: {
        text: 'Write half a page on each of two directions for your business, and read both to someone you trust.',
        done: 'That person has told you which one sounded more like you.',
      },
      seeking: {
        text: 'Write down two directions, and send one application in each.',
        done: 'Both applications are out, and one direction comes first on your list.',
      },
      free: {
        text: 'Choose one of the things you could do, and tell two people when you will begin it.',
        done: 'Two people know what it is and when it begins.',
      },
      studying: {
        text: 'Decide on a direction for your next two terms, and sign up for one course that belongs to it.',
        done: 'You are signed up, and one teacher knows why.',
      },
      pausing: {
        text: 'Write half a page on each of two ways this break could end, and read both to a friend.',
        done: 'Your friend has told you which page sounded more like you.',
      },
      retired: {
        text: 'Write down two ways to spend the next twelve months, and try each of them for a week.',
        done: 'One of the two has a fixed day in your week.',
      },
    },
    other: {
      colleagues: {
        text: 'Put your goal into one sentence, find the next step that needs another person, and ask that person.',
        done: 'You have a yes, a no or a date from that person.',
      },
      alone: {
        text: 'Put your goal into one sentence, and decide what has to make room for it in your week.',
        done: 'One thing has made room, and you can say which.',
      },
      seeking: {
        text: 'Write down what your goal needs from your next post, and turn it into one question for interviews.',
        done: 'An interviewer has heard the question and answered.',
      },
      free: {
        text: 'Divide your goal into four small pieces, and give the first of them an afternoon.',
        done: 'The first piece is finished, and someone has seen it.',
      },
      studying: {
        text: 'Put your goal into one sentence, and find an hour a week for it between your courses.',
        done: 'The hour has taken place three times.',
      },
      pausing: {
        text: 'Choose a step towards your goal for which this break is the right time, and set the day for it.',
        done: 'The day has come, and the step is done.',
      },
      retired: {
        text: 'Put your goal into one sentence, and choose somebody to begin with.',
        done: 'The two of you have begun.',
      },
    },
    unset: {
      colleagues: {
        text: 'Decide which one thing should be different a year from today, and tell one person at work.',
        done: 'Someone at work can say what you want to change.',
      },
      alone: {
        text: 'Write down in one sentence what the next twelve months should bring you, and tell it to somebody.',
        done: 'Somebody can repeat the sentence to you.',
      },
      seeking: {
        text: 'Decide what your next post must offer above all, and put it into the first lines of your letter.',
        done: 'Two letters with those lines have gone out.',
      },
      free: {
        text: 'Decide on one thing that you would like to be able to do in a year, and take a first lesson.',
        done: 'The first lesson is behind you.',
      },
      studying: {
        text: 'Decide on one thing that you want to be able to show when this term ends, and begin it.',
        done: 'A teacher or another student has seen the beginning.',
      },
      pausing: {
        text: 'Decide what this break should have given you by the time it ends, and say it to one person.',
        done: 'One person can tell you what you said.',
      },
      retired: {
        text: 'Decide what you would like to be part of a year from today, and go there once.',
        done: 'You have been there, and know when they meet again.',
      },
    },
  },
  success: {
    text: 'You wrote: {success}. Name the smallest part of it that could happen within three weeks, and set a day for it.',
    done: 'That part has happened once, on the day you set.',
  },
  towards: {
    colleagues: {
      text: 'Tell your manager what you wish for: {success}. Agree on one change at work that would help, and on the week in which you begin.',
      done: 'The week is in your calendar, and your manager knows what changes then.',
    },
    alone: {
      text: 'This is what you wish for: {success}. Choose one change towards it that you can make yourself, enter it in your calendar, and tell the clients it concerns.',
      done: 'The change is in your calendar, and those clients know about it.',
    },
    seeking: {
      text: 'Send at least one application a week from now on. Choose jobs that could give you what you wish for: {success}.',
      done: 'At least one application has gone out every week.',
    },
    free: {
      text: 'Read this to someone who knows you well: {success}. Choose together one step towards it, and the day on which you begin.',
      done: 'The day is in your calendar, and that person knows it.',
    },
    studying: {
      text: 'Take this sentence to a teacher or an adviser: {success}. Agree on one step towards it, such as a visit or a trial, and on the week in which you begin.',
      done: 'The week is in your calendar, and the person you asked knows it.',
    },
    pausing: {
      text: 'Show this to somebody whose advice you trust: {success}. Decide which part of it comes first, and in which month it begins.',
      done: 'The first part is in your calendar, in the month that you chose.',
    },
    retired: {
      text: 'Read this to a friend: {success}. Choose one part of it that can begin soon, and set a weekday for it.',
      done: 'That weekday is in your calendar, and your friend knows what it is for.',
    },
  },
  longer: {
    180: 'You have given yourself half a year, and these ninety days are its first half.',
    365: 'You have given yourself a year, and these ninety days are where it begins.',
  },
  deadline: {
    seeking:
      'Until {month} there are about {weeks}. If no offer is in sight on {halfway}, widen your search: look at a second kind of work, or at places further away.',
    others:
      'Until {month} there are about {weeks}. Half of them are over on {halfway}: read this plan again on that day, and change what has not begun.',
  },
  lookBack:
    'On {day}, answer the questions again and lay the two maps side by side. Look first at what you have changed by then. You do not pay for the second map.',
} as const satisfies PlanWords;
