import type { NatureWords } from '../../nature-words.ts';

export const performing = {
  about: 'Standing in front of people and telling or showing them something.',
  standing: {
    core: 'You speak to groups with ease, {role} often asks for it, and you stay fresh.',
    costly_strength:
      'You speak to groups with ease and {role} often asks for it, but afterwards you are tired.',
    untapped: 'You speak to groups with ease, but {role} hardly ever puts you in front of one.',
    reserve: 'Speaking to groups comes easily to you but takes energy, and {role} hardly ever asks for it.',
    growth_edge: '{Role} often has you speak to groups, and you can learn this without wearing yourself out.',
    strain: '{Role} often puts you in front of people, which costs you effort and energy.',
    background: 'Speaking to a group takes practice for you, and {role} hardly ever asks for it.',
    some_natural: 'Speaking to a group comes naturally to you, and {role} asks for it now and then.',
    some_middle: '{Role} puts you in front of people now and then, and you are fairly at ease there.',
    some_little: '{Role} puts you in front of people now and then, and that takes you some effort.',
    seldom_middle: 'You are fairly at ease in front of people, and {role} hardly ever puts you there.',
    asked_gives: '{Role} has you speak in front of people, and that gives you energy.',
    asked_costs: '{Role} has you speak in front of people, and that takes energy from you.',
    asked_even: '{Role} has you speak in front of people, and your energy stays much the same.',
    seldom_gives: 'Speaking to an audience gives you energy, and {role} hardly ever brings you one.',
    seldom_costs: '{Role} hardly ever has you speak to an audience, and doing so takes energy.',
    seldom_even: '{Role} hardly ever has you speak to an audience, and it barely changes your energy.',
  },
  opening: {
    carries:
      'You can stand in front of people and tell them something without much effort. {Role} asks for that, and you have energy left when it is over. Because it feels ordinary, it is easy to forget that it counts.',
    draining_strength:
      'Speaking to a group comes easily to you, and {role} asks you to do it. The words are there when you need them. The cost is in your energy, and it often shows only when the audience has gone.',
    stretch:
      'Speaking in front of people takes effort from you, and {role} asks you to do it. Afterwards you have more energy than before. That makes it worth practising, because practice makes the effort smaller.',
    unused:
      'Speaking to a group comes easily to you, and {role} hardly ever puts you in front of one. It takes no stage to use this. A few minutes with a few listeners are enough, and there may be room for that.',
    gives:
      'Standing in front of people gives you energy, and {role} asks you to do it. Whatever else is hard in such a week, this part leaves you with more energy than you had. That is a good thing to build on.',
  },
  title: {
    carries: 'You are at ease in front of people',
    draining_strength: 'You speak to groups with ease, and it tires you',
    strain: 'Speaking to a group costs you effort and energy',
    stretch: 'Speaking to a group is hard and gives you energy',
    unused: 'You speak to groups with ease and seldom have one',
    gives: 'Being in front of an audience gives you energy',
    costs: 'Speaking in front of people takes your energy',
  },
  see: {
    carries:
      'Speaking to a group comes easily to you, and {role} asks for it. You have energy left when it is over. Because it looks easy, it may seem to need no preparation. Yet the ease often comes from a quiet half hour beforehand, in which you find out what can be left out.',
    draining_strength:
      'You speak to groups with ease, and {role} asks for it. The cost is seldom in the words. In front of a group there are many faces to watch and no moment to look away. Since it goes well, the tiredness afterwards is easily put down to a full day or a short night.',
    strain:
      '{Role} asks you to speak in front of people, and that costs effort and energy. Usually only the hour itself is counted. The days before it can cost energy too, and so can the evening after. Yet what you have to say can also reach people on paper, at a table, or through someone who likes to speak.',
    stretch:
      'Speaking to a group takes effort from you, and {role} asks for it. Still, you come out of it with new energy. A fast heartbeat before the first sentence can seem like a sign that you should not be there. For most people it slows down with each repetition, as long as the first groups are small.',
    unused:
      'Speaking to a group comes easily to you, and {role} hardly ever asks for it. That usually happens by habit: one person once gave a talk, and since then it has always been them. So it is no judgement on you. An audience need not be large, either, because three people who want to understand something are enough.',
    gives:
      '{Role} puts you in front of people, and that gives you energy. It often comes less from the speaking than from what people give back: a nod, a laugh, a question. That is why the same talk can lift you in one room and leave you cold in another. The size of the group matters less than whether people answer.',
    costs:
      '{Role} puts you in front of people, and that takes energy. The hour itself is often the smaller part of the cost. More energy goes into getting ready beforehand and calming down afterwards, and neither of these is in any calendar. So a talk of twenty minutes can take half a day.',
  },
  scenes: {
    gives: {
      leads: [
        'On Monday morning the team stands around you with their coffee. You tell them in three sentences what went well last week and what is coming. Someone laughs in the right place, and then the questions begin.',
        'Visitors are being shown round, and you say a few words about what your team does. You tell it with one example, from the first call to the last. On the way out someone says that now they understand.',
      ],
      colleagues: [
        'On a Tuesday it may go like this: you have five minutes in a meeting to explain something new. You tell it as a story about one customer. Two people put their phones away, and one asks if you can do it again next month.',
        'Three new people have started, and someone has to explain how things work. You do it with your hands and with two examples. At lunch they wave to you from another table.',
      ],
      alone: [
        'A client has asked four more people to hear what you suggest. You explain it step by step and make a drawing as you speak. When you look up, they are leaning forward, and someone asks when you can start.',
        'You have been asked to say something about your work to a group of people who may need it. You tell them about a job that almost went wrong. Afterwards three of them wait with a question.',
      ],
      serves: [
        'A group is in front of you. You explain something and do it once yourself, with a little exaggeration. Someone laughs, and then all of them try. When the time is up, a few stay and do it again.',
        'One person asks you a question, and the others who are waiting begin to listen. You turn a little, so that all of them can hear. At the end someone who had not asked says thank you.',
      ],
      remote: [
        'It is your turn in the video call, and twenty small pictures look at you. You talk as you would to a neighbour, with one example. The chat fills with questions before you have finished.',
        'You record two minutes on how the new tool works, and the first attempt is good enough. By the evening it has been passed on to others. Somebody writes that they watched it to the end.',
      ],
      target: [
        'In such a role, a morning may begin in front of people who want to know something. You would look at the nearest of them and start with something that happened yesterday. After a minute they would all be listening.',
        'You would have half an hour to explain to strangers what the work is about. Somebody would ask a question that you had not expected, and your answer would be the best part.',
      ],
    },
    costs: {
      leads: [
        'On Wednesday you have to present the results. On Monday evening you practise the sentences, and on Tuesday you change them. The talk lasts twelve minutes. Afterwards you take a walk before you can speak to anyone.',
        'There is the team meeting, then a group of visitors, and then a few words for someone who is leaving. Each time everyone looks at you. By four your voice is rough, and two people on the team still want to talk to you.',
      ],
      colleagues: [
        'On a Thursday it may go like this: you have to present something at three. From ten in the morning you go through your sentences, and little else gets done. At half past three you sit and look out of the window.',
        'Your manager says: you tell them, you know it best. So you stand up in front of the others once more. When you are done, your break goes to people who still have a question.',
      ],
      alone: [
        'Before each job you have to present yourself, and this week there are three. Each time you smile, explain from the beginning what you do, and answer the same questions. On the way home on Friday you leave the radio off.',
        'You have agreed to speak to a group, to become better known. Two evenings go into the preparation, and a third goes into the talk itself. The next morning a client rings early, and your voice is still tired.',
      ],
      serves: [
        'You explain the same thing for the fifth time today, to the fifth group. They are friendly and deserve a good explanation. You smile until the last of them has gone, and then you take your break without a word.',
        'All day you are where everyone can see you. You speak up so that the person at the back can hear. On the way home the phone rings, and you let it ring.',
      ],
      remote: [
        'You have three presentations in a row, with just enough time between them for a glass of water. Most of the others have switched off their cameras. You talk to a row of names and cannot tell who is listening.',
        'Your online talk begins at two, and from one on you check the light and the sound. For an hour you speak and see yourself speaking. When the call is over, you notice that you have hardly moved.',
      ],
      target: [
        'In such a role, someone would be watching you most of the time. You would talk to one group in the morning and to another after lunch. The quiet work would have to wait until the evening.',
        'A talk on Thursday would take up the whole week. You would prepare it on Monday, practise it on Tuesday and change it again on Wednesday. On Friday everything else would take longer than usual.',
      ],
    },
    missing: {
      leads: [
        'The results are good, and they are sent round as a table. You would have had a story to go with them. You tell it to one person on your team, on the way to lunch.',
        'Someone else gives the talk this year and reads it from a sheet. You sit among the others and make it shorter in your head. Later you tell a story at your table, and three people turn round to listen.',
      ],
      colleagues: [
        'On a Wednesday it may go like this: you have prepared everything, and someone else presents it. You sit at the back and listen to your own sentences. Afterwards a colleague asks something that only you can answer.',
        'You do one task after the other, and hours go by without a word. In the break you describe how something went wrong this morning. Two people who were about to leave stay and listen.',
      ],
      alone: [
        'The jobs come in by email, and the invoices go out the same way. Once in a while a client rings, and you explain more than they asked. They say that you should give a course, and then they hang up.',
        'Someone else gives a talk on the kind of work you do. You sit in the third row. On the way home you give your own version of the talk, under your breath.',
      ],
      serves: [
        'You see one person after another, each of them for a few minutes. Once somebody brings three others along, and you explain it to all four together. Those few minutes are over quickly.',
        'The groups are led by someone else, and you get things ready. One morning that person is late, and you talk to the people who are waiting. Someone claps when you stop.',
      ],
      remote: [
        'You write reports, and nobody says whether they have read them. In the call you are muted, like most of the others. When someone asks who can quickly explain the numbers, you have already found the button.',
        'On some days the only face you see is your own, in the corner of the screen. A colleague rings with a question, and your answer turns into a story. They laugh, and then they have to go.',
      ],
      target: [
        'In such a role, you would seldom be the one who stands up and speaks. You would prepare what others present. Once a year, perhaps, someone would ask you to say a few words, and you would say yes at once.',
        'The work would be quiet, with few people around. At lunch you might tell what happened in the morning, and the next table would listen too. Then the afternoon would be quiet again.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Prepare the one talk that matters',
        body: 'Look at the next four weeks and mark every time you speak to a group. Choose the talk that matters most, and prepare it in a quiet half hour. To make room for that, ask someone on your team to give one of the others.',
        say: {
          to: 'someone on your team',
          words:
            "Would you speak for us in … this time? I'd like to use that half hour for another talk. I'll go through it with you the day before.",
        },
        notice: 'Someone in the audience asks a question that goes a step further.',
        first: 'Mark every time in the next four weeks when you speak to a group.',
        done: 'You have given one well-prepared talk, and someone on your team has given another.',
      },
      colleagues: {
        name: 'Explain one difficult subject to colleagues',
        body: 'Find out which subject your colleagues find hardest to follow at work. Offer your manager to explain it in five minutes, with one example, in a meeting that takes place anyway. Ask one listener afterwards where they lost track.',
        say: {
          to: 'your manager',
          words:
            'Many of us find … confusing. May I explain it in the next meeting? Five minutes would be enough.',
        },
        notice: 'A colleague uses your example to explain the subject to someone else.',
        first: 'Ask two colleagues which subject they find hardest to follow at work.',
        done: 'You have explained the subject once, and one listener has told you how it was.',
      },
      alone: {
        name: 'Explain your next three quotes aloud',
        body: 'For the next three quotes, explain the most important part aloud, on a visit or a call that takes place anyway. Ask the client to bring everyone who decides. Use one example from an earlier job. Your words take the place of a long description in writing.',
        say: {
          to: 'a client',
          words:
            "I'd like to explain the quote to you in ten minutes, so you don't have to read a long text. Could everyone who decides be there?",
        },
        notice: 'One person asks a question, and the others listen to your answer.',
        first: 'Choose the next quote, and one example from an earlier job that explains it.',
        done: 'You have explained three quotes aloud.',
      },
      seeking: {
        name: 'Offer a short talk in your field',
        body: 'Professional groups often look for someone who will speak for ten minutes. Offer one of them a short talk this month, in person or online, in place of two applications. As soon as there is a day for it, mention the talk in your letters.',
        say: {
          to: 'the organiser of a meeting',
          words:
            'I could give a short talk on …, ten minutes and then time for questions. Would that fit into one of your next meetings?',
        },
        notice: 'A stranger asks what kind of work you are looking for.',
        first: 'Find one group in your field that meets in the next few weeks.',
        done: 'The day for your talk is fixed, and one application mentions it.',
      },
      free: {
        name: 'Read to a small audience',
        body: 'Once a week for three weeks, read or tell something to a few people who like to listen. It can be in a club, a course or a home for older people. Ten minutes are enough. Choose something you like and read it aloud once beforehand.',
        say: {
          to: 'someone who runs a club',
          words:
            "I'd like to read to people for ten minutes. Could I try it next week? I'll bring something short.",
        },
        notice: 'Someone asks what you are going to read next time.',
        first: 'Choose a short text and read it aloud to yourself.',
        done: 'You have read or told something to people three times.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Share the talks with your team',
        body: 'For four weeks, speak to a group at most once a week. Give the other talks to people on your team, each on something they know well and for no more than ten minutes. Listen to them once beforehand. When they speak, stay in your seat.',
        say: {
          to: 'someone on your team',
          words:
            "You know … better than I do. Would you present it on Thursday, for ten minutes? I'll listen to you the day before, and I'll be in the room.",
        },
        notice: 'Someone in the audience turns to a person on your team with a question.',
        first: 'List your next talks and write another name beside two of them.',
        done: 'People on your team have given two talks.',
      },
      colleagues: {
        name: 'Keep fifteen minutes quiet after each talk',
        body: 'For four weeks, keep a quarter of an hour quiet after every talk to a group. Write it in your calendar right behind the talk. Use it for the quietest task you have, on your own, so that no time is lost.',
        say: {
          to: 'your manager',
          words:
            'Speaking to a group takes a lot out of me, even when it goes well. Could I do quiet work on my own for a quarter of an hour after each talk?',
        },
        notice: 'A talk is over, and you sit by yourself with a simple task.',
        first: 'Write a quiet quarter of an hour into your calendar after your next talk.',
        done: 'Three talks have each been followed by a quiet quarter of an hour.',
      },
      alone: {
        name: 'Use one explanation for three clients',
        body: 'It takes a lot of energy to prepare something new for every client. Work out one explanation of what you do, with one example. Use it with the next three clients, and change only the example. Plan no more than one such talk a day.',
        say: {
          to: 'a client',
          words:
            "I'll explain in ten minutes how I work, and then I'd like to hear from you. Would Tuesday suit you?",
        },
        notice: "Only the client's questions are new, and the rest is ready.",
        first: 'Write down in five sentences the explanation that you give most often.',
        done: 'Three clients have heard the same explanation.',
      },
      seeking: {
        name: 'Keep the day after an interview free',
        body: 'In an interview you are watched from the first minute, and that takes energy even when it goes well. For the next month, have no other interview on the day after one. If you can choose, take the time of day when you are freshest.',
        say: {
          to: 'a recruiter',
          words:
            "Thank you for the invitation. Wednesday morning would suit me best. Would ten o'clock be possible?",
        },
        notice: 'At the end of an interview you still have questions to ask.',
        first: 'Mark in your calendar which days of this month suit you for interviews.',
        done: 'One interview has been followed by a free day.',
      },
      free: {
        name: 'Speak once, then be a guest',
        body: 'In a club or among friends, it is often the same person who speaks. For a month, speak on one occasion of your choice and be a guest on all the others. Say so early, so that someone else can prepare.',
        say: {
          to: 'a friend',
          words:
            "This time I'd like to sit and listen. Would you say a few words? I can go through them with you the day before.",
        },
        notice: 'Someone else stands up and begins to speak.',
        first: 'Look at the coming month and choose the one occasion when you will speak.',
        done: 'On one occasion, someone else has spoken in your place.',
      },
    },
    strain: {
      leads: {
        name: 'Let someone on your team present',
        body: 'Find the person on your team who likes to speak to groups. For the next four weeks, they give the talks, and another of their tasks can wait. You prepare the content with them and answer the difficult questions from your seat.',
        say: {
          to: 'someone on your team',
          words:
            "You seem at ease in front of people. Would you present for us this month? I'll prepare it with you, and something else can wait for that.",
        },
        notice: "Your team's results are presented while you are sitting down.",
        first: 'Think of the person on your team who speaks most easily, and ask them.',
        done: 'Someone on your team has given two talks.',
      },
      colleagues: {
        name: 'Send a page before the meeting',
        body: 'The next time you are asked to present something, send one page with the main facts two days earlier. In the meeting, say two sentences and ask for questions. The page takes the place of the talk, so it needs no extra time.',
        say: {
          to: 'your manager',
          words:
            "Could I send my results as one page before the meeting? Then I'd only take questions, and it would be shorter for everyone.",
        },
        notice: 'The first question comes before you have explained anything.',
        first: 'Ask your manager if one page can take the place of your next talk.',
        done: 'One page has taken the place of a talk.',
      },
      alone: {
        name: 'Explain your work in a small circle',
        body: 'When a client wants you to present something this month, suggest a talk with one or two people. Bring a photo or a page from an earlier job, and let it do part of the explaining. Those one or two people can tell the others.',
        say: {
          to: 'a client',
          words:
            "I explain my work best in a small circle. Could I talk to one or two of you? I'll bring something from a similar job.",
        },
        notice: 'The client does half the talking.',
        first: 'Find a photo or a page from an earlier job that explains your work.',
        done: 'One job has been discussed with one or two people, without a presentation.',
      },
      seeking: {
        name: 'Ask who will be in the room',
        body: 'Before each interview this month, ask how many people will be there and whether you have to present something. Offer to send a written example of your work beforehand. Practise only your first two minutes, once, with a friend.',
        say: {
          to: 'the person who invites you',
          words:
            'I look forward to meeting you. How many people will be there, and should I present something? I could also send a written example.',
        },
        notice: 'You walk into an interview and know who is sitting there.',
        first: 'Write down what you will say in the first two minutes of an interview.',
        done: 'One employer has told you who will be in the room.',
      },
      free: {
        name: 'Take a task behind the scenes',
        body: 'When a course or a club asks you to speak this month, offer something else. You could write the text, look after the room or take the photos. If you do have to speak, do it together with someone and keep to two minutes.',
        say: {
          to: 'the person who organises it',
          words:
            "I'd rather not speak in front of everyone. I could write the text and look after the room. Would that help you?",
        },
        notice: 'Someone else speaks, and you have something useful to do.',
        first: 'Write down two tasks you would like to do while others speak.',
        done: 'You have helped on one occasion without speaking to the group.',
      },
    },
    stretch: {
      leads: {
        name: 'Open team meetings with two minutes',
        body: 'For three weeks, open the team meeting on your feet, with two minutes on something you saw that week. They take the place of the usual beginning. Know your first and your last sentence by heart. Afterwards, ask one person what they will remember.',
        say: {
          to: 'someone on your team',
          words:
            "I'm practising how to speak to a group. Would you tell me after the meeting which sentence you'll remember, and where it was too long?",
        },
        notice: "You look at people's faces and no longer at your notes.",
        first: 'Write the first and the last sentence for your next team meeting.',
        done: 'You have opened three meetings, and three people have told you what they remember.',
      },
      colleagues: {
        name: 'Give one short talk three times',
        body: 'Choose something you know well and explain it in three minutes. Do it three times this month, on occasions that take place anyway: first to one colleague, then to two or three, then in a meeting. Change one thing after each time.',
        say: {
          to: 'a colleague',
          words:
            "I'm practising a short talk. Could I try it on you for three minutes? Tell me one thing that was clear and one that wasn't.",
        },
        notice: 'The third time, you begin without your notes.',
        first: 'Choose something you know well and a colleague who will listen for three minutes.',
        done: 'You have given the same short talk three times.',
      },
      alone: {
        name: 'Record a two-minute explanation each week',
        body: 'Once a week for three weeks, explain one thing about your work to your phone, in two minutes. Watch it once, note one thing to change, and delete it. Keep only the third film, and send it to a client in place of a long message.',
        say: {
          to: 'a client',
          words: "I've made a two-minute film that shows how … works. If something is unclear, just tell me.",
        },
        notice: 'You need fewer attempts to reach the end.',
        first: 'Record two minutes on one thing about your work, and watch the film once.',
        done: 'A client has received a film from you.',
      },
      seeking: {
        name: 'Practise two minutes about yourself',
        body: 'Prepare two minutes on what you can do and what you are looking for. Say them aloud to one person each week for three weeks, when you talk to them anyway. Cut one sentence each time. Use the rest in your next interview.',
        say: {
          to: 'a contact in your field',
          words:
            "May I tell you in two minutes what I'm looking for? Then I'd like to know what you'd tell someone else about me.",
        },
        notice: 'The other person sums it up almost in your words.',
        first: 'Write two minutes about what you can do, and read them aloud once.',
        done: 'Three people have heard your two minutes.',
      },
      free: {
        name: 'Speak for a minute in a group',
        body: 'Find a group in which everyone takes a turn to speak, such as a course or a reading circle. Go three times this month, and speak each time, even if only for a minute. Afterwards, write down one thing that went better than before.',
        say: {
          to: 'someone in the group',
          words:
            "I'm new to this and would like to speak for a minute today. Would you look at me and nod now and then?",
        },
        notice: 'Your one minute has become two without a plan.',
        first: 'Find a course or a reading circle near you that meets this month.',
        done: 'You have spoken in front of a group three times.',
      },
    },
    unused: {
      leads: {
        name: 'Tell others what your team did',
        body: 'Choose one thing that your team did well this month. Tell it to people outside the team in five minutes, in a meeting that takes place anyway. Someone who did the work comes with you and answers the questions.',
        say: {
          to: 'someone on your team',
          words:
            "I'd like to tell the others how we did …, in five minutes. Would you come with me and answer the questions?",
        },
        notice: 'Someone outside the team asks how you did it.',
        first: 'Choose one thing your team did well, and a meeting where you can tell it.',
        done: 'People outside your team have heard from you what the team did.',
      },
      colleagues: {
        name: 'Ask for five minutes in a meeting',
        body: 'Choose something from your work that your colleagues could use. Ask your manager for five minutes this month, in a meeting that takes place anyway. Prepare one example and say it aloud once. Ask one listener afterwards what was new to them.',
        say: {
          to: 'your manager',
          words:
            "I'd like to speak to the group more often. Could I have five minutes in the next meeting to show how we solved …?",
        },
        notice: 'Someone comes up to you afterwards and wants to know more.',
        first: 'Write down three things you know that would be useful to your colleagues.',
        done: 'You have spoken to your colleagues for five minutes.',
      },
      alone: {
        name: 'Explain a result to everyone at once',
        body: 'In one job this month, offer to explain the result to everyone who will use it, all at once. Ten minutes at the end of the job are enough, and they save you several calls. Show one thing that can go wrong and how to avoid it.',
        say: {
          to: 'a client',
          words:
            "When I'm finished, I could show everyone at once how it works. Ten minutes would do. Who should be there?",
        },
        notice: 'Someone you have not met before asks you a question.',
        first: 'Choose a job that will soon be finished and that several people will use.',
        done: 'You have explained one result to several people at once.',
      },
      seeking: {
        name: 'Look for work with an audience',
        body: 'Search this month for jobs in which people guide, train or show something to others. Watch one person who does this, on a tour or in an open lesson, and ask them a question afterwards. In your next application, describe one time when you spoke to a group.',
        say: {
          to: 'someone who guides or trains people',
          words:
            "I liked the way you spoke to the group, and I'm looking for work like this. How did you begin?",
        },
        notice: 'An advert mentions speaking to groups, and you read on.',
        first: 'Find one tour or open lesson near you that you can attend.',
        done: 'You have talked to one person who speaks to groups for a living.',
      },
      free: {
        name: 'Tell three friends about your subject',
        body: 'Choose something you can tell well, such as a journey or a subject you know. Tell it to three friends this month, on an evening when you meet anyway. Speak for ten minutes, show a few pictures, and let them ask.',
        say: {
          to: 'a friend',
          words:
            "When we meet on Friday, I'd like to tell you all about … for ten minutes. Would you like that?",
        },
        notice: 'The questions last longer than the talk.',
        first: 'Choose a subject you can tell well, and an evening with friends.',
        done: 'Three friends have listened to you and asked questions.',
      },
    },
  },
} as const satisfies NatureWords;
