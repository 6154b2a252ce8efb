import type { NatureWords } from '../../nature-words.ts';

export const adapting = {
  about: 'Letting go of a plan when something changes, and finding another one.',
  standing: {
    core: 'Changing plans comes easily to you, and {role} asks for it.',
    costly_strength:
      'Changing plans comes easily to you and {role} asks for it, but each change takes energy.',
    untapped: 'Changing plans comes easily to you, and {role} hardly ever asks for it.',
    reserve: 'Changing plans comes easily to you but takes energy, and {role} hardly ever asks for it.',
    growth_edge: '{Role} asks you to change plans, which does not come by itself to you yet.',
    strain: '{Role} asks you to cope with sudden changes, and that takes effort and energy.',
    background: 'Changing plans takes you some effort, and {role} hardly ever asks for it.',
    some_natural: 'Changing plans comes easily to you, and {role} asks for it now and then.',
    some_middle: '{Role} asks you to change plans now and then, and you do so fairly easily.',
    some_little: '{Role} asks you to change plans now and then, and that takes you some effort.',
    seldom_middle: 'Changing plans comes fairly easily to you, and {role} hardly ever asks for it.',
    asked_gives: 'Plans change in {role}, and that gives you energy.',
    asked_costs: 'Plans change in {role}, and each change takes energy from you.',
    asked_even: 'Plans change in {role}, and your energy stays about the same.',
    seldom_gives: 'Plans seldom change in {role}, but you gain energy when they do.',
    seldom_costs: 'Plans seldom change in {role}, but it takes energy from you when they do.',
    seldom_even: 'Plans seldom change in {role}, and your energy stays the same when they do.',
  },
  opening: {
    carries:
      'When a plan falls apart at short notice, you can drop it and look for another one. {Role} asks for exactly that. So on days that change, what the work needs and what suits you are the same thing.',
    draining_strength:
      'When a day turns upside down, you find another way to go on. {Role} asks for this, and it comes easily to you. It also takes energy each time, which is easy to overlook because it goes well.',
    stretch:
      '{Role} asks you to change plans at short notice. That does not come by itself to you yet, and still it gives you energy. Work that is an effort and gives something back is worth learning.',
    unused:
      'When a plan fails, you find another one without much effort. {Role} hardly ever asks for that. So there is something that comes easily to you and that could have a larger place.',
    gives:
      'Plans change in {role}, and you gain energy when they do. So a day that turns out quite different from the plan can be one of your good ones. That is worth knowing when you look at a week.',
  },
  title: {
    carries: 'You can let go of a plan and carry on',
    draining_strength: 'You change plans easily, and it costs you energy',
    strain: 'Sudden changes of plan take your energy',
    stretch: 'Changing plans is an effort that gives you energy',
    unused: 'You change plans easily, and you seldom need to',
    gives: 'Days that change give you energy',
    costs: 'Each change of plan takes some of your energy',
  },
  see: {
    carries:
      'When something is cancelled or late, you look at what is still possible and go on from there. {Role} asks for this. It is easily mistaken for having no plan at all. In fact, you need to know quite well what matters that day, so that you can tell what may be dropped.',
    draining_strength:
      '{Role} asks you to change plans, and you do so easily. The change itself is often quick. What takes energy is usually the rest: stopping halfway, remembering where you were, and finding your place again. So several small changes in one day can cost more than a single large one.',
    strain:
      '{Role} asks you to change plans, even on a day when you had just found your rhythm. It is easy to think that the new task is the hard part. Often it is the moment before, when the old plan is gone and there is no other yet. So a change usually costs less when you hear of it the evening before.',
    stretch:
      '{Role} asks you to change plans, and you come away from it with energy. It does not come by itself to you yet. The effort can look like a sign that this kind of work is wrong for you. But something can be hard and do you good, and here both are true.',
    unused:
      'When a plan fails, you find another one without much fuss. {Role} hardly ever calls for it. On steady days this does not show, or it looks like restlessness. A few hours a week in which nobody knows beforehand what will come are enough to put it to use.',
    gives:
      'Plans change in {role}, and you gain energy from it. It may be the speed, the surprise, or a problem that nobody has solved before. Days like that look tiring from outside, so it is easy to wish them away. For you, some of them are days to look forward to.',
    costs:
      'In {role} you have to leave one thing and take up another. Each time, this takes some of your energy, however well it goes. A single change seems to be a matter of minutes, so it appears on no list. Over a week those minutes add up, and so do the things left half done.',
  },
  scenes: {
    gives: {
      leads: [
        'It is Monday, and two people on your team are ill. You call the others together for five minutes, share out the work again and call one thing off. By half past nine the day is running, in another order than planned.',
        'Someone on your team brings bad news: what you ordered will not come today. You ask two questions and move another job forward, and both of you go back to work. By lunch the news is old.',
      ],
      colleagues: [
        'On a Tuesday it may go like this: the first appointment is cancelled, and a colleague needs a hand with something urgent. You put your list away and join in. At eleven it is done, and the morning has gone by quickly.',
        'Halfway through the morning the phone rings: what was due on Friday is needed today. You look at your list, move two things to tomorrow, and begin. By four it is finished, and the rest can wait.',
      ],
      alone: [
        'A client rings and wants half of the job done differently. You ask what matters most, and the two of you find another way while you are still on the phone. When you hang up, you know how to go on.',
        'You know the kind of day: a job falls through at nine, and somebody else rings at ten. By half past ten you are busy with something you had not heard of yesterday. When you look up, it is noon.',
      ],
      serves: [
        'The morning is quiet, and then everybody comes at once. You see to the most urgent person first, say a word to those who wait, and find a rhythm. An hour later all of them have been looked after.',
        'The person in front of you needs something quite different from what was agreed. You leave the plan aside and start with what is needed. At the end they thank you, and the next person can come.',
      ],
      remote: [
        'A message comes in at ten: the customer wants it done the other way after all. You close what you had open, write two lines to the others, and begin again. By the afternoon call there is something to show.',
        'The call you prepared for is cancelled with five minutes to go. In the chat, somebody writes that they are stuck, and you give them the free hour. When you hang up, they know how to go on.',
      ],
      target: [
        'A morning in such a role may begin with a plan, and then a phone call changes it. You would cross out two lines, tell the others, and be busy with something else before ten.',
        'Somebody is missing, what was ordered is late, and a new plan is needed by noon. You would sit down with the others for ten minutes and settle what can still be done. The day would end differently from how it began.',
      ],
    },
    costs: {
      leads: [
        'On Monday the aims for the month were clear, and on Wednesday they have changed. You explain it to the team, answer the same question again, and plan the week anew. What you began on Monday has not moved.',
        'You know the moment: you have just begun something of your own when someone from the team comes with something urgent. You sort it out together. Afterwards you need a while to remember where you were.',
      ],
      colleagues: [
        'On a Thursday it may go like this: you start one thing, and three times before lunch something else comes first. Each time you need a while to find your place again. In the evening the first thing is still open.',
        'Someone stops beside you and says that it should be done the other way after all. You nod, put two hours of work aside and begin again. When a colleague asks about lunch, you stay where you are.',
      ],
      alone: [
        'One client wants the work done earlier, another wants it done differently, and both call before nine. You rearrange the week, and at noon you rearrange it again. The invoice you meant to send stays unwritten.',
        'A job is cancelled on Friday afternoon. You spend two hours ringing round, moving appointments and looking at the empty days. When you put the phone down, the work you had planned for the afternoon is still there.',
      ],
      serves: [
        'The day is full, and then somebody comes who cannot wait. You turn from one person to the next, apologise to those in the queue, and begin again each time. Your break moves, and then it is gone.',
        'Every person brings another request, and none of them was planned. You switch, and a minute later you switch back. On the way home, one more question would be too many, even a kind one.',
      ],
      remote: [
        'You are in the middle of a sentence when the chat lights up. Somebody writes that another task comes first now. You stop, open it, and ask what exactly is meant. The answer comes at five.',
        'Two calls have been moved to the same hour, and a third one appears at four. You write to everyone, move one call, and then another. The quiet hour you had kept for yourself is taken.',
      ],
      target: [
        'An afternoon may bring four interruptions, and after each of them you would have to find your place again. You would deal with every one. The work you came for would still be there at six.',
        'The plan might change twice in one week. People would ask you what still holds, when you had only just heard the news yourself. By Friday you might be hoping for a day without surprises.',
      ],
    },
    missing: {
      leads: [
        'The week goes as planned, and everyone on the team knows what to do. You look out of the window twice before noon. Then someone reports a small mishap, and you are there first.',
        'In a meeting, someone mentions a place where nothing is sorted out yet. You ask more than you need to know. Then the talk returns to the usual list, which looks much like last month.',
      ],
      colleagues: [
        'On a Wednesday it may go like this: the same list as last Wednesday, in the same order, done by four. Then a colleague calls in sick, somebody has to step in, and your hand is up.',
        'Over lunch, someone tells you about a place where everything is still being tried out. You want to know how they manage. In the afternoon your own tasks take their usual course until it is time to go.',
      ],
      alone: [
        'The regular jobs come in, and you do them the way you always do. A client asks, half joking, whether you would try something quite different. You still think about the question on the way home.',
        'Weeks with the same clients go by calmly, and everything is done on time. Then a stranger rings with an odd request. You talk longer than necessary, and afterwards you look up how it could be done.',
      ],
      serves: [
        'One person follows another, and each visit goes as the last one did. Then the power fails, and for an hour nothing is as usual. In the evening, that is the hour you talk about.',
        'You know the steps by heart, and so do the people who come. Today one of them has an unusual wish, and you stop and try something. You would gladly see two more like that.',
      ],
      remote: [
        'First comes the usual call, then the usual list, and the screen looks as it did yesterday. Someone in the chat asks who could help out elsewhere for an afternoon. Your answer is the first.',
        'At your desk at home, one week looks like another. A colleague tells of a visit to a customer where nothing went as planned, and you ask for every detail. Then the call ends, and the usual list is back.',
      ],
      target: [
        'Most days in such a role may go as planned, with few surprises. Now and then a colleague would be away, or something would break. You would be glad to step in.',
        'Someone would mention a piece of work where everything is still open, and you would listen closely. Your own list for that day would look much like the list of the day before.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Let the team settle ordinary changes',
        body: 'Some changes come every week, such as swaps and small delays. For four weeks, one person on your team settles these without asking you. You keep the changes nobody has met before. Ten minutes every Friday replace the questions in between.',
        say: {
          to: 'someone on your team',
          words:
            "From Monday, could you settle swaps and small delays yourself? You decide, and on Friday you tell me how it went. If it's something new, call me.",
        },
        notice: 'You hear of a swap only after it has been settled.',
        first: "List last week's changes of plan and mark those that somebody else could have settled.",
        done: 'Someone on your team has settled three changes without asking you.',
      },
      colleagues: {
        name: 'Choose the changes you take on',
        body: 'For two weeks, write down each change of plan that reaches you, with one word on how it went. A line on paper is enough. Then tell your manager which kind you would take again, and offer it in exchange for one routine task.',
        say: {
          to: 'your manager',
          words:
            "I'm glad to step in when plans change. Could I take on more of …, if somebody else does … for a month?",
        },
        notice: 'Your manager gives you a change of the kind you asked for.',
        first: "Write down today's first change of plan, and one word on how it went.",
        done: 'You have taken on a change you asked for, and somebody else does the routine task.',
      },
      alone: {
        name: 'Keep one half day for late requests',
        body: 'For four weeks, leave one half day a week unplanned. Late requests go into it, and your other days stay as agreed. If nobody calls, use the half day for work that was left over. That way, a late request moves no other appointment.',
        say: {
          to: 'a client',
          words:
            "I keep half a day each week for late requests, and this week it's Thursday. Would that be soon enough for you?",
        },
        notice: 'A late request goes into the half day, and no other appointment has to move.',
        first: 'Choose the half day of next week that stays unplanned, and mark it in your calendar.',
        done: 'Three late requests have been dealt with in a half day kept free.',
      },
      seeking: {
        name: 'Tell employers about a changed day',
        body: 'Think of a day when a plan broke, and of what you did in the first hour. Tell it in five sentences. For three weeks, use this story in applications and interviews, in the place where you would have called yourself flexible.',
        say: {
          to: 'an interviewer',
          words:
            "I'd like to give you an example. One morning, … fell through. The first thing I did was … How often do such days happen here?",
        },
        notice: 'An interviewer asks another question about the day in your story.',
        first: 'Write down in five sentences one day when a plan broke and what you did.',
        done: 'Two applications that tell about this day have gone out.',
      },
      free: {
        name: 'Offer to step in once a week',
        body: 'Among friends or in a club, plans fall through: someone is ill, or a car breaks down. Tell two people that they may call you then. For a month, say yes to one call a week, and leave something else out for it.',
        say: {
          to: 'a friend',
          words:
            "If someone drops out at the last minute, you can ask me. I'm glad to step in once a week. Just ring me.",
        },
        notice: 'Someone rings you first after a plan has fallen through.',
        first: 'Choose two people, and tell one of them that they may call you at short notice.',
        done: 'You have stepped in twice for somebody who dropped out.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Share the emergencies by the day',
        body: 'For four weeks, each weekday belongs to one person on your team. Whatever comes up that day goes to that person first, and they decide. One day is yours. On the other days you answer questions at noon, and only then.',
        say: {
          to: 'someone on your team',
          words:
            "On Tuesdays, you take whatever comes up, and you decide. I'm there at noon if you want to talk. Shall we try it for four weeks?",
        },
        notice: 'An emergency is over before you hear of it.',
        first: 'Write the weekdays on a sheet and put a name from your team beside each.',
        done: 'On four days, somebody else has dealt with whatever came up.',
      },
      colleagues: {
        name: 'Swap a quiet hour with a colleague',
        body: 'Find a colleague for a swap. For three weeks, you deal with whatever comes up for both of you in one hour of the day. In another hour, your colleague does it. In that quiet hour, finish one thing before you look at anything new.',
        say: {
          to: 'a colleague',
          words:
            'Could we try a swap for three weeks? From nine to ten, I take whatever comes up for both of us. From ten to eleven, you do.',
        },
        notice: 'What you began in your quiet hour is finished when the hour ends.',
        first: 'Ask one colleague which hour of the day they would like to have undisturbed.',
        done: 'On five days, no change has reached you in your quiet hour.',
      },
      alone: {
        name: 'Answer changes once a day',
        body: 'For three weeks, write down what clients want changed, and answer all of it in one half hour at the end of the day. Only what stops the work gets an answer at once. The half hour replaces the calls and messages in between.',
        say: {
          to: 'a client',
          words:
            "Thank you, I've noted the change. You'll have my answer by five today. If you can't wait that long, please ring me.",
        },
        notice: 'A client who wrote at nine is content with an answer at five.',
        first: 'Choose the half hour of the day in which you will answer requests for changes.',
        done: 'On five days, you have answered all requests for changes in one half hour.',
      },
      seeking: {
        name: 'Keep the search to the mornings',
        body: 'A search for work is full of sudden changes: an interview is moved, or an unknown number rings. For three weeks, deal with these only before noon. In the afternoon, nothing may interrupt you except an interview that is already agreed.',
        say: {
          to: 'someone who wants to arrange an interview',
          words:
            "It's easiest to reach me before noon. Later in the day, please leave me a message, and I'll ring you the next morning. Is that all right?",
        },
        notice: 'An afternoon goes by in which you do not look at a single advert.',
        first: 'Turn off the alerts from job sites on your phone.',
        done: 'Eight afternoons have gone by without any change to deal with.',
      },
      free: {
        name: 'Answer last-minute requests in the evening',
        body: 'For a month, give no answer at once when someone asks you at the last minute. Say that you will call back in the evening. Until then, look at what you would have to drop. Then step in once a week at most.',
        say: {
          to: 'a friend',
          words:
            "I'd like to help, and I need to see if it fits. I'll ring you tonight. If you find someone else first, please go ahead.",
        },
        notice: 'When you ring back, somebody else has already stepped in.',
        first: 'Put a note where you can see it: call back tonight.',
        done: 'Two last-minute requests have gone to somebody else.',
      },
    },
    strain: {
      leads: {
        name: 'Hand the daily changes to one person',
        body: 'Choose someone on your team who stays calm when plans change. For four weeks, swaps and delays go to that person. Each morning, agree in ten minutes on what matters that day. This replaces the questions during the day.',
        say: {
          to: 'someone on your team',
          words:
            'You stay calm when plans change. Would you deal with swaps and delays for four weeks? Each morning we agree on what comes first, and then you decide.',
        },
        notice: 'Someone takes a swap straight to the person you chose.',
        first: 'Write down who on your team stayed calm when plans changed last week.',
        done: 'In one whole week, no swap or delay has come to you first.',
      },
      colleagues: {
        name: "Ask for a day's warning",
        body: 'Some changes are known to somebody the day before. For three weeks, ask your manager to tell you each afternoon what will be different tomorrow. A minute is enough. Then look together at which surprises are left.',
        say: {
          to: 'your manager',
          words:
            "Sudden changes take a lot out of me. Could you tell me each afternoon what will be different tomorrow? I'd like to try it for three weeks.",
        },
        notice: 'A morning begins just as it was announced the day before.',
        first: 'On three days this week, note each change that somebody could have announced earlier.',
        done: 'On five afternoons, you have heard what would be different the next day.',
      },
      alone: {
        name: 'Agree early on later changes',
        body: 'For a month, add one sentence to each quote: changes made after the start move the day on which you finish. When a client wants a change, answer with the new day. That way, your other jobs stay where they are.',
        say: {
          to: 'a client',
          words:
            "I can do that. It takes longer than we agreed, so I'd finish on Thursday. Shall I go ahead, or shall we leave it?",
        },
        notice: 'A client hears the new day and says that it can stay as it is.',
        first: 'Write one sentence about later changes that you can add to your next quote.',
        done: 'Two quotes with your sentence about changes have gone out.',
      },
      seeking: {
        name: 'Ask how often plans hold',
        body: 'Two jobs with the same title can be quite different: in one the days go as planned, in the other they seldom do. For a month, ask about this in every interview, in place of another question. Write the answer down the same evening.',
        say: {
          to: 'an interviewer',
          words: "May I ask about an ordinary week? How often does Monday's plan still hold on Thursday?",
        },
        notice: 'The answers in your notes describe quite different weeks.',
        first: 'Read three adverts again and mark each word that speaks of constant change.',
        done: 'You have asked two people how often plans hold where they work.',
      },
      free: {
        name: 'Keep two evenings as they are',
        body: 'Choose two evenings a week for something you do anyway, such as a course, a chore or an hour of rest. For four weeks, nobody moves these evenings. If something comes up, offer another day.',
        say: {
          to: 'a friend',
          words:
            "For the next four weeks I'd like to keep Tuesday and Thursday evenings as they are. On other days I can change plans. Does that work for you?",
        },
        notice: 'Someone suggests another day before you have to.',
        first: 'Choose two evenings a week and write them in your calendar for four weeks.',
        done: 'For three weeks, both evenings have stayed as planned.',
      },
    },
    stretch: {
      leads: {
        name: 'Think through a change with your team',
        body: 'Once a week for a month, take one plan and ask your team what you would all do if it fell through. Use ten minutes of a meeting you have anyway. Settle only the first step, and who would take it.',
        say: {
          to: 'someone on your team',
          words:
            "Suppose … fell through tomorrow. What would we do first? Please think about it, and we'll take ten minutes for it when we meet.",
        },
        notice: 'A plan falls through, and someone already knows the first step.',
        first: 'Choose one plan of the coming weeks that could fall through.',
        done: 'For four plans, a first step is written down, with a name beside it.',
      },
      colleagues: {
        name: 'Swap one small task a week',
        body: 'Once a week for a month, swap one small task with a colleague. Five minutes are enough to explain it. The swapped task replaces your own, so the day gets no longer. Write down each time when you knew how to go on.',
        say: {
          to: 'a colleague',
          words:
            "I'd like to practise switching between tasks. Could we swap one each Tuesday for a month? You'd do … for me, and I'd do … for you.",
        },
        notice: 'You begin the swapped task without asking a second time.',
        first: 'Choose one small task that you could swap with a colleague.',
        done: "You have done a colleague's task four times, and they have done yours.",
      },
      alone: {
        name: 'Accept one job of another kind',
        body: 'This month, say yes to one request that you would normally pass on. Choose a small one, in place of a routine job. Tell the client that it is new to you. Each time the plan changes, write one line on how you went on.',
        say: {
          to: 'a client',
          words:
            "I haven't done this kind of job before, and I'd like to take it on. I may need a little longer. Is that all right with you?",
        },
        notice: 'The plan changes, and you go on the same day.',
        first: 'Look through your last requests for a small, unusual one that you could still accept.',
        done: 'The unusual job is finished, and you have written about two changes.',
      },
      seeking: {
        name: 'Answer one unusual advert a week',
        body: 'Once a week for three weeks, answer an advert a little outside your usual search, in place of one of the usual kind. Stop after two hours. Each time you have to find your way in something unfamiliar, and that is the practice.',
        say: {
          to: 'someone in another field',
          words:
            "I'm looking at jobs a little outside my usual search, such as … What is a normal week like where you work?",
        },
        notice: 'The third unusual application takes less time than the first.',
        first: 'Save one advert this week that you would normally skip.',
        done: 'Three unusual applications have gone out.',
      },
      free: {
        name: 'Let someone else choose the plan',
        body: 'For a month, let a friend plan one free afternoon a week for the two of you. It replaces a plan of your own. You hear what it is only on the day, and you go along with it.',
        say: {
          to: 'a friend',
          words:
            "Would you choose what we do on Saturday afternoon, and tell me only in the morning? I'd like to practise going along with things.",
        },
        notice: 'You say yes to the plan before you have asked for details.',
        first: 'Ask one friend to plan an afternoon and to keep the plan secret until that day.',
        done: 'On three afternoons, you have done what a friend had planned.',
      },
    },
    unused: {
      leads: {
        name: 'Take on something still unsettled',
        body: 'Look for something near your team where nothing is settled yet, such as a new task or a new place. For four weeks, give it two hours a week. To have the time, hand one regular task to someone on your team.',
        say: {
          to: 'someone on your team',
          words:
            "For four weeks I'm helping to set up … Could you take over … in that time? You decide how you do it.",
        },
        notice: 'Someone brings you a question that nobody has an answer to yet.',
        first: 'Ask two people what is about to start near your team this month.',
        done: 'Someone else has done the regular task twice, and you have helped to set something up.',
      },
      colleagues: {
        name: 'Offer to step in elsewhere',
        body: 'For a month, offer two hours a week for whatever has just come up, among your own colleagues or next door. Agree with your manager which of your tasks rests in that time. Afterwards, write one line on what you found there.',
        say: {
          to: 'your manager',
          words:
            'I like finding my way when something is new. For a month, could I help out two hours a week where someone is missing, in place of …?',
        },
        notice: 'Someone you have not worked with before asks whether you could help.',
        first: 'Ask two colleagues where somebody is missing this month.',
        done: 'You have helped out four times where something had come up.',
      },
      alone: {
        name: 'Offer help when plans fall apart',
        body: 'This month, tell three clients that they may call you when a plan falls apart, at your usual price. Leave one half day a week easy to move, and put such a call there. It takes the place of a job that can wait.',
        say: {
          to: 'a client',
          words:
            'If a plan falls apart on your side one day, you can call me for that too. I keep half a day a week that I can move.',
        },
        notice: 'A client calls about something that was in no plan.',
        first: 'Write down three clients whose plans change, and call the first of them.',
        done: 'Three clients know that they may call you when a plan falls apart.',
      },
      seeking: {
        name: 'Look for days that differ',
        body: 'This month, search for jobs where no two days are alike, such as stand-in work or a place that is just opening. Take two of your usual search hours a week for this. Speak to two people who do such work.',
        say: {
          to: 'someone who does such work',
          words:
            'I like finding my way in new places, and I want a job that needs it. How much of your week is different from what you expected on Monday?',
        },
        notice: 'Your list holds a kind of job that was not there before.',
        first: 'Search the adverts once with words such as cover, relief or opening.',
        done: 'You have spoken to two people whose working days keep changing.',
      },
      free: {
        name: 'Help where something is starting',
        body: 'A new group, a street party or a house move needs help while nothing is settled. Find one such thing near you. For a month, give it two hours a week, in place of something you do out of habit.',
        say: {
          to: 'a neighbour',
          words:
            "I've heard about …, and I'd like to help. I have two hours a week this month, and I don't need a plan. Where could you use me?",
        },
        notice: 'Someone asks you what to do now that the plan does not work.',
        first: 'Ask two people this week what is about to begin near you.',
        done: 'You have helped three times, each time with something different.',
      },
    },
  },
} as const satisfies NatureWords;
