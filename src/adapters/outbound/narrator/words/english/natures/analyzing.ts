import type { NatureWords } from '../../nature-words.ts';

export const analyzing = {
  about: 'Looking closely at what happened, checking it, and finding out why.',
  standing: {
    core: 'You look for causes of your own accord, and {role} needs that.',
    costly_strength: 'You look for causes of your own accord, and {role} needs that, but it takes energy.',
    untapped: 'You look for causes of your own accord, and {role} hardly ever asks you to.',
    reserve: 'You readily look for causes though it takes energy, and {role} hardly ever asks you to.',
    growth_edge: '{Role} asks you to look for causes, which you do not yet do of your own accord.',
    strain: 'In {role} you have to check facts closely, and that takes effort and energy.',
    background: 'It takes you some effort to look for causes, and {role} hardly ever asks you to.',
    some_natural: 'You readily look for causes, and {role} asks you to now and then.',
    some_middle: 'Now and then {role} asks you to look for causes, and you find that fairly natural.',
    some_little: 'Now and then {role} asks you to look for causes, which takes you some effort.',
    seldom_middle: 'You find it fairly natural to look for causes, and {role} hardly ever asks you to.',
    asked_gives: 'In {role} you look into facts and causes, and that gives you energy.',
    asked_costs: 'In {role} you look into facts and causes, and that takes energy from you.',
    asked_even: 'In {role} you look into facts and causes, and your energy stays about the same.',
    seldom_gives: 'You seldom have to look for causes in {role}, but you gain energy when you do.',
    seldom_costs: 'You seldom have to look for causes in {role}, but it takes energy when you do.',
    seldom_even: 'You seldom have to look for causes in {role}, and your energy stays the same when you do.',
  },
  opening: {
    carries:
      'You want to know why something happened before you decide what to do about it. {Role} asks for that. So the question you would ask anyway is also the one that the work needs.',
    draining_strength:
      'When two things do not agree, you go on until you have found out why. {Role} asks for this, and it comes naturally to you. The search also takes energy, even on days when you find the answer quickly.',
    stretch:
      '{Role} asks you to work through facts until the cause is clear. You do not yet do that of your own accord, and still it gives you energy. So it can be learned with pleasure, one question at a time.',
    unused:
      'When a reason is missing, you see it, and you would like to find it. {Role} hardly ever asks you to. So there is something that comes naturally to you and that a week could hold more of.',
    gives:
      'In {role} you look into facts and ask why, and you gain energy from it. So a quiet hour over a hard question can be one of the good hours of your week.',
  },
  title: {
    carries: 'You ask why, and the work needs that question',
    draining_strength: 'Finding causes comes naturally, and the search takes energy',
    strain: 'Close checking takes effort and energy from you',
    stretch: 'Looking for causes is still hard and gives you energy',
    unused: 'You look for causes, and you are seldom asked to',
    gives: 'Getting to the bottom of things gives you energy',
    costs: 'Hours spent over facts take your energy',
  },
  see: {
    carries:
      'When something looks odd, you follow it until you know where it comes from. {Role} asks for this, so the question belongs to the work. From outside it can look like doubt, or like slowness. Yet a cause that has been found once does not have to be looked for again.',
    draining_strength:
      'When a proof is missing, you see it, and you go on looking. {Role} asks for this kind of search. Often the finding is quick, and the energy goes into being quite certain. It is seldom said how certain is certain enough, so a question can stay with you longer than it was meant to.',
    strain:
      '{Role} asks you to go through facts carefully, and this takes effort and energy. More concentration may seem to be the answer. Usually something else costs so much: staying with details for a long time without knowing whether it is enough. The same check is lighter when someone has said beforehand where it ends.',
    stretch:
      '{Role} asks you to look for causes, and you gain energy when you do. It is still an effort, and it may go slowly. Slow work can be the right work all the same. Often only the beginning is hard, when there are many facts and it is not clear which question comes first.',
    unused:
      'When a story does not fit the facts, you would like to know why. {Role} hardly ever asks you to find out. A question asked in passing can then sound like an objection. The same question, with an hour to follow it to the end, is a piece of work that can be shown.',
    gives:
      'In {role} you look into things, and you gain energy from it. From outside, little seems to happen in an hour like that. There is nothing to see until the answer comes, so it is easily given away in a full week. Yet this quiet hour is where some of your energy comes from.',
    costs:
      'In {role} you look closely at facts and say what they mean. Each hour of this takes energy, whatever comes out at the end. It often takes more when the same thing is checked twice, from habit or to be on the safe side. That second check shows least and can be spared first.',
  },
  scenes: {
    gives: {
      leads: [
        'Something has gone wrong for the third time, and everyone has an explanation. You ask the person who was there to tell you what happened, step by step. Half an hour later you both know where it began, and nobody is blamed.',
        'A complaint comes in, and everyone wants to put it right at once. You ask one more question, and then another. It turns out that two people had been told different things, and one conversation is enough to settle it.',
      ],
      colleagues: [
        'On a Tuesday it may go like this: a colleague says that it always goes wrong on Mondays. You look it up, and it goes wrong on Fridays, after the delivery. From there the answer is not far.',
        'You have a quiet half hour and two lists that ought to agree. Line by line, you find the place where they differ. When someone asks whether you are coming to lunch, you look up and it is one already.',
      ],
      alone: [
        'A client is sure of what went wrong. You ask what happened just before, and then you look for yourself. The cause turns out to be something else, and you can show it in two minutes.',
        'In a quiet half hour, you look through your last jobs. Which of them took longer than you had thought, and why? At the end you know what to ask before the next one, and your coffee is cold.',
      ],
      serves: [
        'For the third time this week, someone comes with the same trouble. You ask a few more questions than usual and write the answers down. By evening you can tell a colleague how it starts.',
        'Someone comes to you, upset and sure of what went wrong. You listen, look it up, and go through it with them once more. The reason is a different one, and you can explain it in two sentences.',
      ],
      remote: [
        "The chat is quiet. Something in yesterday's numbers does not fit, and you follow it back, one step after the other. At eleven you write two lines with the cause, and somebody answers: so that was it.",
        'In the call, opinions go back and forth. You ask what really happened in the last few weeks, look it up while the others talk, and read it out. Now the talk is about something that everyone can see.',
      ],
      target: [
        'A morning in such a role may begin with a result that nobody can explain. You would have an undisturbed hour and a good question. Before noon, you could say what lies behind it.',
        'Someone would show you a result and ask whether it can be true. You would look at it twice and check where one of the numbers came from. Then you could say yes or no.',
      ],
    },
    costs: {
      leads: [
        'By noon, somebody wants to know why it took so long last week. You go through messages and lists, while two people from the team wait to ask you something else. The answer is ready at two, without any lunch.',
        'The day is nearly over, and you are still going through the same list. Tomorrow you have to answer for these numbers, so you check them again. They are right, and another hour has gone by.',
      ],
      colleagues: [
        'You know the moment: the work is done, and somebody asks where this one number comes from. You go back, step by step, through everything you did. The answer takes the whole afternoon.',
        'On a Wednesday it may go like this: two lists should agree, and they do not. You compare them line by line, with a finger on the page. At four you have found the mistake, and you want nothing more to read.',
      ],
      alone: [
        'One amount does not fit. You look through the receipts, then the messages, then the receipts again. When you have found it, the half day that was meant for something else is over.',
        'A client asks why it costs what it costs. You look up hours and materials and write it all down. It takes you two hours to answer, and it takes the client one minute to read.',
      ],
      serves: [
        'Between two people there are ten minutes for the records. Every line has to be right, so you go over it again. When you look up, someone has been waiting in front of you for a while.',
        'Something went wrong, and you are to write down how. You go through the day from the beginning, hour by hour, while people keep asking for you. You are still writing when you should be on your way home.',
      ],
      remote: [
        'Alone with the screen, you go through one number after another. Nobody is there to say whether this is enough, so you check it all again. When you stand up, it is dark outside.',
        'A colleague writes that your numbers differ from theirs. Twenty messages later it is clear that each of you began counting on a different day. Your own work has not moved since nine.',
      ],
      target: [
        'A whole afternoon in such a role may go into one question, with answers that contradict each other. You would come to a result. Afterwards, you might want to look at nothing small for a while.',
        'People would send you their numbers and wait for your word on them. Each time you would check from the beginning. By Thursday, even a short message might have to be read twice.',
      ],
    },
    missing: {
      leads: [
        'In ten minutes it is decided what to do about the delays. Nobody has asked where they come from. You have a guess, and afterwards you look up when they began.',
        'Your day is full of people and decisions. In a free quarter of an hour, you look into something you have wondered about since Monday. You were right, and then the next person is there.',
      ],
      colleagues: [
        'On a Thursday it may go like this: there is a list to work through, and you work through it. One line makes no sense to you. You ask about it, and hear that it has always been there.',
        'Someone says over coffee that customers want it faster. You wonder how they know. There is no time to find out, and by the afternoon everyone is hurrying.',
      ],
      alone: [
        'One job follows another. It seems to you that the small ones take longer than they should, and you would like to know why. Then the phone rings, and the question has to wait.',
        'A client wants it to work again and does not ask why it stopped. You put it right and leave. On the way home, you go through the possible causes anyway.',
      ],
      serves: [
        'One person follows another, each with a small request, and all are helped. Two of them had the same trouble, and you have a question in mind. The next one is already standing there.',
        'You are told what to do, and nobody says why. In a slow moment you look it up, and a colleague asks what you are reading. For two minutes you talk about causes.',
      ],
      remote: [
        'Requests come in, and you answer them one by one. Some of them go back to the same mistake. You start a small list of your own, which nobody has asked for.',
        'In a call, somebody says that it has become worse since spring. You would like to know since when exactly. The next subject comes up before you have found the button to speak.',
      ],
      target: [
        'Most questions in such a role may have to be answered on the spot. You would give an answer and keep another question for later. Now and then someone would ask you to look into it.',
        'The day would consist of doing more than of finding out. Once in a while the same mistake would turn up twice. Then you would stay a little longer to see where it began.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Find one cause a week together',
        body: 'Once a week for a month, take one thing that went wrong or surprisingly well. Look for its cause with someone who was there. Take half an hour of a meeting you have anyway. Then tell the team in two sentences what you found.',
        say: {
          to: 'someone on your team',
          words:
            "I'd like to understand how … happened, and nobody is to blame. Could you tell me everything from the beginning? Half an hour is enough.",
        },
        notice: 'Someone brings you a problem together with what may have caused it.',
        first: 'Choose one thing from last week that nobody can explain yet.',
        done: 'You have told the team about four causes, in two sentences each.',
      },
      colleagues: {
        name: 'Keep half an hour for one question',
        body: 'Each Monday for a month, choose one question from your work that deserves a proper answer. Look into it for half an hour in the same week, in place of a task that can wait. Then tell your manager the answer in two sentences.',
        say: {
          to: 'your manager',
          words:
            "I'd like to find out why …, and I need half an hour for it this week. Could … wait until next week?",
        },
        notice: 'Someone mentions one of your answers in a conversation.',
        first: 'Write down three questions from your work that nobody has answered properly.',
        done: 'Your manager has heard four answers from you.',
      },
      alone: {
        name: 'Ask about the cause before quoting',
        body: 'With the next three requests, ask two questions before you give a price. Since when has it been like this, and what has been tried already? Ask them in the call you have anyway, and put the answers at the top of the quote.',
        say: {
          to: 'a client',
          words:
            "Before I give you a price, I'd like to understand it better. Since when has it been like this, and what have you tried so far?",
        },
        notice: 'A client tells you something that changes your quote.',
        first: 'Write down two questions about the cause that you can ask at the next request.',
        done: 'Three quotes begin with what the client has said about the cause.',
      },
      seeking: {
        name: 'Find out what an employer struggles with',
        body: 'Once a week for a month, find out in an hour what one employer struggles with. Read what customers write, or ask someone who knows the place. Put it into two sentences of your application. The hour replaces one quick application.',
        say: {
          to: 'someone who knows the place',
          words:
            "I'm thinking of applying to …, and I'd like to understand the place first. What do they struggle with most, as you see it?",
        },
        notice: 'An interviewer asks where you found that out.',
        first: 'Choose one employer and read for half an hour what customers write about it.',
        done: 'Two applications that name what the employer struggles with have gone out.',
      },
      free: {
        name: 'Find out one thing thoroughly',
        body: 'Take a question from your surroundings, such as how your street got its name. For three weeks, look into it on one evening a week, in place of something you watch or read. Then write one page: what is certain, and what is still open.',
        say: {
          to: 'a friend',
          words:
            "I've looked into …, and I wrote a page about it. Would you read it and tell me which part you don't believe?",
        },
        notice: 'Someone asks you what you have found out so far.',
        first: 'Write down three questions you would like to look into, and circle one.',
        done: 'A page with what you found is written, and one person has read it.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Let your team take the first look',
        body: 'For a month, whoever brings you a problem also says what they have checked and what the cause may be. Ask one question, and let them go on looking. If it is still open after two days, look at it together for half an hour.',
        say: {
          to: 'someone on your team',
          words:
            "Before we talk about it, could you check what happened and tell me what may be behind it? Then I'll ask you one question.",
        },
        notice: 'Someone tells you about a problem that they have already solved.',
        first: 'Write down the three questions you usually ask first, and give them to your team.',
        done: 'Three problems have come to you with a cause that someone else had found.',
      },
      colleagues: {
        name: 'Check one thing at a time',
        body: 'For a month, put every request to check something on one list. Each Monday, ask your manager which one comes first. Check that one until it is certain enough for its purpose, and then stop. Everything else waits. What nobody asks for again is crossed out.',
        say: {
          to: 'your manager',
          words:
            "These are the things I've been asked to check. Which one should come first this week? The others would wait until next Monday.",
        },
        notice: 'Someone looks at your list before asking you to check something.',
        first: 'Write every open request to check something on a single sheet.',
        done: 'One request has been crossed out, and nobody has missed it.',
      },
      alone: {
        name: 'Agree beforehand how long you look',
        body: 'For a month, agree with each client how long you look for the cause before you begin: half an hour, or half a day. When the time is up, say what you know and ask before you go on. That way, no search goes on for longer.',
        say: {
          to: 'a client',
          words:
            "I've looked for as long as we agreed, and I can tell you what I know so far. Shall I go on looking, or is that enough?",
        },
        notice: 'A client says that what you know is enough.',
        first: 'Look up how long you searched for the cause on one of your last jobs.',
        done: 'On two jobs, you have stopped looking when the agreed time was up.',
      },
      seeking: {
        name: 'Give each advert twenty minutes',
        body: 'A single advert or employer can be studied until the evening. For three weeks, give each advert twenty minutes, with a clock beside you. Then decide whether to apply, or let it go. Look into an employer properly only after they have invited you.',
        say: {
          to: 'a friend',
          words:
            "I can look into an employer for hours. May I send you two names each Friday, and you only ask me whether I've decided?",
        },
        notice: 'The clock rings, and you know whether you will apply.',
        first: 'Set a clock to twenty minutes and decide about one saved advert.',
        done: 'Eight adverts have been decided on within twenty minutes each.',
      },
      free: {
        name: 'Decide small things without research',
        body: 'Choose two kinds of small decisions, such as which film to watch or which way to go. For a month, make them within five minutes and look nothing up. Keep the careful search for one matter that counts, half an hour a week.',
        say: {
          to: 'a friend',
          words:
            "You choose the film this time, and I won't look anything up. If it's bad, we can laugh about it.",
        },
        notice: 'You sit down to a film about which you have read nothing.',
        first: 'Make one small decision this week within five minutes.',
        done: 'You have made ten small decisions without looking anything up.',
      },
    },
    strain: {
      leads: {
        name: 'Put someone else on the checking',
        body: 'Find someone on your team who likes to check things. For a month, this person does the check that takes you longest and tells you the result in three sentences. You ask your questions and answer for the result. The checking stays with them.',
        say: {
          to: 'someone on your team',
          words:
            'Could you check … for a month, and tell me in three sentences what you found? I stay responsible for the result.',
        },
        notice: 'You know the result of the check without having done it.',
        first: 'Write down which check takes you longest and who on your team could do it.',
        done: 'Someone else has done the check twice from start to finish.',
      },
      colleagues: {
        name: 'Swap the checking with a colleague',
        body: 'Find a colleague who likes to check things. For a month, they look over part of your work on one fixed day a week. In return, you take over a task of theirs that takes as long. Tell your manager about the swap.',
        say: {
          to: 'a colleague',
          words:
            "Would you look over … for me every Tuesday this month? In return, I'd take over something that you don't like doing. What would that be?",
        },
        notice: 'A check comes back finished on the day you agreed.',
        first: 'Write down which check takes you longest, and who might like to do it.',
        done: 'A colleague has checked your work four times, and you have done their task.',
      },
      alone: {
        name: 'Ask which two things must be right',
        body: 'Checking has no end when nobody says what matters. For a month, ask each client which two things have to be exactly right. Check these with care, look over the rest once, and stop. This replaces the second and third look.',
        say: {
          to: 'a client',
          words:
            "I'd like to spend my time on what matters most to you. Which two things have to be exactly right?",
        },
        notice: 'A client names two things, and you leave out a check you used to make.',
        first: 'Write down which check took you longest on your last job.',
        done: 'On three jobs, you have checked with care only what the client had named.',
      },
      seeking: {
        name: 'Let a friend look into the adverts',
        body: 'Find a friend who likes to look things up. For a month, send them one advert a week, and they tell you on the phone what they found out about the place. Their call replaces your own search. In return, offer them a small favour.',
        say: {
          to: 'a friend',
          words:
            "You like to look things up. Would you find out what … is like as a place to work, by Sunday? I'd do something for you in return.",
        },
        notice: 'A friend tells you something about an employer that you had not looked up.',
        first: 'Choose one advert and a friend who likes to look things up.',
        done: 'Your friend has told you about four employers.',
      },
      free: {
        name: 'Set a limit to looking things up',
        body: 'For three weeks, say beforehand how long you may look something up. Half an hour is plenty for most things. When the time is over, choose from what you have, or ask somebody who knows. This replaces the rest of the search.',
        say: {
          to: 'someone who knows the subject',
          words:
            "You know about …, and I don't want to spend a week on it. Which one would you take, and why?",
        },
        notice: 'The half hour is over, and you have already chosen.',
        first: 'Choose one thing you have been looking up, and ask somebody who knows about it.',
        done: 'Three choices have been made within half an hour each.',
      },
    },
    stretch: {
      leads: {
        name: 'Ask when it began',
        body: 'For a month, ask two questions whenever you talk with your team about something that went wrong. When did it begin, and how do we know? Write the answers down. In the last week, read all of them at once and look for what they share.',
        say: {
          to: 'someone on your team',
          words:
            'Could we look at … once more, only to understand it? When did it begin, and how do we know?',
        },
        notice: 'Someone on your team asks: how do we know that?',
        first: 'Write these two questions on a card: when did it begin, and how do we know?',
        done: 'You have written down four answers and read all of them at once.',
      },
      colleagues: {
        name: 'Follow one mistake to its cause',
        body: 'Choose one small mistake that comes back. For three weeks, write one line each time: when it happened, and what came just before. Then go through your lines with a colleague for half an hour. It replaces the talk about it in between.',
        say: {
          to: 'a colleague',
          words:
            "For three weeks, I've written down each time that … went wrong. Would you look at it with me for half an hour, to find out why?",
        },
        notice: 'When something goes wrong, you ask what came just before.',
        first: 'Choose one small mistake that comes back, and write down when it last happened.',
        done: 'You can say in two sentences why the mistake happens, and a colleague agrees.',
      },
      alone: {
        name: 'Look back at three jobs',
        body: 'On three Fridays, look back at one finished job for half an hour, in place of other paperwork. How long did it take, and what did the client ask twice? In the fourth week, compare the three jobs and change one thing in your quotes.',
        say: {
          to: 'a client',
          words:
            "I'm looking back at the job I did for you. Was there a moment when something wasn't clear to you?",
        },
        notice: 'You take one number for a new quote from an old job.',
        first: 'Choose a finished job, and write down when it began and when it ended.',
        done: 'You have looked back at three jobs and changed one thing in your quotes.',
      },
      seeking: {
        name: 'Keep a record of your applications',
        body: 'For a month, write one line for each application: what you sent, and what came back. On two Fridays, look at the lines for half an hour, in place of reading new adverts. Then change one thing in your letters.',
        say: {
          to: 'a friend',
          words:
            "Here are all my applications of this month, one line each. What do you see? I'd like to change one thing in my letters.",
        },
        notice: 'You can name the kind of letter that brings an answer.',
        first: 'Write one line for each of your last five applications.',
        done: 'You have changed one thing in your letters because of what the record showed.',
      },
      free: {
        name: 'Test one claim a week',
        body: 'Once a week for a month, take one claim that you heard in a course, from a friend or in the news. Look for two sources in half an hour, in place of other reading. Write one sentence on how certain the claim is.',
        say: {
          to: 'a friend',
          words:
            "I look into one claim a week to learn how it's done. Is there something you've always believed that I could look into next?",
        },
        notice: 'You ask where a claim comes from before you say what you think of it.',
        first: 'Write down three claims you heard this week, and circle one.',
        done: 'You have written four sentences, each on one claim and its two sources.',
      },
    },
    unused: {
      leads: {
        name: 'Keep one question for yourself',
        body: 'Choose one question about the work of your team that nobody has time to answer. For three weeks, look into it for an hour a week, while someone on your team takes your calls. At the end, tell the team what you found.',
        say: {
          to: 'someone on your team',
          words:
            "I'd like an hour a week to find out why … keeps happening. Could you take my calls in that hour for three weeks?",
        },
        notice: 'Someone asks you how far you have come with your question.',
        first: 'Ask your team which question never gets answered for lack of time.',
        done: 'You have told the team what you found.',
      },
      colleagues: {
        name: 'Offer to find one cause',
        body: 'Choose something that keeps going wrong and that everyone has got used to. Ask your manager for three hours to look into it, spread over two weeks. Agree on what can wait in the meantime. Then tell your manager what you found.',
        say: {
          to: 'your manager',
          words:
            "Every month, … goes wrong, and I'd like to find out why. Could I have three hours for it over two weeks, if … can wait?",
        },
        notice: 'Someone brings you another mistake to look at.',
        first: 'Ask two colleagues which mistake annoys them most.',
        done: 'Your manager has heard from you what the cause is.',
      },
      alone: {
        name: 'Offer to find the cause first',
        body: 'When a trouble comes back, offer to look for its cause before you put it right again. Quote for this as for any other job. This month, make the offer to two clients, and let it take the place of a routine job.',
        say: {
          to: 'a client',
          words:
            "I can put it right again. But it has happened before, so I'd rather find out why first. Shall I send you a quote for that?",
        },
        notice: 'A client asks you what was behind the trouble.',
        first: 'Look through your last jobs for a trouble that came back.',
        done: 'You have offered two clients to look for the cause first.',
      },
      seeking: {
        name: 'Look for work that asks why',
        body: 'For a month, search for jobs that consist of checking and finding out, such as quality, claims or fault-finding. Take two of your usual search hours a week for this. Ask two people who do such work about one case.',
        say: {
          to: 'someone who does such work',
          words:
            "I like to find out what really happened, and I'd like to know what that's like as a job. Could you tell me about one case?",
        },
        notice: 'You save an advert for a job that consists of finding out.',
        first: 'Enter three job titles into the search that you have never tried before.',
        done: 'Two people have each told you about one case from their work.',
      },
      free: {
        name: 'Be the one who looks it up',
        body: 'Friends and neighbours talk about things that could be looked up, such as a cost or an old rule. Offer to find out about one of them. Take two evenings in the next two weeks, in place of something you watch or read.',
        say: {
          to: 'a friend',
          words:
            "We've talked about … for a long time. Shall I find out how it really is? Give me until the end of next week.",
        },
        notice: 'A friend brings you another question to look up.',
        first: 'Listen this week for one thing people talk about that could be looked up.',
        done: 'You have told a friend what you found out in two evenings.',
      },
    },
  },
} as const satisfies NatureWords;
