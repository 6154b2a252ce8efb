import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const analyzing = {
  about: 'Looking closely at what happened, checking it, and finding out why.',
  standing: {
    core: 'Looking for causes comes naturally to you, there is much of it in {role}, and it takes no energy.',
    core_gives:
      'Looking for causes comes naturally to you, there is much of it in {role}, and it gives you energy.',
    costly_strength:
      'Looking for causes comes naturally to you and {role} asks for it a lot, but it takes energy.',
    untapped: 'Looking for causes comes naturally to you, but {role} seldom asks for it.',
    reserve:
      'Looking for causes comes naturally to you, though it takes energy, and {role} seldom asks you to.',
    growth_edge:
      '{Role} has you look for causes a lot, which still takes some practice but does not drain you.',
    growth_middle:
      '{Role} has you check facts and look for causes a lot, and that comes fairly naturally to you.',
    strain: '{Role} has you look for causes a lot, which does not come naturally to you and takes energy.',
    strain_middle:
      '{Role} has you look for causes a lot. That comes fairly naturally to you, but it takes energy.',
    background: 'Looking for causes does not come naturally to you, and {role} seldom asks for it.',
    some_natural: 'Looking for causes comes naturally to you, and {role} asks you to from time to time.',
    some_middle: 'From time to time {role} has you look for a cause, and that comes fairly naturally to you.',
    some_little: 'From time to time {role} has you look for a cause, and that comes less naturally to you.',
    some_costs: 'From time to time {role} has you look for a cause, and that takes energy from you.',
    seldom_middle: 'Looking for causes comes fairly naturally to you, but {role} seldom asks you to.',
    asked_gives: 'In {role} you look into facts and causes, and that gives you energy.',
    asked_costs: 'In {role} you look into facts and causes, and that takes energy from you.',
    asked_even: 'In {role} you look into facts and causes, and your energy stays about the same.',
    seldom_gives: 'You seldom have to look for causes in {role}, but you gain energy when you do.',
    seldom_costs: 'You seldom have to look for causes in {role}, but it takes energy when you do.',
    seldom_even: 'You seldom have to look for causes in {role}, and your energy stays the same when you do.',
  },
  opening: {
    carries:
      'It comes naturally to you to ask why something happened before deciding what to do about it. You answered that {role} asks for that, and it takes no energy from you. Such work goes best when you have time to find the answer before somebody needs it.',
    carries_gives:
      'It comes naturally to you to ask why something happened before deciding what to do about it. You answered that {role} asks for that, and it gives you energy. Such work goes best when you have time to find the answer before somebody needs it.',
    draining_strength:
      'When two facts do not agree, looking for the reason comes naturally to you. {Role} asks for that. The search also takes energy from you, so it helps to know beforehand how long you should look.',
    stretch:
      '{Role} asks you to work through facts until the cause is clear. That is still an effort for you, and even so it gives you energy. So you can learn it with one question a week, until you have the answer.',
    unused:
      'When a reason is missing, it comes naturally to you to look for it. {Role} seldom asks you to. So you hardly use one of the things that suit you.',
    gives:
      'In {role} you look into facts and ask why, and you gain energy from it. So an hour over a hard question, with nobody at the door, can be one of the good hours of your week.',
  },
  title: {
    carries: 'Asking why comes naturally, and the work needs it',
    draining_strength: 'Looking for causes comes easily and still tires you',
    strain: 'Close checking takes your energy',
    stretch: 'Looking for causes gives you energy and takes practice',
    unused: 'Asking why comes easily, but you seldom have to',
    gives: 'Finding out why gives you energy',
    costs: 'Hours spent over facts take your energy',
  },
  see: {
    carries:
      '{Role} asks you to find out where things come from, and that takes no energy from you. To others this may look slow, because nothing seems to happen while you search. It can save time later, because nobody has to look for the same cause again. But people forget an answer that is not written down. So write down what you find, in a sentence or two.',
    carries_gives:
      '{Role} asks you to find out where things come from, and that gives you energy. To others this may look slow, because nothing seems to happen while you search. It can save time later, because nobody has to look for the same cause again. But people forget an answer that is not written down. So write down what you find, in a sentence or two.',
    draining_strength:
      '{Role} gives you things to check and find out. You may find the answer quickly, and then spend much longer making sure of it. Often nobody says beforehand how certain the answer has to be. So a small question may get as much care as a large one. Before you begin, ask the person who needs the answer what would be enough.',
    strain:
      '{Role} asks you to go through facts carefully, and this takes energy. You may think that you only have to concentrate harder. But perhaps nobody has told you how much checking is enough. Then there is always one more detail to look at. The same check is less tiring when you know beforehand where it ends. So ask about that before you begin.',
    stretch:
      '{Role} asks you to look for causes, and you gain energy when you do. It is still an effort, and it may go slowly. You may think that only some people can do such work. But it becomes easier with one good first question. Once you have it, you can put the facts into two groups: those that answer the question, and those that can wait.',
    unused:
      'When a story does not fit the facts, asking why comes easily to you. {Role} seldom asks you to. When you ask such a question in passing, it can sound like an objection, so you may keep it to yourself. As an offer, it sounds different. You can offer to look for the cause for an hour and to report in two sentences. Then others can say yes or no.',
    gives:
      'In {role} you look into things, and you gain energy from it. Until you have the answer, there is nothing to show, so others may think that you have time for them. Each interruption means that you have to begin the question again. If you write an hour into your calendar, with the question beside it, people are more likely to leave you in peace.',
    costs:
      'In {role} you look closely at facts and say what they mean, and this takes energy. You may spend a good part of the time on checking the same thing twice. The second check may be a habit, or you may do it for safety. It often finds little and takes as much time as the first. So ask yourself first where you could leave it out.',
  },
  scenes: {
    gives: {
      leads: [
        'Something has gone wrong for the third time, and everyone has an explanation. You ask the person who was there to tell you what happened, step by step. Half an hour later you both know where it began, and nobody is blamed.',
        'A complaint comes in, and everyone wants to put it right at once. You ask one more question, and then another. It turns out that two people had been told different things, and one conversation is enough to settle it.',
      ],
      colleagues: [
        'Someone says that things always go wrong on Mondays. You look it up, and in fact they go wrong on Fridays, in the last hour. After that you soon find the reason.',
        'You have a quiet half hour and two lists that ought to agree. Line by line, you find the place where they differ. When someone asks whether you are coming to lunch, you look up and it is one already.',
      ],
      alone: [
        'A client is sure of what went wrong. You ask what happened just before, and then you look for yourself. The cause turns out to be something else, and you can show it in two minutes.',
        'In a quiet half hour, you look through your last jobs. Which of them took longer than you had thought, and why? At the end you know what to ask before the next job, and your coffee is cold.',
      ],
      serves: [
        'For the third time this week, someone comes with the same trouble. You ask a few more questions than usual and write the answers down. By evening you can tell the others how it starts.',
        'Someone comes to you, upset and sure of what went wrong. You listen, look it up, and go through it with them once more. The reason is a different one, and you can explain it in two sentences.',
      ],
      remote: [
        "The chat is quiet. Something in yesterday's numbers does not fit, and you follow it back, one step after the other. At eleven you write two lines with the cause, and somebody answers: so that was it.",
        'In the call, opinions go back and forth. You ask what really happened in the last few weeks, look it up while the others talk, and read it out. Now the talk is about something that everyone can see.',
      ],
      target: [
        'In the morning somebody may bring you a result that nobody can explain. You would have an undisturbed hour and a good question. Before noon, you could say what lies behind it.',
        'Someone would show you a result and ask whether it can be true. You would look at it twice and find out where it came from. Then you could say yes or no, and give the reason.',
      ],
    },
    costs: {
      leads: [
        'By noon, somebody wants to know why it took so long last week. You go through messages and lists, while two people from the team wait to ask you something else. The answer is ready at two, without any lunch.',
        'The day is nearly over, and you are still going through the same list. Tomorrow you have to answer for these numbers, so you check them again. They are right, and another hour has gone by.',
      ],
      colleagues: [
        'The work is done, and then somebody asks where one of the numbers comes from. You go back, step by step, through everything you did. The answer takes the whole afternoon.',
        'It is Wednesday, and two lists should agree, and they do not. You compare them line by line, with a finger on the page. At four you have found the mistake, and one more page would be too much.',
      ],
      alone: [
        'One amount does not fit. You look through the receipts, then the messages, then the receipts again. When you have found it, the half day that was meant for something else is over.',
        'A client asks how you arrived at the price. You look everything up once more and write it down. You need two hours for the answer, and the client reads it in one minute.',
      ],
      serves: [
        'Between two people there are ten minutes for the records. Every line has to be right, so you go over it again. When you look up, someone has been waiting in front of you for a while.',
        'Something went wrong, and you are to write down how. You go through the day from the beginning, hour by hour, while people keep asking for you. You are still writing when you should be on your way home.',
      ],
      remote: [
        'Alone with the screen, you go through one number after another. Nobody is there to say whether this is enough, so you check it all again. When you stand up, it is dark outside.',
        'Someone writes that your numbers differ from theirs. Twenty messages later it is clear that each of you began counting on a different day. Your own work has not moved since nine.',
      ],
      target: [
        'A whole afternoon in such a role may go into one question, with answers that contradict each other. In the end you would find out what is right. After that, you might leave even a short message for the next day.',
        'People might ask you whether something is right, and you would check it line by line. By Friday you might have done that many times, and somebody would already have sent the next question.',
      ],
    },
    missing: {
      leads: [
        'In ten minutes it is decided what to do about the delays. Nobody has asked where they come from. You have a guess, and afterwards you look up when they began.',
        'Your day is full of people and decisions. In a free quarter of an hour, you look into something you have wondered about since Monday. You were right, and then the next person is there.',
      ],
      colleagues: [
        'On a Thursday there is a list to work through, and you work through it. One line makes no sense to you. You ask about it, and hear that it has always been there.',
        'Someone says over coffee that it used to go faster. You wonder when that was, and what changed. There is no time to find out, and by the afternoon everyone is hurrying.',
      ],
      alone: [
        'One job follows another. It seems to you that the small ones take longer than they should, and you would like to know why. Then the phone rings, and the question has to wait.',
        'A client only wants a problem to go away and does not ask where it came from. You solve it, and nobody asks for more. On the way home, you go through the possible causes anyway.',
      ],
      serves: [
        'One person follows another, each with a small request, and all are helped. Two of them had the same trouble, and you have a question in mind. The next one is already standing there.',
        'You are told what to do, and nobody says why. In a slow moment you look it up, and someone asks what you are reading. For two minutes you talk about causes.',
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
        body: 'Once a week for three weeks, take one thing that went wrong or surprisingly well. Look for its cause with someone who was there, in half an hour of a meeting you have anyway. Write it in two sentences where your team can read it.',
        say: {
          to: 'someone on your team',
          words:
            "I'd like to understand how this happened, and nobody is to blame. Could you tell me everything from the beginning? Half an hour is enough.",
        },
        notice: 'Someone brings you a problem together with what may have caused it.',
        first: 'Choose one thing from the last few days that nobody can explain yet.',
        done: 'Three causes are written down where your team can read them.',
      },
      colleagues: {
        name: 'Keep half an hour for one question',
        body: 'Each Monday for three weeks, choose one question from your work that deserves a proper answer. Look into it for half an hour in the same week, in place of a task that can wait. Then tell your manager the answer in two sentences.',
        say: {
          to: 'your manager',
          words:
            "I'd like to find out why this goes wrong, and I need half an hour for it this week. I'd take it from something that can wait until Monday.",
        },
        notice: 'Someone mentions one of your answers in a conversation.',
        first: 'Write down three questions from your work that nobody has answered properly.',
        done: 'Your manager has heard three answers from you.',
      },
      alone: {
        name: 'Ask about the cause before quoting',
        body: 'For three weeks, ask two questions before you give anyone a price. Since when has it been like this, and what has been tried already? Ask them in the call you have anyway, and put the answers at the top of the quote.',
        say: {
          to: 'a client',
          words:
            "Before I give you a price, I'd like to understand it better. Since when has it been like this, and what have you tried so far?",
        },
        notice: 'A client tells you something that changes your quote.',
        first: 'Write the two questions on a card and put it beside the phone.',
        done: "Every quote of three weeks begins with the client's two answers.",
      },
      seeking: {
        name: 'Find out what an employer struggles with',
        body: 'Once a week for three weeks, find out in an hour what one employer struggles with. Read what people write about it, or ask someone who knows the place. Put it into two sentences of your application. The hour replaces one quick application.',
        say: {
          to: 'someone who knows the place',
          words:
            "I'm thinking of applying to a place that you know, and I'd like to understand it first. What do they struggle with most, as you see it?",
        },
        notice: 'An interviewer asks where you found that out.',
        first: 'Choose one employer and read for half an hour what people write about it.',
        done: 'Three applications that name what the employer struggles with have gone out.',
      },
      free: {
        name: 'Find out one thing thoroughly',
        body: 'Take a question from your surroundings, such as how your street got its name. For three weeks, look into it on one evening a week, in place of something you watch or read. Then write one page: what is certain, and what is still open.',
        say: {
          to: 'a friend',
          words:
            "I've looked into something, and I wrote a page about it. Would you read it and tell me which part you don't believe?",
        },
        notice: 'Someone asks you what you have found out so far.',
        first: 'Write down three questions you would like to look into, and circle one.',
        done: 'The page is written, and one person has read it.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Let your team take the first look',
        body: 'For three weeks, whoever brings you a problem also says what they have checked and what the cause may be. You ask one question, and they go on looking. Only what is still open after two days comes back to you, for half an hour.',
        say: {
          to: 'someone on your team',
          words:
            "Before we talk about it, could you check what happened and tell me what may be behind it? Then I'll ask you one question.",
        },
        notice: 'Someone tells you about a problem that they have already solved.',
        first: 'Write down the questions you usually ask first, and give them to your team.',
        done: 'For three weeks, each problem has come to you with a possible cause.',
      },
      colleagues: {
        name: 'Ask how certain is certain enough',
        body: 'For three weeks, ask before each check how certain the answer has to be: roughly right, or right in every detail. Where roughly is enough, stop as soon as you are there. The time that is left goes to other work.',
        say: {
          to: 'your manager',
          words:
            'Before I check this, how certain do you need to be? Roughly right takes half an hour. Right in every detail takes half a day.',
        },
        notice: 'Someone says that roughly right is enough.',
        first: 'Put the question before the next thing you are asked to check.',
        done: 'Three checks have ended at roughly right.',
      },
      alone: {
        name: 'Agree beforehand how long you look',
        body: 'For three weeks, agree with each client how long you look for the cause before you begin: half an hour, or half a day. When the time is up, say what you know and ask before you go on.',
        say: {
          to: 'a client',
          words:
            "I've looked for as long as we agreed, and I can tell you what I know so far. Shall I go on looking, or is that enough?",
        },
        notice: 'A client says that what you know is enough.',
        first: 'Write down how long you searched for the cause on one recent job.',
        done: 'For three weeks, no search has gone on past the agreed time.',
      },
      seeking: {
        name: 'Give each advert twenty minutes',
        body: 'Comparing adverts is a kind of checking as well, and it can fill whole days. For three weeks, give each advert twenty minutes, with a clock beside you. Then decide whether to apply, or let it go. Find out more about an employer only after they have invited you.',
        say: {
          to: 'a friend',
          words:
            "For three weeks, I'm giving each job advert only twenty minutes. Could you ring me on Fridays and ask how many I've decided about?",
        },
        notice: 'The clock rings, and you know whether you will apply.',
        first: 'Set a clock to twenty minutes and decide about one saved advert.',
        done: 'For three weeks, each advert has been decided on within twenty minutes.',
      },
      free: {
        name: 'Decide small things without looking them up',
        body: 'Choose two kinds of small decisions, such as which film to watch or which way to go. For three weeks, make them within five minutes and look nothing up. Keep the careful search for one matter that counts.',
        say: {
          to: 'a friend',
          words:
            "You choose the film this time, and I won't look anything up. If it's bad, we can laugh about it.",
        },
        notice: 'You sit down to a film about which you have read nothing.',
        first: 'Make one small decision this week within five minutes.',
        done: 'For three weeks, these small decisions have taken five minutes each.',
      },
    },
    strain: {
      leads: {
        name: 'Give the longest check to someone else',
        body: 'Find someone on your team who likes to check things. For three weeks, this person does the check that takes you longest and tells you the result in three sentences. You ask your questions and answer for the result. The checking stays with them.',
        say: {
          to: 'someone on your team',
          words:
            'Could you do this check for three weeks, and tell me in three sentences what you found? I stay responsible for the result.',
        },
        notice: 'You know the result of the check without having done it.',
        first: 'Write down which check takes you longest and who on your team could do it.',
        done: 'For three weeks, someone else has done the check from start to finish.',
      },
      colleagues: {
        name: 'Swap the checking with a colleague',
        body: 'Find a colleague who likes to check things. For three weeks, they look over part of your work on one fixed day a week. In return, you take over a task of theirs that takes as long. Tell your manager about the swap.',
        say: {
          to: 'a colleague',
          words:
            "Would you look over a part of my work every Tuesday for three weeks? In return, I'd take over something that you don't like doing. What would that be?",
        },
        notice: 'A check comes back finished on the day you agreed.',
        first: 'Write down which check takes you longest, and who might like to do it.',
        done: 'A colleague has checked your work three times, and you have done their task.',
      },
      alone: {
        name: 'Ask which two things must be right',
        body: 'Checking has no end when nobody says what matters. For three weeks, ask each client which two things have to be exactly right. Check these with care, look over the rest once, and stop. This replaces the second and third look.',
        say: {
          to: 'a client',
          words:
            "I'd like to spend my time on what matters most to you. Which two things have to be exactly right?",
        },
        notice: 'A client names two things, and you leave out a check you used to make.',
        first: 'Write down which check took you longest on your last job.',
        done: 'For three weeks, only what the client named has been checked twice.',
      },
      seeking: {
        name: 'Let a friend look into the adverts',
        body: 'Find a friend who likes to look things up. For three weeks, send them one advert a week, and they tell you on the phone what they found out about the place. Their call replaces your own search. In return, offer them a small favour.',
        say: {
          to: 'a friend',
          words:
            "You like to look things up. Would you find out what one of these companies is like as a place to work, by Sunday? I'd do something for you in return.",
        },
        notice: 'A friend tells you something about an employer that you had not looked up.',
        first: 'Choose one advert and a friend who likes to look things up.',
        done: 'Your friend has told you about three employers.',
      },
      free: {
        name: 'Set a limit to looking things up',
        body: 'For three weeks, nothing is looked up for longer than half an hour. When the time is over, choose from what you have, or ask somebody who knows. This replaces the rest of the search.',
        say: {
          to: 'someone who knows the subject',
          words:
            "You know more about this than I do, and I don't want to spend a week on it. Which one would you take, and why?",
        },
        notice: 'The half hour is over, and you have already chosen.',
        first: 'Choose one thing you have been looking up, and ask somebody who knows about it.',
        done: 'For three weeks, no search has taken more than half an hour.',
      },
    },
    stretch: {
      leads: {
        name: 'Ask when it began',
        body: 'For three weeks, ask two questions whenever you talk with your team about something that went wrong. When did it begin, and what changed just before? Write the answers down. On the third Friday, read all of them at once and look for what they share.',
        say: {
          to: 'someone on your team',
          words:
            'Could we look at this problem once more, only to understand it? When did it begin, and what changed just before?',
        },
        notice: 'Someone on your team tells you when it began before you ask.',
        first: 'Write the two questions on a card and take it to your next talk.',
        done: 'Three weeks of answers are written down, and you have read them at once.',
      },
      colleagues: {
        name: 'Follow one mistake to its cause',
        body: 'Choose one small mistake that comes back. For two weeks, write one line each time: when it happened, and what came just before. In the third week, go through your lines with a colleague for half an hour and look for the cause.',
        say: {
          to: 'a colleague',
          words:
            "For two weeks, I've written down each time that it went wrong. Would you look at it with me for half an hour, to find out why?",
        },
        notice: 'When something goes wrong, your first question is what came before.',
        first: 'Choose one small mistake that comes back, and write down when it last happened.',
        done: 'You have gone through the lines with a colleague.',
      },
      alone: {
        name: 'Look back at one job a week',
        body: 'On three Fridays, look back at one finished job for half an hour, in place of other paperwork. What took longer than you had thought, and what did the client ask twice? On the third Friday, change one thing in your quotes.',
        say: {
          to: 'a client',
          words:
            "I'm looking back at the work I did for you. Was there a moment when something wasn't clear to you?",
        },
        notice: 'You take one number for a new quote from an old job.',
        first: 'Choose a finished job, and write down when it began and when it ended.',
        done: 'You have looked back at three jobs and changed one thing in your quotes.',
      },
      seeking: {
        name: 'Keep a record of your applications',
        body: 'For three weeks, write one line for each application: what you sent, and what came back. On the third Friday, look for what the answered ones share, and change one thing in your letters.',
        say: {
          to: 'a friend',
          words:
            "Here are my applications of the last weeks, one line each. What do you see? I'd like to change one thing in my letters.",
        },
        notice: 'You can name the kind of letter that brings an answer.',
        first: 'Write one line for each of your last five applications.',
        done: 'One thing in your letters is different because of the record.',
      },
      free: {
        name: 'Test one claim a week',
        body: 'Once a week for three weeks, take one claim that you heard in a course, from a friend or in the news. Look for two sources in half an hour, in place of other reading. Write one sentence on how certain the claim is.',
        say: {
          to: 'a friend',
          words:
            "I look into one claim a week to learn how it's done. Is there something you've always believed that I could look into next?",
        },
        notice: 'You ask where a claim comes from before you say what you think of it.',
        first: 'Write down three claims you heard this week, and circle one.',
        done: 'You have written three sentences, each on one claim and its two sources.',
      },
    },
    unused: {
      leads: {
        name: 'Keep one question for yourself',
        body: 'Choose one question about the work of your team that nobody has time to answer. For three weeks, look into it for an hour a week, while someone on your team takes your calls. At the end, tell the team what you found.',
        say: {
          to: 'someone on your team',
          words:
            "I'd like an hour a week to find out why the same thing keeps happening. Could you take my calls in that hour for three weeks?",
        },
        notice: 'Someone asks you how far you have come with your question.',
        first: 'Ask your team which question never gets answered for lack of time.',
        done: 'You have told the team what you found.',
      },
      colleagues: {
        name: 'Offer to find one cause',
        body: 'Choose something that keeps going wrong and that everyone has got used to. Ask your manager for three hours to look into it, spread over two weeks. Then tell your manager in two sentences what you found.',
        say: {
          to: 'your manager',
          words:
            "Again and again, the same thing goes wrong, and I'd like to find out why. Could I have three hours for it over the next two weeks?",
        },
        notice: 'Someone brings you another mistake to look at.',
        first: 'Ask two colleagues which mistake annoys them most.',
        done: 'Your manager has heard from you what you found.',
      },
      alone: {
        name: 'Offer to find the cause first',
        body: 'When a trouble comes back, offer to look for its cause before you put it right again. Quote for this as for any other job. Within three weeks, make the offer to two clients.',
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
        body: 'For three weeks, give one of your search hours a week to jobs that consist of finding out, such as quality or claims. In that time, ask two people who do such work about one case.',
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
            "We've talked about this for a long time. Shall I find out how it really is? Give me two weeks.",
        },
        notice: 'A friend brings you another question to look up.',
        first: 'Listen this week for one thing people talk about that could be looked up.',
        done: 'You have told a friend what you found out in two evenings.',
      },
    },
  },
} as const satisfies NatureWords;
