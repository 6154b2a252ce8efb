import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const creating = {
  about: 'Making something that did not exist before, such as a text, a picture or an object.',
  standing: {
    core: 'Making new things comes naturally to you, {role} asks for many, and it takes no energy.',
    core_gives: 'Making new things comes naturally to you, {role} asks for many, and it gives you energy.',
    costly_strength:
      'Making new things comes easily to you and {role} asks for many, but it takes energy from you.',
    untapped: 'Making new things comes naturally to you, but {role} seldom calls for it.',
    reserve: 'Making new things comes easily to you, though it takes energy, and {role} seldom calls for it.',
    growth_edge: 'Making new things does not come naturally to you, and {role} asks for many.',
    growth_middle: '{Role} asks for a good many new things, and making them comes fairly naturally to you.',
    strain: 'Making new things does not come naturally to you, {role} asks for many, and it takes energy.',
    strain_middle:
      'Making new things comes fairly naturally to you, {role} asks for many, and it takes energy.',
    background: 'Starting from nothing does not come naturally to you, and {role} seldom asks for it.',
    some_natural: 'Making new things comes naturally to you, and {role} asks for it now and then.',
    some_middle: 'Now and then {role} asks for something new, and making it comes fairly naturally to you.',
    some_little: 'Now and then {role} has you start from nothing, which does not come naturally to you.',
    some_costs: 'Now and then {role} asks for something new, and making it takes energy from you.',
    seldom_middle: 'Making new things comes fairly naturally to you, but {role} seldom asks for it.',
    asked_gives: '{Role} asks you for new things, and making them gives you energy.',
    asked_costs: '{Role} asks you for new things, and making them takes energy from you.',
    asked_even: '{Role} asks for new things, and making them neither gives you energy nor takes any.',
    seldom_gives: 'Making something new gives you energy, but {role} seldom asks for it.',
    seldom_costs: '{Role} seldom asks for something new, and making it takes energy from you.',
    seldom_even: '{Role} seldom asks for something new, and making it leaves your energy as it was.',
  },
  opening: {
    carries:
      'Making something that does not exist yet comes naturally to you. You answered that {role} asks for that, and it takes no energy from you. What you need most for it is simple and often missing: an hour without interruptions.',
    carries_gives:
      'Making something that does not exist yet comes naturally to you. You answered that {role} asks for that, and it gives you energy. What you need most for it is simple and often missing: an hour without interruptions.',
    draining_strength:
      'Making the first version of something comes naturally to you. {Role} asks you for that, and it takes energy from you. Work can go well and still be tiring, and by your answers that is so here.',
    stretch:
      'Beginning with an empty page is still an effort for you, and {role} asks you to do it. Even so, you gain energy from it. So it is worth practising: the effort often becomes smaller, and the energy is there from the start.',
    unused:
      'Making something that was not there before comes naturally to you. {Role} seldom gives you an occasion for it. So you hardly use one of the things that suit you.',
    gives:
      'When {role} asks you for something that does not exist yet, making it gives you energy. Such work can look like one task among many. Your answers say that you gain energy from it, so keep some hours for it without interruptions.',
  },
  title: {
    carries: 'Starting from nothing comes naturally to you',
    draining_strength: 'Making new things comes easily and still tires you',
    strain: 'Starting from nothing takes your energy',
    stretch: 'Starting from nothing takes effort and gives you energy',
    unused: 'Making new things comes easily, but you are seldom asked to',
    gives: 'Making something new gives you energy',
    costs: 'Making something new takes energy from you',
  },
  see: {
    carries:
      '{Role} asks you for first versions of things, and making them takes no energy from you. At first there is often nothing to show, so others may think that you have time for them. But each interruption can cost you more than its minutes, because an unfinished idea may not come back.',
    carries_gives:
      '{Role} asks you for first versions of things, and making them gives you energy. At first there is often nothing to show, so others may think that you have time for them. But each interruption can cost you more than its minutes, because an unfinished idea may not come back.',
    draining_strength:
      '{Role} asks you to begin where there is nothing to copy. So you decide everything: where to start, how long it gets, what to leave out. Nobody sees these decisions in the result, and a short text can need a whole day of them. They may be what takes your energy. If so, more practice would change little. Making fewer new things at once could change more.',
    strain:
      'In {role} you are asked for things that do not exist yet, and that takes energy from you. You might think that you lack ideas. Often only a short part is hard: the time until there is a first rough page. From then on you correct, which is different work. So ask for help with the beginning. Somebody else may already have one.',
    stretch:
      'Making something from nothing still takes some effort, and {role} asks for it. Even so, you gain energy from it. You may take the effort as a sign that this is the wrong work for you. Your answers speak against that, because the wrong work seldom gives anybody energy. Beginning gets easier with each time, and clumsy first versions count too.',
    unused:
      '{Role} seldom calls for something new. That need not mean that anybody has decided against it. The usual tasks have deadlines, and people ask for the results. Often nobody asks for a new thing until someone proposes it, because others cannot picture it yet. Once they have a small first piece in front of them, they can say what more they would like.',
    gives:
      'In {role} you make things that were not there before, and this gives you energy. The energy often comes from two moments: the beginning, when everything is still open, and the end, when you can see the finished thing. The hours in between can be as dull as any other work. So if you leave something half made, you may miss the second of these moments.',
    costs:
      'Making new things is part of {role}, and it takes energy from you. For a long time there is nothing to show, although you have worked for hours. The most tiring part may come before the first line, while everything is still possible. If so, an exact request will tire you less than a free one. Ask for a size, a date and an example.',
  },
  scenes: {
    gives: {
      leads: [
        'The team needs a short guide for new people, and there is none. You start with a blank page and three headings. Twenty minutes later there is a first version, and someone on the team adds a line of their own.',
        'You have a quiet half hour before the first call. When it begins, there is only a rough request. When it ends, there is a first suggestion, and you send it before anyone needs you.',
      ],
      colleagues: [
        'On a Tuesday, your manager needs a text that does not exist yet. You write a beginning, move two sentences about, and read it to yourself. By noon it is finished, and a colleague asks to see it.',
        'There is no checklist for a task that keeps coming back, so you make one in half an hour. The next morning you see a colleague using it. There is already a question in the margin, and it is a good one.',
      ],
      alone: [
        'A client does not know exactly what they want, only that it should be different. You look at everything, ask a few questions and make a quick drawing. They look at it and say: yes, like that.',
        'A job cannot be done in any of your usual ways, so you think of a new one. It takes most of the morning. On the way home you already know the next job where it could help.',
      ],
      serves: [
        'Someone asks for something that you do not have in that form. You think for a moment, put two things together, and show them what you mean. They leave with something that was made for them.',
        'You explain the same thing to people, one after another. In a quiet half hour you put it on a single page, with a drawing. The next person reads it, nods, and asks if they may keep it.',
      ],
      remote: [
        'The first call is at eleven. Until then there is an empty document, a cup of tea and no messages. When the others appear on the screen, you have a first version to show them.',
        'Someone writes: do we have anything on this? There is nothing yet, so you make a first page before lunch. In the afternoon another colleague asks whether they may use it too.',
      ],
      target: [
        'You may begin the morning with an empty page and a rough wish. You try one thing, cross it out and try another. By lunchtime there may be something new to show, even if it is only a sketch.',
        'Someone may come with a need for which nothing exists yet. You listen, sleep on it, and bring a first attempt the next day. They look at it for a while and begin to say what they would like to be different.',
      ],
    },
    costs: {
      leads: [
        'A new plan is due on Thursday, and on Tuesday the page is still empty. Every half hour someone on the team needs an answer. You start again after each one, and in the end the plan gets written in the evening.',
        'A problem comes up, nobody has an idea, and everyone looks at you. You find something that will work. Before you are back at the page you had begun, someone asks what you would suggest for the next one.',
      ],
      colleagues: [
        'On Monday it is a text, on Wednesday a form that nobody has made before. Each time you begin with nothing. When the third request comes on Friday, you look at the empty page for a long time before you write a line.',
        'Your manager wants a first draft by tomorrow, in any form you like. You write a beginning, delete it, and get up for a glass of water. At five there are ten lines, and they have taken the whole day.',
      ],
      alone: [
        'The client wants something quite different this time and cannot say what. You work out three suggestions on three evenings. They take the first, and the hours for the other two are on no invoice.',
        'Every job this week is different from the last, and none can be done in the usual way. You go on working things out while you drive or eat. On Friday evening even a simple question takes you a long time to answer.',
      ],
      serves: [
        'The people in front of you hope for something new each time, and you are the one who thinks of it. You do so on the way to work. When the first of them arrives, you have already worked for an hour.',
        'Someone asks for something for which there is no ready answer. You think of something on the spot, and it works. The next person needs a new idea as well, and so does the one after. By the break you have no more to offer.',
      ],
      remote: [
        'The document has a title and nothing below it. You are at home, with nobody near to think aloud with. You begin four times. When the first page is full, it is past three and you have not eaten.',
        'In a call they ask for new ideas by tomorrow morning. The others leave, and you stay with the task. In the evening you send six ideas, and one line comes back: thanks, any more?',
      ],
      target: [
        'You may hardly have finished one new thing before the next is due. You think of one idea over lunch, and of another on the way home. It can be hard to say when the working day is over.',
        'Someone may give you a wish and a date, and nothing else. The first day goes into trying things out, with little to show in the evening. On the second morning you begin again, because everything is still open.',
      ],
    },
    missing: {
      leads: [
        'The whole day goes into questions: you say yes to one, no to another, and put off a third. On the way home you have an idea for something new that the team could use. The next morning the questions begin again.',
        'You talk with someone on your team about how a first day could be easier for new people. For ten minutes both of you have ideas, and one becomes a sketch. Then the phone rings, and the sketch stays on the table.',
      ],
      colleagues: [
        'On a Wednesday, you copy an old letter, change the name and send it. A different one is already in your head. You write two lines of it, and then the next task arrives.',
        'A colleague is leaving, and somebody has to write the card. You offer to do it, and it becomes a whole page with drawings. Of everything you do that week, it is the one thing that is new.',
      ],
      alone: [
        'The jobs are much the same each week, and the invoices get paid. There is an idea of your own that you mean to try. On a quiet afternoon you begin, and then a client rings.',
        'A client asks for the same as last time. You could suggest something they have never seen, and you mention it in passing. They smile, and the job stays as it was.',
      ],
      serves: [
        'Everything you need comes ready-made, with instructions. One day something runs out, and you make a replacement yourself. It works well. Then the next delivery comes, and everything is ready-made again.',
        'Each step with each person is fixed, and you keep to it. In a quiet quarter of an hour, you have an idea for something new. Someone calls for you, and the idea has to wait.',
      ],
      remote: [
        'The tasks arrive with every step fixed, and you tick them off one by one. In another window there is a page of your own, with half an idea on it. You add a line whenever a call begins late.',
        'Every document you write begins as a copy of another one. Then someone in a call asks for ideas for something new, and you have three at once. The call moves on, and you go back to the copies.',
      ],
      target: [
        'Nearly everything may be there already, and your task is to use it well. Once in a while something is missing. You make it in a quiet half hour and go back to the usual tasks.',
        'The day may follow what others have thought of, step by step. In a pause you mention an idea for something new. The answer is friendly: nice, perhaps later. The next task is waiting, and it looks like the last one.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Keep one undisturbed hour for new work',
        body: 'Choose the new thing that matters most. For three weeks, give it one hour a week that nobody breaks into, in place of a meeting that can do without you. Someone on your team answers questions in that hour. After the third one, show the team what there is.',
        say: {
          to: 'someone on your team',
          words:
            "For the next three weeks I'd like to work on one task without interruptions, on Wednesdays from nine to ten. Could you answer questions in that hour? I'm back at ten.",
        },
        notice: 'The hour ends, and nobody has come to you with a question.',
        first: 'Choose the thing, the weekly hour, and the person who will answer questions.',
        done: 'Three such hours have taken place, and the team has seen the result.',
      },
      colleagues: {
        name: 'Agree on one quiet hour a week',
        body: 'Choose the new thing that you most want to finish. Agree with your manager on one hour a week for it, for three weeks, in which no call or message reaches you. Settle what can wait meanwhile. In the third week, show your manager how far it has come.',
        say: {
          to: 'your manager',
          words:
            "For three weeks, I'd like one hour a week without calls or messages, so that one task gets finished. Which hour would suit you, and which of my tasks could wait?",
        },
        notice: 'The hour ends, and you have not looked at a single message.',
        first: 'Choose the new thing, and look for a possible hour in your calendar.',
        done: 'Three such hours have taken place, and your manager has seen the result.',
      },
      alone: {
        name: 'Put thinking time into your quote',
        body: 'Choose the next job in which something new has to be thought of. Put one hour for that into the quote, as a line of its own. Keep the hour on a weekday, before the rest of the job begins, and do nothing else in it.',
        say: {
          to: 'a client',
          words:
            "Part of this job is new, and I'd like to think it through before I start. There's one hour for that in the quote. Is that all right with you?",
        },
        notice: 'The job begins, and the new part is already on paper.',
        first: 'Find the next job on your list that needs something new.',
        done: 'One quote with that hour has gone out, and the hour is in your calendar.',
      },
      seeking: {
        name: 'Show one thing you have made',
        body: 'Choose one thing that you made from nothing, in a job or anywhere else. Write two sentences about it: what there was before, and what you did first. Put them into your next three applications, in place of a general sentence about yourself.',
        say: {
          to: 'an interviewer',
          words:
            'May I tell you about something I made? At the start there was only a rough wish, and I had to find out what was meant. It takes two minutes.',
        },
        notice: 'Someone asks you a question about the thing you made.',
        first: 'Choose the thing, and write your two sentences about it.',
        done: 'Three applications with your two sentences have gone out.',
      },
      free: {
        name: 'Make one small thing for a friend',
        body: 'Choose something small that a friend could use, such as a shelf, a bag or a page of text. Work on it for one hour a week, in place of something that can wait. In the third week, hand it over as it is.',
        say: {
          to: 'a friend',
          words:
            "I'd like to make something small for you, about three hours of work. You'd have it in three weeks. Is there anything you could use?",
        },
        notice: 'Your friend asks how it is coming along.',
        first: 'Think of one friend and one small thing you could make for them.',
        done: 'Your friend has the thing that you made.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Let someone else make the first version',
        body: 'Choose one new thing that is expected of you, and ask someone on your team for the first version. Before they start, tell them in ten minutes what it is for and what is already decided. Read their version once, and make no more than five remarks.',
        say: {
          to: 'someone on your team',
          words:
            "Would you make the first version this time? It may be rough. I'll tell you in ten minutes what it's for, and something else on your list can wait.",
        },
        notice: 'You write remarks on a page that someone else has begun.',
        first: 'Choose the new thing, and the person who could begin it.',
        done: 'One first version has come from someone on your team.',
      },
      colleagues: {
        name: 'Make one new thing at a time',
        body: 'List every new thing that is expected of you, and ask your manager which one comes first. For three weeks, work on that one alone until it is handed in. Any other new request goes to the end of the list, with the day on which you could begin.',
        say: {
          to: 'your manager',
          words:
            "These are the new things I'm meant to make. For three weeks I'd like to do them one at a time. Which one do you need first, and which can wait?",
        },
        notice: 'A new request comes in, and you name the day on which you could begin.',
        first: 'Make the list of new things that are expected of you.',
        done: 'One new thing was handed in before you began the next.',
      },
      alone: {
        name: 'Offer one suggestion for each job',
        body: 'For three weeks, offer each client one suggestion, with one round of changes, and say so before you begin. If someone wants a second suggestion, name its price first and wait for the answer. That saves you the versions that nobody pays for.',
        say: {
          to: 'a client',
          words:
            "I'll work out one suggestion for you, and you can change it once. If you'd like a second one, I'll tell you the price first.",
        },
        notice: 'A client agrees without asking for something to compare.',
        first: 'Write the sentence for your quotes that offers one suggestion and one change.',
        done: 'Every quote of these three weeks has offered one suggestion.',
      },
      seeking: {
        name: 'Use one letter for every application',
        body: 'A new letter for each advert costs energy every time. Write one good letter this week. For your next three applications, keep it as it is, and change only the first paragraph and one example. Stop after forty minutes each time.',
        say: {
          to: 'a friend',
          words:
            "Would you read my letter once and tell me what's missing? After that I'd like to leave it as it is and only change the beginning.",
        },
        notice: 'An application is finished before the forty minutes are over.',
        first: 'Take your best letter so far, and mark the parts that can stay.',
        done: 'Three applications have gone out with the same main text.',
      },
      free: {
        name: 'Begin only one new thing',
        body: 'For three weeks, make only one new thing for other people, and give it two hours a week at most. When someone asks for another, name the day on which you will be free again. Begin nothing else until then.',
        say: {
          to: 'a friend',
          words:
            "I'm only making one thing at the moment, so I can't begin yours now. Could it wait for three weeks, or shall we think of someone else?",
        },
        notice: 'Someone asks you for something, and you offer them a later day.',
        first: 'Choose the one new thing, and the two hours a week for it.',
        done: 'Three weeks are over, and you have begun nothing else.',
      },
    },
    strain: {
      leads: {
        name: 'Have someone else write the first draft',
        body: 'When the next new thing is needed, ask someone on your team who likes to begin. The two of you talk for ten minutes about what it is for. They write a rough draft, and you take over from there. In return, you take one task off their list.',
        say: {
          to: 'someone on your team',
          words:
            "You seem to like starting things, and I find it easier once there's a draft. Would you write a rough one for me? I'd take another task off you.",
        },
        notice: 'You sit down to a page that already has words on it.',
        first: 'Ask someone on your team who likes to begin things for one rough draft.',
        done: 'One new thing is finished that someone else began.',
      },
      colleagues: {
        name: 'Start from something that exists',
        body: 'For the next two new things that you have to make, look first for something similar, such as an older text or form. Give this a quarter of an hour, and ask a colleague if you find nothing. Keep what you find in one folder, so that the next search is shorter.',
        say: {
          to: 'a colleague',
          words:
            'I have to make something that is new to me, and you may have done something like it. Could I use yours as a beginning? It would take you five minutes to show me.',
        },
        notice: 'The first lines are written within half an hour.',
        first: 'Find one good older example of something that you have to make.',
        done: 'Two new pieces of work have begun with an example.',
      },
      alone: {
        name: 'Begin with an earlier job',
        body: 'Before the next job that asks for something new, look through your earlier ones for a quarter of an hour. Choose the one that is closest, and show it to the client. Ask what should be different this time, and change only that.',
        say: {
          to: 'a client',
          words:
            "Here's something similar I've done. We could start from this, which saves us both time. What would you like to be different?",
        },
        notice: 'The client looks at the earlier job and says what should change.',
        first: 'Find photos or notes of three earlier jobs that you could start from.',
        done: 'One new job has begun with an earlier one.',
      },
      seeking: {
        name: 'Ask two people how new work begins',
        body: 'In some jobs you begin with an example, in others with nothing at all. In the next three weeks, ask two people who do the work you aim for how their last new task began. Then cross out one advert in which you would have to begin with nothing.',
        say: {
          to: 'someone who does such work',
          words:
            'When you last had to make something new, what did you start from? Was there an example, or someone who helped you?',
        },
        notice: 'An advert leaves your list, and you can say why.',
        first: 'Mark in three adverts what would have to be made from nothing.',
        done: 'Two people have told you how they began, and one advert is crossed out.',
      },
      free: {
        name: 'Begin the next new thing with someone',
        body: 'When something new has to be made, for a course, a club or yourself, begin it with a friend who likes to start things. Meet once, for half an hour. They say what comes to mind, and you write it down. Then the two of you choose one idea.',
        say: {
          to: 'a friend',
          words:
            "You like starting things more than I do. Could we sit down for half an hour on Saturday and look for a way to begin? I'll write everything down.",
        },
        notice: 'After ten minutes, there is more than one idea on paper.',
        first: 'Ask a friend who likes to start things to think with you for half an hour.',
        done: 'One idea is chosen that the two of you wrote down.',
      },
    },
    stretch: {
      leads: {
        name: 'Show your team three rough versions',
        body: 'Once a week for three weeks, make a rough version of something small, such as a text or a form. Give it half an hour, taken from work that is already good enough. Show it to one person on your team the same day, and ask what they would add.',
        say: {
          to: 'someone on your team',
          words:
            "I made this in half an hour, and it's rough. What would you add, and what would you leave out?",
        },
        notice: 'Someone on the team adds a line to your rough version.',
        first: 'Choose the half hour for this week, and one small thing to make in it.',
        done: 'Three rough versions exist, and someone on your team has seen each of them.',
      },
      colleagues: {
        name: 'Make one small new thing each week',
        body: 'Each Tuesday for three weeks, make one small thing that your work needs anyway and that does not exist yet. A checklist or a short text will do. Stop after half an hour. Ask a colleague the same day how they would have begun.',
        say: {
          to: 'a colleague',
          words:
            "I'm practising how to start from nothing, and I made this in half an hour. How would you have begun?",
        },
        notice: 'The third half hour gets you further than the first.',
        first: 'Choose one small new thing that you will make next Tuesday.',
        done: 'Three small things exist, and a colleague has seen each of them.',
      },
      alone: {
        name: 'Add something new to two quotes',
        body: 'To your next two quotes, add one small thing that the client has not asked for and that you have not made before. Describe it in two sentences, with a price beside it. If someone says yes, you practise on a real job.',
        say: {
          to: 'a client',
          words:
            "I've added one suggestion to the quote, with its own price. It's something I'd like to do here. You can leave it out if you prefer.",
        },
        notice: 'A client asks a question about your suggestion.',
        first: 'Think of one small new thing that would fit into your next quote.',
        done: 'Two quotes with such a suggestion have gone out.',
      },
      seeking: {
        name: 'Make a trial piece for an employer',
        body: 'Choose one employer you would like to work for. In two afternoons, in place of two ordinary applications, make something small that they could use, such as a page or a sketch. Ask a contact for one thing to change. Then send it with your application.',
        say: {
          to: 'a contact',
          words:
            "I've made a small trial piece for an application. Could you look at it for ten minutes and tell me the one thing you'd change?",
        },
        notice: 'On the second afternoon you get going sooner than on the first.',
        first: 'Choose one employer and write down three small things they could use.',
        done: 'An application with your trial piece has gone out.',
      },
      free: {
        name: 'Fill one page three mornings a week',
        body: 'For three weeks, fill one page on three mornings a week, with words or with a drawing. Stop after a quarter of an hour. On Sunday, choose one page of the week and show it to a friend. It need not be good.',
        say: {
          to: 'a friend',
          words:
            "I'm practising how to start from nothing. May I show you one page a week for three weeks? Just tell me what you see.",
        },
        notice: 'The page is half full before you look at the clock.',
        first: 'Put paper and a pen where you sit in the morning.',
        done: 'A friend has seen three of your pages.',
      },
    },
    unused: {
      leads: {
        name: 'Make one small thing your team needs',
        body: 'Ask three people on your team what is lacking in their work, such as a guide or a checklist. Choose the smallest thing. Make a first version in one hour, in place of a meeting or a call that can do without you. Ask two of them to try it for a week.',
        say: {
          to: 'someone on your team',
          words:
            "There is something we don't have yet, and I'd like to make a first version this week. Would you try it for a week and tell me what's missing?",
        },
        notice: 'Someone on the team asks whether they can have a copy.',
        first: 'Ask three people on your team what is lacking in their work.',
        done: 'Two people on your team have used your first version for a week.',
      },
      colleagues: {
        name: 'Make one thing that colleagues ask for',
        body: 'Think of something that colleagues ask for and nobody has made, such as a page for newcomers. Tell your manager that you could make it in three half hours, one a week. In the third week, let one colleague try it.',
        say: {
          to: 'your manager',
          words:
            "People keep asking for something that we don't have. I could make it in three half hours, one a week. May I begin on Wednesday?",
        },
        notice: 'Someone uses what you made without being asked to.',
        first: 'Write down two things that colleagues ask for and that do not exist.',
        done: 'One colleague has tried what you made.',
      },
      alone: {
        name: 'Tell two clients about your idea',
        body: 'Choose one idea that no client has asked you for. Describe it in three sentences, with a price. In the next three weeks, tell two clients about it when you see or ring them anyway. If one of them says yes, it becomes a job like any other.',
        say: {
          to: 'a client',
          words:
            "I've had an idea, and I think it could suit you. I can tell you what it would cost. Shall I put it in the quote?",
        },
        notice: 'A client comes back to your idea the next time you speak.',
        first: 'Choose the idea, and describe it in three sentences.',
        done: 'Two clients have heard your idea and its price.',
      },
      seeking: {
        name: 'Ring two places that make new things',
        body: 'Write down places near you where people make new things, such as a workshop, an agency or a theatre. In the next three weeks, ring two of them, even if there is no advert, in place of two applications. Ask what they look for in the people they take on.',
        say: {
          to: 'someone at such a place',
          words:
            "I'm looking for work in which something has to be begun from nothing. What do you look for in the people you take on?",
        },
        notice: 'Someone on the phone asks for your name and number.',
        first: 'Write down three places near you where people make new things.',
        done: 'You have spoken with someone at two places that make new things.',
      },
      free: {
        name: 'Work on one idea for three Saturdays',
        body: 'Choose an idea that you have not begun yet. Give it two hours on three Saturdays, in place of something that can wait. On the last Saturday there should be something that another person can hold, hear or read. Show it to a friend that day.',
        say: {
          to: 'a friend',
          words:
            "There's something I've wanted to make for a while. Three Saturdays from now I'd like to show it to you, finished or not. Will you come?",
        },
        notice: 'Your friend asks about it before the last Saturday.',
        first: 'Choose one idea, and put out what you need to begin with it.',
        done: 'A friend has seen what became of your idea.',
      },
    },
  },
} as const satisfies NatureWords;
