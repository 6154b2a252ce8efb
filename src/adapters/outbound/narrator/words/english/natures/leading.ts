import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const leading = {
  about: 'Saying where a group is going, and deciding when others hesitate.',
  standing: {
    core: 'Setting a direction for others comes easily to you, {role} asks for it a lot, and it takes no energy.',
    core_gives:
      'Setting a direction for others comes easily to you, {role} asks for it a lot, and it gives you energy.',
    costly_strength:
      'Setting a direction for others comes easily and {role} asks for it a lot, but it takes energy.',
    untapped: 'Setting a direction for others comes easily to you, but {role} seldom asks you to.',
    reserve:
      'Setting a direction comes easily to you, though it takes energy, and {role} seldom asks you to.',
    growth_edge:
      '{Role} has you decide a lot for others, which still takes some practice but does not drain you.',
    growth_middle: '{Role} has you decide a lot for others, and that comes fairly naturally to you.',
    strain: '{Role} has you decide a lot for others, which does not come naturally to you and takes energy.',
    strain_middle:
      '{Role} has you decide a lot for others. That comes fairly naturally to you, but it takes energy.',
    background: 'Taking the lead does not come naturally to you, and {role} seldom asks you to.',
    some_natural: 'Setting a direction for others comes easily to you, and at times {role} asks you to.',
    some_middle: 'At times {role} asks you to take the lead, and that comes fairly naturally to you.',
    some_little: 'At times {role} asks you to take the lead, and that comes less naturally to you.',
    some_costs: 'At times {role} asks you to take the lead, and that takes energy from you.',
    seldom_middle: 'Taking the lead comes fairly naturally to you, but {role} seldom asks you to.',
    asked_gives: 'In {role} you set a direction for others, and that gives you energy.',
    asked_costs: 'In {role} you decide for others, and that takes energy from you.',
    asked_even: 'In {role} you set a direction for others, and your energy stays about the same.',
    seldom_gives: 'You seldom have to take the lead in {role}, but you gain energy when you do.',
    seldom_costs: 'You seldom have to take the lead in {role}, but it takes energy when you do.',
    seldom_even: 'You seldom have to take the lead in {role}, and your energy stays the same when you do.',
  },
  opening: {
    carries:
      'When a group does not know which way to go, it comes naturally to you to say what should come first. You answered that {role} asks for that, and it takes no energy from you. A group can lose more time by waiting than by a choice that it changes later.',
    carries_gives:
      'When a group does not know which way to go, it comes naturally to you to say what should come first. You answered that {role} asks for that, and it gives you energy. A group can lose more time by waiting than by a choice that it changes later.',
    draining_strength:
      'When others hesitate, it comes naturally to you to say what should happen next. {Role} asks for this, and each decision takes some energy from you. Others may not notice that, because a decision is soon made and no calendar shows it.',
    stretch:
      '{Role} asks you to say where a group should go. That is still an effort for you, and even so you gain energy from it. So it is worth practising, with small decisions that you can take back.',
    unused:
      'When nobody begins, it comes naturally to you to say what the aim is. {Role} seldom asks you to. So you hardly use one of the things that suit you. You need neither a title nor a team to begin with it.',
    gives:
      'In {role} you decide where others are going, and you gain energy from it. Others may think of responsibility only as a burden. By your answers, it is also work that gives you something back.',
  },
  title: {
    carries: 'Setting a direction comes naturally to you',
    draining_strength: 'Deciding comes easily, and each decision takes energy',
    strain: 'Having to decide for others takes your energy',
    stretch: 'Taking the lead gives you energy and takes practice',
    unused: 'You could set a direction more often',
    gives: 'Showing others the way gives you energy',
    costs: 'Deciding for other people takes energy from you',
  },
  see: {
    carries:
      '{Role} has you say where things are going, and that takes no energy from you. You need not know every answer for that. You can say what to do first while much is still open, as long as everyone knows when you will look at it again. But it is easy to forget to give the reason. Without the reason, others can follow you but cannot decide for themselves.',
    carries_gives:
      '{Role} has you say where things are going, and that gives you energy. You need not know every answer for that. You can say what to do first while much is still open, as long as everyone knows when you will look at it again. But it is easy to forget to give the reason. Without the reason, others can follow you but cannot decide for themselves.',
    draining_strength:
      '{Role} asks you to set a direction. Each decision may take only a minute, so nobody counts them, but there may be dozens in a week. Deciding faster may not help, because people may then come back sooner with the next question. It may help more if one kind of decision no longer comes to you at all.',
    strain:
      '{Role} asks you to decide for others, and this takes energy. The decision itself may be quickly made. The long part may come before, when you think about the question alone and nobody knows that it is still open. Some of that time may be careful work, and some of it may be hesitation. You can think the question through with one other person, and the decision is still yours.',
    stretch:
      '{Role} asks you to say where a group should go, and you gain energy from it while you are still learning. You may believe that a person who leads has to feel sure from the start. Often that comes only with practice. You can begin with three things to say each time: what we do, why, and until when.',
    unused:
      'Beginning where others wait comes easily to you, and {role} gives you little occasion to. You may think that leading needs a title, and that you have to wait for another job. But you can also lead one small piece of work, with an aim and two people who join in. You need no title for that. You only have to offer it.',
    gives:
      'In {role} you say where things are going, and you gain energy from it. To others it may look like a few words at the start of a day. But before you can say them, you may need a quiet hour to find out what matters. In a full week, you may lose this hour first. Then you still have to decide as much, and it is harder to know what matters.',
    costs:
      'In {role} you decide for other people, and each time this takes energy. The decision itself is often the shorter part. Before it you talk to people, and afterwards they ask questions, or someone had hoped for something else. So a week with six decisions can be fuller than your calendar shows. If you write down the reason once, there may be fewer questions.',
  },
  scenes: {
    gives: {
      leads: [
        'There are two good ideas, and everyone has talked about them for half an hour. You say which one comes first, and why. When everyone gets up, each person knows what to do on Monday.',
        'Someone on your team no longer knows what matters most. You name one aim for the month and take two others off their list. They write it down, and the next day they have started on it.',
      ],
      colleagues: [
        'On a Tuesday, five people share one piece of work, and nobody begins. You suggest what should be done by Friday and who could do which part. Someone says yes, and everyone starts.',
        'The person in charge is away, and a decision cannot wait. You ask two others what they think, weigh it up, and say what you will all do. In the evening it still holds.',
      ],
      alone: [
        'A client has three wishes and time for one. You say which one you would do first and what it makes possible later. There is a pause on the line, and then they ask when you can begin.',
        'You share a larger job with two other people who work on their own. You say what comes first, who does which part, and when it has to be finished. By evening both have agreed.',
      ],
      serves: [
        'It gets crowded, and everyone looks around. You say clearly who comes first, what happens next and how long it takes. The voices get quieter, and you can begin.',
        'Several people stand in front of you and do not know where to start. You give them one aim for the next half hour. They set off, and you only need to watch and nod now and then.',
      ],
      remote: [
        'There are six faces on the screen, and the talk goes in all directions. You write one sentence where everyone can read it: this is what we want by Thursday. Somebody takes the first task.',
        'Nothing has moved for a week. You ask everyone into a short call, settle what can be left out, and say what comes next. In the afternoon the first message comes in: done.',
      ],
      target: [
        'At eight, people may want to know from you what comes first. You would tell them, give a reason, and hear what speaks against it. By ten everyone would have begun.',
        'A choice would be open that no one else wants to make. You would listen, sleep on it, and say your decision aloud the next morning. Some would have chosen otherwise, and the work would go on.',
      ],
    },
    costs: {
      leads: [
        'All morning, people from the team come with one quick question each. You decide about a day off, then about a swap, then about a complaint. At noon your own coffee is still full, and cold.',
        'You have to tell the team about something that you would have done differently. You find the words and answer what can be answered. Afterwards you need a while before you can begin anything else.',
      ],
      colleagues: [
        'Several of you share a piece of work, and nobody says what comes first. You ask, remind, and ask again. On Thursday afternoon you decide for all of you, because someone has to.',
        'Two people want opposite things, and both look at you. You choose, and one of them is quiet for the rest of the day. On the way home, you go through your reasons once again.',
      ],
      alone: [
        'What to charge, which job comes first, whether to say yes to a difficult client: every decision ends with you. One of them may stay with you all through the weekend. On Monday it is still open.',
        'A client calls and wants you to say what should be done. You weigh two ways against each other and give an answer. From then on, every question about it comes to your phone.',
      ],
      serves: [
        'You are asked whenever the rule does not fit. You decide and explain, and ten minutes later the next person wants an exception too. By the end of the day you have said no to more people than you can count.',
        'Several people need a firm word from you at once, and soon they need another one. You keep an eye on all of them the whole morning. In the break, you look for a corner in which nobody wants anything.',
      ],
      remote: [
        'All day long, decisions reach you one message at a time. Can we do this, should I wait, which one is it? You answer each in a line, and at six you try to remember what you yourself had meant to do.',
        'You say what happens next, and the screen stays silent. Nobody objects and nobody agrees. After the call you write to three people one by one, to find out what they think.',
      ],
      target: [
        "One decision may follow another in such a role, and each is about somebody else's day. You would take them with care. In the evening, choosing what to eat might be one choice too many.",
        'People would bring you their disagreement and expect you to settle it. You would hear both sides, decide, and stand by your decision. The conversation would stay with you longer than the half hour it took.',
      ],
    },
    missing: {
      leads: [
        'Your day goes into requests, lists and reports. The team knows what to do, because it is the same as always. Only on the way out does someone ask where all this is heading, and you stop and talk.',
        'The direction comes from elsewhere, and you pass it on to the team. You see how it could be better, and you say one sentence about it. Someone looks up, and the talk moves on.',
      ],
      colleagues: [
        'On a Monday the group talks for an hour and goes home without a decision. You had one ready. Nobody had asked you, so you go back to your own list.',
        'Someone new asks you what all this work is for. You explain it in a few sentences, and they thank you. The next question is about the printer again.',
      ],
      alone: [
        'Clients say what they want, and you do it. It is quiet and steady. Then two people on the same job disagree and ask what you would do, and you put down what you are holding.',
        'A few people in your line of work would like to do something together, and somebody has to begin. You read the message twice. Then the next job comes in, and the message moves down the list.',
      ],
      serves: [
        'You look after one person after the other, and someone else decides how things are done. One afternoon a few people stand about lost, and you hear your own voice telling them what to do. It works.',
        'How things are done was settled long ago. Someone new asks how you would do it if it were up to you. You have an answer, and it takes the whole break to tell.',
      ],
      remote: [
        'Tasks arrive in the list, and you finish them. In the call, someone asks who would like to take charge of the next piece of work. There is a silence, and then somebody else is quicker than you.',
        'You read what is intended for the next months, and you do not see where it leads. You write a short comment with a suggestion. Two people click on a thumbs-up, and that is all.',
      ],
      target: [
        'Others would decide in such a role, and you would do your part. Sometimes a few people would hesitate over what to do next. Then you would make a suggestion, and somebody would take it up.',
        'The aim would be settled before you hear of it. Now and then, a small task might come up that nobody wants to take charge of. You would raise your hand.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Give a reason with each decision',
        body: 'For three weeks, give your team one reason with each decision, in a single sentence, and say when it will be looked at again. On Fridays, pick one of these decisions, ask one person to tell you its reason in their own words, and only listen.',
        say: {
          to: 'someone on your team',
          words:
            'On Monday I told you all what we are going to do. How did you understand the reason? Please say it in your own words, I only want to listen.',
        },
        notice: 'Someone settles a small thing without you and names your reason for it.',
        first: 'Write down the reason for your next decision in one sentence.',
        done: 'On three Fridays, someone has told you a reason in their own words.',
      },
      colleagues: {
        name: 'Settle which decisions are yours',
        body: 'Write down five decisions that come up in your work. In the first week, go through them with your manager for half an hour: which ones do you make alone, and which together? For two weeks, both of you keep to that. Then look at the list once more.',
        say: {
          to: 'your manager',
          words:
            "I've written down five decisions that come up in my work. Could we take half an hour to settle which ones I make alone?",
        },
        notice: 'You decide something on the list, and no question comes back.',
        first: 'Write down five decisions that come up in your work.',
        done: 'For two weeks, both of you have kept to the list.',
      },
      alone: {
        name: 'Begin each job with your proposal',
        body: 'For three weeks, be the first to say what should be done. Before each job begins, tell the client in three sentences what you aim for, why, and what you would leave out. Then ask for a yes or a change.',
        say: {
          to: 'a client',
          words:
            "I'd start with one thing, because everything else depends on it. The rest can come later. If you agree, I can begin on Thursday. What would you change?",
        },
        notice: 'A client hears your proposal and says yes.',
        first: 'Write down in one sentence what your next job should achieve.',
        done: 'Each job of three weeks has begun with your proposal.',
      },
      seeking: {
        name: 'Say where you would begin',
        body: 'Prepare an answer of two minutes: what would you aim for first in a new job, and how would you bring others along? Once a week for three weeks, say it aloud to a friend. In an interview, give it when you are asked what you would like to add.',
        say: {
          to: 'an interviewer',
          words:
            "May I say how I'd begin? In the first month I'd listen, and then I'd agree on one clear aim with the others. Would that fit here?",
        },
        notice: 'An interviewer asks you something about how you would begin.',
        first: 'Write down what you would aim for first in a new job.',
        done: 'A friend has heard your answer three times.',
      },
      free: {
        name: 'Take charge of one gathering',
        body: 'Choose something that several people want and nobody begins, such as a meal among neighbours or a walk with your course. Within three weeks, take charge of it: set the day, and give each person one task. It takes the place of one free evening.',
        say: {
          to: 'a friend',
          words:
            "Let's do it on Saturday in two weeks. I'll say who brings what. Would you take care of the food?",
        },
        notice: 'Someone asks you when it starts.',
        first: 'Send three people one message with an idea and a day.',
        done: 'The gathering has taken place, and each person has done one task.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Give away one kind of decision',
        body: 'Choose one kind of decision that someone on your team could make just as well, such as days off or small purchases. Tell everyone on the same day. For three weeks it is theirs, and you send every such question to them, without an opinion of your own.',
        say: {
          to: 'someone on your team',
          words:
            "From Monday, could you decide about this yourself? You need not ask me. If something goes wrong, we'll look at it together. Shall we try it for three weeks?",
        },
        notice: 'Someone on your team says that they have already decided.',
        first: 'For one day, make a mark for each decision that people bring to you.',
        done: 'For three weeks, that kind of decision has been made without you.',
      },
      colleagues: {
        name: 'Share the lead with a colleague',
        body: 'Choose one piece of work in which others wait for your decisions. For three weeks, you look after the aim, and a colleague settles the small questions. Ten minutes together every Friday replace the questions during the week.',
        say: {
          to: 'a colleague',
          words:
            "Would you share the lead with me for three weeks? I'd look after the aim, and you'd settle the small questions. We'd talk every Friday.",
        },
        notice: 'Someone takes a question to your colleague, although you are there.',
        first: 'Write two columns: decisions that need you, and decisions that do not.',
        done: 'For three weeks, your colleague has settled the small questions.',
      },
      alone: {
        name: 'Offer two ways and let clients choose',
        body: 'For three weeks, when a client wants you to decide, describe two ways with one sentence each. Let the client choose one of them by a day that you name. This replaces the time in which you weigh the question alone.',
        say: {
          to: 'a client',
          words:
            "There are two ways to do it. The first is faster, and the second lasts longer. Which one would you like? I'd need to know by Wednesday.",
        },
        notice: 'A client tells you which of the two ways it will be.',
        first: 'Take one open question from a client and write down two ways to answer it.',
        done: 'For three weeks, clients have chosen between two ways that you described.',
      },
      seeking: {
        name: 'Decide once how much you would lead',
        body: 'Decide once how many people you would lead at most, and whom you would want beside you for difficult decisions. Write down both. For three weeks, put aside every advert that asks for more, and spend no time weighing it. Where it does not say, ask.',
        say: {
          to: 'an interviewer',
          words:
            "Which decisions would be mine alone, and which would I share with someone? And who makes them when I'm away?",
        },
        notice: 'You put an advert aside without weighing it up.',
        first: 'Write down how many people you would lead at most.',
        done: 'Every advert on your list keeps within what you wrote down.',
      },
      free: {
        name: 'Let someone else take charge once',
        body: 'Choose an occasion in the next three weeks at which you would usually take charge. It may be a club meeting or an evening with friends. Ask one person by name to do it this time, and take one simple task yourself.',
        say: {
          to: 'someone in the group',
          words:
            "Would you take charge of it this time? I'll tell you everything I know about it, and on the day I'll look after the drinks.",
        },
        notice: 'On the day, people take their questions to the person in charge.',
        first: 'Choose an occasion in the coming weeks and the person you will ask.',
        done: 'Someone else has taken charge, and you have done one simple task.',
      },
    },
    strain: {
      leads: {
        name: 'Think decisions through with one person',
        body: 'Choose someone on your team whose judgement you trust. For three weeks, meet twice a week for twenty minutes and bring the decisions that are due. They say first what they would do, and then you decide. In between, the decisions stay on the list.',
        say: {
          to: 'someone on your team',
          words:
            "Could we look at the open decisions twice a week, for twenty minutes? You'd say what you would do, and then I'd decide. I'd like to try it for three weeks.",
        },
        notice: 'A decision is made in the same week in which it came up.',
        first: 'Write down the decision that has been open the longest.',
        done: 'Six of these talks have taken place, and each ended with a decision.',
      },
      colleagues: {
        name: 'Let the others choose the way',
        body: 'Take one decision that concerns others, and ask your manager what the result should be. The others choose how to get there, and you all try their way for two weeks. It replaces a choice that you would make and explain alone.',
        say: {
          to: 'your manager',
          words:
            "What result do you need, and by when? I'd like to let the others choose the way. If we can't agree, I'll come to you.",
        },
        notice: 'A colleague explains the decision to somebody else.',
        first: 'Write down one decision concerning others that is due soon.',
        done: 'The others have chosen, and their way has been tried for two weeks.',
      },
      alone: {
        name: 'Find someone to think aloud with',
        body: 'Look for one other person who works on their own. For three weeks, ring each other once a week for twenty minutes, with one decision each. The other person only asks questions. Until the call, the decision waits.',
        say: {
          to: 'someone else who is self-employed',
          words:
            'We both decide everything alone. Could we ring each other once a week for three weeks, with one decision each? Twenty minutes would be enough.',
        },
        notice: 'You put the phone down and know what you will do.',
        first: 'Ring someone who also works on their own, and propose one call a week.',
        done: 'Three calls have taken place, and three decisions are written down.',
      },
      seeking: {
        name: 'Look for shared responsibility',
        body: 'In some jobs, two people are in charge together, or a new person has somebody to ask. For three weeks, apply only where that seems to be so, and leave the other adverts aside. Where it does not say, ring and ask.',
        say: {
          to: 'someone at the company',
          words:
            'Before I apply, may I ask one thing? With whom would I share difficult decisions in this job, and who would I ask in the first weeks?',
        },
        notice: 'Someone names at once the person you would share decisions with.',
        first: 'Mark in your saved adverts every job in which decisions seem to be shared.',
        done: 'You have applied only where decisions seem to be shared.',
      },
      free: {
        name: 'Share out what you take charge of',
        body: 'Choose something that falls to you in the next three weeks, in a course, in a club or among friends. Ask two people to decide about one part each, such as the place or the food. You leave those two parts alone.',
        say: {
          to: 'a friend',
          words:
            "I've been asked to take charge of the day, and I'd like to share it. Could you decide about the food? I'll look after the place.",
        },
        notice: 'A question about the food goes straight to your friend.',
        first: 'Write down the parts of the next shared task, and a name beside two of them.',
        done: 'Two other people have each decided something without asking you.',
      },
    },
    stretch: {
      leads: {
        name: 'Announce one decision a week',
        body: 'Once a week for three weeks, choose a decision of yours that is easy to take back. Tell the team in three sentences: what, why, and until when. Do it in a talk you have anyway. Afterwards, ask one person what was unclear.',
        say: {
          to: 'someone on your team',
          words:
            "I've just told you all what we're going to try. What was unclear to you? I'd like to say it better next time.",
        },
        notice: 'Nobody asks afterwards what has been decided.',
        first: 'Choose a small decision that is due and write down your reason for it.',
        done: 'You have announced three decisions, each with a reason and an end.',
      },
      colleagues: {
        name: 'Lead one short talk a week',
        body: 'Once a week for three weeks, lead a short talk that takes place anyway, such as the one about the tasks of the day. Say at the start what has to be settled, and at the end who does what. Then ask your manager what was unclear.',
        say: {
          to: 'your manager',
          words:
            "I'd like to learn to lead the short talk in the morning. Could I do it once a week for three weeks? Afterwards, please tell me what was unclear.",
        },
        notice: 'People get up, and nobody asks who does what.',
        first: 'Write down which short talks take place every week and who leads them.',
        done: 'You have led three short talks and asked after each what was unclear.',
      },
      alone: {
        name: 'Lead one shared job',
        body: 'Within three weeks, begin one job together with another self-employed person. You say what the result should be, who does which part, and by when. After the first day, ask the other person where they had to guess.',
        say: {
          to: 'someone you would like to work with',
          words:
            "I have a job that two people could share. I'd say what we need and by when, and you'd choose how you work. Would you join me?",
        },
        notice: 'The other person begins without asking what comes first.',
        first: 'Look through the coming jobs and mark one that two people could share.',
        done: 'The shared job has begun, and you know where the other person guessed.',
      },
      seeking: {
        name: 'Gather others who are looking too',
        body: 'Ask three people who also look for work to talk for an hour a week, for three weeks. You set one aim for each hour, such as better letters, and see that everyone speaks. The hour replaces one of your own search hours.',
        say: {
          to: 'someone who also looks for work',
          words:
            "I'm asking three people to talk for an hour a week and help each other with the search. I'd set the topic. Would you join us for three weeks?",
        },
        notice: 'Someone asks you what the next hour will be about.',
        first: 'Write to three people who look for work, and suggest a day.',
        done: 'You have met three times, each time with an aim you had set.',
      },
      free: {
        name: 'Take the lead on two afternoons',
        body: 'Within three weeks, lead two afternoons in a course, in a club or among friends, in place of other plans. Say at the start what should be done by the end, and decide when the others hesitate. When it is over, ask one person what was clear and what was not.',
        say: {
          to: 'someone from the group',
          words:
            'I led this afternoon to practise. When was it clear to you where we were going, and when was it not?',
        },
        notice: 'The group sets off without a second explanation.',
        first: 'Suggest a day and a topic for an afternoon to your group.',
        done: 'You have led two afternoons and asked one person about each.',
      },
    },
    unused: {
      leads: {
        name: 'Free one hour a week for direction',
        body: 'For three weeks, hand one weekly report or list to someone on your team. Use the hour for a single question: where should the team be in a year? At the end of the third week, tell the team your answer and ask for theirs.',
        say: {
          to: 'someone on your team',
          words:
            "Could you take over one of my tasks for three weeks? I'd use the hour to think about where we're going, and then I'd like to hear what you think.",
        },
        notice: 'Someone on the team comes back to your question by themselves.',
        first: 'Choose the weekly report or list that you could hand on most easily.',
        done: 'You have told the team your answer and heard theirs.',
      },
      colleagues: {
        name: 'Put your hand up for one task',
        body: 'Look for something that several people want and nobody takes on. Offer to take charge of it for three weeks, one hour a week, with one colleague. Agree with your manager on what will be finished at the end. If your week is full, agree on what waits meanwhile.',
        say: {
          to: 'your manager',
          words:
            "Nobody has taken this on yet. I'd take charge of it for three weeks, an hour a week. Could we agree on what should be finished by then?",
        },
        notice: 'Somebody offers to help without having been asked.',
        first: 'Ask two colleagues what they have wanted to see done for a long time.',
        done: 'A colleague has joined you, and what you agreed on is finished.',
      },
      alone: {
        name: 'Bring your peers together once',
        body: 'Within three weeks, ask three people who do similar work to meet for an hour over lunch. Bring one clear question, such as how to set prices. You open the talk, keep to the question, and ask at the end what each person will try.',
        say: {
          to: 'someone in your line of work',
          words:
            "I'm asking three of us to talk over lunch about how we set prices. I'd make sure that we finish with something useful. Would you come?",
        },
        notice: 'Somebody asks when you will meet again.',
        first: 'Write down one question for such a talk and the names of three people.',
        done: 'The talk has taken place, and each of you has named one thing to try.',
      },
      seeking: {
        name: 'Take charge of something small',
        body: 'Look for something small that needs somebody in charge, such as a stand at a fair or a day in a club. For three weeks, give it two of your search hours a week, with one clear aim. Agree on that aim with the others first.',
        say: {
          to: 'someone in your field',
          words:
            "I hear that somebody is needed to take charge. I'd do it for three weeks, with one clear aim. Could you introduce me?",
        },
        notice: 'Someone asks how you got the others to join in.',
        first: 'Write down three groups in your field and look up who runs them.',
        done: 'The others have agreed to the aim that you suggested.',
      },
      free: {
        name: 'Start one thing with three people',
        body: 'Choose something small that would do your street, your course or your club good. Name an aim that can be reached in three weeks, and ask three people for two hours each. Say who does what, and do your own part.',
        say: {
          to: 'a neighbour',
          words:
            "There is something small that I'd like us to do within three weeks, and three people are enough. Could you give two hours? I'll tell you exactly what is needed.",
        },
        notice: 'Someone stops you and asks how it is going.',
        first: 'Write down something small that would do your street, course or club good.',
        done: 'Three people have helped, and the aim is reached.',
      },
    },
  },
} as const satisfies NatureWords;
