import type { NatureWords } from '../../nature-words.ts';

export const providing = {
  about: 'Seeing what people need in practical matters, and making sure that they get it.',
  standing: {
    core: 'Looking after people comes easily to you, {role} needs it, and you have energy left.',
    costly_strength:
      'Looking after people comes naturally to you and {role} counts on it, but it takes your energy.',
    untapped: 'You readily see what people need, and {role} hardly ever asks you to act on it.',
    reserve: 'You readily look after people, but it takes energy, and {role} hardly ever asks you to.',
    growth_edge:
      '{Role} often wants practical help from you, and giving it takes attention but does not drain you.',
    strain: 'In {role}, people often need your help, and helping them takes you both effort and energy.',
    background: 'Seeing to practical needs comes less easily to you, and {role} hardly ever asks you to.',
    some_natural: 'Looking after people comes easily to you, and {role} has you do it now and then.',
    some_middle:
      'Now and then {role} has you look after people, which matches how naturally it comes to you.',
    some_little: 'Now and then {role} has you look after people, and that comes less easily to you.',
    seldom_middle: 'Looking after people comes fairly easily to you, and {role} hardly ever asks you to.',
    asked_gives: 'You look after people in {role}, and you come away with more energy.',
    asked_costs: 'In {role} there are people to look after, and that takes your energy.',
    asked_even: 'Looking after people is part of {role} and neither gives nor takes much energy.',
    seldom_gives: 'Being of practical help gives you energy, but {role} rarely calls for it.',
    seldom_costs: 'Few people need your care in {role}, and giving it takes energy from you.',
    seldom_even: 'You rarely look after people in {role}, and your energy stays level when you do.',
  },
  opening: {
    carries:
      'Someone is cold, lost or waiting for an answer, and you find it easy to see that and to help. {Role} needs this. Because each time it is only a small thing, it is easy to forget how much of it you do.',
    draining_strength:
      'When somebody needs something, you readily see what it is and help without much talk. {Role} brings you such people again and again. Helping them comes naturally to you, and even so it takes energy from you.',
    stretch:
      'Seeing what others need before they ask still takes you some effort. {Role} brings you people who need something, and caring for them gives you energy. That makes it a good thing to practise, and all it takes is one person at a time.',
    unused:
      'You find it easy to see what would make the day simpler for somebody, and how to bring it about. {Role} hardly ever asks you for that. So you could be of use to people in a way that few of them know.',
    gives:
      'In {role} you meet people who need something practical, and seeing to it gives you energy. From outside, this may look like a row of small errands. For you, these errands are part of what keeps a day going.',
  },
  title: {
    carries: 'You readily see what people need',
    draining_strength: 'Caring for people comes naturally and costs you energy',
    strain: 'Seeing to what people need is tiring for you',
    stretch: 'Caring for people takes practice and gives you energy',
    unused: 'You could be of practical help more often',
    gives: 'Looking after people gives you energy',
    costs: "Seeing to everyone's needs takes your energy",
  },
  see: {
    carries:
      'You see the small thing that is missing and find it easy to get it, and {role} needs people who do. Because each errand is short, it is easy not to count them. They are work all the same. They seldom have a place in the plan for the day, so their time is taken from something else, often from a break.',
    draining_strength:
      'You hear from half a sentence what somebody needs, and helping comes easily to you. {Role} gives you many occasions for it. It is tempting to think that something so natural cannot be tiring. But small requests have no end of their own: there is always one more, and no moment at which you are done.',
    strain:
      '{Role} brings you people with practical needs, and you are expected to notice them. That is an effort for you and takes energy. Such an effort is easily mistaken for a lack of kindness. More often it is a matter of attention, because nobody can look out for others and concentrate on a task in the same moment.',
    stretch:
      'In {role}, people need practical things from you, and to notice them early you still have to look on purpose. When something small gets better, you have more energy than before. Care is easily taken for a matter of character. A large part of it is asking, and whoever asks does not have to guess.',
    unused:
      'You readily notice who is carrying too much or has not eaten yet. {Role} hardly ever makes that your task, so whatever you do happens in passing. Help in passing is easily overlooked, even by the person who gives it. A small task with a fixed day is different, because others can count on it and so can you.',
    gives:
      'In {role} you take care of practical things that people need, and you end such hours with more energy. These hours are easy to lose, because they seldom have a fixed time. When a day is full, messages and forms take their place. What gives you energy may be the simple fact that somebody can go on because of you.',
    costs:
      'In {role}, people need you for practical things, and that takes energy from you. Each request is so small that it seems unkind to say no. What tires is often less the single request than always being within reach. Even half an hour in which nobody can ask for anything can make a difference.',
  },
  scenes: {
    gives: {
      leads: [
        'Someone new starts on your team, and by nine they know where everything is and whom to have lunch with. You stop by at four and ask what is still missing. Only a place for their coat, they say.',
        'Someone on your team comes to work with a fever. You send them home, ring the two people who were expecting them, and move one appointment. In the evening a message comes: thank you, I slept all day.',
      ],
      colleagues: [
        'It is ten on a Thursday, and you have already found a lost visitor, a charger and an answer for someone on the phone. Each took a minute or two. The visitor waves to you on the way out.',
        'A colleague sits over a form and cannot get on with it. You pull up a chair and find what was missing. The form is finished before lunch, and there is time for a coffee together.',
      ],
      alone: [
        'A client is nervous about what will happen. You explain what comes first, and begin ten minutes later than planned. When you are done, they make the next appointment at once.',
        'You finish a job and notice that the door beside you does not close. It takes two screws and five minutes. In the evening the client rings to thank you, and a neighbour would like your number too.',
      ],
      serves: [
        'Someone comes to you tired and does not know where to begin. You find them a seat and a glass of water, and then you take one thing after the other. When they go, they walk more lightly.',
        'The print is too small, and the person in front of you has left their glasses at home. You read it aloud, slowly, line by line. They smile, and those who are waiting have not lost patience.',
      ],
      remote: [
        'A new colleague has been trying to get into the system since eight. You share your screen, go through it step by step, and wait until it works. They write: you saved my day.',
        'In the morning call, someone says that their back hurts from sitting. You find out who pays for a better chair and send them the form. A week later there is a photo of the chair in the chat.',
      ],
      target: [
        'In such a role, people would come to you with plain troubles: a lost key, a form, a train they have missed. You would see to each in turn. By noon you would have helped a dozen of them.',
        'You would know who takes sugar and who cannot manage the stairs. In the course of a morning, you would put many small things right. Several people would have an easier day because of you.',
      ],
    },
    costs: {
      leads: [
        'One person needs a day off to move house, another a longer break, and a third a kind word after a bad call. You see to it all. Then it is one, and your own lunch is still in the bag.',
        'Someone on your team is going through a hard time, and you have taken over two of their tasks. Every morning you ask how they are. On Friday, you sit still for five minutes before you start for home.',
      ],
      colleagues: [
        'You have just sat down, and someone asks where the tape is. After that it is a key, and then a form. You get up for the fourth time in an hour.',
        'A farewell present, a card, a cake and the list of who has paid: you have taken care of all four. The party goes well. You carry the plates back, and your own work is due at nine tomorrow.',
      ],
      alone: [
        'A client is unwell, so you bring the papers round, wait for the signature, and stop at the chemist for them. It is a kind thing to do. It has also taken a whole afternoon without pay.',
        'By eight in the morning, three clients have asked for something small. None of it was agreed, and none of it takes long. At eleven you have seen to everything, and the long task of the day has not been touched.',
      ],
      serves: [
        'Someone needs a chair, someone needs a form, and someone only needs you to stay a moment. You go from one to the next with a kind word for each. On the stairs, alone, you stop and breathe out.',
        'Someone calls you while you are helping somebody else. You call back that you are coming. They call again, and you go a little faster, as you have been doing since six this morning.',
      ],
      remote: [
        'One message asks you for a file, and the next asks you to ring somebody. You do everything, one thing after the other. By evening you have helped nine people and hardly left your chair.',
        'New people turn to you, so their questions come through the screen from eight until six. You answer quickly, so that nobody has to wait. The task that needs a whole hour moves to Friday.',
      ],
      target: [
        'Imagine eight hours in which someone always needs something: a signature, a bandage, an ear. You would see to everyone. From ten in the morning on, you would look forward to sitting down.',
        'Picture being the one who is called when something is missing, at lunch or after closing time. You would go each time. Your own list would stay as long as it was in the morning.',
      ],
    },
    missing: {
      leads: [
        'Your team comes to you for decisions. On the way to a talk, you see someone carrying too much and take one of the boxes. It takes three minutes, and you would not have minded ten.',
        'Most of your week goes into numbers and messages. One evening, someone on your team cannot find the way to an appointment. You stay on the phone until they have arrived, and go home a little later than planned.',
      ],
      colleagues: [
        'You work on lists all day, and the people on them are only names. Then the phone rings, and one of them cannot find the way in. You go down and fetch them yourself.',
        'Everything at work has its own service number, even a broken lamp. A new colleague does not know which one to call. You go along and help, and the break is over before you notice.',
      ],
      alone: [
        'Orders come by message, and you send what was ordered. One day a client comes in person and needs help with the carrying. You take the heavy end, and the two of you talk at the car for a while.',
        'Most clients never hear your voice. When one of them rings because something does not fit, you stay on the phone until it does. A short message would have been quicker, but you did not think of sending one.',
      ],
      serves: [
        'People ask you one question each, and you answer it. In a quiet minute, someone wants to know where to find something to eat after nine. You draw them a small map on the back of a form.',
        'The questions are on the screen, and you type in the answers. Now and then someone needs more than the form allows. You turn your chair, look at them, and let the phone ring for a moment.',
      ],
      remote: [
        'You work on texts and tables, and the people are far away. In the chat, somebody mentions being ill and alone at home. You find out which shop near them delivers, and send the number.',
        'The calls are short and keep to the subject. After one of them, a colleague stays on and says that their internet fails every afternoon. Together you try three things in vain, and the fourth one helps.',
      ],
      target: [
        'In such a role, you would work with papers more than with people. Perhaps once a week a visitor would need a chair or directions. You would be out of your seat before anyone else.',
        'It would be quiet work, and everybody would look after themselves. On the day of a move, people would suddenly need tape, water and a hand with the boxes. That day, you would forget to look at the clock.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Ask each person what is missing',
        body: 'For four weeks, ask two people on your team each week which small thing would make their work easier. Five minutes each are enough, at the end of a talk you have anyway. Every week, settle one of the things they name, the easiest first.',
        say: {
          to: 'someone on your team',
          words:
            "Is there one small thing that would make your work easier, a tool or half an hour without questions? I'd like to settle one such thing a week, so be frank.",
        },
        notice: 'Someone mentions a small problem before you ask.',
        first: 'Put the question to one person on your team, and write down the answer.',
        done: 'Four small things have been settled.',
      },
      colleagues: {
        name: 'See one request through each day',
        body: 'For three weeks, choose one person a day whose request you see through to the end, even if it takes five minutes more. In return, let one thing wait that nobody needs that day. Before you go on, ask the person whether anything is still missing.',
        say: {
          to: 'a colleague',
          words:
            "I'd like to sort this out with you properly. Give me five minutes, and then tell me whether anything is still missing.",
        },
        notice: 'Someone comes back to tell you that everything worked.',
        first: 'Choose one person whose request you will see through to the end.',
        done: 'You have seen ten requests through to the end.',
      },
      alone: {
        name: 'Offer one small service after the job',
        body: 'Think of what clients need once your work is done, such as a check after three months, a spare part or a short lesson. For a month, offer one of these with every job, at a fixed price. Mention it when you hand over the work anyway.',
        say: {
          to: 'a client',
          words:
            'It makes sense to have this checked again in three months. I can do that for a fixed price. Shall we agree on a day now?',
        },
        notice: 'A client asks for the service before you mention it.',
        first: 'Choose the service and put a price on it.',
        done: 'Two clients have ordered the service.',
      },
      seeking: {
        name: 'Spend an hour where people need help',
        body: 'Choose two places where people need practical help all day, such as a reception, a clinic or a school. Within four weeks, ask to spend one hour in each. Write down who came and what they needed, and use one such moment in your next application.',
        say: {
          to: 'someone who works in such a place',
          words:
            "I'm looking for work with people who need practical help. Could I spend an hour here and see what an ordinary day is like?",
        },
        notice: 'Your application has a sentence that only a visitor could write.',
        first: 'Choose one place and ask by phone when a visit would be possible.',
        done: 'You have spent an hour in each of the two places.',
      },
      free: {
        name: 'Take on one small duty',
        body: 'Find one practical thing that somebody near you needs every week, such as some shopping or a lift. Offer to do it on a fixed day for a month, together with something you do anyway. Keep it so small that you never have to cancel.',
        say: {
          to: 'a neighbour',
          words:
            "I go shopping on Fridays anyway. Shall I bring something for you, for the next four weeks? You'd only have to give me a list.",
        },
        notice: 'The list is ready before you ask for it.',
        first: 'Ask one person what they could use a hand with each week.',
        done: 'You have helped four weeks in a row.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Collect all requests on one list',
        body: 'For a month, ask your team to put requests on one shared list, unless they cannot wait. Twice a week, go through the list for fifteen minutes with someone from the team. They settle half of the requests in place of another task, and you settle the rest.',
        say: {
          to: 'someone on your team',
          words:
            "Would you go through the list with me on Tuesdays and Fridays this month? You'd take half of the requests and decide alone, and I'd take another task off you.",
        },
        notice: 'Someone puts a request on the list and goes back to work.',
        first: 'Start the list and write the first request yourself.',
        done: 'Ten requests have been settled, half of them by someone else.',
      },
      colleagues: {
        name: 'Share the helping with one colleague',
        body: 'Ask one colleague to take small requests on two days of the week, and take them yourself on two others. On their days, send people on with a friendly word, unless the matter is urgent. Keep your break free on those days. Do this for three weeks.',
        say: {
          to: 'a colleague',
          words:
            "When people need something, they often come to me. Could you take Tuesdays and Thursdays if I take Mondays and Wednesdays? Let's try it for three weeks.",
        },
        notice: 'Someone goes straight to your colleague.',
        first: 'Ask a colleague which two days would suit them.',
        done: 'For two weeks, your colleague has taken the requests on their days.',
      },
      alone: {
        name: 'Answer requests at noon and at five',
        body: 'For three weeks, answer small requests from clients only at noon and at five, for fifteen minutes each. A short message on your phone says when you call back. Emergencies are the exception, and you decide what counts as one.',
        say: {
          to: 'a client',
          words:
            "I'm on a job until noon, and then I call everyone back. If it's an emergency, send me a message with that word in it, and I'll see it.",
        },
        notice: 'A client puts several requests into one message.',
        first: 'Write the short message and save it in your phone.',
        done: 'On ten days, you have answered small requests only at the two times.',
      },
      seeking: {
        name: 'Ask in two places about breaks',
        body: 'Work with people can be arranged in very different ways. Within four weeks, ask in two places how many people one person looks after, and when there is time for a break. Put the answers side by side before you decide anything.',
        say: {
          to: 'someone who does such work',
          words:
            "How many people do you look after in one shift, and do you really get your break? I'd like to do this work for a long time.",
        },
        notice: 'You hear yourself ask about breaks in the first ten minutes.',
        first: 'Write down what a good shift would look like, from first hour to last.',
        done: 'You have answers about breaks from two places.',
      },
      free: {
        name: 'Help one person a week',
        body: 'Perhaps several people count on you for lifts, shopping or repairs. For a month, choose one of them for each week and help only that person. Tell the others when it is their turn, and name someone else they could ask until then.',
        say: {
          to: 'a neighbour',
          words:
            "This week I've promised to help somebody else. I can come to you on Tuesday of next week. If it can't wait, could you ask someone else this time?",
        },
        notice: 'Someone has found another person to help them.',
        first: 'Write down who counts on you, and choose the first person.',
        done: 'For three weeks, you have helped one person a week.',
      },
    },
    strain: {
      leads: {
        name: 'Name one person for practical requests',
        body: 'Ask who on your team likes to see that others have what they need. For four weeks, this person takes all practical requests, up to two hours a week, in place of another task. Once a week, they tell you in ten minutes what was settled.',
        say: {
          to: 'someone on your team',
          words:
            "You seem to see what people here need. Would you take the practical requests for four weeks, up to two hours a week? I'd take another task off your list.",
        },
        notice: 'Someone thanks your colleague for a thing you did not know about.',
        first: 'List the practical requests that come to you on one day.',
        done: 'Five requests have been settled without reaching you.',
      },
      colleagues: {
        name: 'Write down the five usual answers',
        body: 'Write down the five things people ask you for most, each with an answer of one line. Send this list to those who ask. For three weeks, kindly remind people of the list first, and help with whatever is not on it.',
        say: {
          to: 'a colleague',
          words:
            "I think the answer is on my list, third line. If that doesn't work, come back, and we'll look at it together after the break.",
        },
        notice: 'Someone looks at your list before asking.',
        first: 'For one day, write down everything people ask you for.',
        done: 'Five people have found an answer on your list.',
      },
      alone: {
        name: 'Recommend someone for the extras',
        body: 'Clients may ask for practical help that is not your work, such as transport, setting up or cleaning. Find one or two reliable people who offer it. For a month, pass on their numbers when you are asked, and say where your own part ends.',
        say: {
          to: 'a client',
          words:
            "That isn't part of my work, but I know someone good who does it, and I'll send you the number. Shall I tell them you'll call?",
        },
        notice: 'A client arranges the extra work without asking you again.',
        first: 'Ask one reliable person whether you may pass on their number.',
        done: 'You have passed on a number to two clients.',
      },
      seeking: {
        name: 'Ring before you apply',
        body: 'Words like service or support in an advert can mean one visitor a day or sixty. Within four weeks, choose two adverts you like, and ring before you apply. Ask how many people come in a day, and who helps when it gets too much.',
        say: {
          to: 'someone at the company',
          words:
            'Before I apply, may I ask how many people come to you on an ordinary day? And who steps in when they all come at once?',
        },
        notice: 'After a call, you know at once whether you want to apply.',
        first: 'Choose the two adverts and find a number to ring.',
        done: 'Two calls have taken place, and the answers are written beside the adverts.',
      },
      free: {
        name: 'Share one duty with another person',
        body: 'If you look after something for others, such as a meal, a lift or a garden, find a second person for it. Take turns for a month, a week each. Whoever has the week is fully in charge. In your free weeks, do not ask how it is going.',
        say: {
          to: 'a friend',
          words:
            "Could you take every second week of this with me, for a month? In your week it's all yours, and I won't look over your shoulder.",
        },
        notice: 'In a free week, everything has been done without you.',
        first: 'Decide which duty you would like to share, and with whom.',
        done: 'For two weeks of the month, the other person has done it all.',
      },
    },
    stretch: {
      leads: {
        name: 'Watch one person at work each week',
        body: 'Once a week for a month, spend half an hour where someone on your team works, in place of a meeting. Watch, and note what makes the work harder than it has to be. At the end, ask whether you saw it right, and change one thing.',
        say: {
          to: 'someone on your team',
          words:
            "Could I spend half an hour with you on Tuesday? I'd like to see what gets in the way of your work, and then change one thing.",
        },
        notice: 'You note a difficulty that nobody has mentioned.',
        first: 'Agree on the first half hour with one person on your team.',
        done: 'You have watched three people and changed one thing for each.',
      },
      colleagues: {
        name: 'Ask one person a day what helps',
        body: 'Every day for three weeks, guess what would make the task of one colleague easier, and then ask. If what they name takes less than five minutes, do it at once. In the evening, write down your guess and their answer.',
        say: {
          to: 'a colleague',
          words:
            "I've got five minutes. Is there something practical I could do for you? Tell me exactly how you'd like it done.",
        },
        notice: 'Your guess and the answer are the same.',
        first: 'Ask one colleague before lunch, and write down the answer.',
        done: 'You have noted ten guesses and ten answers.',
      },
      alone: {
        name: 'Ask clients what will be difficult',
        body: 'For a month, ask each client at the end of a visit or call what will be difficult for them tomorrow. It takes two minutes. If you can help at once, do so. If it takes longer, name a price. Write down what you had not expected.',
        say: {
          to: 'a client',
          words:
            "Before we finish, what will be difficult for you tomorrow? If it's a small thing, I'll do it now. If it's more, I'll tell you what it costs.",
        },
        notice: 'You name the difficulty before the client does.',
        first: 'Ask one client at the end of a visit or call.',
        done: 'You have written down what five clients said.',
      },
      seeking: {
        name: 'Help out on four mornings',
        body: 'Look for a place where people need practical help, such as a food bank, a canteen or a visiting service. Help there one morning a week for a month. Each time, ask someone experienced what you overlooked. Mention these mornings in your next application.',
        say: {
          to: 'someone who runs such a place',
          words:
            "I'd like to learn how you see so quickly what people need. Could I help on four Thursday mornings, and would you tell me afterwards what I missed?",
        },
        notice: 'You see what a visitor needs before anyone tells you.',
        first: 'Ring one place nearby and ask on which morning they need help.',
        done: 'You have helped on four mornings and asked what you missed.',
      },
      free: {
        name: 'Do one practical thing each week',
        body: 'Choose one person, and do something practical for them once a week for a month, for an hour at most. It can be cooking, mending or carrying. Ask beforehand what they would like, and afterwards what you should do differently. Write down both answers.',
        say: {
          to: 'a friend',
          words:
            "I have an hour on Saturdays this month, and I'd like to do something useful for you. What would really help, and how would you like it done?",
        },
        notice: 'You see what is missing before the other person says it.',
        first: 'Choose the person, and ask what would help them on Saturday.',
        done: 'You have helped on three Saturdays and written down what they said.',
      },
    },
    unused: {
      leads: {
        name: 'Welcome the next newcomer yourself',
        body: 'Look after the next person who is new to your team, or the next guest, for the first two hours. Show them round, and see that they have what they need. These two hours replace a meeting. A week later, ask what else would have helped.',
        say: {
          to: 'someone on your team',
          words:
            "When our next new colleague or guest comes, I'd like to look after them for the first two hours. Could you take my meeting that morning?",
        },
        notice: 'The newcomer brings you a small question.',
        first: 'Find out who is coming to your team in the next few weeks.',
        done: 'You have looked after one person for their first two hours.',
      },
      colleagues: {
        name: 'Ask for one practical task',
        body: 'Most workplaces have practical tasks that nobody really looks after, such as visitors, first aid or the shared kitchen. Choose one, and ask for it for a month, with half an hour a week in place of something else. At the end, tell your manager what was needed.',
        say: {
          to: 'your manager',
          words:
            'Nobody really looks after our visitors. Could I try it for a month, with half an hour a week? I would let something smaller rest meanwhile.',
        },
        notice: 'Someone asks for you by name because of this task.',
        first: 'Ask two colleagues which practical task nobody looks after.',
        done: 'You have looked after the task for four weeks.',
      },
      alone: {
        name: 'Explain one job in person each week',
        body: 'Once a week for a month, explain your work to one client in person or on the phone, in place of a long message. Ask at the end what else they need. If two clients name the same thing, put a price on it and offer it.',
        say: {
          to: 'a client',
          words:
            "Instead of writing it all down, I'd rather go through it with you for ten minutes. And tell me what else you'll need once I'm done.",
        },
        notice: 'A client keeps a question for your talk.',
        first: 'Choose the first client and agree on a time.',
        done: 'You have written down what four clients still need.',
      },
      seeking: {
        name: 'Begin your letter with a person',
        body: 'Rewrite the first paragraph of your next application. Say in three sentences what a person needed, what you did, and what happened then. Within four weeks, choose three adverts for work with people, and use this beginning in each application.',
        say: {
          to: 'a contact',
          words:
            'Would you read the beginning of my letter? I want to show that I see what people need. Please tell me if you can picture it.',
        },
        notice: 'Someone who has read the letter retells the scene in their own words.',
        first: 'Write down three times when you helped somebody with something practical.',
        done: 'You have sent three applications with the new beginning.',
      },
      free: {
        name: 'Choose one afternoon for helping',
        body: 'Look for a place that needs helpers, such as a lunch table, a repair workshop or a hospital library. Visit it once before you promise anything. Then help for two hours on one afternoon a week, say Wednesday, for a month.',
        say: {
          to: 'someone who helps there already',
          words:
            "I'm free on Wednesday afternoons this month, and I'd like to be of use for two hours. Which task is often left undone here?",
        },
        notice: 'Someone says: see you next Wednesday.',
        first: 'Visit one such place for half an hour.',
        done: 'You have helped on three Wednesdays in a row.',
      },
    },
  },
} as const satisfies NatureWords;
