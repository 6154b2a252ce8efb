import type { SituationCase } from '#domain/situation-map/findings/finding.ts';
import type { SituationWords } from '../frame-words.ts';

/** Findings without a tension: a good fit, an even or quiet picture, or too few answers. */
export const situationsAtRest = {
  fits: {
    title: 'This fits, and that is worth protecting',
    see: 'Your answers show nothing that urgently has to change. When work goes well, though, it is easy to overlook why. Often the reason is something small, such as a quiet hour or a person who is easy to work with. When tasks are handed to other people, such things can get lost, because nobody knew of them. So it is worth naming two of them while all goes well.',
    scenes: {
      working: [
        'It is eleven on a Wednesday. Two things are finished, and the third is going well. Someone calls with a problem, and it is one you know how to solve.',
        'Someone mentions a change, perhaps another way to share out the work. It sounds sensible. Nobody asks which parts of the old way made your weeks good.',
      ],
      target: [
        'A morning in such a role may begin with something you would have chosen anyway. Somebody would ask you for help with the next thing, and you would know where to start.',
        'Someone describes this work to you, and you already know how you would begin. A day later you think of a second thing to try, and you write it down.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Name two things worth keeping',
        body: 'Look back at two good weeks and find two things that made them possible, such as a free morning. Within three weeks, tell your manager about both, while all is well.',
        say: {
          to: 'your manager',
          words:
            "My work is going well, and I've looked at why. I'd like to tell you what helps me most. Could you keep it in mind when something changes?",
        },
        notice: 'In a later talk, your manager comes back to one of the two things.',
        first: 'Write down what made your last good week possible.',
        done: 'Your manager knows which two things you would like to keep.',
      },
      alone: {
        name: 'Find out which jobs you would repeat',
        body: 'Go through the last three months and mark the jobs you would take again at once. Look for what they have in common, such as the size or the way they came to you. Within three weeks, thank one of those clients and say so.',
        say: {
          to: 'a client',
          words:
            "I enjoyed working on this with you. If something similar comes up, for you or for someone you know, I'd be glad if you thought of me.",
        },
        notice: 'Most of the marked jobs came to you in the same way.',
        first: 'Mark the jobs of the last three months that you would take again.',
        done: 'One of those clients has heard from you.',
      },
      seeking: {
        name: 'Let others look for it with you',
        body: 'Describe the role that suits you so clearly that others can look for it with you. Half a page is enough: what you do in the morning, with whom, and how much of it in peace. Send it to three people within two weeks.',
        say: {
          to: 'someone who knows many people',
          words:
            "I know quite well what kind of work I'm looking for. May I send you half a page about it, in case you think of a place?",
        },
        notice: 'Somebody sends you an advert that fits your half page.',
        first: 'Write the half page in one go, in half an hour.',
        done: 'Three people have your half page.',
      },
      free: {
        name: 'Keep the best hour of your week',
        body: 'Look back at the last two weeks and find the hour that was most worth having. Give it a fixed day and time for the next three weeks, and move other things around it. In the third week, invite someone to share it.',
        say: {
          to: 'a friend',
          words:
            'Tuesday from ten to eleven is the best hour of my week, and I keep it free. Would you like to join me once?',
        },
        notice: 'You arrange other things around that hour without thinking about it.',
        first: 'Choose the hour, and put it in your calendar for three weeks.',
        done: 'The hour has taken place three times, once with someone else.',
      },
    },
  },
  quiet: {
    title: 'Nothing stands out, so look more closely',
    see: 'No kind of work in {role} stands out, for better or for worse. That can mean that things are well balanced. It can also mean that the days have become so much alike that it is hard to tell. From memory you may not know which is true. Two weeks of short notes can show it.',
    scenes: {
      working: [
        'Someone asks how the week was, and you say that it was fine. You mean it. A minute later you try to remember what you did on Tuesday, and it takes a while.',
        'The day has a bit of everything: a few calls, a list, a small argument about a date. None of it follows you home. At six it is simply over.',
      ],
      target: [
        'In such a role, a day may hold a little of everything. At noon you could not say whether it is a good day or a bad one. The next hour might decide it.',
        'You read a description of the work and nod at every line. None of them makes you stop. You put it aside, neither for it nor against it, and make some tea.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Mark each half day',
        body: 'For two weeks, put a plus or a minus in your calendar at the end of each morning and each afternoon. Add the one task that decided it. On the second Friday, look for a task that has the same mark three times.',
        say: {
          to: 'your manager',
          words:
            "For two weeks I'm noting which tasks go best for me. At the end I'd like to show you what I found. Could we take ten minutes for that?",
        },
        notice: 'A task gets the same mark for the second time.',
        first: 'Put a plus or a minus beside this morning in your calendar.',
        done: 'Two weeks of marks are in your calendar, with a task beside each.',
      },
      alone: {
        name: 'Give each job one word',
        body: 'For two weeks, write one word about each job in your calendar on the day you finish it. Then sort the jobs into those you would repeat and those you would not. If the two lists look alike, try the next jobs at another hour.',
        say: {
          to: 'a client',
          words:
            "I'm looking at how my jobs run. What was easy for you in working with me, and what was not?",
        },
        notice: 'One word comes back more often than the others.',
        first: 'Write one word beside each of your last five jobs.',
        done: 'You have two lists of jobs, and you can say how they differ.',
      },
      seeking: {
        name: 'Read the adverts marked perhaps',
        body: 'For two weeks, sort every advert the moment you have read it: yes, no or perhaps. Do not think long. Then read only those marked perhaps, and underline in each the one line that held you back.',
        say: {
          to: 'a friend',
          words:
            "I have some adverts that I can't say yes or no to. Could we go through them for half an hour on Thursday? You ask, and I answer.",
        },
        notice: 'The same thing turns up in several of the underlined lines.',
        first: 'Sort the adverts you have already saved into yes, no and perhaps.',
        done: 'One line is underlined in every advert marked perhaps.',
      },
      free: {
        name: 'Do one unusual thing a week',
        body: 'In the first week, do something familiar at an unusual hour. In the second week, do something you have not done for a year. In the third, go somewhere by another road. Write one line about each on the same evening.',
        say: {
          to: 'a friend',
          words:
            "What did we do a year ago that we haven't done since? I'd like to do it again one evening next week. Would you come along?",
        },
        notice: 'You tell somebody about one of the three.',
        first: 'Choose the familiar thing, and the hour at which you never do it.',
        done: 'Three lines are written, one for each week.',
      },
    },
  },
  open: {
    title: 'One week of watching will tell you more',
    see: 'Too few questions have been answered for this page to say anything true about {role}. From memory, a week is hard to describe: you remember the unusual moments and forget the ordinary hours. With short notes from one week, the questions become easy. The free assessment, if you have not taken it, adds what comes naturally to you.',
    scenes: {
      working: [
        'Over dinner someone asks what you do all day. You name two things, and there were at least ten. The other eight took up most of the time.',
        'It is Friday at four, and the week was full. You could not say at once what it was full of. A few short lines would tell you.',
      ],
      target: [
        'You think about what you would like to do next, and the picture stays vague. Then someone describes a day at work in detail. All at once you can tell which half of it you would want.',
        'A list of questions lies in front of you, and for half of them the honest answer is that you do not know yet. A few days of watching would answer several of them.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Write down one ordinary week',
        body: 'On five working days, write down at noon and in the evening what you did, and whether it gave or took energy. Three words are enough. At the weekend, answer the questionnaire again with the page beside you.',
        say: {
          to: 'a colleague',
          words:
            "I'm writing down this week what I spend my time on. What would you say takes up most of my day?",
        },
        notice: 'Something is on the page that you had not counted as work.',
        first: 'Write the first three words today at noon.',
        done: 'The questionnaire has been answered again, with the page beside you.',
      },
      alone: {
        name: 'Keep a time sheet for yourself',
        body: 'For one week, write down what you do in every half day, including what nobody pays for. Put a plus where it gave you energy and a minus where it took some. Then answer the questionnaire again from the sheet.',
        say: {
          to: 'a client',
          words:
            "I'd like to know how my work looks from your side. Which part of it do you see most of, and which do you never see?",
        },
        notice: 'Some half days on the sheet appear on no invoice.',
        first: 'Prepare a sheet with two boxes for each day of the week.',
        done: 'The sheet is full, and the questions have been answered from it.',
      },
      seeking: {
        name: 'Picture one role, hour by hour',
        body: 'Choose one role that you could apply for. With the help of two adverts, write down what a day in it might hold from nine to five. Put a plus or a minus beside each hour, and answer the questionnaire with that role in mind.',
        say: {
          to: 'someone who has such a role',
          words:
            "I've tried to write down what a day in your work is like. May I read it to you, and would you tell me where I'm wrong?",
        },
        notice: 'There is one hour on the page that you would not want to spend like that.',
        first: 'Choose two adverts for the same kind of role.',
        done: 'Someone with such a role has corrected your page.',
      },
      free: {
        name: 'Write down a week, noon and night',
        body: 'For seven days, write one line at noon and one at bedtime about what you did. Underline what you would gladly do again the next day. On the eighth day, answer the questionnaire for the kind of work you could picture.',
        say: {
          to: 'a friend',
          words:
            "I'm trying to find out what kind of work would suit me. When you picture me busy and content, what am I doing?",
        },
        notice: 'On one day nothing is underlined, and on another nearly everything is.',
        first: 'Put a notebook beside your bed and write the first line.',
        done: 'A week of lines is written, some of them underlined.',
      },
    },
  },
  evenly_gives: {
    title: 'Several kinds of work suit you equally well',
    see: 'No kind of work suits you clearly better than the others. So you have a free choice of what to do more of in {role}. That can make it hard to choose: each offer looks good, and it is easy to say yes to the first one. You could choose by what you find most worth doing, or by the people you would do it with.',
    scenes: {
      working: [
        'In the morning it is a list, at noon a visitor, and after that something that has broken. You turn from one to the next without much trouble. On the way out someone asks a favour, and you say yes.',
        'Three things are offered to you in one week, and all of them would be good. By Friday you have accepted all three. The week after has no empty hour.',
      ],
      target: [
        'You look through five descriptions of quite different work, and each would be all right. It would be easier if one of them were not. You close the page without having crossed anything out.',
        'A friend asks what you would like to do, and you name four things. Your friend asks which one first. You begin a sentence, and then you begin another.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Favour one kind of work a week',
        body: 'For three weeks, choose one kind of work on Monday and say yes to it first when there is a choice. Take a different kind each week. On Friday, ask what became of the result and who made use of it.',
        say: {
          to: 'your manager',
          words:
            "I like many parts of this job, and I'd like to choose one to get better at. Where would that help you most?",
        },
        notice: 'After one of the three weeks, somebody comes back with a question.',
        first: 'Choose the kind of work that comes first next week.',
        done: 'Three weeks are over, and you can say which one was of most use.',
      },
      alone: {
        name: 'Name one service first',
        body: 'Choose one of the things you do, and name it first for three weeks whenever somebody asks what you offer. The others stay on your list, further down. Write down who asks about it, and what they want to know.',
        say: {
          to: 'a client',
          words:
            "I do several things, and I'd like to put one of them first. Which of them would you recommend to somebody else?",
        },
        notice: 'Someone calls and asks for just that service.',
        first: 'Write one sentence that says what you do, with that service first.',
        done: 'Everyone who asked in three weeks has heard that service first.',
      },
      seeking: {
        name: 'Choose by the people for once',
        body: 'Take three adverts for quite different work. Leave the tasks aside, and find out with whom you would work and for whom it is done. Call one person in each place within two weeks. Then put the three in order.',
        say: {
          to: 'someone who works there',
          words:
            "I could imagine several kinds of work, so I'd like to know about the people. Who would I see every day, and for whom do you do all this?",
        },
        notice: 'One of the three calls lasts longer than the others.',
        first: 'Choose three adverts that ask for quite different work.',
        done: 'The three adverts are in order, and you have applied to the first.',
      },
      free: {
        name: 'Finish one thing before the next',
        body: 'Write down everything you would like to do, and draw one line from the list by lot. Stay with it for three weeks, two afternoons a week, until something is finished. Only then take the next line.',
        say: {
          to: 'a friend',
          words:
            "I have too many ideas, so I drew one by lot. Would you ask me on Sunday how far I've come with it?",
        },
        notice: 'You go on with it on a day when you would rather begin something else.',
        first: 'Write the list, cut it into strips and draw one.',
        done: 'One thing from the list is finished, and someone has seen it.',
      },
    },
  },
  evenly_costs: {
    title: 'It may not be the tasks that tire you',
    see: 'Several kinds of work in {role} take energy from you, and about equally. It is tempting to look for the worst task and give it away. But the reason may lie in something that all the tasks have in common: the hours, the place, the people or too little rest. One change there may make all of them less tiring.',
    scenes: {
      working: [
        'It is half past two, and the easy task takes as long as the hard one did this morning. It is loud around you, and the list has grown since noon. You go on with the next thing on it.',
        'On Monday the small jobs are hard going. On Tuesday the big ones are, too. By Wednesday you have changed the order twice, and the day is as long as the others.',
      ],
      target: [
        'You imagine a day in that role, task by task, and each of them looks like effort. You try another order in your head. Then you see that you have not been outside all day.',
        'The morning has three small duties, and they have nothing in common. Each takes longer than it should. Between them you sit down for a minute, and the minute becomes twenty.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Change one thing around the work',
        body: 'Choose one thing that all your work shares, such as the noise, the hour you begin or the stream of messages. For two weeks, change only that, on every working day. The tasks stay as they are, so you can see what the change does.',
        say: {
          to: 'your manager',
          words:
            "I'm trying to find out what makes my days so tiring. For two weeks I'd like to change one thing. Would that be possible?",
        },
        notice: 'In the early afternoon, a task takes no longer than it did in the morning.',
        first: 'List what all your working days have in common, and circle one thing.',
        done: 'Ten working days have gone by with that one thing changed.',
      },
      alone: {
        name: 'Fix the end of your working day',
        body: 'For two weeks, your working day ends at the same hour, whatever is left. Write the last open task on a piece of paper for the morning, and go outside for a quarter of an hour. Clients who write later get an answer the next day.',
        say: {
          to: 'a client',
          words:
            "I finish at six now, so that I'm fresh in the morning. If you write later than that, you'll hear from me by ten the next day.",
        },
        notice: 'The first task of the day begins earlier than before.',
        first: 'Choose the hour, and set an alarm for it on every working day.',
        done: 'On eight of ten days you stopped at that hour.',
      },
      seeking: {
        name: 'Look at conditions before tasks',
        body: 'For each role that interests you, find out three things first: the hours, the place and who would help you at the start. Put the tasks aside until you know. After two weeks, keep only the roles in which all three would do you good.',
        say: {
          to: 'an interviewer',
          words:
            'Before we speak about the tasks, may I ask how a day is arranged here? When does it begin, and who helps a newcomer?',
        },
        notice: 'You cross out a role before you have read its tasks.',
        first: 'Write three questions on a card: the hours, the place, the helper.',
        done: 'You know the hours, the place and the helper for four roles.',
      },
      free: {
        name: 'Change the first hour of the day',
        body: 'For two weeks, give the first hour of the day to one thing that rests you: a walk, a slow breakfast or music. There is no screen and no duty before it is over. Leave the rest of the day as it was.',
        say: {
          to: 'a friend',
          words:
            "For two weeks I'm keeping the first hour of the day for something quiet. Would you come for a walk with me on one of these mornings?",
        },
        notice: 'The first duty of the day is over sooner than usual.',
        first: 'Decide tonight what the first hour of tomorrow is for.',
        done: 'The first hour was yours on ten of fourteen mornings.',
      },
    },
  },
} as const satisfies Partial<Readonly<Record<SituationCase, SituationWords>>>;
