import type { NatureWords } from '../../nature-words.ts';

export const innovating = {
  about: 'Looking at something that works and finding a way to make it work better.',
  standing: {
    core: 'You soon see how to improve things, {role} often asks for it, and your energy lasts.',
    costly_strength:
      'Improving things comes naturally to you and {role} often asks for it, but it costs energy.',
    untapped: 'You easily see what could work better, but {role} hardly ever asks for it.',
    reserve: 'Improving things comes easily to you but takes energy, and {role} hardly ever asks for it.',
    growth_edge: '{Role} often wants things improved, and you can learn how without losing energy.',
    strain: '{Role} often wants things improved, which takes effort and energy from you.',
    background: 'You tend to keep a method that works, and {role} hardly ever asks you to change one.',
    some_natural: 'You easily see how things could work better, and {role} asks for that now and then.',
    some_middle: '{Role} asks for improvements now and then, and they come to you fairly easily.',
    some_little: '{Role} asks for an improvement now and then, and finding one takes you some effort.',
    seldom_middle: 'You see fairly easily what could be improved, and {role} hardly ever asks for it.',
    asked_gives: 'Improving what exists is part of {role}, and it gives you energy.',
    asked_costs: 'Improving what exists is part of {role}, and it takes energy from you.',
    asked_even: '{Role} asks you to improve things, and your energy stays about the same.',
    seldom_gives: 'Improving something gives you energy, and {role} hardly ever asks for it.',
    seldom_costs: '{Role} hardly ever asks you to improve anything, and doing so takes energy.',
    seldom_even: '{Role} hardly ever asks for improvements, and they make little difference to your energy.',
  },
  opening: {
    carries:
      'You look at the way something is done and soon see what could be simpler. {Role} asks for that, and you have energy left for other work afterwards. What comes easily to you and what is asked for go together here.',
    draining_strength:
      'Where something runs badly, a better way comes to you quickly. {Role} asks for such improvements. The idea is the easy part for you, and the work that follows takes energy. Both deserve a closer look.',
    stretch:
      'Finding a better way takes effort from you, and {role} asks you to do it. Even so, it gives you energy. Work that gives energy is easier to practise, so the effort has a good chance of becoming smaller.',
    unused:
      'You easily see what could be simpler: a step too many, or a question asked twice. {Role} hardly ever asks for such things. A small improvement needs few people and little time, so there may be room for one.',
    gives:
      'Making an existing thing work better gives you energy, and {role} asks for it. So part of the work leaves you with more energy than you had before. That part deserves a safe place in the week.',
  },
  title: {
    carries: 'You find better ways, and {role} asks for them',
    draining_strength: 'Better ways come easily to you and cost you energy',
    strain: 'Improving things takes effort and costs you energy',
    stretch: 'Improving things is an effort that gives you energy',
    unused: 'You see what could be better and are seldom asked',
    gives: 'Making things work better gives you energy',
    costs: 'Improving things takes energy from you',
  },
  see: {
    carries:
      'You look at how something is done and soon see what could be simpler. {Role} asks for this, and you have energy left for other things. From outside it can sound like complaining, because both begin with the words: this could be better. The difference shows a week later, when something has changed.',
    draining_strength:
      'A better way comes to you quickly, and {role} asks for it. The idea itself may cost you very little. The energy goes into what follows: trying it out, explaining it, and answering people who liked the old way. Since the idea came in a minute, all the work after it is easily forgotten when the next idea comes.',
    strain:
      '{Role} asks you to find better ways, and that takes effort and energy. This is easily mistaken for being against change. But it is tiring to look for something better when a method works well enough and other tasks are waiting. It costs less when someone else says where it goes wrong, and only the answer has to be found.',
    stretch:
      'Better ways do not come to you by themselves, and {role} asks for them. All the same, looking for one gives you energy. The effort is often larger than it has to be, because an improvement is thought of as an invention. Most of them are borrowed from someone who does the same thing a little differently.',
    unused:
      "You easily see what could be simpler, and {role} hardly ever asks for it. Where a way of working is fixed, a good suggestion can sound like criticism, so it is often not made. That says nothing about how useful it is. In your own part of the work, a small change is often possible without anyone's permission.",
    gives:
      '{Role} asks you to improve things, and this gives you energy. It usually comes at the end, when something that was slow or awkward suddenly goes well. The idea alone gives much less of it. So three changes that have only been begun can leave you with less energy than a single one that is finished.',
    costs:
      '{Role} asks for improvements, and they take energy from you. The energy goes into finding them, trying them out and explaining them, mostly beside the ordinary work. Each of them looks small. When several are under way at the same time, it is easy to miss how much energy they take together.',
  },
  scenes: {
    gives: {
      leads: [
        'Someone on your team sighs over the daily list. You ask which lines anyone needs, and together you cross out half of them. From Wednesday the team uses the short list, and nobody asks for the old one.',
        'Someone on your team shows you how they really do a task, and it is quicker than the official way. You ask a few questions, and together you write it down. The next day two others try it.',
      ],
      colleagues: [
        'On a Tuesday it may go like this: you answer the same question for the third time that week. You write the answer into one message that everyone can find. On Wednesday nobody asks.',
        'A task has always taken you half an hour. You leave out one step to see what happens, and nothing is missing. The next morning you show it to a colleague, who tries it straight away.',
      ],
      alone: [
        'A client mentions a small thing that has always been a nuisance. You look at it and change one detail, and they try it out. The next day a message comes: much better.',
        'Your quotes take too long, because you write each one from the start. On a quiet morning you put the parts that never change in one place. The next quote is finished before your coffee is cold.',
      ],
      serves: [
        'Every person asks you where to go next. You put up a sign with two words, watch for an hour, and move it a little. After lunch nobody asks any more.',
        'The same few questions take ten minutes with each person. You change their order and try it with the next one. It takes half as long, and the person in front of you looks relieved.',
      ],
      remote: [
        'The weekly call always runs over. You suggest that everyone writes down their news beforehand, and you try it on Thursday. The call ends a quarter of an hour early, and somebody asks to keep it that way.',
        'There is a shared list that nobody likes to use. On a quiet morning you take out the columns that are always empty and send it round. By the afternoon two colleagues have filled it in.',
      ],
      target: [
        'In such a role, a morning may begin with something that works, only badly. You would watch two people use it, change one detail, and watch again. By noon it would go a little faster.',
        'Somebody would say that it has always been done like this. You would ask if you may try another way for a week. At the end of that week, they would want to go on with it.',
      ],
    },
    costs: {
      leads: [
        'A new way of working has started, and everyone has a question about it. You explain the reason three times before lunch. Someone preferred the old way and tells you so. Your own work begins when the others go home.',
        'Some part of the work is always supposed to get better, and the next ideas are due on Friday. You ask around and think about it on the way home. The easy changes have all been made, and the others need time.',
      ],
      colleagues: [
        'On a Thursday it may go like this: a task was changed last month and is about to change again. You are asked what could be better. You try it out and write down what does not work, and your other tasks wait.',
        'You have suggested a shorter way, and people are trying it. One colleague wants it like this, another like that. You change it after each conversation, and by four you have to look up what was agreed.',
      ],
      alone: [
        'The client likes the result and would like it a little better still. You change one thing, then another, then the first one back again. It is the third evening, and the price has stayed the same.',
        'You want your quotes to be clearer, so you change the first page. Now the second page does not fit, and the invoices look different from both. On Sunday evening everything is half changed, and on Monday the clients ring again.',
      ],
      serves: [
        'The way of doing things has changed again. With someone in front of you, you look for the step that is different today. In the evening you are asked what could still be better, and no answer comes to you.',
        'Someone complains, with good reason, about the waiting. You apologise and call the next people in another order. It goes a little better, and you write down why. The break is over before you have sat down.',
      ],
      remote: [
        'A message asks what you think of a new way of working, the third one this year. You compare it with the old one, line by line, and write down what could go wrong. By then the morning is over.',
        'There is a channel for suggestions, and it is never quiet. You answer one, test another, and explain why the next will not work. When you close the laptop, there are five new ones.',
      ],
      target: [
        'In such a role, nothing would be finished for good. You would show a better way and be asked at once what comes next. A day on which you simply use a thing as it is would be rare.',
        'You would spend a morning finding an easier way and two weeks persuading people to try it. Some of them would nod and go on as before. You would explain it once more, and then again by email.',
      ],
    },
    missing: {
      leads: [
        'The steps are fixed, and your team keeps to them. Someone asks you why one of them is done twice, and you have wondered too. The two of you think of a shorter way, and then you both go back to work.',
        'There is one task that everyone complains about and has got used to. You know what you would change about it. On your list for today there are nine other things, and by the evening you have done eight.',
      ],
      colleagues: [
        'On a Wednesday it may go like this: you write the same details in two places, as everyone does. Once would be enough, and you know how. Nobody has asked, so you carry on.',
        'At lunch someone talks about a workplace where people may try out their own ideas. You ask one question after another, and your food gets cold. In the afternoon you do everything as it has always been done.',
      ],
      alone: [
        'Your clients want the job done as always, quickly and at the usual price. You have thought of a way that would last longer. You describe it in one sentence, and nobody comes back to it.',
        'The jobs come in one after another, and each is done the usual way. On a quiet morning you rearrange your appointments so that you drive or wait less. It is the one thing you improve that week.',
      ],
      serves: [
        'Everyone has to wait twice, and you know how once would be enough. You mention it to a colleague. They say that it has always been like this, and the next person is already waiting.',
        'Two of the questions you have to ask mean the same thing, and people notice. You tell them that this is how it has to be. In the break you think of a list with half the questions.',
      ],
      remote: [
        'The steps are fixed, and the software allows no others. You know exactly which two are too many. When a survey asks for suggestions, you write more than will fit in the box.',
        'You watch a colleague share their screen and do a task the long way. You know a shorter one. The call is full, so you send it to them afterwards, and they thank you with three exclamation marks.',
      ],
      target: [
        'In such a role, the way of doing things would be written down and checked. You would keep to it. On the way home you might think about the one step that could be left out.',
        'Once a year someone might ask for suggestions, and you would have more than one. For the rest of the time, the work would be to do well what is already there.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Improve one thing with your team',
        body: 'Ask your team what slows them down most, and choose one thing for this month. Two people try a better way for two weeks. Then ask the two what they would keep, and tell everyone else. All other changes wait until next month.',
        say: {
          to: 'someone on your team',
          words:
            "We're changing one thing this month and leaving the rest alone. What slows you down most? Would you try the new way first, for two weeks?",
        },
        notice: 'Someone on the team explains the new way to someone else.',
        first: 'Ask three people on your team what slows them down most.',
        done: 'Two people have tried one change, and it is decided what stays.',
      },
      colleagues: {
        name: 'Write down what takes too long',
        body: 'For two weeks, write down whatever takes longer than it should, one line for each thing. In the third week, change one of these things yourself. Show the other lines to your manager when you talk anyway, and ask which one is worth changing next.',
        say: {
          to: 'your manager',
          words:
            "I've written down a few things that take longer than they should. Could we look at the list for ten minutes? I'd like to know which one matters most to you.",
        },
        notice: 'A colleague asks how you made your part go faster.',
        first: 'Write down three things at work that take longer than they should.',
        done: 'One task takes less time, and your manager has seen the list.',
      },
      alone: {
        name: 'Shorten the paperwork of every job',
        body: 'Choose one piece of paperwork that comes with every job, such as the quote or the invoice. Change it once, on a weekday morning, so that it takes less time from then on. Use it unchanged for the next three jobs.',
        say: {
          to: 'a client',
          words:
            "I've made my quotes shorter so that they're easier to read. Could you tell me if anything is missing?",
        },
        notice: 'The paperwork for a job is finished on the same day.',
        first: 'Time yourself once while you write a quote or an invoice.',
        done: 'Three jobs have gone through with the shorter paperwork.',
      },
      seeking: {
        name: 'Describe one thing you improved',
        body: 'Think of one thing that ran better after you had worked on it, in a job or anywhere else. Write one sentence on how it was before and one on how it was after. For a month, use these two sentences in every application and every interview.',
        say: {
          to: 'an interviewer',
          words:
            "May I tell you about something that took too long, and what I changed? Then I'd like to ask you: what takes too long here?",
        },
        notice: 'An interviewer begins to tell you what goes wrong there.',
        first: 'Write two sentences about something you improved: one before, one after.',
        done: 'Three applications with your before and after have gone out.',
      },
      free: {
        name: 'Improve one small thing each week',
        body: "Each week for three weeks, improve one thing that works badly, such as a hinge, a list or a shelf. It can be at home, in a club or at a friend's. Give it an hour at most, in place of something that can wait.",
        say: {
          to: 'a friend',
          words:
            "I'm improving one small thing a week. Is there something at your place that has annoyed you for a long time? I could have a look on Saturday.",
        },
        notice: 'Someone uses a thing that had been left aside.',
        first: 'Walk through your home and write down three things that work badly.',
        done: 'Three things work better than before.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Let someone else introduce the change',
        body: 'Choose one change that is under way. For four weeks, someone on your team runs the trial and answers the questions about it, and you do another of their tasks. The two of you meet on Mondays for a quarter of an hour. All questions go to them.',
        say: {
          to: 'someone on your team',
          words:
            "The idea is there. Would you run the trial and answer the questions? I'd do another task for you in that time, and we'd talk every Monday.",
        },
        notice: 'People ask someone else how the new way works.',
        first: 'Choose one change that is under way, and the person who could introduce it.',
        done: 'Someone on your team has introduced one change from beginning to end.',
      },
      colleagues: {
        name: 'Let a colleague explain your change',
        body: 'Choose the improvement that takes most of your time this month. The idea is yours already. Ask a colleague who likes explaining to show it to the others and answer their questions for two weeks. In return, do one of their tasks.',
        say: {
          to: 'a colleague',
          words:
            "The new way is ready, but explaining it to everyone takes a lot out of me. Would you do that for two weeks? I'd do a task of yours in return.",
        },
        notice: 'A question about your change goes to your colleague.',
        first: 'Choose one improvement of yours and a colleague who could explain it.',
        done: 'A colleague has explained your change to at least two others.',
      },
      alone: {
        name: 'Agree when a job is good enough',
        body: 'Before each job this month, write down with the client what the result has to do, in three lines. When it does that, the job is finished. Write further wishes on a second page, with a price. Send the invoice on the same day.',
        say: {
          to: 'a client',
          words:
            "The three things we wrote down are done, so the job is finished. I've noted your other wishes. Shall I send you a quote for them?",
        },
        notice: 'An invoice goes out although the client still has wishes.',
        first: 'Write down in three lines what the result of your next job has to do.',
        done: 'Two jobs have ended as agreed, and their invoices went out the same day.',
      },
      seeking: {
        name: 'Leave your CV as it is',
        body: 'A CV can be improved every day, and few of the changes matter. Give it one last hour this week. After that, leave it as it is for three weeks. Write new ideas on a separate page, and use the time for applications or for rest.',
        say: {
          to: 'a friend',
          words:
            "I could go on improving my CV for ever, and I'd like to leave it alone from Friday on. Would you ask me once a week whether I have?",
        },
        notice: "An application goes out with last week's CV.",
        first: 'Improve your CV for one last hour, and then save it.',
        done: 'Your CV has stayed the same for three weeks.',
      },
      free: {
        name: 'Leave two things as they are',
        body: 'Choose three things around you that you would like to improve. Work on one of them, on one afternoon a week, and leave the other two alone for a month. When you see something else that could be better, write it down and do nothing more.',
        say: {
          to: 'a friend',
          words:
            "I can see how this could be better, but I'm leaving it alone this month. If you'd like to try, I'll tell you my idea.",
        },
        notice: 'You walk past one of the two things without stopping.',
        first: 'Write down three things you would like to improve, and choose one.',
        done: 'One thing is better, and the other two are as they were.',
      },
    },
    strain: {
      leads: {
        name: 'Ask your team for improvements',
        body: 'Each Monday for three weeks, ask one person on your team what they would change about their work. They try their idea that week, in an hour taken from another task. On Friday they tell the others in three minutes how it went.',
        say: {
          to: 'someone on your team',
          words:
            'You know this work better than I do. What would you change if you had an hour for it this week? Try it, and tell us on Friday.',
        },
        notice: 'Someone brings up an idea that you did not have to find.',
        first: 'Ask one person on your team what they would change about their work.',
        done: 'Your team has tried three improvements of its own.',
      },
      colleagues: {
        name: 'Look for improvements together with a colleague',
        body: 'Find a colleague who likes to change things. When you are asked for an improvement this month, talk to them for half an hour before you think about it alone. You say where it goes wrong, and they say what could be different. Hand it in under both names.',
        say: {
          to: 'a colleague',
          words:
            "I'm supposed to suggest how … could work better. Could we think about it together for half an hour on Thursday? I can tell you where it goes wrong.",
        },
        notice: 'Your colleague has an idea before you have finished explaining.',
        first: 'Think of the colleague who last changed something, and ask for half an hour.',
        done: 'One suggestion with two names on it has been handed in.',
      },
      alone: {
        name: 'Keep to one method for a month',
        body: 'Write down, step by step, how you do your most frequent kind of job. For a month, do every such job in exactly this way. When a client asks for a different way, name a price for the extra time before you agree.',
        say: {
          to: 'a client',
          words:
            "I've done it this way many times, and that keeps the price where it is. We can do it differently, and that would cost more. Which would you like?",
        },
        notice: 'You do a whole job without wondering what comes next.',
        first: 'Write down the steps of the job you do most often.',
        done: 'Three jobs have been done by the same written steps.',
      },
      seeking: {
        name: 'Look for places with a proven method',
        body: 'Some adverts say that everything is to be improved or rethought. For three weeks, look at those last, and begin with the ones that speak of routine or reliability. Ask one person who works at such a place how often things have changed there.',
        say: {
          to: 'someone who works there',
          words:
            'How often has your way of working changed in the past year? And who is expected to think of such changes?',
        },
        notice: 'A different kind of advert is at the top of your list.',
        first: 'Go through your saved adverts and mark each one that speaks of change.',
        done: 'One person has told you how often things change where they work.',
      },
      free: {
        name: 'Pass on what others suggest',
        body: 'A course or a club may ask you what could be improved. You need not think of it alone. This month, ask two people in it what bothers them, and write down what they say. Hand that in. Half an hour is enough.',
        say: {
          to: 'someone in your course or club',
          words:
            "I've been asked what could be improved here, and you've been here longer than I have. What bothers you most? I'll write it down and pass it on.",
        },
        notice: 'Your page fills up while the other person talks.',
        first: 'Choose two people in a course or club whom you could ask what bothers them.',
        done: 'You have passed on two suggestions from other people.',
      },
    },
    stretch: {
      leads: {
        name: 'Try one change for ten days',
        body: 'Choose one small thing that costs your team time each week. Ask for three easier ways and take the simplest. Try it for ten working days, in place of the old way. Then ask the team in a meeting that takes place anyway whether it stays.',
        say: {
          to: 'someone on your team',
          words:
            "Let's try this for ten days and then decide together. If it's no better, we go back. What's the simplest thing we could change?",
        },
        notice: 'Someone on the team suggests another way unasked.',
        first: 'Write down one thing that cost your team half an hour last week.',
        done: 'One change has run for ten days, and the team has decided about it.',
      },
      colleagues: {
        name: 'Watch how a colleague does your task',
        body: 'Choose a task that both you and a colleague do. This month, watch the colleague for half an hour while they do it, and ask why they do it that way. Then try one detail of their way for a week, in place of your own.',
        say: {
          to: 'a colleague',
          words:
            "I'd like to see how others do … here. May I watch you for half an hour next week and ask a few questions?",
        },
        notice: 'You do an old task in a slightly new way.',
        first: 'Choose a task that a colleague does too, and ask if you may watch.',
        done: "You have done one task a colleague's way for a week.",
      },
      alone: {
        name: 'Ask three clients about one detail',
        body: 'Ask three clients this month what they would like you to do differently. Do it at the end of a call or a visit that takes place anyway. Take the easiest of the three answers and change that detail in your next job.',
        say: {
          to: 'a client',
          words:
            "Before I go: is there one small thing about the way I work that you'd like to be different?",
        },
        notice: 'A client names something that had not crossed your mind.',
        first: 'Choose three clients whom you will see or ring this month anyway.',
        done: 'You do one detail differently because a client named it.',
      },
      seeking: {
        name: 'Try out what three employers offer',
        body: 'Choose one employer each week for three weeks. Spend a quarter of an hour on their website or in their shop, as a customer would. Write down one thing that works badly and how it could be easier. Put the best of the three notes into an application.',
        say: {
          to: 'an interviewer',
          words:
            "I looked at what you offer as a customer would, and one step took me longer than I expected. May I tell you what I'd change?",
        },
        notice: 'The third note is written faster than the first.',
        first: 'Choose one employer and look at what they offer, as a customer would.',
        done: 'Three notes are written, and one has gone out in an application.',
      },
      free: {
        name: 'Change one small thing every Sunday',
        body: 'Choose something you do every day, such as cooking or studying. Each Sunday for three weeks, change one small thing about it, and keep it that way for the week. On Saturday, tell a friend what got easier and what did not.',
        say: {
          to: 'a friend',
          words:
            "I'm changing one small thing a week to see if it gets easier. May I tell you on Saturday how it went, and you tell me whether to keep it?",
        },
        notice: 'You do an everyday thing the new way without thinking.',
        first: 'Watch yourself at one everyday task and count its steps.',
        done: 'You have tried three changes and kept at least one.',
      },
    },
    unused: {
      leads: {
        name: 'Use one meeting to make work easier',
        body: 'Once this month, use a team meeting that takes place anyway for one question: what could be easier for us? Everyone names one thing, and together you choose the smallest. Two people try the change for two weeks and then say whether it helped.',
        say: {
          to: 'someone on your team',
          words:
            "In Thursday's meeting I'd like us to talk about one thing only: what could be easier for us. Could you bring one example?",
        },
        notice: 'Someone tells you an example before the meeting begins.',
        first: 'Choose the team meeting in which you will ask what could be easier.',
        done: 'Two people have tried one change and told the others if it helped.',
      },
      colleagues: {
        name: 'Try an easier way for two weeks',
        body: 'Choose one step in your own work that could be easier. Ask your manager if you may do it differently for two weeks, for your own tasks only. The new step takes the place of the old one, so it needs no extra time.',
        say: {
          to: 'your manager',
          words:
            "I think there's an easier way to do …, and I'd like to try it for two weeks, just for my own tasks. Then I'll tell you how it went.",
        },
        notice: 'A colleague asks what you are doing differently.',
        first: 'Choose one step in your work that takes longer than it should.',
        done: 'Two weeks of the easier way are over, and your manager knows how it went.',
      },
      alone: {
        name: 'Offer one improvement as its own job',
        body: 'With each client you visit or ring this month, look for one thing that could work better for them. Choose the best, and offer it as a small job of its own, at a fixed price. Mention it while you are talking to them anyway.',
        say: {
          to: 'a client',
          words:
            'While I was working for you, I noticed …, and I could make that easier for you at a fixed price. Would you like that?',
        },
        notice: 'A client says: I had got used to that.',
        first: 'Write down one thing that could work better for a client of yours.',
        done: 'You have offered one client an improvement at a fixed price.',
      },
      seeking: {
        name: 'Search for work that improves things',
        body: 'Many jobs are about making things run better, under names such as process, service or maintenance. Search for these three words this month, in place of one of your usual searches. Talk to one person who has such a job, and ask what they changed last.',
        say: {
          to: 'someone who has such a job',
          words:
            "I often see how something could be easier, and I'm looking for work where that's wanted. What did you last change in your job?",
        },
        notice: 'A job title that is new to you is on your list.',
        first: 'Search once for each of these words: process, service, maintenance.',
        done: 'Someone has told you about the last thing they changed at work.',
      },
      free: {
        name: 'Make one shared thing easier to use',
        body: 'Find something in a course, a club or your street that many people use and that works badly, such as a sign-up list. Ask if you may replace it for two weeks. Make the new one in an hour at most, and watch twice how people use it.',
        say: {
          to: 'the person who looks after it',
          words:
            "Many people have trouble with …, and I'd like to try a different one for two weeks. If it doesn't help, I'll put the old one back.",
        },
        notice: 'Someone uses the new one without stopping to ask.',
        first: 'Watch for ten minutes how people use a list or a notice board.',
        done: 'Your version has been tried for two weeks, and it is decided what stays.',
      },
    },
  },
} as const satisfies NatureWords;
