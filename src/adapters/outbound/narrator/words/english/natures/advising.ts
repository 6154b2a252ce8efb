import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const advising = {
  about: 'Helping someone see their choices clearly, so that they can decide.',
  standing: {
    core: 'Helping people choose comes naturally to you, {role} often asks for it, and it takes no energy.',
    core_gives:
      'Helping people choose comes naturally to you, {role} often asks for it, and it gives you energy.',
    costly_strength:
      'Helping people choose comes naturally and {role} often asks for it, but it takes energy from you.',
    untapped: 'Helping people choose comes naturally to you, but {role} seldom asks for your advice.',
    reserve:
      'Helping people choose comes easily to you, though it takes energy, and {role} seldom asks for it.',
    growth_edge: '{Role} asks you for a lot of advice, which still takes practice but does not drain you.',
    growth_middle: '{Role} asks you for a lot of advice, and giving it comes fairly naturally to you.',
    strain: '{Role} asks you for a lot of advice, which does not come easily to you and takes energy.',
    strain_middle:
      'Giving advice comes fairly naturally, {role} asks for a lot of it, and it takes energy from you.',
    background: 'Giving advice does not come easily to you, and {role} seldom asks for it.',
    some_natural: 'Helping people choose comes easily to you, and {role} asks for it sometimes.',
    some_middle: 'Sometimes {role} asks for your advice, and giving it comes fairly naturally to you.',
    some_little: 'Sometimes {role} asks for your advice, and giving it comes less easily to you.',
    some_costs: 'Sometimes {role} asks for your advice, and giving it takes energy from you.',
    seldom_middle: 'Giving advice comes fairly easily to you, but {role} seldom asks for it.',
    asked_gives: 'Helping others decide is part of {role}, and you get energy from it.',
    asked_costs: 'In {role} you help others decide, and these talks take energy from you.',
    asked_even: 'Helping others decide is part of {role} and leaves your energy as it was.',
    seldom_gives: 'You get energy from helping someone decide, but {role} seldom gives you the chance.',
    seldom_costs: 'Being asked for advice takes energy from you, and in {role} it seldom happens.',
    seldom_even: '{Role} seldom asks for your advice, and giving it neither tires you nor gives you energy.',
  },
  opening: {
    carries:
      'Thinking a decision through with someone comes naturally to you. You answered that {role} asks you for that, and it takes no energy from you. Such talks go best when you have enough time to listen.',
    carries_gives:
      'Thinking a decision through with someone comes naturally to you. You answered that {role} asks you for that, and it gives you energy. Such talks go best when you have enough time to listen.',
    draining_strength:
      'Thinking a hard decision through with somebody comes naturally to you. {Role} asks you for such talks, and they take energy from you. That is no contradiction, because listening closely can be hard work even for somebody who likes it.',
    stretch:
      'Helping others decide is still an effort for you, and {role} asks for it. Even so, such talks give you energy. So you can learn to advise as you go, one talk at a time, without setting hours aside.',
    unused:
      'When someone cannot choose, helping them think comes naturally to you. {Role} seldom brings such a person to you. But people have to choose everywhere, so an occasion may be easy to find.',
    gives:
      'Part of {role} is helping others make up their minds, and these talks give you energy. Others may think that you only listen. Your answers say that this listening is one of the things that give you energy.',
  },
  title: {
    carries: 'Helping people choose comes easily to you',
    draining_strength: 'Helping people choose comes easily and still tires you',
    strain: 'Being asked for advice takes your energy',
    stretch: 'Giving advice takes effort and gives you energy',
    unused: 'You could help people decide more often',
    gives: 'Helping others decide gives you energy',
    costs: "Other people's decisions cost you energy",
  },
  see: {
    carries:
      'In {role}, people may bring you choices they have to make, and helping them think it through takes no energy from you. Some of them may want an answer at once. But people often find out what they want while they explain it to somebody. A quick answer stops them too early. So the first minutes, in which you only listen, may be the most useful ones.',
    carries_gives:
      'In {role}, people may bring you choices they have to make, and helping them think it through gives you energy. Some of them may want an answer at once. But people often find out what they want while they explain it to somebody. A quick answer stops them too early. So the first minutes, in which you only listen, may be the most useful ones.',
    draining_strength:
      '{Role} asks you to help others decide, and that takes energy from you. The advice may not be the tiring part. When somebody leaves a question open, you may go on thinking about it long after they have gone. So it matters how many open questions people bring you in one day. A talk may also tire you less when you agree beforehand when it ends.',
    strain:
      "{Role} may bring you people who cannot decide and want to know what you think. Such talks take energy from you. Often they want an answer at once. What tires you may be the feeling that you are responsible for somebody else's choice. But they only came for help, and the choice remains theirs. You can also help a day later, or send them to someone who knows the subject.",
    stretch:
      '{Role} asks you to help people choose. You still have to think about what to ask and when to wait, and even so such talks give you energy. You may believe that you have to know the answer before you can give advice. More often it takes a good question and some patience, and you can learn both.',
    unused:
      'Helping somebody see what really matters to them comes easily to you. {Role} seldom asks for that. When people need advice, they usually go to somebody whose job it is, so they may simply not think of you. One good talk can change that, because people tell others who has helped them. So one person is enough for a start.',
    gives:
      'In {role}, people may talk their decisions over with you, and such talks give you energy. The reason may be the subject, the person, or simply the time to listen. A full day can bring many talks and still only one of these three. It is worth finding out which of them gives you energy, because then you can look for more of it.',
    costs:
      "In {role}, people may want to know from you what they should do, and these talks take your energy. Each of them may be short. But each time you have to understand somebody else's problem, and then go back to your own work. So three short talks, one after the other, can tire you more than a long one.",
  },
  scenes: {
    gives: {
      leads: [
        'Someone on your team cannot choose between two ways of doing a job. You ask which one would be easier to explain to someone new. They laugh, because they know it already, and five minutes later they are back at work.',
        'Someone on your team says quietly that they may want to do something else one day. You put your phone away and ask what a good day looks like for them. By the end of the break, they know whom to talk to next.',
      ],
      colleagues: [
        'On an ordinary Monday, a colleague reads you an angry message and wants to answer it at once. You ask what the answer should achieve. Together you write three calm lines.',
        'Over coffee, a colleague tells you that they have been asked to take on more work and cannot decide. You ask which task they would then give up. On Friday they tell you what they have chosen.',
      ],
      alone: [
        'A client wants everything at once. You ask which part they need most, and by when. At the end of the call they choose one thing to begin with, and they sound relieved.',
        'The phone rings, and it is someone you worked for some time ago. They have no job for you and only want your opinion. You walk up and down with the phone at your ear, and the answer gets clearer as you talk.',
      ],
      serves: [
        'The person in front of you has three possibilities and no idea which one is right. You ask what matters most to them, and two of the three fall away. They nod, and both of you can go on.',
        'Somebody asks what you would do in their place. You find out two things about them before you answer. A week later they stop to tell you how it went.',
      ],
      remote: [
        'A colleague asks in the chat if you have ten minutes. On the call they talk, you listen, and you ask what would happen if they did nothing. There is a silence, and then they know what to do.',
        'You get a long message with a short question at the end: would you do it? You ring instead of writing. A quarter of an hour later, the two of you have a clear yes and a first step.',
      ],
      target: [
        'At nine, someone may come to you who has put off a decision. You hear them out and ask two or three questions. Before long, they can say what they want to find out first.',
        'People may come with plans, and you look for the question that nobody has asked yet. Sometimes that question changes the plan. Sometimes it only makes someone surer of what they meant to do.',
      ],
    },
    costs: {
      leads: [
        'Someone comes at nine, someone at ten, and two more before lunch. Each of them wants to know what you would do. You think along with all four, and the one decision that is really yours waits until evening.',
        'You have kept half an hour free for someone who brings the same problem as last month. You listen, you suggest a way, and they nod. On the way home, you suspect that they will be back.',
      ],
      colleagues: [
        'You have your coat on, and a colleague asks if you have a minute. The minute takes forty. It was a good talk, and the shop you wanted to reach is closed.',
        'Two colleagues disagree, and both want to hear from you who is right. You weigh each word. They go back to work, and you need a moment before you remember what you were doing.',
      ],
      alone: [
        'A client rings on Sunday evening, because they have to decide by Monday. You go through everything with them once more. After the call you switch off the light, and their decision is still going round in your head.',
        'The job is a small one, but the client calls every day: this way, the other way, or not at all? You answer carefully each time. The work itself has to fit into what is left of the day.',
      ],
      serves: [
        'One person after another asks what would be best for them. You give each of them your full attention. Around three in the afternoon, you hear your answers getting shorter.',
        'Someone cannot decide, and others are waiting. You explain the choices once more, in other words. In the end they want to think about it, and the next person begins with the same question.',
      ],
      remote: [
        'Four people have written this morning to ask what you think, and none of them knows about the others. You write four careful answers. When you begin your own work, it is getting dark outside.',
        'The call was meant to be short. A colleague does not know whether to stay or leave, and you choose your words with care. When you close the laptop, you need a walk before anything else.',
      ],
      target: [
        'Such a role may bring six talks in a row, each about something that matters to the other person. You listen closely every time. By the last one, you notice how hard it has become to listen.',
        'Late in the day, someone may call who has to decide by morning. You listen and help them choose. When the call is over, so is the evening, and the question goes through your head once more.',
      ],
    },
    missing: {
      leads: [
        'Your team knows its work and decides without you. You answer messages and pass things on. Then someone from outside asks for your opinion in passing, and you stand there with them for twenty minutes.',
        'The week is full of forms and figures. On Thursday someone asks if you have a moment, because they cannot decide. Of the whole day, this is the half hour you remember on the way home.',
      ],
      colleagues: [
        'A decision has been made, and you read about it in a message. You can see which question nobody asked. At lunch a trainee wants to know which course to take, and you let your soup get cold.',
        'Two colleagues argue about which way is better. You have a question ready that might settle the matter, but nobody turns to you. In the break you ask one of them after all.',
      ],
      alone: [
        'Clients tell you what they want, and you do exactly that. One request looks like a mistake to you. You say so carefully, and for half an hour the two of you talk about what they really need.',
        'Most days you do the work and send the invoice. Then a client asks what you would choose, after all the cases you have seen. On the way home you are still thinking of things to add.',
      ],
      serves: [
        'People ask when it will be ready, and you tell them. At the very end, one of them asks what you think. Somebody else is already waiting, so your answer has to be one sentence long.',
        'All day long, you give people what they have asked for. Then someone cannot decide between two things and looks at you. You take your time with your questions, although your shift ends in ten minutes.',
      ],
      remote: [
        'The tasks arrive, you finish them, and nobody asks for your view. Then a new colleague asks for a call, because they do not know how to go on. You stay on the line long after their question is answered.',
        'Others are making a decision, comment by comment, in a document that you can read too. You see what is missing. You begin a comment, delete it, and ring one of them instead.',
      ],
      target: [
        'People may come to you with decisions that they have already made. Now and then someone stays a moment and asks what you would have done. There is time for two sentences, and you have more to say.',
        'The work may be clear and quiet, with a list to get through. In a break, somebody says that they cannot choose between two things. You ask one question, then another, and the list has to wait.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Give hard decisions a fixed half hour',
        body: 'For three weeks, keep one half hour a week, say Wednesday at eleven, when anyone on your team can bring you a decision. It takes the place of short talks on other days. When someone asks earlier, offer them the Wednesday, unless the matter is urgent.',
        say: {
          to: 'someone on your team',
          words:
            "I'd like to hear about that properly. Can it wait until Wednesday at eleven? I've kept half an hour free for questions like this.",
        },
        notice: 'Someone says that they will bring their question on Wednesday.',
        first: 'Put the half hour in your calendar and tell your team about it.',
        done: 'Somebody has come with a decision to each of the three half hours.',
      },
      colleagues: {
        name: 'Ask later what became of a decision',
        body: 'Once a week for three weeks, go back to one person whom you have helped to decide. Ask what they chose, and which of your questions helped. It takes ten minutes, so let something less urgent wait. Write down the question that helped, and ask it again in your next talk.',
        say: {
          to: 'someone you have helped to decide',
          words:
            'A while ago you told me about a decision. What became of it? Did anything I asked help you?',
        },
        notice: 'Someone names a question that you had forgotten.',
        first: 'Call one person you have helped to decide, and ask what became of it.',
        done: 'Three people have told you what became of their decision.',
      },
      alone: {
        name: 'Ask two questions before you quote',
        body: 'Choose two questions that every new client should answer before you name a price. For three weeks, ask them in the first call or visit, and write the quote after that. The questions take five minutes, and they can save you a second quote.',
        say: {
          to: 'a client',
          words:
            "Before I give you a price, I'd like to ask two things. What do you want to be better afterwards? And what would you rather leave as it is?",
        },
        notice: 'A client thinks again about what they need before you have written the quote.',
        first: 'Write down your two questions, on paper or in your phone.',
        done: 'For three weeks, every quote has come after the two questions.',
      },
      seeking: {
        name: 'Tell how you helped someone decide',
        body: 'Think of one time when you helped somebody choose. Write half a page: what they had to decide, what you asked, and what they did in the end. In the next three weeks, tell it to two people, such as a friend and somebody who does similar work.',
        say: {
          to: 'an interviewer',
          words:
            "May I give you an example? I once helped somebody with a hard choice. I'll tell you what I asked and what they decided. It takes two minutes.",
        },
        notice: 'The person listening asks what happened next.',
        first: 'Think of three people you have helped with a choice, and pick one of them.',
        done: 'You have told the story to two people.',
      },
      free: {
        name: 'Help with one decision a week',
        body: 'Each week for three weeks, give half an hour to one person who has to choose something, such as a course, a flat or a phone. It can be on a day when you meet anyway. Ask what they need, and write the choices down on one sheet of paper.',
        say: {
          to: 'a friend',
          words:
            "Shall we look at your choice for half an hour when we meet on Saturday? I'll bring paper and ask questions, and you do the deciding.",
        },
        notice: 'A friend mentions a decision and asks when you have time.',
        first: 'Think of a person who is facing a choice, and call them.',
        done: 'Three people have gone through a choice with you.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Ask for a suggestion first',
        body: 'For three weeks, ask everyone on your team to bring a suggestion along with the question. One sentence is enough, spoken or written. You say yes, or you ask one question. Whatever needs more time goes into one fixed half hour on Thursday.',
        say: {
          to: 'someone on your team',
          words:
            "Before I say anything, what would you do? If it sounds right to me, just go ahead. If not, let's take time for it on Thursday.",
        },
        notice: 'Someone brings a suggestion before you have asked for one.',
        first: 'Tell your team about the suggestions and the half hour on Thursday.',
        done: 'Three questions have needed nothing from you but a yes.',
      },
      colleagues: {
        name: 'Say first how long you have',
        body: 'For three weeks, say at the start of each talk how long it can last. When the time is up and the matter is still open, agree on another day. Afterwards, take two minutes to yourself before you go on.',
        say: {
          to: 'a colleague',
          words:
            "We have until eleven, and I'd like to use the time well. What do you have to decide? If that's not enough, let's go on tomorrow.",
        },
        notice: 'Someone says in the first sentence what they have to decide.',
        first: 'Say it once, to the next person who asks for your opinion.',
        done: 'For three weeks, every such talk has ended at the time you had named.',
      },
      alone: {
        name: 'Put advice on the invoice',
        body: 'Decide how much advice belongs to a job, for example one call of half an hour. For three weeks, say so at the start of every new job. Anything beyond that gets an appointment and a price, and longer questions wait for it.',
        say: {
          to: 'a client',
          words:
            "I'm glad to go through this with you. It's more than the job includes, so I'd book an hour for it. Would Thursday at ten suit you?",
        },
        notice: 'A client asks for an appointment in place of a quick call.',
        first: 'Write down in one line how much advice a job includes.',
        done: 'Every new job of these weeks says how much advice it includes.',
      },
      seeking: {
        name: 'Ask how many talks a day brings',
        body: 'Where people come for advice, much depends on how many come in a day. In the next three weeks, ask two people who know such work, in an interview or outside one. Write down the number that would suit you, and drop the adverts that go far beyond it.',
        say: {
          to: 'an interviewer',
          words:
            'I do this work best with a little time between two talks. How many people would I see on a normal day?',
        },
        notice: 'You put an advert aside because the job would bring too many talks a day.',
        first: 'Write down how many talks in one day would be right for you.',
        done: 'Two people have told you how many talks their day brings.',
      },
      free: {
        name: 'Talk about hard choices on a walk',
        body: 'For three weeks, have one talk a week about a difficult choice, and no more. Have it on a walk, and turn back after fifteen minutes. Say at the beginning that you will listen and ask. When the walk is over, so is the talk.',
        say: {
          to: 'a friend',
          words:
            "I'd like to hear about it properly. Shall we go for a walk on Saturday, for half an hour, and you tell me? I'll ask questions, and you decide.",
        },
        notice: 'On the way back, the two of you talk about other things.',
        first: 'Pick a walk near you that takes half an hour there and back.',
        done: 'Three such talks have ended when the walk was over.',
      },
    },
    strain: {
      leads: {
        name: 'Send questions to the person who knows best',
        body: 'Write down the three questions your team asks you most often. Beside each, put the name of someone who knows the subject well. For three weeks, those questions go straight to that person. Then look at the list together and change what did not work.',
        say: {
          to: 'someone on your team',
          words:
            'You know this subject better than I do. For three weeks, could I send questions about it to you? You decide, and you only tell me if something gets tricky.',
        },
        notice: 'Two people on your team settle a question before it reaches you.',
        first: 'Write down which questions your team asks you on one ordinary day.',
        done: 'Three questions from your list have been answered without you.',
      },
      colleagues: {
        name: 'Answer tomorrow instead of today',
        body: 'For three weeks, give no advice on the spot unless it is urgent. Write the question down and promise an answer for the next day. Until then, ask someone who knows the subject. Often it is enough to pass on a name.',
        say: {
          to: 'a colleague',
          words:
            "I'd rather not answer too quickly. Can I come back to you tomorrow at ten? If I know someone who can help you better, I'll give you their name.",
        },
        notice: 'By the next morning, a question has already been settled.',
        first: 'List three people who know the subjects you are asked about.',
        done: 'Three questions have waited until the next day or gone to someone else.',
      },
      alone: {
        name: 'Answer the usual question in writing',
        body: 'Clients often ask the same few things. Take the question you hear most, and write down the usual choices once, in ten lines. For three weeks, send these lines first and talk afterwards. Writing them takes half an hour and spares you the same talk each time.',
        say: {
          to: 'a client',
          words:
            "I get this question a lot, so I've written down the usual choices. I'll send them to you now. If anything is still open, give me a call.",
        },
        notice: 'A client reads your lines and decides without a call.',
        first: 'Write down the question that clients ask you most often.',
        done: 'Every client with that question has received the ten lines first.',
      },
      seeking: {
        name: 'Ask how much advice the job includes',
        body: 'Adverts often mention advice and do not say how much of it there is. In the next three weeks, ask two people who do such work how many hours a week they spend on it. Then cross out the adverts with more of it than you want.',
        say: {
          to: 'someone who does such work',
          words:
            "Roughly how many hours a week do people come to you with a decision? And when you don't know what to tell them, who can you ask?",
        },
        notice: 'You skip an advert that you would have saved before.',
        first: 'Mark every sentence about advice in three adverts you like.',
        done: 'Two people have told you how many hours a week they spend on advice.',
      },
      free: {
        name: 'Hand the question back kindly',
        body: 'When somebody asks you what to do, you need not have the answer. For three weeks, ask what they would tell a friend, and wait until they have spoken. If they still want an opinion, name someone who knows more about the subject.',
        say: {
          to: 'a friend',
          words:
            "I don't know what's right for you. What would you tell a friend who came to you with this? Take your time, I'm listening.",
        },
        notice: 'A friend starts to answer before you have finished your question.',
        first: 'Write “What would you tell a friend?” on a slip of paper you carry with you.',
        done: 'Someone has found an answer that did not come from you.',
      },
    },
    stretch: {
      leads: {
        name: 'Ask three questions before you answer',
        body: 'Once a week for three weeks, choose a talk in which someone on your team has to decide something. Ask three questions before you give your view. At the end, ask which question helped, and write the answer down in one line. The talk can be as short as usual.',
        say: {
          to: 'someone on your team',
          words:
            "Tell me what you have to decide. I'm practising, so I'll only ask questions at first. At the end, would you tell me which one helped?",
        },
        notice: 'The other person talks more than you do.',
        first: 'Write down three questions for the next talk of this kind.',
        done: 'You have written down three lines, one from each talk.',
      },
      colleagues: {
        name: 'Listen to a colleague who gives advice',
        body: 'Think of a colleague others go to when they cannot decide. Within three weeks, listen to two of their talks. In a third talk, you ask the questions and your colleague listens. It takes about an hour in all, so put off one task that can wait.',
        say: {
          to: 'a colleague',
          words:
            "People come to you when they can't decide. Could I listen in on two of those talks in the next three weeks? I'd like to hear what you ask.",
        },
        notice: "You hear yourself ask one of your colleague's questions.",
        first: 'Choose the colleague you would go to yourself with a hard decision.',
        done: 'You have asked the questions in one talk while your colleague listened.',
      },
      alone: {
        name: 'Ask each client what helped',
        body: 'For three weeks, whenever you have advised a client, ask at the end what was useful to them. Write the answer down in a few words before you start on the next thing. It takes a minute. On Fridays, read the answers of the week.',
        say: {
          to: 'a client',
          words:
            "May I ask you something before we finish? I'd like to get better at giving advice. Of all the things we talked about, what was useful to you?",
        },
        notice: 'The same word turns up in several answers.',
        first: 'Ask one client at the end of a talk, and write down what they say.',
        done: 'You have written down an answer from every client you have advised.',
      },
      seeking: {
        name: 'Practise asking with two contacts',
        body: 'In the next three weeks, find two contacts who have something to decide. Give each of them half an hour in which you do nothing but ask questions. At the end, ask which question helped, and write it down. You can talk about it in an interview.',
        say: {
          to: 'a contact',
          words:
            "I'm looking for work in which people bring me their decisions, and I'd like to practise. Do you have something to decide? I'd only ask questions, for half an hour.",
        },
        notice: 'Someone tells you more after your second question than after your first.',
        first:
          'Ask one contact who has something to decide whether you may practise your questions with them.',
        done: 'Two contacts have told you which question helped.',
      },
      free: {
        name: 'Talk decisions over with two friends',
        body: 'Ask two friends for one hour a week, for three weeks, perhaps on an evening when you meet anyway. Each time, one of you brings a real choice, and the other two only ask questions. At the end, say which question helped most.',
        say: {
          to: 'a friend',
          words:
            "Would you try something with me? Three of us meet for an hour, one brings a decision, and the other two only ask. I'd like to learn that.",
        },
        notice: 'Someone at the table says: that is a good question.',
        first: 'Ask two friends which evening would suit them.',
        done: 'The three of you have met three times.',
      },
    },
    unused: {
      leads: {
        name: 'Offer a lunch for hard decisions',
        body: 'For three weeks, offer your Thursday lunch to someone outside your team who has something hard to decide. They bring the question, you ask and listen, and they decide. It is a lunch you would have had anyway, and there is nothing to prepare.',
        say: {
          to: 'someone outside your team',
          words:
            "If you have something to decide and want to talk it through, shall we have lunch on Thursday? I'll ask questions, you decide, and it stays between us.",
        },
        notice: 'Someone asks whether your Thursday lunch is still free.',
        first: 'Choose two people outside your team who have something to decide.',
        done: 'Someone from outside your team has talked a decision over with you at lunch.',
      },
      colleagues: {
        name: 'Be there for a new colleague',
        body: 'Someone who has just started has many small decisions to make. Tell your manager that you could give one new colleague half an hour a week, for three weeks. The colleague collects what they are unsure about, and you help them choose. That replaces many small questions in between.',
        say: {
          to: 'your manager',
          words:
            "Could I take half an hour a week, for three weeks, for one of the new people? They'd collect what they're unsure about, and I'd help them choose. My own work would still be done on time.",
        },
        notice: 'The new colleague keeps a question for your next half hour.',
        first: 'Find out who has started at your workplace in the last few months.',
        done: 'You have met three times, each time with a real question.',
      },
      alone: {
        name: 'Offer one hour of advice',
        body: 'Describe in three lines an hour in which a client brings a decision and you help them choose. Put a price on it. In the next three weeks, mention it to three clients when you speak to them anyway.',
        say: {
          to: 'a client',
          words:
            'I also offer an hour of advice now, apart from the usual work. You bring a decision, and we go through it together. Would that be useful to you?',
        },
        notice: 'A client calls before they have decided what they want done.',
        first: 'Write the three lines, and put a price on the hour.',
        done: 'Three clients have heard about the hour and its price.',
      },
      seeking: {
        name: 'Look for jobs that include advice',
        body: 'Many jobs include advice without saying so in the title, for example in a library, a bank or a garden centre. For three weeks, search for such jobs once a week. Each week, ask one person who does the work what their day is like.',
        say: {
          to: 'a contact',
          words:
            "I like helping people make up their minds, and I'm looking for a job with more of that. Do you know anyone who does it all day?",
        },
        notice: 'A contact names a job you had not thought of.',
        first: 'Write down three places where somebody has advised you well.',
        done: 'Three people have told you what their day is like.',
      },
      free: {
        name: "Keep an hour for other people's choices",
        body: 'Tell three friends that you keep one hour free every Tuesday, for three weeks, for anyone who cannot decide about something. They bring the question, on the phone or in person. You ask and listen, and they decide.',
        say: {
          to: 'a friend',
          words:
            "For three weeks I'm keeping Tuesday from six to seven free for talking things over. If you have something to decide, ring me then. I'll ask, and you decide.",
        },
        notice: 'The phone rings on Tuesday soon after six.',
        first: 'Choose the hour, and tell three friends about it.',
        done: 'Someone has talked a decision over with you in one of the three hours.',
      },
    },
  },
} as const satisfies NatureWords;
