import type { NatureWords } from '../../nature-words.ts';

export const leading = {
  about: 'Saying where a group is going, and deciding when others hesitate.',
  standing: {
    core: 'You set a direction for others with ease, and {role} needs that.',
    costly_strength: 'You set a direction for others with ease, and {role} needs that, but it takes energy.',
    untapped: 'You set a direction for others with ease, and {role} hardly ever asks you to.',
    reserve: 'You set a direction with ease though it takes energy, and {role} hardly ever asks you to.',
    growth_edge: '{Role} asks you to set a direction for others, which is still an effort for you.',
    strain: '{Role} asks you to decide for others, and that is an effort which takes energy.',
    background: 'Setting a direction for others takes you some effort, and {role} hardly ever asks for it.',
    some_natural: 'You set a direction for others with ease, and {role} asks you to now and then.',
    some_middle: '{Role} asks you to take the lead now and then, which you do fairly easily.',
    some_little: '{Role} asks you to take the lead now and then, and you do it with some effort.',
    seldom_middle: 'You take the lead fairly easily, and {role} hardly ever asks you to.',
    asked_gives: 'In {role} you set a direction for others, and that gives you energy.',
    asked_costs: 'In {role} you decide for others, and that takes energy from you.',
    asked_even: 'In {role} you set a direction for others, and your energy stays about the same.',
    seldom_gives: 'You seldom have to take the lead in {role}, but you gain energy when you do.',
    seldom_costs: 'You seldom have to take the lead in {role}, but it takes energy when you do.',
    seldom_even: 'You seldom have to take the lead in {role}, and your energy stays the same when you do.',
  },
  opening: {
    carries:
      'When a group does not know which way to go, you are willing to say what should come first. {Role} asks for that. So you and this part of the work go well together.',
    draining_strength:
      'When others hesitate, you can say where to go. {Role} asks for this, and it comes easily to you. Each decision also takes some energy, even one that you make quickly and would make in the same way again.',
    stretch:
      '{Role} asks you to say where a group should go. That is still an effort for you, and you gain energy from it all the same. Few reasons for practising something are better than that.',
    unused:
      'When nobody begins, you can say what the aim is. {Role} hardly ever asks you to. So there is something that you do with ease, and a week could hold more of it.',
    gives:
      'In {role} you decide where others are going, and you gain energy from it. Responsibility is often spoken of as a weight. Here, it is also work that gives you something back.',
  },
  title: {
    carries: 'You can decide, and you say where to go',
    draining_strength: 'You decide with ease, and each decision takes energy',
    strain: 'Having to decide for others takes your energy',
    stretch: 'You gain energy from taking the lead, with some effort',
    unused: 'You could set a direction more often',
    gives: 'Showing others the way gives you energy',
    costs: 'Deciding for other people takes energy from you',
  },
  see: {
    carries:
      'When a talk goes round in circles, you say what could be done first. {Role} asks for this. From outside, it looks like certainty, as though you knew the answer before you spoke. In fact, you can set a direction while much is still open, as long as it can be changed again.',
    draining_strength:
      'Setting a direction comes easily to you, and {role} asks for it. A single decision is often small and quickly made. But one week can hold a great many of them, and some stay in your thoughts afterwards. So even a day on which everything went smoothly can cost a good deal.',
    strain:
      '{Role} asks you to decide for others, and this takes effort and energy. Often the decision itself is quickly made. The long part comes before, when you are alone with the question and nobody knows yet that it is open. Much of that time can be shared, and the decision is still yours.',
    stretch:
      '{Role} asks you to say where a group should go, and you gain energy from it. It is still an effort, and it may look as though one had to be born to lead. Mostly it takes practice. A small decision that can be taken back is practice too.',
    unused:
      'You can begin where others wait, and {role} gives you little occasion to. Taking the lead is easily mistaken for a matter of title and rank. It can also be one small piece of work, with an aim, an end and two people who join in. In such a piece, what comes easily to you is put to use.',
    gives:
      'In {role} you say where things are going, and you gain energy from it. It seems to be done in passing, with a few words at the start of a day. Usually the words come from a quiet hour before, in which you find out what matters. That hour belongs to the work as well, even if nobody sees it.',
    costs:
      'In {role} you decide for other people, and each time this takes energy. The decision itself is often the shorter part. Before it come the talks, and afterwards come the questions and someone who had hoped for something else. That is why a single decision can fill more of a week than it seems.',
  },
  scenes: {
    gives: {
      leads: [
        'Two good ideas are on the table, and the talk has gone round them for half an hour. You say which one comes first, and why. When everyone gets up, each person knows what to do on Monday.',
        'Someone on your team no longer knows what matters most. You name one aim for the month and take two others off their list. They write it down, and the next day they have begun.',
      ],
      colleagues: [
        'On a Tuesday it may go like this: five people share one piece of work, and nobody begins. You suggest what should be done by Friday and who could do which part. Someone says yes, and everyone starts.',
        'Your manager is away, and a decision cannot wait. You ask two colleagues what they think, weigh it up, and say what you will all do. In the evening it still holds.',
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
        'A Monday in such a role may begin with people who want to know what comes first. You would tell them, give a reason, and hear what speaks against it. By ten everyone would have begun.',
        'A choice would be open that no one else wants to make. You would listen, sleep on it, and say your decision aloud the next morning. Some would have chosen otherwise, and the work would go on.',
      ],
    },
    costs: {
      leads: [
        'All morning, people from the team come with one quick question each. You decide about a day off, then about a price, then about a complaint. At noon your own coffee is still full, and cold.',
        'You have to tell the team about something that you would have done differently. You find the words and answer what can be answered. Afterwards you need a while before you can begin anything else.',
      ],
      colleagues: [
        'You know the moment: several of you share a piece of work, and nobody says what comes first. You ask, remind, and ask again. On Thursday afternoon you decide for all of you, because someone has to.',
        'Two colleagues want opposite things, and both look at you. You choose, and one of them is quiet for the rest of the day. On the way home, you go through your reasons once again.',
      ],
      alone: [
        'What to charge, which job comes first, whether to say yes to a difficult client: every decision ends with you. One of them may stay with you all through the weekend. On Monday it is still open.',
        'A client calls and wants you to say what should be done. You weigh two ways against each other and give an answer. From then on, every question about it comes to your phone.',
      ],
      serves: [
        'You are asked whenever the rule does not fit. You decide and explain, and ten minutes later the next person wants an exception too. By the end of the day you have said no more often than hello.',
        'Several people need a firm word from you at once, and soon they need another one. You keep an eye on all of them the whole morning. In the break, you look for a corner in which nobody wants anything.',
      ],
      remote: [
        'All day long, decisions reach you one message at a time. Can we do this, should I wait, which one is it? You answer each in a line, and at six you try to remember what you yourself had planned.',
        'You say what the plan is, and the screen stays silent. Nobody objects and nobody agrees. After the call you write to three people one by one, to find out what they think.',
      ],
      target: [
        "One decision may follow another in such a role, and each is about somebody else's work. You would take them with care. In the evening, choosing what to eat might be one choice too many.",
        'People would bring you their disagreement and expect you to settle it. You would hear both sides, decide, and stand by your decision. The conversation would stay with you longer than the half hour it took.',
      ],
    },
    missing: {
      leads: [
        'Your day goes into requests, lists and reports. The team knows what to do, because it is the same as last year. Only on the way out does someone ask where all this is heading, and you stop and talk.',
        'The direction comes from elsewhere, and you pass it on to the team. You see how it could be better, and you say one sentence about it. Someone looks up, and the talk moves on.',
      ],
      colleagues: [
        'On a Monday it may go like this: the group talks for an hour and parts without a decision. You had one ready. Nobody had asked you, so you go back to your own list.',
        'Someone new asks you what all this work is for. You explain it in a few sentences, and they thank you. The next question is about the printer again.',
      ],
      alone: [
        'Clients say what they want, and you do it. It is quiet and steady. Then two people on the same job disagree and ask what you would do, and you put down what you are holding.',
        'A few people in your line of work would like to do something together, and somebody has to begin. You read the message twice. Then the next job comes in, and the message moves down the list.',
      ],
      serves: [
        'You look after one person after the other, and someone else decides how things are done. One afternoon a few people stand about lost, and you hear your own voice telling them what to do. It works.',
        'How things are done was settled long ago. A new colleague asks how you would do it if it were up to you. You have an answer, and it takes the whole break to tell.',
      ],
      remote: [
        'Tasks arrive in the list, and you finish them. In the call, someone asks who would like to take charge of the next piece of work. There is a silence, and then somebody else is quicker than you.',
        'You read the plan to the end and do not see where it leads. You write a short comment with a suggestion. Two people mark it with a thumb, and that is all.',
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
        name: 'Say the aim in one sentence',
        body: 'Each Monday for four weeks, tell your team in one sentence what should be different by Friday. On Friday, ask one person how they understood your sentence, and only listen. Use the talks you have anyway. The next Monday, speak in the words you heard.',
        say: {
          to: 'someone on your team',
          words:
            'On Monday I said what this week is for. How did you understand it? Please tell me plainly, I only want to listen.',
        },
        notice: 'Someone repeats your sentence to a person who was not there.',
        first: 'Write down in one sentence what should be different by the end of next week.',
        done: "On four Fridays, you have heard the aim in somebody else's words.",
      },
      colleagues: {
        name: 'Ask for one task to steer',
        body: 'Ask your manager for one small task that several people share. Your manager says what is needed and by when, and you say how. Do this for four weeks, in place of a task of your own. Begin each week with five minutes together.',
        say: {
          to: 'your manager',
          words:
            "Could I take charge of … for four weeks? You'd tell me what you need, and I'd choose the way. In that time, … would have to wait.",
        },
        notice: 'A colleague comes to you first with a question about the task.',
        first: 'Look for a task that several people share and nobody is in charge of.',
        done: 'You have begun four weeks with a short talk about the task.',
      },
      alone: {
        name: 'Begin each job with your proposal',
        body: 'With the next three jobs, be the first to say what should be done. Before you start, tell the client in three sentences what you aim for and what you would leave out. Ask for a yes or a change. This replaces questions during the work.',
        say: {
          to: 'a client',
          words:
            "I'd start with …, and I'd leave … for later. If you agree, I can begin on Thursday. What would you change?",
        },
        notice: 'A client hears your proposal and says yes.',
        first: 'Write down in one sentence what your next job should achieve.',
        done: 'You have begun three jobs with a proposal, and each client has answered it.',
      },
      seeking: {
        name: 'Say where you would begin',
        body: 'Prepare an answer of two minutes: what would you aim for first in a new job, and how would you bring others along? For three weeks, practise it once a week, in place of reading adverts. Give it when an interviewer asks if you would like to add something.',
        say: {
          to: 'an interviewer',
          words:
            "May I say how I'd begin? In the first month I'd listen, and then I'd agree on one clear aim with the others. Would that fit here?",
        },
        notice: 'An interviewer asks you something about how you would begin.',
        first: 'Write down what you would aim for first in a new job.',
        done: 'You have given your answer in an interview, or to two friends for practice.',
      },
      free: {
        name: 'Take charge of one gathering',
        body: 'Choose something that several people want and nobody begins, such as a meal among neighbours or a walk with your course. Within four weeks, take charge of it: set the day, and give each person one task. It takes the place of one free evening.',
        say: {
          to: 'a friend',
          words:
            "Let's do … on the last Saturday of the month. I'll say who brings what. Would you take care of the food?",
        },
        notice: 'Someone asks you when it starts.',
        first: 'Send three people one message with an idea and a day.',
        done: 'The gathering has taken place, and each person has done one task.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Give away one kind of decision',
        body: 'For one week, make a mark for each decision that people bring to you. Choose one kind that someone on your team could make just as well. For the next three weeks, it belongs to that person, and you send every such question to them.',
        say: {
          to: 'someone on your team',
          words:
            "From Monday, could you decide about …? You need not ask me. If something goes wrong, we'll look at it together. Shall we try it for three weeks?",
        },
        notice: 'Someone on your team says that they have already decided.',
        first: 'Make a mark today for each decision that people bring to you.',
        done: 'Someone else has made four decisions that used to come to you.',
      },
      colleagues: {
        name: 'Share the lead with a colleague',
        body: 'Choose one piece of work in which others wait for your decisions. For a month, you look after the aim, and a colleague settles the small questions. Ten minutes together every Friday replace the questions during the week.',
        say: {
          to: 'a colleague',
          words:
            "Would you share the lead on … with me for a month? I'd look after the aim, and you'd settle the small questions. We'd talk every Friday.",
        },
        notice: 'Someone takes a question to your colleague, although you are there.',
        first: 'Write two columns: decisions that need you, and decisions that do not.',
        done: 'Your colleague has settled five small questions without you.',
      },
      alone: {
        name: 'Offer two ways, then stop',
        body: 'For a month, when a client wants you to decide, describe two ways with one sentence each. Let the client choose one of them by a day that you name. This replaces the time in which you weigh the question alone.',
        say: {
          to: 'a client',
          words:
            "There are two ways to do it. The first is faster, and the second lasts longer. Which one would you like? I'd need to know by Wednesday.",
        },
        notice: 'A client tells you which of the two ways it will be.',
        first: 'Take one open question from a client and write down two ways to answer it.',
        done: 'Three clients have chosen between two ways that you described.',
      },
      seeking: {
        name: 'Ask who decides what',
        body: 'In some jobs, many decisions come to one person. In the next three weeks, ask two people about this: an interviewer, or someone who works in the field. Ask it in place of another question, and write the answer down the same evening.',
        say: {
          to: 'an interviewer',
          words:
            "Which decisions would be mine alone, and which would I share with someone? And who makes them when I'm away?",
        },
        notice: 'An interviewer names at once the person who would share decisions with you.',
        first: 'Write down which decisions you would like to share in a new job.',
        done: 'You have heard from two people who shares the decisions where they work.',
      },
      free: {
        name: 'Let someone else take charge once',
        body: 'Choose an occasion in the next four weeks at which you would usually take charge. It may be a club meeting or an evening with friends. Ask one person by name to do it this time, and take one simple task yourself.',
        say: {
          to: 'someone in the group',
          words:
            "Would you take charge of … this time? I'll tell you everything I know about it, and on the day I'll look after the drinks.",
        },
        notice: 'On the day, people take their questions to the person in charge.',
        first: 'Choose an occasion in the coming weeks and the person you will ask.',
        done: 'Someone else has taken charge, and you have done one simple task.',
      },
    },
    strain: {
      leads: {
        name: 'Think decisions through with one person',
        body: 'Choose someone on your team whose judgement you trust. For a month, meet twice a week for twenty minutes and bring the decisions that are due. They say first what they would do, and then you decide. These talks replace going over each decision alone.',
        say: {
          to: 'someone on your team',
          words:
            "Could we look at the open decisions twice a week, for twenty minutes? You'd say what you would do, and then I'd decide. I'd like to try it for a month.",
        },
        notice: 'A decision is made in the same week in which it came up.',
        first: 'Write down the decision that has been open the longest.',
        done: 'You have made four decisions right after a talk with this person.',
      },
      colleagues: {
        name: 'Let the others choose the way',
        body: 'This month, take two decisions that concern others, and ask your manager what the result should be. Then the others choose how to do it, and you all try their way for two weeks. This replaces explaining a choice that you made alone.',
        say: {
          to: 'your manager',
          words:
            "What result do you need for …, and by when? I'd like to let the others choose the way. If we can't agree, I'll come to you.",
        },
        notice: 'A colleague explains the decision as if it were their own.',
        first: 'Write down two decisions concerning others that are due this month.',
        done: 'Twice, the others have chosen the way, and you have all tried it.',
      },
      alone: {
        name: 'Find someone to think aloud with',
        body: 'Look for one other person who works on their own. For a month, ring each other once a week for twenty minutes, with one decision each. The other person only asks questions. The call replaces an hour in which you go over the decision alone.',
        say: {
          to: 'someone else who is self-employed',
          words:
            'We both decide everything alone. Could we ring each other once a week for a month, with one decision each? Twenty minutes would be enough.',
        },
        notice: 'You put the phone down and know what you will do.',
        first: 'Write down three people who also work on their own, and ring one.',
        done: 'Four calls have taken place, and four decisions are written down.',
      },
      seeking: {
        name: 'Look for shared responsibility',
        body: 'In some jobs, two people are in charge together, or a new person has somebody to ask. For a month, look for such jobs in the adverts, and ask about it in each interview, in place of another question. Apply to these places first.',
        say: {
          to: 'someone who knows employers in your field',
          words:
            "I'd like to work where two people share the decisions. Do you know employers who do it that way, or who give new people someone to ask?",
        },
        notice: 'Someone names an employer you had not thought of.',
        first: 'Mark in your saved adverts every job in which decisions seem to be shared.',
        done: 'You have applied to two places where decisions seem to be shared.',
      },
      free: {
        name: 'Share out what you take charge of',
        body: 'Choose something that falls to you this month, in a course, in a club or among friends. Ask two people to decide about one part each, such as the place or the food. Half an hour together at the start replaces the deciding alone.',
        say: {
          to: 'a friend',
          words:
            "I've been asked to take charge of …, and I'd like to share it. Could you decide about the food? I'll look after the place.",
        },
        notice: 'A question about the food goes straight to your friend.',
        first: 'Write down the parts of the next shared task, and a name beside two of them.',
        done: 'Two other people have each decided something without asking you.',
      },
    },
    stretch: {
      leads: {
        name: 'Announce one decision a week',
        body: 'Once a week for a month, choose a decision of yours that is easy to take back. Tell the team in three sentences: what, why, and until when. Do it in a talk you have anyway. Afterwards, ask one person what was unclear.',
        say: {
          to: 'someone on your team',
          words:
            "I've just told you all what we're going to try. What was unclear to you? I'd like to say it better next time.",
        },
        notice: 'Nobody asks afterwards what has been decided.',
        first: 'Choose a small decision that is due and write down your reason for it.',
        done: 'You have announced four decisions, each with a reason and an end.',
      },
      colleagues: {
        name: 'Lead one short talk a week',
        body: 'Once a week for a month, lead a short talk that takes place anyway, such as the one about the tasks of the day. Say at the start what has to be settled, and at the end who does what. Then ask your manager what was unclear.',
        say: {
          to: 'your manager',
          words:
            "I'd like to learn to lead … Could I do it once a week for a month? Afterwards, please tell me what was unclear.",
        },
        notice: 'People get up, and nobody asks who does what.',
        first: 'Write down which short talks take place every week and who leads them.',
        done: 'You have led four short talks and asked after each what was unclear.',
      },
      alone: {
        name: 'Lead one shared job',
        body: 'This month, do one job together with another self-employed person, in place of a job on your own. You say what the result should be, who does which part, and by when. At the end, ask the other person where they had to guess.',
        say: {
          to: 'someone you would like to work with',
          words:
            "I have a job that two people could share. I'd say what we need and by when, and you'd choose how you work. Would you join me?",
        },
        notice: 'The other person begins without asking what comes first.',
        first: 'Look through the coming jobs and mark one that two people could share.',
        done: 'The shared job is finished, and you know where the other person had to guess.',
      },
      seeking: {
        name: 'Gather others who are looking too',
        body: 'Ask three people who also look for work to talk for an hour a week, for a month. You set one aim for each hour, such as better letters, and see that everyone speaks. The hour replaces one of your own search hours.',
        say: {
          to: 'someone who also looks for work',
          words:
            "I'm asking three people to talk for an hour a week and help each other with the search. I'd set the topic. Would you join us for a month?",
        },
        notice: 'Someone asks you what the next hour will be about.',
        first: 'Write to three people who look for work, and suggest a day.',
        done: 'You have met four times, each time with an aim you had set.',
      },
      free: {
        name: 'Take the lead on two afternoons',
        body: 'Within a month, lead two afternoons in a course, in a club or among friends, in place of other plans. Say at the start what should be done by the end, and decide when the others hesitate. Afterwards, ask one person what was clear and what was not.',
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
        body: 'For a month, hand one weekly report or list to someone on your team. Use the hour for a single question: where should the team be a year from now? In the fourth week, tell the team your answer and ask for theirs.',
        say: {
          to: 'someone on your team',
          words:
            "Could you take over … for a month? I'd use the hour to think about where we're going, and then I'd like to hear what you think.",
        },
        notice: 'Someone on the team begins to talk about next year.',
        first: 'Choose the weekly report or list that you could hand on most easily.',
        done: 'You have told the team where it should be in a year.',
      },
      colleagues: {
        name: 'Put your hand up for one task',
        body: 'Look for something that several people want and nobody takes on. Offer to take charge of it for four weeks, two hours a week, with one colleague. Agree with your manager which of your own tasks waits, and what will be finished at the end.',
        say: {
          to: 'your manager',
          words:
            "Nobody has taken on … yet. I'd take charge of it for four weeks, two hours a week, if … can wait. Would you agree?",
        },
        notice: 'Somebody offers to help without having been asked.',
        first: 'Ask two colleagues what they have wanted to see done for a long time.',
        done: 'A colleague has joined you, and one part of the task is finished.',
      },
      alone: {
        name: 'Bring your peers together once',
        body: 'This month, ask three people who do similar work to meet for an hour over lunch. Bring one clear question, such as how to set prices. You open the talk, keep to the question, and ask at the end what each person will try. No working hour is lost.',
        say: {
          to: 'someone in your line of work',
          words:
            "I'm asking three of us to talk over lunch about how we set prices. I'd see to it that we finish with something useful. Would you come?",
        },
        notice: 'Somebody asks when you will meet again.',
        first: 'Write down one question for such a talk and the names of three people.',
        done: 'The talk has taken place, and each of you has named one thing to try.',
      },
      seeking: {
        name: 'Take charge of something small',
        body: 'While you look for work, take charge of something small. It may be a group in your field or a day in a club. Give it two of your search hours a week, for four weeks. Then describe it in your applications in three lines.',
        say: {
          to: 'someone in your field',
          words:
            "I hear that … needs somebody to take charge. I'd do it for four weeks, with one clear aim. Could you introduce me?",
        },
        notice: 'Someone asks how you got the others to join in.',
        first: 'Write down three groups in your field and look up who runs them.',
        done: 'The others have agreed to the aim that you suggested.',
      },
      free: {
        name: 'Start one thing with three people',
        body: 'Choose something small that would do your street, your course or your club good. Name an aim that can be reached in a month, and ask three people for two hours each. Take your own two hours a week from something you do alone.',
        say: {
          to: 'a neighbour',
          words:
            "I'd like us to … within a month, and three people are enough. Could you give two hours? I'll tell you exactly what is needed.",
        },
        notice: 'Someone stops you and asks how it is going.',
        first: 'Write down something small that would do your street, course or club good.',
        done: 'Three people have helped, and the aim is reached.',
      },
    },
  },
} as const satisfies NatureWords;
