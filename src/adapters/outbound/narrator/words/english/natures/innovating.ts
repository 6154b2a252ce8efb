import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const innovating = {
  about: 'Looking at something that works and finding a way to make it work better.',
  standing: {
    core: 'Seeing what could work better comes naturally to you, {role} asks for it a lot, and it takes no energy.',
    core_gives:
      'Seeing what could work better comes naturally to you, {role} asks for it a lot, and it gives you energy.',
    costly_strength:
      'Seeing what could work better comes naturally and {role} asks for it, but it takes energy from you.',
    untapped: 'Seeing what could work better comes naturally to you, but {role} seldom asks for it.',
    reserve:
      'Improving things comes naturally to you, though it takes energy, and {role} seldom asks for it.',
    growth_edge: 'In {role} much has to be improved, which still takes some practice but does not drain you.',
    growth_middle: 'In {role} much has to be improved, and seeing how comes fairly naturally to you.',
    strain: '{Role} asks you to improve many things, which does not come naturally to you and takes energy.',
    strain_middle:
      'Improving things comes fairly naturally to you, {role} asks for it a lot, and it takes energy.',
    background: 'Improving things does not come naturally to you, and {role} seldom asks for it.',
    some_natural: 'Seeing what could work better comes naturally to you, and {role} asks for it at times.',
    some_middle: 'At times {role} asks for an improvement, and finding one comes fairly naturally to you.',
    some_little: 'At times {role} asks for an improvement, and finding one comes less naturally to you.',
    some_costs: 'At times {role} asks for an improvement, and working on one takes energy from you.',
    seldom_middle:
      'Seeing what could be improved comes fairly naturally to you, but {role} seldom asks for it.',
    asked_gives: 'Improving what exists is part of {role}, and it gives you energy.',
    asked_costs: 'Improving what exists is part of {role}, and it takes energy from you.',
    asked_even: 'Improving what exists is part of {role}, and it neither gives nor takes energy.',
    seldom_gives: 'Improving something gives you energy, but {role} seldom gives you the occasion.',
    seldom_costs: '{Role} seldom asks you to improve anything, and doing so takes energy from you.',
    seldom_even: '{Role} seldom asks for improvements, and making them leaves your energy as it was.',
  },
  opening: {
    carries:
      'Asking how a task could be done in a better way comes naturally to you. You answered that {role} asks for that, and it takes no energy from you. Such work goes best when you finish one change before you begin the next.',
    carries_gives:
      'Asking how a task could be done in a better way comes naturally to you. You answered that {role} asks for that, and it gives you energy. Such work goes best when you finish one change before you begin the next.',
    draining_strength:
      'When something does not work well, looking for a better way comes naturally to you. {Role} asks for that, and it takes energy from you. So learning more is unlikely to help. It may help more to take on fewer changes at a time.',
    stretch:
      'Finding a better way is still an effort for you, and {role} asks you to do it. Even so, you gain energy from it. So it is worth learning on purpose, with one small thing at a time and without hurry.',
    unused:
      'Seeing what could be simpler comes naturally to you: a step too many, or a question that is asked twice. {Role} seldom asks you for such ideas. So look for one place where they are of use, even a small one.',
    gives:
      'Making an existing thing work better gives you energy, and {role} asks for it. Some improvements still help people weeks later, and others are soon forgotten. It is worth knowing which of yours last.',
  },
  title: {
    carries: 'Seeing a better way comes easily to you',
    draining_strength: 'Better ways come easily to you and cost energy',
    strain: 'Looking for better ways takes your energy',
    stretch: 'Improving things is an effort that gives you energy',
    unused: 'Better ways come easily, but you are seldom asked for one',
    gives: 'Making things work better gives you energy',
    costs: 'Improving things takes energy from you',
  },
  see: {
    carries:
      '{Role} asks you to make things work better, and that takes no energy from you. It is easy to think that an improvement is finished once you have found it. In fact it is finished when people use it without thinking. Before that there may be weeks of explaining and reminding, and many improvements are given up in these weeks. So go back to a good idea after a few weeks and ask how it is going.',
    carries_gives:
      '{Role} asks you to make things work better, and that gives you energy. It is easy to think that an improvement is finished once you have found it. In fact it is finished when people use it without thinking. Before that there may be weeks of explaining and reminding, and many improvements are given up in these weeks. So go back to a good idea after a few weeks and ask how it is going.',
    draining_strength:
      '{Role} asks you for improvements, and they take energy from you. Finding them may be the easy part. The tiring part may come afterwards: trying them out, explaining them, and answering people who were content with the old way. When somebody says that a thing could be done better, nobody counts this work. So one quick idea can fill weeks, and the next may come before they are over.',
    strain:
      '{Role} asks you to find better ways, and that takes energy from you. You may think that you dislike change. But improving consists of two tasks: seeing where something goes wrong, and thinking of a better way. You can leave the first to the people who do the work every day. Then less remains for you, and sometimes these people know the better way too.',
    stretch:
      'Finding a better way takes some effort, and {role} asks for it. Even so, looking for one gives you energy. It is easy to think that an improvement has to be an invention. Many improvements are copied from someone who does the same thing a little differently, and that takes less effort.',
    unused:
      '{Role} seldom asks you for a better way. Where a way of working is fixed, a suggestion can sound like blame for the person who chose it. That is one reason why people keep good ideas to themselves. It is different when you change something in your own part of the work, because people can see it before you explain it.',
    gives:
      '{Role} asks you to improve things, and this gives you energy. The energy often comes at the end, when something that was slow or awkward suddenly goes well. The idea alone may give you much less. So one finished change can give you more energy than three that you have only begun.',
    costs:
      '{Role} asks for improvements, and they take energy from you. The idea may be the smaller part of the work, and trying it out and explaining it the larger one. As long as a change is not finished, you have to think of both the old way and the new one. So it may matter less how large the changes are than how many you make at a time.',
  },
  scenes: {
    gives: {
      leads: [
        'Someone on your team sighs over the daily list. You ask which lines anyone needs, and together you cross out half of them. From Wednesday the team uses the short list, and nobody asks for the old one.',
        'Someone on your team shows you how they really do a task, and it is quicker than the official way. You ask a few questions, and together you write it down. The next day two others try it.',
      ],
      colleagues: [
        'It is Tuesday, and you answer the same question for the third time that week. You write the answer into one message that everyone can find. By Wednesday evening, nobody has asked again.',
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
        'On a Monday you may look at something that works, only slowly. You watch two people use it, change one detail, and watch again. By noon it may already go a little faster.',
        'Somebody may say that it has always been done like this. You ask whether you can try another way for one week. When the week is over, the only question left is who will try it next.',
      ],
    },
    costs: {
      leads: [
        'A new way of working has started, and everyone has a question about it. You explain the reason three times before lunch. Someone preferred the old way and tells you so. Your own work begins when the others go home.',
        'Some part of the work is always supposed to get better, and the next ideas are due on Friday. You ask around and think about it on the way home. The easy changes have been made already, and the others need time.',
      ],
      colleagues: [
        'A task was changed last month and is about to change again. You are asked what could be better this time. You try it out and write down what does not work, while your other tasks wait.',
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
        'A message asks what you think of a new way of working, the third one since spring. You compare it with the old one, line by line, and write down what could go wrong. By then the morning is over.',
        'There is a channel for suggestions, and it is never quiet. You answer one, test another, and explain why the next will not work. When you close the laptop, there are five new ones.',
      ],
      target: [
        'In such a role, nothing may ever be finished for good. You show a better way, and the first question is what comes next. A day on which a thing is simply used as it is may be rare.',
        'You may spend a morning finding an easier way, and two weeks winning people over. Some of them nod and go on as before. You explain it once more, and then again in writing.',
      ],
    },
    missing: {
      leads: [
        'The steps are fixed, and your team keeps to them. Someone asks you why one of them is done twice, and you have wondered too. The two of you think of a shorter way, and then you both go back to work.',
        'There is one task that everyone complains about and has got used to. You know what you would change about it. On your list for today there are nine other things, and by the evening you have done eight.',
      ],
      colleagues: [
        'You write the same details in two places, as everyone does. Once would be enough, and you know how it could be done. Nobody has asked, so you go on to the next line.',
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
        'In such a role, the way of doing things may be written down and checked. You keep to it. On the way home you think about the one step that could be left out.',
        'Suggestions may be welcome once a year, on a form. For the rest of the time, the work is to do well what is already there. You write your idea on a slip of paper and keep it.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Improve one thing with your team',
        body: 'Ask your team what slows them down most, and choose one thing. Two people try a better way for two weeks. In the third week, ask the two what they would keep, and tell everyone else. Until then, all other changes wait.',
        say: {
          to: 'someone on your team',
          words:
            "We're changing one thing and leaving everything else alone for three weeks. What slows you down most? Would you be one of the two who try the new way?",
        },
        notice: 'Someone on the team explains the new way to someone else.',
        first: 'Ask three people on your team what slows them down most.',
        done: 'Two people have tried one change for two weeks, and it is decided what stays.',
      },
      colleagues: {
        name: 'See one change through to the end',
        body: 'Choose one improvement that is agreed but not yet used by everyone. For three weeks, give it half an hour a week, in place of looking for the next one. Each week, ask one person why they still do it the old way, and fix what you can.',
        say: {
          to: 'your manager',
          words:
            "Before I begin another change, I'd like to see the last one through to the end. I'd give it half an hour a week for three weeks. Can the next one wait until then?",
        },
        notice: 'Someone uses the new way without looking anything up.',
        first: 'Choose the improvement, and the first person you will ask.',
        done: 'Three people have told you why they still did it the old way.',
      },
      alone: {
        name: 'Shorten one piece of paperwork',
        body: 'Choose one piece of paperwork that comes with every job, such as the quote or the invoice. Change it once, in an hour on a weekday, so that it takes less time from then on. Use it unchanged for three weeks.',
        say: {
          to: 'a client',
          words:
            "I've made my quotes shorter so that they're easier to read. Could you tell me if anything is missing?",
        },
        notice: 'A client answers without asking what a line means.',
        first: 'Time yourself once while you write a quote or an invoice.',
        done: 'For three weeks, you have used the shorter paperwork unchanged.',
      },
      seeking: {
        name: 'Describe one thing you improved',
        body: 'Think of one thing that ran better after you had worked on it, in a job or anywhere else. Write one sentence on how it was before and one on how it was after. Put these two sentences into your next three applications.',
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
        name: 'Let someone else introduce one change',
        body: 'Choose one change that is under way. For three weeks, someone on your team runs the trial and answers all the questions about it. In return, you take over another of their tasks. The two of you meet on Mondays for a quarter of an hour.',
        say: {
          to: 'someone on your team',
          words:
            "The idea is there. Would you run the trial for three weeks and answer the questions? I'd do another task for you in that time, and we'd talk every Monday.",
        },
        notice: 'People ask someone else how the new way works.',
        first: 'Choose one change that is under way, and the person who could introduce it.',
        done: 'For three weeks, someone on your team has answered the questions about the change.',
      },
      colleagues: {
        name: 'Let a colleague explain your change',
        body: 'Choose the change of yours that raises most questions. Ask a colleague who likes explaining to show it to the others and to answer their questions for three weeks. In return, take over one of their tasks that takes you little time.',
        say: {
          to: 'a colleague',
          words:
            "The new way is ready, but explaining it to everyone takes a lot out of me. Would you do that for three weeks? I'd do a task of yours in return.",
        },
        notice: 'Someone comes to you with a question, and you name your colleague.',
        first: 'Choose the change, and a colleague who could explain it.',
        done: 'For three weeks, questions about the change have gone to your colleague.',
      },
      alone: {
        name: 'Agree when a job is good enough',
        body: 'Before your next job, write down with the client in three lines what the result has to do. When it does that, the job is finished, and the invoice goes out the same day. Further wishes go on a second page, with a price.',
        say: {
          to: 'a client',
          words:
            "The three things we wrote down are done, so the job is finished. I've put your other wishes on a second page. Shall I send you a price for them?",
        },
        notice: 'An invoice goes out although the client still has wishes.',
        first: 'Write down in three lines what the result of your next job has to do.',
        done: 'One job has ended as agreed, and its invoice went out the same day.',
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
        body: 'Choose three things around you that you would like to improve. Work on one of them, on one afternoon a week, and leave the other two alone for three weeks. When you see something else that could be better, write it down and do nothing more.',
        say: {
          to: 'a friend',
          words:
            "I can see how this could be better, but I'm leaving it alone for three weeks. If you'd like to try, I'll tell you my idea.",
        },
        notice: 'You walk past one of the two things without stopping.',
        first: 'Write down three things you would like to improve, and choose one.',
        done: 'One thing is better, and the other two are as they were.',
      },
    },
    strain: {
      leads: {
        name: 'Ask your team for three improvements',
        body: 'Each Monday for three weeks, ask one person on your team what they would change about their own work. They try it that week, in an hour taken from another task. On Friday they tell the others in three minutes how it went. You look for nothing yourself.',
        say: {
          to: 'someone on your team',
          words:
            'You know this work better than I do. What would you change if you had an hour for it this week? Try it, and tell us on Friday.',
        },
        notice: 'Someone brings up an idea that you did not have to find.',
        first: 'Ask one person on your team what they would change about their work.',
        done: 'Three people on your team have each tried an idea of their own.',
      },
      colleagues: {
        name: 'Look for improvements together with a colleague',
        body: 'Find a colleague who likes to change things. The next time an improvement is wanted from you, talk to them for half an hour before you think about it alone. You say where it goes wrong, and they say what could be different. Hand it in under both names.',
        say: {
          to: 'a colleague',
          words:
            "I'm meant to suggest what could work better. Could we think about it together for half an hour on Thursday? I can tell you where it goes wrong.",
        },
        notice: 'Your colleague has an idea before you have finished explaining.',
        first: 'Ask a colleague who likes to change things to think with you for half an hour.',
        done: 'One suggestion with two names on it has been handed in.',
      },
      alone: {
        name: 'Keep to one method for three weeks',
        body: 'Write down, step by step, how you do your most frequent kind of job. For three weeks, do every such job in this way, and improve nothing about it. When a client asks for a different way, name the price of the extra time first.',
        say: {
          to: 'a client',
          words:
            "I've done it this way many times, and that keeps the price where it is. We can do it differently, and that would cost more. Which would you like?",
        },
        notice: 'You do a whole job without wondering what comes next.',
        first: 'Write down the steps of the job you do most often.',
        done: 'For three weeks, every such job has followed the written steps.',
      },
      seeking: {
        name: 'Look for places with a proven method',
        body: 'Some adverts say that everything is to be improved or rethought. For three weeks, leave those aside and answer the ones that speak of routine or reliability. Ask one person who works at such a place how often things have changed there.',
        say: {
          to: 'someone who works there',
          words:
            'How often has your way of working changed in the past year? And who is expected to think of such changes?',
        },
        notice: 'A different kind of advert stands at the top of your list.',
        first: 'Go through your saved adverts and mark each one that speaks of change.',
        done: 'One person has told you how often things change where they work.',
      },
      free: {
        name: 'Pass on what others suggest',
        body: 'When a course or a club asks what could be improved, you need not think of it alone. In the next three weeks, ask two people there what bothers them, for ten minutes each. Write it down and pass it on, and add nothing of your own.',
        say: {
          to: 'someone in your course or club',
          words:
            "I've been asked what could be improved here, and you know the place. What bothers you most? I'll write it down and pass it on.",
        },
        notice: 'Your page fills up while the other person talks.',
        first: 'Choose two people in a course or club whom you could ask what bothers them.',
        done: 'You have passed on two suggestions from other people.',
      },
    },
    stretch: {
      leads: {
        name: 'Try one change for ten days',
        body: 'Choose one small thing that costs your team time each week. Ask them for three easier ways, and take the simplest. Try it for ten working days, in place of the old way. Then ask in a meeting that takes place anyway whether it stays.',
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
        body: 'Choose a task that both you and a colleague do. Watch the colleague for half an hour, and ask why they do it that way. Then, for two weeks, try one detail of their way in place of your own.',
        say: {
          to: 'a colleague',
          words:
            "I'd like to see how others do this task. May I watch you for half an hour next week and ask a few questions?",
        },
        notice: 'You reach for the new way before you have thought about it.',
        first: 'Choose a task that a colleague does too, and ask if you may watch.',
        done: "For two weeks, you have done one detail a colleague's way.",
      },
      alone: {
        name: 'Ask three clients about one detail',
        body: 'In the next three weeks, ask three clients what they would like you to do differently. Do it at the end of a call or a visit that takes place anyway. Take the easiest of the three answers, and change that detail in your next job.',
        say: {
          to: 'a client',
          words:
            "Before I go: is there one small thing about the way I work that you'd like to be different?",
        },
        notice: 'A client names something that had not crossed your mind.',
        first: 'Choose three clients whom you will see or ring in these weeks anyway.',
        done: 'Three clients have answered, and you do one detail differently.',
      },
      seeking: {
        name: 'Try out what three employers offer',
        body: 'Choose one employer each week for three weeks. Spend a quarter of an hour on their website, or visit them, as somebody from outside would. Write down one thing that works badly and how it could be easier. Put the best of the three notes into an application.',
        say: {
          to: 'an interviewer',
          words:
            "I looked at your website as somebody from outside would, and one step took me longer than I expected. May I tell you what I'd change?",
        },
        notice: 'The third note is written faster than the first.',
        first: 'Choose one employer and look at their website, as somebody from outside would.',
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
        body: 'Use one team meeting that takes place anyway for a single question: what could be easier for us? Everyone names one thing, and together you choose the smallest. Two people try the change for two weeks and then tell the others whether it helped.',
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
            "I think there's an easier way to do this, and I'd like to try it for two weeks, just for my own tasks. Then I'll tell you how it went.",
        },
        notice: 'A colleague asks what you are doing differently.',
        first: 'Choose one step in your work that takes longer than it should.',
        done: 'Two weeks of the easier way are over, and your manager knows how it went.',
      },
      alone: {
        name: 'Offer one improvement as its own job',
        body: 'In the next three weeks, look with each client for one thing that could work better for them. Choose the best of these, and offer it as a small job of its own, at a fixed price. Mention it while you are talking to them anyway.',
        say: {
          to: 'a client',
          words:
            'While I was working for you, I noticed something that could be easier for you, and I could change it at a fixed price. Would you like that?',
        },
        notice: 'A client says: I had got used to that.',
        first: 'Write down one thing that could work better for a client of yours.',
        done: 'You have offered one client an improvement at a fixed price.',
      },
      seeking: {
        name: 'Search for work that improves things',
        body: 'Many jobs are about making things run better, under names such as process, service or maintenance. Once a week for three weeks, search for these words in place of one of your usual searches. Ask one person who has such a job what they changed last.',
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
            "Many people have trouble with this one, and I'd like to try a different one for two weeks. If it doesn't help, I'll put the old one back.",
        },
        notice: 'Someone uses the new one without stopping to ask.',
        first: 'Watch for ten minutes how people use a list or a notice board.',
        done: 'Your version has been tried for two weeks, and it is decided what stays.',
      },
    },
  },
} as const satisfies NatureWords;
