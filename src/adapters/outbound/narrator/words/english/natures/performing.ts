import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const performing = {
  about: 'Standing in front of people and telling or showing them something.',
  standing: {
    core: 'Speaking to groups comes easily, {role} asks for a lot of it, and it takes no energy.',
    core_gives: 'Speaking to groups comes easily, {role} asks for a lot of it, and it gives you energy.',
    costly_strength:
      'Speaking to groups comes easily to you and {role} relies on it, but it takes your energy.',
    untapped: 'Speaking to groups comes easily to you, but {role} seldom asks you to.',
    reserve: 'Speaking to groups comes easily to you, though it takes energy, and {role} seldom asks you to.',
    growth_edge:
      '{Role} often has you speak to groups, which still takes some practice but does not drain you.',
    growth_middle: '{Role} often has you speak to groups, and that comes fairly naturally to you.',
    strain: '{Role} has you speak to groups a lot, which does not come easily to you and takes energy.',
    strain_middle:
      'Speaking to groups comes fairly naturally, {role} asks for it a lot, and it takes energy.',
    background: 'Speaking to a group takes practice for you, and {role} seldom asks for it.',
    some_natural: 'Speaking to groups comes easily to you, and {role} asks you to from time to time.',
    some_middle: 'From time to time {role} has you speak to groups, and that comes fairly naturally to you.',
    some_little: 'From time to time {role} has you speak to groups, and that comes less easily to you.',
    some_costs: 'From time to time {role} has you speak to groups, and that takes energy from you.',
    seldom_middle: 'Speaking to groups comes fairly naturally to you, but {role} seldom asks you to.',
    asked_gives: '{Role} has you speak in front of people, and that gives you energy.',
    asked_costs: '{Role} has you speak in front of people, and that takes energy from you.',
    asked_even: '{Role} has you speak in front of people, and that leaves your energy as it is.',
    seldom_gives: 'Speaking to groups gives you energy, but {role} seldom asks you to.',
    seldom_costs: '{Role} seldom has you speak to groups, and when it does, it takes energy from you.',
    seldom_even: '{Role} seldom has you speak to groups, and that leaves your energy as it is.',
  },
  opening: {
    carries:
      'Saying something in front of people comes naturally to you. You answered that {role} asks for that, and it takes no energy from you. Some talks need more preparation than others, so it helps to know which one matters most.',
    carries_gives:
      'Saying something in front of people comes naturally to you. You answered that {role} asks for that, and it gives you energy. Some talks need more preparation than others, so it helps to know which one matters most.',
    draining_strength:
      'Standing before a group and speaking comes naturally to you. {Role} asks for it, and it takes energy from you. The people who listen see only the talk, and not the hours before and after it. So count those hours yourself.',
    stretch:
      '{Role} asks you to speak in front of people, and that is still an effort for you. Even so, it gives you energy. That is a good reason to practise, and a small group is the place for it, because a mistake there costs little.',
    unused:
      'Speaking to a whole group comes naturally to you, and {role} seldom puts you in front of one. You need neither a stage nor a title for that. A few minutes in front of a few people are enough to begin.',
    gives:
      'Standing in front of people gives you energy, and {role} asks you to do it. Some audiences may give you more energy than others. Once you know which ones, you can say yes to the right invitations.',
  },
  title: {
    carries: 'Speaking to a group comes easily to you',
    draining_strength: 'Speaking to groups comes easily and still tires you',
    strain: 'Speaking to a group costs you energy',
    stretch: 'Speaking to a group is an effort worth making',
    unused: 'Speaking to groups comes easily, but you are seldom asked to',
    gives: 'Being in front of an audience gives you energy',
    costs: 'Speaking in front of people takes your energy',
  },
  see: {
    carries:
      '{Role} puts you in front of a group, and that takes no energy from you. Where speaking comes easily, a talk may go well enough without preparation, so it is tempting to skip it. But without preparation the end is often weak, and that is when people should learn what to do next. You can prepare an ending in a few minutes, even on a full day.',
    carries_gives:
      '{Role} puts you in front of a group, and that gives you energy. Where speaking comes easily, a talk may go well enough without preparation, so it is tempting to skip it. But without preparation the end is often weak, and that is when people should learn what to do next. You can prepare an ending in a few minutes, even on a full day.',
    draining_strength:
      '{Role} asks you to speak to groups, and that takes energy from you. The reason may not be the speaking. In front of a group there are many faces to watch and no moment to look away. When a talk has gone well, you may blame your tiredness on a short night. A better talk would change little. A shorter one, or a quiet quarter of an hour after it, may help more.',
    strain:
      '{Role} asks you to speak in front of people, and that takes energy from you. It is easy to think that the only remedy is to get better at it. But often people only need to know something or to try it. Part of that needs no speech: people can read a page or meet in small groups, or somebody else can speak. You can offer any of these.',
    stretch:
      '{Role} puts you in front of groups, and that gives you energy, although speaking still takes some effort. You may take a fast heartbeat before the first sentence as a sign that you should not be there. Often it only means that the talk matters to you, and it tends to pass after the first sentences. So the beginning is the part to practise, in groups as small as you like.',
    unused:
      '{Role} seldom has you speak to a group. Often that is only a habit: one person gave the first talk and has given every talk since. But you need no stage to speak to a group. If you explain the same thing to three people, one after another, you could explain it to all three at once.',
    gives:
      '{Role} puts you in front of people, and that gives you energy. The energy may come less from the speaking than from how people react: a nod, a laugh, a question. If so, the same talk can give you energy with one group and none with another. The size of the group may matter less than whether people respond.',
    costs:
      '{Role} puts you in front of people, and that takes energy. A talk may end after twenty minutes and still take up the time around it. Beforehand you may go over your sentences for hours, and afterwards you may need a while before you start on something else. Your calendar shows none of this, so a day with two talks looks much emptier than it is.',
  },
  scenes: {
    gives: {
      leads: [
        'On Monday morning the team stands around you with their coffee. You tell them in three sentences what went well last week and what is coming. Someone laughs in the right place, and then the questions begin.',
        'Visitors are being shown round, and you say a few words about what your team does. You tell it with one example, from the first call to the last. On the way out someone says that now they understand.',
      ],
      colleagues: [
        'You have five minutes in a meeting to explain something new. You tell it as a story about one ordinary case. Two people put their phones away, and one asks whether you could do it again next month.',
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
        'In such a role, a morning may begin in front of people who want to know something. You look at the nearest of them and start with something that happened yesterday. Little by little the room grows quiet.',
        'You may have half an hour to explain something difficult to a group. Somebody asks a question that you had not expected. You think for a moment, find an example, and see a few heads nod.',
      ],
    },
    costs: {
      leads: [
        'On Wednesday you have to present the results. On Monday evening you practise the sentences, and on Tuesday you change them. The talk lasts twelve minutes. Afterwards you take a walk before you can speak to anyone.',
        'There is the team meeting, then a group of visitors, and then a few words for someone who is leaving. Each time everyone looks at you. By four your voice is rough, and two people on the team still want to talk to you.',
      ],
      colleagues: [
        'You have to present something at three. From ten in the morning you go through your sentences, and little else gets done. At half past three it is over, and the rest of your list is still there.',
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
        'There may be days on which someone watches you most of the time. There is one group in the morning and another after lunch. The quiet work waits until the last of them has gone.',
        'A talk on Thursday may take up the whole week. It is written on Monday, practised on Tuesday and changed again on Wednesday. On Friday everything that was put off is waiting.',
      ],
    },
    missing: {
      leads: [
        'The results are good, and they are sent round as a table. You would have had a story to go with them. You tell it to one person on your team, on the way to lunch.',
        'Someone else gives the talk this time and reads it from a sheet. You sit among the others and make it shorter in your head. Later you tell a story at your table, and three people turn round to listen.',
      ],
      colleagues: [
        'You have prepared a talk, and someone else gives it. You sit at the back and listen to your own sentences. Afterwards a colleague has a question about the talk, and comes to you.',
        'You do one task after the other, and hours go by without a word. In the break you describe how something went wrong this morning. Two people who were about to leave stay and listen.',
      ],
      alone: [
        'The jobs come in by email, and the invoices go out the same way. Once in a while a client rings, and you explain more than they asked. They say that you should give a course, and then they hang up.',
        'Someone else gives a talk on the kind of work you do. You sit in the third row. On the way home you give your own version of the talk, under your breath.',
      ],
      serves: [
        'You see one person after another, each of them for a few minutes. Once somebody brings three others along, and you explain the same thing to all four together. Those few minutes are over quickly.',
        'The groups are led by someone else, and you get things ready. One morning that person is late, and you talk to the people who are waiting. Someone claps when you stop.',
      ],
      remote: [
        'You write reports, and nobody says whether they have read them. In the call you are muted, like most of the others. When someone asks who can quickly explain the numbers, you have already found the button.',
        'On some days the only face you see is your own, in the corner of the screen. A colleague rings with a question, and your answer turns into a story. They laugh, and then they have to go.',
      ],
      target: [
        'In such a role, you may seldom be the one who stands up and speaks. You prepare what others show. Once a year, perhaps, someone asks you for a few words, and you say yes at once.',
        'The work may be quiet, with few people around. In a break you tell what happened in the morning, and the next table listens too. Then the afternoon is as quiet as before.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Prepare the one talk that matters',
        body: 'Look at the next three weeks and mark every time you speak to a group. Choose the talk that matters most, and use half an hour to prepare how it ends. To make room for that, ask someone on your team to give one of the others.',
        say: {
          to: 'someone on your team',
          words:
            "Would you speak for us this time? I'd like to use that half hour to prepare another talk. I'll go through it with you the day before.",
        },
        notice: 'Someone in the audience asks how to go on from there.',
        first: 'Mark in your calendar every talk of the next three weeks.',
        done: 'You have given one prepared talk, and someone on your team has given another.',
      },
      colleagues: {
        name: 'Ask one listener each week',
        body: 'Once a week for three weeks, ask one person who has heard you where they lost track. Ask them on the same day, and change that one place before you speak about it again. It takes five minutes, in place of improving the whole.',
        say: {
          to: 'someone who has heard you',
          words:
            "May I ask you something about what I said earlier? Where did you lose track for a moment? I'd like to change that one place.",
        },
        notice: 'The next time, nobody frowns at the place you have changed.',
        first: 'Choose an occasion when you will speak, and whom you will ask afterwards.',
        done: 'Three listeners have told you where they lost track.',
      },
      alone: {
        name: 'Explain your next quote in person',
        body: 'Explain the most important part of your next quote aloud, on a visit or a call that takes place anyway. Ask the client to bring everyone who decides. Use one example from an earlier job. Your words take the place of a long description in writing.',
        say: {
          to: 'a client',
          words:
            "I'd like to explain the quote to you in ten minutes, so you don't have to read a long text. Could everyone who decides be there?",
        },
        notice: 'One person asks a question, and the others listen to your answer.',
        first: 'Choose the next quote, and one example from an earlier job that explains it.',
        done: 'You have explained one quote in person to everyone who decides.',
      },
      seeking: {
        name: 'Prepare five minutes for an interview',
        body: 'Prepare five minutes in which you explain something from your field, with one example. Within three weeks, say it aloud to a friend, and change what was unclear. When an interview is arranged, ask whether there is time for it.',
        say: {
          to: 'the person who invites you',
          words:
            "Thank you for the invitation. I'd like to explain something from the field in five minutes, so that you see how I speak to people. Would there be time for that?",
        },
        notice: 'Your friend asks about the subject and not about your talk.',
        first: 'Choose the subject, and write down one example.',
        done: 'A friend has heard your five minutes, and you have changed one thing.',
      },
      free: {
        name: 'Show a group something in ten minutes',
        body: 'Choose a course, a club or a few friends whom you will see in the next three weeks. Ask for ten minutes, and show the others something you know well. Give them one thing to try for themselves, and prepare how it ends.',
        say: {
          to: 'someone in your course or club',
          words:
            "The next time we meet, I could show everyone how it's done in ten minutes, and they could try it themselves. Would that fit in?",
        },
        notice: 'Afterwards, someone asks you a question about what you showed.',
        first: 'Choose what you will show, and to which group.',
        done: 'A group has tried what you showed them.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Share the talks with your team',
        body: 'Choose three of your talks in the next three weeks, one a week. Give each to someone on your team who knows its subject well, for ten minutes at most. Listen to each of them once beforehand. When they speak, stay in your seat.',
        say: {
          to: 'someone on your team',
          words:
            "You know this better than I do. Would you present it on Thursday, for ten minutes? I'll listen to you the day before, and I'll be in the room.",
        },
        notice: 'Someone in the audience turns to a person on your team with a question.',
        first: 'List your talks of the next three weeks, and write another name beside three.',
        done: 'People on your team have given three of your talks.',
      },
      colleagues: {
        name: 'Speak for half the time',
        body: 'In your next three talks to a group, speak for half the usual time. In the other half, people ask questions or try something for themselves. If that ends early, use the minutes for the quietest task you have.',
        say: {
          to: 'your manager',
          words:
            "Speaking to a group takes a lot out of me, even when it goes well. In the next three talks I'd like to halve my part and leave time for questions. Is that all right?",
        },
        notice: 'The others talk for a while, and you listen.',
        first: 'Take your next talk, and cross out half of it.',
        done: 'Three talks were half as long as before.',
      },
      alone: {
        name: 'Give all clients the same explanation',
        body: 'It takes energy to prepare something new for every client. Write down one explanation of how you work, ten minutes long, with one example. For three weeks, every client hears this explanation, and you change only the example.',
        say: {
          to: 'a client',
          words:
            "I'll explain in ten minutes how I work, and then I'd like to hear from you. Would Tuesday suit you?",
        },
        notice: "Only the client's questions are new, and the rest is ready.",
        first: 'Write down in five sentences the explanation that you give most often.',
        done: 'For three weeks, every client has heard the same explanation.',
      },
      seeking: {
        name: 'Keep the day after an interview free',
        body: 'In an interview you are watched from the first minute, and that takes energy even when it goes well. For the next three weeks, have nothing else to do with your search on the day after one. If you can choose, take the time of day when you are freshest.',
        say: {
          to: 'the person who invites you',
          words:
            "Thank you for the invitation. I'd be glad to come on Wednesday morning, or on any morning after that. Would ten o'clock suit you?",
        },
        notice: 'The day after an interview is over, and you have opened no advert.',
        first: 'Mark which days of the next three weeks would suit you for interviews.',
        done: 'Every interview of these weeks has been followed by a free day.',
      },
      free: {
        name: 'Speak once, then be a guest',
        body: 'In a club or among friends, it is often the same person who speaks. In the next three weeks, speak on one occasion of your choice and be a guest on all the others. Say so early, so that someone else can prepare.',
        say: {
          to: 'a friend',
          words:
            "This time I'd like to sit and listen. Would you say a few words? I can go through them with you the day before.",
        },
        notice: 'Someone else stands up and begins to speak.',
        first: 'Look at the next three weeks, and choose the one occasion when you will speak.',
        done: 'In three weeks, you have spoken on one occasion only.',
      },
    },
    strain: {
      leads: {
        name: 'Let someone on your team present',
        body: 'Find someone on your team who likes to speak to groups. For three weeks, they give the talks that would be yours, and another of their tasks waits. You go through each talk with them for a quarter of an hour and answer difficult questions from your seat.',
        say: {
          to: 'someone on your team',
          words:
            "Speaking seems to come easily to you. Would you give our talks for three weeks? I'll go through them with you, and something else of yours can wait.",
        },
        notice: "Your team's results are presented while you are sitting down.",
        first: 'Ask the person on your team who speaks most easily to give the next talk.',
        done: 'For three weeks, someone on your team has given the talks.',
      },
      colleagues: {
        name: 'Let people read before you speak',
        body: 'For your next three talks, put the longest part on one page. People read it at the beginning, for five minutes, and you leave that part out when you speak. Then you take their questions. A page from an earlier talk will often do.',
        say: {
          to: 'your manager',
          words:
            "In my next three talks, I'd like to hand out a page at the start and let people read for five minutes. Then I'd take questions. Is that all right?",
        },
        notice: 'The room is reading, and you do not have to speak.',
        first: 'Take your next talk, and put its longest part on one page.',
        done: 'Three talks have begun with five minutes of reading.',
      },
      alone: {
        name: 'Explain your work in a small circle',
        body: 'When a client next wants you to present something, suggest a talk with one or two people. Bring a photo or a page from an earlier job, and let it do part of the explaining. Those one or two can tell the others.',
        say: {
          to: 'a client',
          words:
            "I explain my work best in a small circle. Could I talk to one or two of you? I'll bring something from a similar job.",
        },
        notice: 'The client does half the talking.',
        first: 'Find a photo or a page from an earlier job that explains your work.',
        done: 'One job has been discussed in a small circle, without a presentation.',
      },
      seeking: {
        name: 'Ask who will be in the room',
        body: 'Before your next interview, ask how many people will be there and whether you have to present something. Offer to send a written example of your work in its place. Practise only your first two minutes, once, with a friend.',
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
        body: 'When a course or a club next asks you to speak, offer something else in exchange. You could write the text, look after the room or take the photos. If nobody else can speak, do it together with someone and keep to two minutes.',
        say: {
          to: 'someone who runs the course or club',
          words:
            "I'd rather not speak in front of everyone. I could write the text and look after the room. Would that help you?",
        },
        notice: 'Someone else speaks, and you are busy with your own task.',
        first: 'Write down two tasks you would like to do while others speak.',
        done: 'You have helped on one occasion while someone else spoke.',
      },
    },
    stretch: {
      leads: {
        name: 'Open team meetings with two minutes',
        body: 'Open the next three team meetings on your feet, with two minutes on something you saw at work. They take the place of the usual beginning. Know your first and your last sentence by heart. Afterwards, ask one person each time what they will remember.',
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
        body: 'Choose something you know well and explain it in three minutes. Do it three times within three weeks, on occasions you have anyway: to one colleague, then to two or three, then in a meeting. Change one thing after each time.',
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
          words:
            "I've made a two-minute film that shows how it works. If something is unclear, just tell me.",
        },
        notice: 'You need fewer attempts to reach the end.',
        first: 'Record two minutes on one thing about your work, and watch the film once.',
        done: 'A client has received the third film.',
      },
      seeking: {
        name: 'Practise two minutes about yourself',
        body: 'Prepare two minutes on what you can do and what you are looking for. Say them aloud to one person each week for three weeks, when you talk to them anyway. Cut one sentence each time.',
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
        body: 'Find a group in which everyone takes a turn to speak, such as a course or a club. Go three times in the next three weeks, and speak each time, even if only for a minute. Afterwards, write down one thing that went better than before.',
        say: {
          to: 'someone in the group',
          words:
            "I'm practising how to speak in front of others, and I'd like to say something today. Would you look at me and nod now and then?",
        },
        notice: 'Your minute is over, and you have not looked at your notes.',
        first: 'Find a course or a club near you that meets every week.',
        done: 'You have spoken in front of a group three times.',
      },
    },
    unused: {
      leads: {
        name: 'Tell others what your team did',
        body: 'Choose one thing that your team has done well. Within three weeks, tell it to people outside the team in five minutes, in a meeting that takes place anyway. Someone who did the work comes with you and answers the questions.',
        say: {
          to: 'someone on your team',
          words:
            "I'd like to tell the others how we did it, in five minutes. Would you come with me and answer the questions?",
        },
        notice: 'Someone outside the team asks how you did it.',
        first: 'Choose one thing your team did well, and a meeting where you can tell it.',
        done: 'People outside your team have heard from you what the team did.',
      },
      colleagues: {
        name: 'Ask for five minutes in a meeting',
        body: 'Choose something from your work that your colleagues could use. Ask your manager for five minutes in a meeting that takes place anyway within three weeks. Prepare one example and say it aloud once. Ask one listener afterwards what was new to them.',
        say: {
          to: 'your manager',
          words:
            "I'd like to speak to the group more often. Could I have five minutes in the next meeting to show how we solved a problem?",
        },
        notice: 'Someone comes up to you afterwards and wants to know more.',
        first: 'Write down three things you know that would be useful to your colleagues.',
        done: 'You have spoken for five minutes, and one listener has told you what was new.',
      },
      alone: {
        name: 'Explain a result to everyone at once',
        body: 'Choose one job that ends in the next three weeks. Offer to explain the result, all at once, to everyone who will use it. Ten minutes are enough, and they save you several calls. Show one thing that can go wrong and how to avoid it.',
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
        body: 'Once a week for three weeks, search for jobs in which people guide, train or show something to others. Watch one person who does this, on a tour or in an open lesson, and ask them a question afterwards.',
        say: {
          to: 'someone who guides or trains people',
          words:
            "I liked the way you spoke to the group, and I'm looking for work like this. How did you begin?",
        },
        notice: 'You find an advert that mentions speaking to groups, and you read it to the end.',
        first: 'Find one tour or open lesson near you that you can attend.',
        done: 'You have talked to one person who speaks to groups for a living.',
      },
      free: {
        name: 'Tell three friends about your subject',
        body: 'Choose something you can tell well, such as a journey or a subject you know. In the next three weeks, tell it to three friends, on an evening when you meet anyway. Speak for ten minutes, show a few pictures, and let them ask.',
        say: {
          to: 'a friend',
          words:
            "When we meet on Friday, I'd like to tell you about something I like for ten minutes. I'll bring a few pictures. Would you like that?",
        },
        notice: 'The questions last longer than the talk.',
        first: 'Choose a subject you can tell well, and an evening with friends.',
        done: 'Three friends have listened to you and asked questions.',
      },
    },
  },
} as const satisfies NatureWords;
