import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const organizing = {
  about: 'Deciding what happens when, who does it, and what has to be ready first.',
  standing: {
    core: 'Planning comes easily to you, {role} depends on it, and it takes no energy from you.',
    core_gives: 'Planning comes easily to you, {role} depends on it, and it gives you energy.',
    costly_strength: 'Planning comes easily to you and {role} depends on it, but it takes energy from you.',
    untapped: 'Putting things in order comes easily to you, but {role} seldom asks for it.',
    reserve: 'Planning comes easily to you, though it takes energy, and {role} seldom asks for it.',
    growth_edge: 'Much has to be planned in {role}, which still takes some practice but does not drain you.',
    growth_middle: 'Much has to be planned in {role}, and that comes fairly naturally to you.',
    strain: 'Much has to be planned in {role}, which does not come easily to you and takes energy.',
    strain_middle:
      'Much has to be planned in {role}. That comes fairly naturally to you, but it takes energy.',
    background: 'Planning does not come easily to you, and {role} seldom asks for it.',
    some_natural: 'Planning comes easily to you, and once in a while {role} needs a plan from you.',
    some_middle: 'Once in a while {role} needs a plan, and making one comes fairly naturally to you.',
    some_little: 'Once in a while {role} needs a plan, and making one comes less easily to you.',
    some_costs: 'Once in a while {role} needs a plan from you, and making it takes energy.',
    seldom_middle: 'Planning comes fairly naturally to you, but {role} seldom asks for it.',
    asked_gives: 'There is planning to do in {role}, and doing it gives you energy.',
    asked_costs: 'Lists and schedules are part of {role}, and they take energy from you.',
    asked_even: 'You have things to plan in {role}, and your energy stays the same.',
    seldom_gives: 'Putting things in order gives you energy, but {role} seldom asks for it.',
    seldom_costs: '{Role} seldom asks for planning, and it takes energy from you when it does.',
    seldom_even: '{Role} seldom asks for planning, and it makes no difference to your energy.',
  },
  opening: {
    carries:
      'When many things have to happen in the right order, it comes naturally to you to see what has to come first. You answered that {role} asks you to plan, and that takes no energy from you. People soon forget a good plan, because they do not see what would have gone wrong without it.',
    carries_gives:
      'When many things have to happen in the right order, it comes naturally to you to see what has to come first. You answered that {role} asks you to plan, and that gives you energy. People soon forget a good plan, because they do not see what would have gone wrong without it.',
    draining_strength:
      'Making a plan out of a heap of tasks and names comes naturally to you. {Role} needs such plans from you, and they take energy. So more practice is unlikely to change much. It may help more to find out which plans somebody else could make.',
    stretch:
      'Planning is still an effort for you, and {role} calls for it. Even so, it gives you energy. That makes it easier to go on practising, and in planning a few small habits can help a lot.',
    unused:
      'Sorting out what has to happen when, and in which order, comes naturally to you. {Role} seldom asks you for that. So you could do more planning than {role} asks for.',
    gives:
      'Making lists and settling who does what is part of {role}, and it gives you energy. Others may call that a chore and want to get it over with. For you it is worth doing while you are fresh.',
  },
  title: {
    carries: 'Putting things in order comes easily to you',
    draining_strength: 'Planning comes easily and still tires you',
    strain: 'Planning takes energy from you',
    stretch: 'Planning gives you energy and can be learned',
    unused: 'Planning comes easily, but you seldom have to plan',
    gives: 'Putting things in order gives you energy',
    costs: 'Keeping everything in order takes your energy',
  },
  see: {
    carries:
      "{Role} gives you tasks in which one thing has to be ready before another. Putting them in order takes no energy from you. It is easy to think that a plan is finished once it is written down. But other people's days change, and soon the plan is no longer right. So look at it a second time, even on a full day.",
    carries_gives:
      "{Role} gives you tasks in which one thing has to be ready before another. Putting them in order gives you energy. It is easy to think that a plan is finished once it is written down. But other people's days change, and soon the plan is no longer right. So look at it a second time, even on a full day.",
    draining_strength:
      '{Role} asks you to put things right when two dates clash or a task belongs to nobody. The plan itself may be the easy part. What takes your energy may be the changes afterwards, because each of them interrupts you in something else. So a plan that people can change all day may tire you more than one that stays as it is until Thursday.',
    strain:
      '{Role} asks you to know what is due and when, and that takes energy from you. Planning sounds like one task, but it is four: you list the tasks, decide what comes first, write it down, and tell everyone. Often only one or two of the four are really tiring. Only you can decide what comes first. But a list can be copied from an earlier plan, and one short message can tell everyone.',
    stretch:
      '{Role} asks you to plan ahead, and you still have to think about each step. Even so, planning gives you energy. You may believe that some people can plan and others cannot. But planning is mostly a habit: you ask what has to be ready first, and you check afterwards how long it really took.',
    unused:
      'Arranging things so that there are fewer steps and less waiting comes easily to you. {Role} seldom asks you to do that. People often ask for a plan only when something has gone wrong. But there may be some small thing that everyone uses and nobody keeps in order. You can offer to do that.',
    gives:
      'In {role} there are lists to keep and things to settle between people, and this gives you energy. But somebody may ask you about it at any time, so you do the work in pieces of five minutes. Then it may give you little energy, because you have to start again each time. In one quiet hour it may give you a good deal more.',
    costs:
      'Keeping tasks and appointments together is part of {role}, and it takes energy from you. Often it is the small changes that tire you: one thing moves, and five others have to move with it. When the day goes well, nobody sees that it needed this work. These changes are on no list either, so in the evening it is hard to say where the hours went.',
  },
  scenes: {
    gives: {
      leads: [
        'A full month lies ahead. You go through it with the team, week by week, and put a name beside each task. People read their own line once, nod, and go back to work.',
        'There is too much on the list for this week. You go through it aloud with the team, and together you move half of it into the next one. At the end, everyone can say what they will do first.',
      ],
      colleagues: [
        'Nobody finds anything in the shared list any more. You take a quiet half hour and sort it by what is needed first. On Thursday a colleague finds the right line at once and tells you so.',
        'Five people want to meet, and no hour suits them all. You ask three short questions and suggest a time. Within ten minutes, all five have said yes.',
      ],
      alone: [
        'Early on Monday you lay out the week on one page: which job on which day, and what you need for it. The plan looks possible. On Wednesday evening it is still right.',
        'There are two appointments at opposite ends of town, and one client can only be there before ten. You write the times on a scrap of paper and ring both. Everything fits, with time left for a coffee.',
      ],
      serves: [
        'The morning is full, and you have put the short appointments between the long ones. At ten, nobody has to wait. Someone who comes early can be seen at once.',
        'Before the first people arrive, you lay everything out in the order in which you will need it. Then they come, one after another. You find each thing without looking, and you have time to look at the people.',
      ],
      remote: [
        'You open the shared task list and give every line a name and a day. Someone types: at last. The rest of the morning passes without a single question about who does what.',
        'Three people in three places have to finish one text by Friday. You write down who works on it until when, and send that round. On Friday at noon, the finished text comes back to you.',
      ],
      target: [
        'A week may begin with an empty page and a date at the bottom. You work backwards from there, step by step. By lunch, others can start on their part.',
        'Something big may lie ahead, with many people taking part. You write down what has to be ready first and who has to be asked today. Line by line, the list gets shorter.',
      ],
    },
    costs: {
      leads: [
        'Three people want the same week off in August. You talk to each of them and find a solution. It has taken the morning that you wanted to spend with a new colleague.',
        'On Sunday evening you think of Tuesday. Two people are away, and one task has no name beside it. You send three messages while your supper gets cold.',
      ],
      colleagues: [
        'It is a quarter to five on a Friday. One appointment of the coming week is moved, and six other things have to move with it. You shift them one by one, while the others leave for the weekend.',
        'Someone says that there should be a list. Everybody looks down, and then you hear yourself say that you can make one. It takes two evenings, and from then on it has to be kept up to date.',
      ],
      alone: [
        'There are invoices to send, a quote to write, and a delivery that nobody has confirmed. You write it all down, and then again in a better order. It is Sunday, and the next job begins at seven tomorrow.',
        'Three clients want their work finished on the same day. You move hours from one day to another until they fit. It works on paper, and there is no hour left for lunch.',
      ],
      serves: [
        'The first appointment is late, and everything after it slips. You rearrange, apologise, and ring two people who have not left home yet. At noon the day is back in order, and you have not sat down once.',
        'One name is on the list twice, another is missing, and tomorrow has to be planned by tonight. Meanwhile people stand in front of you and expect a calm face. So you stay calm, and the planning waits until the end of your shift.',
      ],
      remote: [
        'Your calendar shows four calls, and before each of them you have to find out who has done what. You write reminders, read the answers, and change the list. At noon, you have not yet begun with your own task.',
        'Late in the afternoon, you see that two teams have planned the same week without knowing. You ask both sides, compare their lists, and move eleven appointments. It is dark outside when you push back your chair.',
      ],
      target: [
        'You may be the person in such a role who knows when everything is due. People ask you at lunch, on the stairs and on your way out. Each answer takes a minute and another look at the list.',
        'A week may consist of reminders: to one person, to another, to yourself. Each takes two minutes. By Thursday evening there have been dozens of them, and next week has to be planned as well.',
      ],
    },
    missing: {
      leads: [
        'The plan for the coming months reaches you finished, and you pass it on. In a quiet minute, you note on the back how you would have spread the weeks.',
        'Someone on your team cannot find what they need for the afternoon. You end up sorting things together, until each has its place. It is the first task in days that you can see finished.',
      ],
      colleagues: [
        'A task comes, you do it, and the next one comes. You can see that they arrive in the wrong order. In a quiet half hour you sort them your own way, and by three you are through.',
        'A summer party has to be planned, and nobody wants to do it. You had meant to stay out of it. Before the break is over you have the list, and you are already asking who can bring chairs.',
      ],
      alone: [
        'Each day brings one client and one task, and you take them as they come. On a calm afternoon you sort your tools and papers, until each thing has a place. Before you go home, you look at it all once more.',
        'A client has one small job for you, for a big event, and mentions how little is settled. You ask who brings what, and when it has to be there. For a moment you wish the job were larger.',
      ],
      serves: [
        'People come without appointments, and you help one after the other. In the calm hour after lunch, you move what is needed most to the front. The next shift asks who did that.',
        'Others decide when you are needed and for how long. One day the list is wrong, and twelve people have been asked to come at the same time. You have a pencil in your hand before anyone asks.',
      ],
      remote: [
        'The tasks come in one by one, and you take whichever is on top. Between two of them, you make a small overview for yourself. A colleague sees it by chance and asks for a copy.',
        'The call ends, and nobody has said who does what by when. You wait for somebody to mention it. Then the faces disappear from the screen, and you write it down for yourself.',
      ],
      target: [
        'Others may plan your days in such a role, and you take them as they are. Once in a while, something has to be moved. You have three suggestions before anyone asks.',
        'Things may somehow work there without a list. You do your part and see others search for theirs. At the end of the week, there is a first overview in pencil on the back of a page.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Look ahead together on Fridays',
        body: 'On three Fridays, take twenty minutes to look at the coming week with your team, in place of another meeting. Everyone names one thing that others are waiting for. You write these things down in order, and everyone gets the list.',
        say: {
          to: 'someone on your team',
          words:
            "Before we stop for the week, let's look at the next one for twenty minutes. What are you waiting for, and who is waiting for you?",
        },
        notice: 'On Monday, people begin without asking what comes first.',
        first: 'Choose the meeting that the twenty minutes will replace, and tell your team.',
        done: 'Your team has had three lists, one for each week.',
      },
      colleagues: {
        name: 'Make one plan that everybody uses',
        body: 'Choose something at work that has no plan yet and often makes people wait, such as a handover. Write on one page who does what, and in which order. It takes about an hour and replaces asking each time. Use the page together for two weeks.',
        say: {
          to: 'your manager',
          words:
            "I'd like to put the handover on one page, so that nobody has to ask twice. It takes me about an hour. Could we try it for two weeks?",
        },
        notice: 'A colleague looks at the page before asking you.',
        first: 'Write down one thing for which people often have to wait.',
        done: 'Colleagues have worked with your page for two weeks.',
      },
      alone: {
        name: 'Plan the week on Fridays',
        body: 'On three Fridays, take the last half hour to decide which job gets which day. Leave half a day open for whatever goes wrong. This half hour replaces the planning you would do in between. On Monday, begin with the first line.',
        say: {
          to: 'a client',
          words:
            "I plan my weeks on Fridays. If you tell me by Thursday what you need, I'll give you a fixed day and keep to it.",
        },
        notice: 'A client calls before Friday to ask for a day.',
        first: 'Put half an hour of planning in your calendar for Friday.',
        done: 'On three Mondays, you have begun with the first line of your plan.',
      },
      seeking: {
        name: 'Show a plan you have made',
        body: 'Take something you once organised, large or small. Write on one page what had to be done, in what order, and how it ended. In the next three weeks, show the page to two people, such as a friend and somebody who does similar work.',
        say: {
          to: 'an interviewer',
          words:
            "I've brought one page that shows how I plan. May I take you through it? It's about something that had to be ready by a fixed day.",
        },
        notice: 'Someone picks up the page and asks about one of the steps.',
        first: 'Choose what you want to describe, and write down its steps.',
        done: 'Two people have seen the page.',
      },
      free: {
        name: 'Plan one task in six steps',
        body: 'Choose something of your own that has waited for a long time, such as a cupboard, a trip or a pile of papers. Break it into six small steps of half an hour. Do two steps a week for three weeks, on days you choose beforehand.',
        say: {
          to: 'a friend',
          words:
            "I'm finally doing something that I've put off for a long time, in six small steps. Could I tell you every Sunday for three weeks which two I've done?",
        },
        notice: 'More than half of the steps on your page are done.',
        first: 'Choose the task and write its six steps on one page.',
        done: 'All six steps are done.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Make the plan, hand on the changes',
        body: 'For three weeks, you go on making the plan, and someone on your team makes the changes. They decide alone, within a rule of five lines that you write beforehand. One of their other tasks waits meanwhile. You look at the result on Fridays.',
        say: {
          to: 'someone on your team',
          words:
            "I'll keep making the plan. Would you make the changes for three weeks? Here's the rule, and within it you decide without asking me. Another task of yours can wait.",
        },
        notice: 'You hear about a change only after it has been made.',
        first: 'Write the rule for changes in five lines.',
        done: 'For three weeks, someone else has made the changes.',
      },
      colleagues: {
        name: 'Make changes at two fixed times',
        body: 'For three weeks, change lists and schedules only at two fixed times. Half an hour on Monday at nine and on Thursday at two may be enough. Whatever comes in between goes on one list, unless it cannot wait. Tell your colleagues about the two times.',
        say: {
          to: 'your manager',
          words:
            "Could I make all changes to the schedule on Monday at nine and Thursday at two? Anything urgent I'd still do at once. I'd like to try it for three weeks.",
        },
        notice: 'A colleague brings a change just before one of your two times.',
        first: 'Put the two half hours in your calendar and begin the list.',
        done: 'For three weeks, only urgent changes have been made outside the two times.',
      },
      alone: {
        name: 'Set a time limit for changes',
        body: 'Write one sentence about changes, for example: an appointment can be moved until noon the day before. For three weeks, say it to every client when you agree on a day. When a change comes later, offer the next free day and leave the plan as it is.',
        say: {
          to: 'a client',
          words:
            "So I'll be with you on Tuesday at eight. You can move it until noon on Monday. After that, I'd have to offer you my next free day.",
        },
        notice: 'A client moves an appointment before the time limit.',
        first: 'Write your sentence about changes and save it in your phone.',
        done: 'For three weeks, every client has heard the sentence before a day was fixed.',
      },
      seeking: {
        name: 'Run your job search on one page',
        body: 'A job search soon fills several lists. For three weeks, use one page only, with the names, the next steps and the days. Bring it up to date on Tuesday and Friday, for twenty minutes. On Fridays, read it to someone who helps you cross things out.',
        say: {
          to: 'a contact',
          words:
            "I'm keeping my search on one page for three weeks. Could I read it to you on Fridays, in five minutes? You tell me what I can cross out.",
        },
        notice: 'You find the next step without having to search for it.',
        first: 'Copy what matters onto one page, and put your other lists away.',
        done: 'After three weeks, there is still only one page.',
      },
      free: {
        name: 'Let someone else arrange one thing',
        body: 'Among friends or in a club, it is often the same person who books the table or buys the tickets. In the next three weeks, give one such task to somebody else completely. Say when it has to be done, and send no reminder. If they do it differently, leave it so.',
        say: {
          to: 'a friend',
          words:
            "Would you choose the place this time and book the table? Any evening in the next three weeks is fine. Just tell me when, and I'll come.",
        },
        notice: 'An invitation arrives for which you have done nothing.',
        first: 'Choose one thing that would fall to you, and ask someone to take it.',
        done: 'Something has taken place that another person arranged from start to finish.',
      },
    },
    strain: {
      leads: {
        name: 'Share the weekly plan with someone',
        body: 'Ask someone on your team who likes planning to share the weekly plan with you for three weeks. On Mondays, you tell them in fifteen minutes what matters that week. They put it in order, send it out and make the changes. One of their other tasks waits for these three weeks.',
        say: {
          to: 'someone on your team',
          words:
            'The weekly plan takes a lot of my energy. Could we do it together for three weeks? I say what matters, and you put it in order. Meanwhile, something else can wait.',
        },
        notice: 'People ask your colleague about the plan before they ask you.',
        first: 'Write down who on your team seems to like planning.',
        done: 'Someone else has sent out the plan for three weeks.',
      },
      colleagues: {
        name: "Borrow a colleague's way of planning",
        body: 'Ask a colleague whose way of planning you like to show it to you for ten minutes. Copy it as it is, and use it for three weeks in place of your own. Improve nothing at first. At the end, cross out what you never needed.',
        say: {
          to: 'a colleague',
          words:
            'I like how you plan your week, and mine takes me too long. Could you show me how you do it? Ten minutes would be enough.',
        },
        notice: 'Your week is planned before the first break on Monday.',
        first: 'Ask a colleague to show you how they plan their week.',
        done: 'You have used the borrowed plan for three weeks.',
      },
      alone: {
        name: 'Finish the paperwork with the job',
        body: 'For three weeks, a job is over only when its papers are done. Before you go on to the next one, take ten minutes to write the invoice from a template and agree on the next appointment. These ten minutes replace the pile at the end of the week.',
        say: {
          to: 'a client',
          words:
            "Give me ten minutes before we finish. I'll write up what was done and send you the invoice, and then we'll settle when I come next.",
        },
        notice: 'An invoice goes out on the day the work was done.',
        first: 'Make a template from the last invoice you wrote.',
        done: 'For three weeks, every job has ended with its invoice.',
      },
      seeking: {
        name: 'Ask who makes the plans',
        body: 'In the next three weeks, ask two people who do the work you want how an ordinary week is planned. Ask who makes the plan, and who helps when it gets complicated. Then put aside the adverts in which you would have to make it alone.',
        say: {
          to: 'someone who does such work',
          words:
            'Could you tell me how an ordinary week is planned where you work? Who makes the plan, and who helps when it gets complicated?',
        },
        notice: 'You can describe one ordinary week in such a job.',
        first: 'Underline every word about planning in two adverts you like.',
        done: 'Two people have told you who makes the plan where they work.',
      },
      free: {
        name: 'Keep one list instead of remembering',
        body: 'For three weeks, keep one list. Whatever you would have to remember goes on it at once. On Sundays, read it to a friend on the phone for ten minutes, and choose three things for the week. Everything else stays on the list.',
        say: {
          to: 'a friend',
          words:
            "Could we talk on the phone for ten minutes on the next three Sundays? I'd read you my list, and you'd help me choose three things for the week.",
        },
        notice: 'You reach for the list before you try to remember.',
        first: 'Write down on one page everything you are trying to remember.',
        done: 'On three Sundays, you have chosen three things from the list.',
      },
    },
    stretch: {
      leads: {
        name: 'Plan one task from the end',
        body: 'Take something that has to be finished on a fixed day. With your team, ask what has to be ready before that day, and so on back to today. Use half an hour of a meeting you have anyway. On the next three Fridays, mark what came true.',
        say: {
          to: 'someone on your team',
          words:
            "Help me plan this from the end. If we have to be finished on the thirtieth, what must be ready a week before? Tell me when I've forgotten a step.",
        },
        notice: 'Someone thinks of a missing step while there is still time for it.',
        first: 'Choose the task and write its last day at the bottom of a page.',
        done: 'On three Fridays, you have marked what came true.',
      },
      colleagues: {
        name: 'Guess how long a task will take',
        body: 'Every working morning for two weeks, choose three tasks and write down how long each will take. In the evening, write the real time beside your guess. On Fridays, show both columns to a colleague for five minutes and ask what they would have guessed.',
        say: {
          to: 'a colleague',
          words:
            "I'm learning to judge how long things take. Could you look at my list for five minutes on Friday and tell me where you'd have guessed differently?",
        },
        notice: 'The times in the two columns come closer together.',
        first: 'Choose three tasks and write down how long each will take.',
        done: 'Two weeks of guesses stand beside the real times.',
      },
      alone: {
        name: 'Tell one client all the steps',
        body: 'Choose a job that will be finished within three weeks. Before you begin, tell the client in four lines what happens when: start, first result, changes, end. If one of these days moves, say so the day before. Afterwards, write down what you would plan differently.',
        say: {
          to: 'a client',
          words:
            "Here's how it will go: I start on Monday, and you'll see something by Thursday. If a day moves, I'll tell you the day before. Does that suit you?",
        },
        notice: 'The client no longer asks how far you are.',
        first: 'Pick the job, and write down its last day first.',
        done: 'All four days have passed, and your notes are written.',
      },
      seeking: {
        name: 'Plan your search week by week',
        body: 'Give your search one aim for three weeks, such as two interviews. Each Monday, write three lines about what has to happen that week. On Friday, write beside each line what became of it. You can describe this plan in an interview.',
        say: {
          to: 'a contact',
          words:
            "I'm planning my search week by week, and I'd like someone to hear it. Could I read you three lines on the next three Mondays? It takes five minutes.",
        },
        notice: 'On a Friday, all three lines have come true.',
        first: 'Write your aim for the three weeks at the top of an empty page.',
        done: 'You have written lines on three Mondays and on three Fridays.',
      },
      free: {
        name: "Keep a group's calendar for three weeks",
        body: 'Clubs and courses often need someone who keeps the calendar. Offer to do it for three weeks: when you meet, who brings what, and a reminder the day before. Half an hour a week is enough. Ask someone experienced to check your plan once.',
        say: {
          to: 'someone in your club or course',
          words:
            "I could keep our calendar for three weeks, because I'd like to learn it. Would you check my plan once before I send it round?",
        },
        notice: 'Somebody asks you when the next meeting is.',
        first: 'Write to the group and offer to keep the calendar for three weeks.',
        done: 'Each meeting in the three weeks had a reminder from you.',
      },
    },
    unused: {
      leads: {
        name: 'Sort out one thing people wait for',
        body: 'Look for something your team often has to wait for. For three weeks, take half an hour a week with one person from the other side, in place of calls and reminders. Together you put on one page who needs what, and by when.',
        say: {
          to: 'someone your team waits for',
          words:
            "We often wait for each other. Could we put on one page who needs what, and by when? I'd take half an hour a week for it, three times.",
        },
        notice: 'Something arrives before anyone has asked for it.',
        first: 'Write down three things your team has had to wait for.',
        done: 'Both sides work from the same page.',
      },
      colleagues: {
        name: 'Put one shared thing in order',
        body: 'Choose something that everyone uses and nobody looks after, such as a list, a cupboard or the handover. Ask two colleagues what annoys them most, and start there, with half an hour in each of two weeks. If your week is full, let another task wait. In the third week, everyone uses the result.',
        say: {
          to: 'your manager',
          words:
            "I'd like to put our list in order, because we all use it. Could I take half an hour for it this week and next?",
        },
        notice: 'Somebody finds at once what they used to search for.',
        first: 'Choose the shared thing you would most like to put in order.',
        done: 'Colleagues have used what you sorted for a whole week.',
      },
      alone: {
        name: 'Offer clients the planning too',
        body: 'Some jobs need several people, and someone has to plan who comes when. For three weeks, offer this planning in each quote for such a job, as one line with its own price. Mention it to one client you know well.',
        say: {
          to: 'a client',
          words:
            'There are several people coming in on this job. I could plan who comes when, so that you only have to ask me. Shall I put that in the quote?',
        },
        notice: 'A client asks what the planning would cost.',
        first: 'Write the line that says what you would plan, and put a price on it.',
        done: 'One client you know well has heard of it, with its price.',
      },
      seeking: {
        name: 'Look for planning under other names',
        body: 'Jobs with a lot of planning have many names, such as coordinator, office manager or production assistant. Once a week for three weeks, search for a name you have not tried. Ask one person who has such a job what they have planned this week, and for whom.',
        say: {
          to: 'someone in such a job',
          words:
            "I'd like a job with a lot of planning in it. What have you planned this week, and how did you get the job? Ten minutes would help me.",
        },
        notice: 'You read an advert to the end that you would once have passed over.',
        first: 'Type one new job title into a search and save the results.',
        done: 'Someone has told you what they planned this week, and for whom.',
      },
      free: {
        name: 'Keep the list for one event',
        body: 'A flea market, a sports day or a choir trip needs someone who knows what has to be ready when. Offer to keep the list for one event that is coming up, for three weeks and about an hour a week. Ring each helper when something is due.',
        say: {
          to: 'someone in a local club',
          words:
            "I hear you're preparing the flea market. I could keep the list of who does what, and ring people when something is due. Would that help you?",
        },
        notice: 'Someone says: ask the person with the list.',
        first: 'Find out which events near you are coming up.',
        done: 'Three helpers are working from your list.',
      },
    },
  },
} as const satisfies NatureWords;
