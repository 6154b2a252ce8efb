import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const providing = {
  about: 'Seeing what people need in practical matters, and making sure that they get it.',
  standing: {
    core: 'Looking after people comes easily to you, {role} often needs it, and it takes no energy from you.',
    core_gives: 'Looking after people comes easily to you, {role} often needs it, and it gives you energy.',
    costly_strength:
      'Looking after people comes easily to you and {role} often needs it, but it takes energy from you.',
    untapped: 'Seeing what people need comes easily to you, but {role} seldom asks you to look after them.',
    reserve:
      'Looking after people comes easily to you, though it takes energy, and {role} seldom asks for it.',
    growth_edge:
      '{Role} often has you look after people, which still takes some practice but does not drain you.',
    growth_middle: '{Role} often has you look after people, and that comes fairly naturally to you.',
    strain: '{Role} often has you look after people, which does not come naturally to you and takes energy.',
    strain_middle:
      '{Role} often has you look after people. That comes fairly naturally, but it takes energy.',
    background: 'Looking after people comes less naturally to you, and {role} seldom asks for it.',
    some_natural: 'Looking after people comes easily to you, and {role} asks for it now and then.',
    some_middle: '{Role} has you look after people now and then, and that comes fairly naturally to you.',
    some_little: '{Role} has you look after people now and then, which comes less naturally to you.',
    some_costs: '{Role} has you look after people now and then, and that takes energy from you.',
    seldom_middle: 'Looking after people comes fairly naturally to you, but {role} seldom asks for it.',
    asked_gives: 'There are people to look after in {role}, and that gives you energy.',
    asked_costs: 'There are people to look after in {role}, and that takes energy from you.',
    asked_even: 'There are people to look after in {role}, and your energy stays as it was.',
    seldom_gives: 'Being of practical help gives you energy, but {role} seldom asks for it.',
    seldom_costs: '{Role} seldom asks for practical help, and giving it takes energy from you.',
    seldom_even: '{Role} seldom asks for practical help, and your energy stays as it was when you give it.',
  },
  opening: {
    carries:
      'Seeing what people need comes naturally to you. You answered that {role} asks you to look after people, and that takes no energy from you. Each of them may need something else, so a list of tasks shows only a part of this work.',
    carries_gives:
      'Seeing what people need comes naturally to you. You answered that {role} asks you to look after people, and that gives you energy. Each of them may need something else, so a list of tasks shows only a part of this work.',
    draining_strength:
      'Seeing what somebody needs and helping them comes naturally to you. {Role} asks for that. It also takes energy from you, and that is no contradiction: work that goes well can still be tiring.',
    stretch:
      '{Role} asks you to look after people. You still have to think about how to do it, and even so it gives you energy. So you can learn this work while you do it.',
    unused:
      "Seeing what would make somebody's day easier comes naturally to you. {Role} seldom asks you for that. So you hardly use one of the things that suit you.",
    gives:
      'People need practical help from you in {role}, and giving it gives you energy. Others may think of such help only as an effort. By your answers, it is one of the things that give you energy.',
  },
  title: {
    carries: 'Looking after people comes naturally to you',
    draining_strength: 'Helping comes easily to you and still tires you',
    strain: 'Looking after people takes energy from you',
    stretch: 'Helping gives you energy, and it can be learned',
    unused: 'You could be of practical help more often',
    gives: 'Looking after people gives you energy',
    costs: 'Helping with practical things takes your energy',
  },
  see: {
    carries:
      'In {role} there are people who need practical help, and helping them takes no energy from you. People often do not say clearly what they need. They begin a sentence and stop, or they look at a form for a long time. What they did not say may be what matters most. So ask one short question at the end, even on a full day.',
    carries_gives:
      'In {role} there are people who need practical help, and helping them gives you energy. People often do not say clearly what they need. They begin a sentence and stop, or they look at a form for a long time. What they did not say may be what matters most. So ask one short question at the end, even on a full day.',
    draining_strength:
      'Where helping comes easily, it is easy to say yes, and {role} often asks you to help. You may blame your tiredness on difficult people or a bad week. But it may come from never being finished: a list has an end, but there is always one more person. Helping even better would not change that. It may help to stop at a fixed hour.',
    strain:
      'In {role}, people need practical things from you, and that takes energy. You may think that you do not care enough, and try to care more. But the cause may be a different one. If people can call you at any minute, you keep listening even when nobody calls. So an hour in which nobody may call you can rest you more than a day with fewer requests.',
    stretch:
      '{Role} asks you to see what people need, and you gain energy from it. You do not do it without thinking yet. You may believe that some people simply notice what others need. Often these people have asked before and remembered the answer. So begin by asking, and you will notice more with time.',
    unused:
      'Practical help suits you, and {role} seldom asks you for it. So you may help now and then, or not at all. Then people do not know what they may ask you for. If you take on one small task at a fixed hour, and people know about it, they can come to you.',
    gives:
      'In {role} you help people with practical things, and that gives you energy. The reason may be the thanks, a thing that works again, or a few minutes with somebody. A busy day can bring many requests and none of the three. Two weeks of short notes can show which of them gives you energy. Then you know which requests to say yes to.',
    costs:
      '{Role} brings you practical requests, and helping with them takes energy. Each may be so small that it seems unkind to say no. Yet six requests of ten minutes make an hour, and no calendar shows it. Write the requests down for one week, and you will see which ones keep coming back. You can prepare an answer to those, or hand them on.',
  },
  scenes: {
    gives: {
      leads: [
        'Someone new starts on your team, and by nine they know where everything is and whom to have lunch with. You stop by at four and ask what is still missing. Only a place for their coat, they say.',
        'Someone on your team comes to work with a fever. You send them home, ring the two people who were expecting them, and move one appointment. In the evening a message comes: thank you, I slept all day.',
      ],
      colleagues: [
        'It is ten on a Thursday. You have found the way for a lost visitor, a charger for someone, and the answer for a caller on the phone. Each took a minute or two. The visitor waves on the way out.',
        'Someone sits over a form and cannot get on with it. You pull up a chair and find what was missing. The form is finished before lunch, and there is time for a coffee together.',
      ],
      alone: [
        'A client is nervous about what will happen. You explain what comes first and what comes after that, and begin ten minutes later than planned. At the end they ask for the next appointment.',
        'You have finished, and you see one more thing that would help the client. It takes five minutes, so you do it. In the evening they ring to thank you, and they would like to pass on your number.',
      ],
      serves: [
        'Someone comes to you tired and does not know where to begin. You find them a seat and a glass of water, and then you take one thing after the other. At the end they say that it was easier than they had feared.',
        'The print is too small, and the person in front of you has left their glasses at home. You read it aloud, slowly, line by line. They fold the paper, smile, and know what to do next.',
      ],
      remote: [
        'A new colleague has been trying to get into the system since eight. You share your screen, go through it step by step, and wait until it works. The message afterwards is one word long: finally.',
        'In the morning call, someone says that their back hurts from sitting. You find out whom to ask for a better chair and send them the form. A week later there is a photo of the chair in the chat.',
      ],
      target: [
        'Early in the morning, someone may need something simple and not know whom to ask. You would know, or find out. They would go on with their day, and you with yours.',
        'By eleven you would have helped several people, each with one small thing. None of that would have been on your list. One of them would come back to tell you that it had worked.',
      ],
    },
    costs: {
      leads: [
        'One person needs a day off to move house, another a longer break, and a third a kind word after a bad call. You see to it all. Then it is one, and your own lunch is still in the bag.',
        'Someone on your team is going through a hard time, and you have taken over two of their tasks. Every morning you ask how they are. On Friday you sit still for five minutes before you start for home.',
      ],
      colleagues: [
        'You have just sat down, and someone asks where the tape is. After that it is a key, and then a form. You get up for the fourth time in an hour.',
        'A farewell present, a card, a cake and the list of who has paid: you have taken care of all four. The party goes well. You carry the plates back, and your own work is due at nine tomorrow.',
      ],
      alone: [
        'A client cannot come, so you bring the papers round, wait for the signature, and post a letter for them on the way back. It is a kind thing to do. It has also taken an afternoon that nobody pays for.',
        'By eight in the morning, three clients have asked for something small. None of it was agreed, and none of it takes long. At eleven all of it is done, and the long task of the day has not begun.',
      ],
      serves: [
        'Someone needs a chair, someone needs a form, and someone only needs you to stay a moment. You go from one to the next with a kind word for each. On the stairs, alone, you stop and breathe out.',
        'Someone calls you while you are helping somebody else. You call back that you are coming. They call again, and you go a little faster, as you have been doing since six this morning.',
      ],
      remote: [
        'One message asks you for a file, and the next asks you to ring somebody. You do everything, one thing after the other. By evening you have helped nine people and hardly left your chair.',
        'Questions come through the screen from eight until six. You answer quickly, so that nobody has to wait. The task that needs a whole hour moves to Friday.',
      ],
      target: [
        'Someone may need you before you have taken your coat off, and somebody else before that is finished. You would help both. At noon you would not yet have begun your own task.',
        'Towards evening, one more person would stand at the door with a small request. You would say yes, because it takes five minutes. It would not be the first yes of that day.',
      ],
    },
    missing: {
      leads: [
        'Your team comes to you for decisions. In the corridor you see someone carrying too much, and you take one of the boxes. It takes three minutes, and then the next decision is waiting.',
        'Most of your week goes into numbers and messages. One evening, someone on your team cannot find the way to an appointment. You stay on the phone until they have arrived, and go home a little later than planned.',
      ],
      colleagues: [
        'You work on lists all day, and the people on them are only names. Then the phone rings, and one of them cannot find the way in. You go down and fetch them yourself.',
        'Everything at work has its own service number, even a broken lamp. Someone new does not know which one to call. You go along and help, and the break is over before you notice.',
      ],
      alone: [
        'Requests come by message, and you send back the finished work. One day a client comes in person, with more bags and papers than two hands can carry. You take half of them to the car, and the two of you talk there for a while.',
        'Most clients never hear your voice. When one of them rings because something does not work, you stay on the phone until it does. A short message would have been quicker.',
      ],
      serves: [
        'People ask you one question each, and you answer it. In a quiet minute, someone wants to know where to find something to eat after nine. You draw them a small map on the back of a form.',
        'The questions are on the screen, and you type in the answers. Now and then someone needs more than the form allows. You turn your chair, look at them, and let the phone ring for a moment.',
      ],
      remote: [
        'You work on texts and tables, and the people are far away. In the chat, somebody mentions a day in bed with a cold. You find out which shop near them delivers, and send the number.',
        'The calls are short and keep to the subject. After one of them, someone stays on and says that their internet fails every afternoon. Together you try three things in vain, and the fourth one helps.',
      ],
      target: [
        'Most of such a day would go into a task that you do alone. Once, somebody would ask you for a hand with something practical. It would take ten minutes, and then the task would be there again.',
        'Everybody would do their own work, and you would do yours. Then someone new would begin, and on that one morning you would show them where everything is.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Ask what is missing, once a week',
        body: 'At the end of a talk you have anyway, ask one person on your team which small thing would make their work easier. See to that one thing in the same week. Do this for three weeks, with three different people.',
        say: {
          to: 'someone on your team',
          words:
            "Is there one small thing that would make your work easier? It can be a tool, or half an hour without questions. I'd like to settle it this week.",
        },
        notice: 'Someone mentions a small problem before you ask.',
        first: 'Put the question to one person on your team, and write down the answer.',
        done: 'Three small things have been settled, one a week.',
      },
      colleagues: {
        name: 'Finish one request a day completely',
        body: 'For two weeks, choose one request on each working day and see it through to the very end, even if that takes longer. Before the person goes, ask whether anything is still missing. Let one thing wait that nobody needs that day.',
        say: {
          to: 'a colleague',
          words:
            "I'd like to settle this with you properly. Give me five minutes more, and then tell me whether anything is still missing.",
        },
        notice: 'Someone comes back to tell you that it worked.',
        first: 'See one request through to the end tomorrow, and write down which it was.',
        done: 'For two weeks, one request a day has been seen through to the end.',
      },
      alone: {
        name: 'Offer one small service afterwards',
        body: 'Think of one thing that clients need once your work is done, such as a short call some weeks later. Give it a fixed price. For three weeks, offer it to each client you speak to.',
        say: {
          to: 'a client',
          words:
            'In a few weeks, it would be good to look at this together once more. I do that for a fixed price. Shall we choose a day?',
        },
        notice: 'A client asks for the service before you mention it.',
        first: 'Choose the service and put a price on it.',
        done: 'Each client you spoke to in three weeks has heard the offer.',
      },
      seeking: {
        name: 'Find out whom you would help',
        body: 'Before each of your next two applications, find out who would need practical help from you in that job, and with what. The advert may say it, or a short call will. Begin the application with these people.',
        say: {
          to: 'someone at the company',
          words:
            'Before I apply, may I ask one thing? Who comes to the person in this job for help on an ordinary day, and with what?',
        },
        notice: 'The first sentence of your letter could not be sent to any other place.',
        first: 'Choose one advert, and underline every line that speaks of people who need something.',
        done: 'Two applications have gone out that begin with these people.',
      },
      free: {
        name: 'Take on one small duty',
        body: 'Find one practical thing that somebody near you needs every week, such as some shopping or a lift. Offer to do it on a fixed day for three weeks, together with something you do anyway.',
        say: {
          to: 'a neighbour',
          words:
            "I go shopping on Fridays anyway. Shall I bring something for you, for the next three weeks? You'd only have to give me a list.",
        },
        notice: 'The list is ready before you ask for it.',
        first: 'Ask one person what they could use a hand with each week.',
        done: 'You have helped three weeks in a row.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Collect small requests on one list',
        body: 'For three weeks, your team puts small requests on one shared list, unless they cannot wait. On Tuesdays and Fridays, someone on the team spends a quarter of an hour on it and settles what they can. Only the rest comes to you.',
        say: {
          to: 'someone on your team',
          words:
            "Would you look after the list on Tuesdays and Fridays for three weeks? You settle what you can, without asking me. In return I'll take one of your other tasks.",
        },
        notice: 'Someone puts a request on the list and goes back to work.',
        first: 'Start the list, and put the first request on it yourself.',
        done: 'Someone else has gone through the list six times.',
      },
      colleagues: {
        name: 'Share the helping with one colleague',
        body: 'Ask one colleague to take small requests on two days of the week, and take them yourself on two others. On their days, send people on with a friendly word, unless the matter is urgent. Do this for three weeks.',
        say: {
          to: 'a colleague',
          words:
            "Many small requests come to me. Could you take them on Tuesdays and Thursdays, if I take Mondays and Wednesdays? Let's try it for three weeks.",
        },
        notice: 'Someone goes straight to your colleague.',
        first: 'Ask a colleague which two days would suit them.',
        done: 'For three weeks, your colleague has taken the requests on two days.',
      },
      alone: {
        name: 'Answer requests at noon and at five',
        body: 'For three weeks, answer small requests from clients only at noon and at five, for a quarter of an hour each. A short greeting on your phone says so. Emergencies are the exception, and you decide what counts as one.',
        say: {
          to: 'a client',
          words:
            'I answer messages at noon and at five, so that I can work in between. If something cannot wait, write the word urgent, and I will see it.',
        },
        notice: 'A client puts several requests into one message.',
        first: 'Record the greeting with the two times on your phone.',
        done: 'For three weeks, small requests have been answered at the two times only.',
      },
      seeking: {
        name: 'Decide how many people are too many',
        body: 'Work with people can mean three of them a day, or forty. Decide once how many would be too many for you. For three weeks, leave out every advert that goes beyond this, and save yourself those applications. Where the advert does not say it, ask.',
        say: {
          to: 'someone at the company',
          words:
            'Before I apply, may I ask how many people I would look after on an ordinary day? And is there time for a break?',
        },
        notice: 'You close an advert after one line.',
        first: 'Write down how many people a day would be too many.',
        done: 'Every advert still on your list keeps to your number.',
      },
      free: {
        name: 'Help one person a week',
        body: 'Write down everybody who counts on you for lifts, shopping or repairs. For three weeks, choose one of them for each week and help only that person. Tell the others when it is their turn, and whom else they could ask until then.',
        say: {
          to: 'a neighbour',
          words:
            "This week I've promised to help somebody else. I can come to you on Tuesday of next week. If it can't wait, could you ask someone else this time?",
        },
        notice: 'Someone has found another person to help them.',
        first: 'Write down who counts on you, and choose the first person.',
        done: 'For three weeks, you have helped one person a week and no more.',
      },
    },
    strain: {
      leads: {
        name: 'Name one person for practical requests',
        body: 'Ask who on your team likes to see that others have what they need. For three weeks, this person takes all practical requests, up to two hours a week, in place of another task. On Fridays they tell you in ten minutes what was settled.',
        say: {
          to: 'someone on your team',
          words:
            "Would you take the practical requests for three weeks, up to two hours a week? You decide, and I'd take another task off your list.",
        },
        notice: 'Someone thanks this person for a thing that you did not know about.',
        first: 'List the practical requests that come to you on one day.',
        done: 'On three Fridays, you have heard what was settled without you.',
      },
      colleagues: {
        name: 'Write down the five usual answers',
        body: 'Write down the five things people ask you for most, each with an answer of one line. Give this list to those who ask, or hang it where they stand. For three weeks, start with the list, and help with whatever is not on it.',
        say: {
          to: 'a colleague',
          words:
            "I've written down the five things I'm asked most. Your answer should be in the third line. If it isn't, come back, and we'll look at it together.",
        },
        notice: 'Someone looks at your list before asking.',
        first: 'For one day, write down everything people ask you for.',
        done: 'The list is where people can see it, and it has answered someone.',
      },
      alone: {
        name: 'Recommend someone for the extras',
        body: 'Clients may ask for practical help that is not your work, such as transport, setting up or forms. Find one reliable person who offers it. For three weeks, give out their number when you are asked, and do no such extras yourself.',
        say: {
          to: 'a client',
          words:
            "That isn't part of my work, but I know someone good who does it, and I'll send you the number. Shall I tell them you'll call?",
        },
        notice: 'A client arranges the extra work without asking you again.',
        first: 'Ask one reliable person whether you may pass on their number.',
        done: 'Three weeks have passed in which you did no extras yourself.',
      },
      seeking: {
        name: 'Ring before you apply',
        body: 'Words like service or support in an advert can mean one visitor a day or sixty. Once a week for three weeks, choose one such advert and ring before you write anything. If the answer is too much for you, you have saved yourself an application.',
        say: {
          to: 'someone at the company',
          words:
            'Before I apply, may I ask how often people come with practical requests on an ordinary day? And who steps in when they all come at once?',
        },
        notice: 'After a call, you know at once whether to go on.',
        first: 'Choose the first advert, and find out whom to ring.',
        done: 'Three calls have taken place, one a week.',
      },
      free: {
        name: 'Share one duty with another person',
        body: 'Choose one thing you look after for others, such as a meal, a lift or a garden. Find a second person for it. For three weeks you take turns, and they begin. Whoever has the week is fully in charge, so do not ask how it is going.',
        say: {
          to: 'a friend',
          words:
            "Could you share this with me for three weeks? You'd have the first week and the third. It's all yours then, and I won't look over your shoulder.",
        },
        notice: 'It has been done, and you had nothing to do with it.',
        first: 'Decide which duty you would like to share, and with whom.',
        done: 'In two of three weeks, the other person has done it all.',
      },
    },
    stretch: {
      leads: {
        name: 'Watch one person at work each week',
        body: 'Once a week for three weeks, spend half an hour where someone on your team works, in place of a meeting. Watch for one thing that makes the work harder than it has to be. Ask whether you saw it right, and have it changed.',
        say: {
          to: 'someone on your team',
          words:
            "Could I spend half an hour with you on Tuesday? I'd like to see what gets in the way of your work, and then change one thing.",
        },
        notice: 'You see a difficulty that nobody has mentioned.',
        first: 'Agree on the first half hour with one person on your team.',
        done: 'You have watched three people and had one thing changed for each.',
      },
      colleagues: {
        name: 'Guess what helps, then ask',
        body: 'Once a day for two weeks, guess which small thing would help one colleague with their work, and then ask. If what they name takes less than five minutes, do it at once. In the evening, write down your guess and their answer.',
        say: {
          to: 'a colleague',
          words:
            "I've got five minutes. Is there something practical I could do for you? Tell me how you'd like it done.",
        },
        notice: 'Your guess turns out to be right.',
        first: 'Guess what would help one colleague, ask whether you are right, and write down the answer.',
        done: 'Two weeks of guesses and answers stand side by side.',
      },
      alone: {
        name: 'Ask clients what comes next for them',
        body: 'For three weeks, end each visit or call by asking the client what comes next for them, and what is awkward about it. If you can help within five minutes, do. If it takes longer, name a price.',
        say: {
          to: 'a client',
          words:
            "Before we finish, what do you have to do next with this, and what is awkward about it? If it's small, I'll do it now. If it's more, I'll name you a price.",
        },
        notice: 'You name the awkward thing before the client does.',
        first: 'Put the question to one client at the end of a visit or call.',
        done: 'Each client you met in three weeks has been asked.',
      },
      seeking: {
        name: 'Help out on three mornings',
        body: 'Look for a place where helpers are welcome, such as a food bank or a visiting service. Help there one morning a week for three weeks. Each time, ask someone experienced what you overlooked, and write the answer down.',
        say: {
          to: 'someone who helps there',
          words:
            "I'm here to learn how you see so quickly what people need. Would you tell me at the end of the morning what I missed?",
        },
        notice: 'You see what a visitor needs before anyone tells you.',
        first: 'Ring one place nearby and ask on which morning helpers are needed.',
        done: 'You have helped on three mornings and written down three answers.',
      },
      free: {
        name: 'Do one practical thing each week',
        body: 'Choose one person, and do something practical for them once a week for three weeks, for an hour at most. It can be cooking, mending or carrying. Ask beforehand how they would like it, and afterwards what you should do differently.',
        say: {
          to: 'a friend',
          words:
            "I have an hour on the next three Saturdays, and I'd like to do something useful for you. What would really help, and how would you like it done?",
        },
        notice: 'You see what is missing before the other person says it.',
        first: 'Choose the person, and ask what would help them on Saturday.',
        done: 'You have helped three times and asked each time what to change.',
      },
    },
    unused: {
      leads: {
        name: 'Look after one newcomer yourself',
        body: 'Within three weeks, look after one person who is new to your team, or one guest, for the first two hours. Show them round, and see that they have what they need. These two hours take the place of a meeting.',
        say: {
          to: 'someone on your team',
          words:
            "When our next new colleague or guest comes, I'd like to look after them for the first two hours. Could you take my meeting that morning?",
        },
        notice: 'The newcomer brings you a small question.',
        first: 'Find out who is coming to your team in the next three weeks.',
        done: 'You have looked after one person for their first two hours.',
      },
      colleagues: {
        name: 'Ask for one practical task',
        body: 'Look for a practical task that belongs to nobody, such as visitors, first aid or the shared kitchen. Ask your manager for it for three weeks, with half an hour a week.',
        say: {
          to: 'your manager',
          words:
            'There is something that nobody really looks after. Could I try it for three weeks, with half an hour a week? If time gets short, we could agree on what waits.',
        },
        notice: 'Someone asks for you by name because of this task.',
        first: 'Ask two colleagues which practical task belongs to nobody.',
        done: 'You have looked after the task for three weeks.',
      },
      alone: {
        name: 'Explain one job in person each week',
        body: 'Once a week for three weeks, explain your work to one client in person or on the phone, in place of a long message. At the end, ask what else they need, and see to it or name a price.',
        say: {
          to: 'a client',
          words:
            "Instead of writing it all down, I'd rather go through it with you for ten minutes. And tell me what else you'll need once I'm done.",
        },
        notice: 'A client brings a question to your talk.',
        first: 'Choose the first client and agree on a time.',
        done: 'Three clients have told you what else they need.',
      },
      seeking: {
        name: 'Search where people need practical help',
        body: 'For three weeks, give one of your search hours a week to work in which people need practical help. Use words such as reception, care or service. In the third week, speak to one person who does such work.',
        say: {
          to: 'someone who does such work',
          words:
            "I see quickly what people need, and I'd like more of that in a job. Which part of an ordinary day goes to it where you work?",
        },
        notice: 'An advert is on your list that you would have passed over before.',
        first: 'Search the adverts once with three words you have not used before.',
        done: 'Someone who does such work has told you about an ordinary day.',
      },
      free: {
        name: 'Choose one afternoon for helping',
        body: 'Look for a place that needs helpers, such as a lunch table, a repair workshop or a library. Visit it once before you say yes. Then help for two hours on one afternoon a week, for three weeks.',
        say: {
          to: 'someone who helps there already',
          words:
            "I'm free on the next three Wednesday afternoons, and I'd like to be of use for two hours. Which task is often left undone here?",
        },
        notice: 'Someone says: see you next Wednesday.',
        first: 'Visit one such place for half an hour.',
        done: 'You have helped on three afternoons.',
      },
    },
  },
} as const satisfies NatureWords;
