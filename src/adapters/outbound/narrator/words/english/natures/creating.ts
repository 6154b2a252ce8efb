import type { NatureWords } from '../../nature-words.ts';

export const creating = {
  about: 'Making something that did not exist before, such as a text, a plan or an object.',
  standing: {
    core: 'You make new things easily, {role} often asks for them, and your energy holds.',
    costly_strength: 'New things come naturally to you and {role} often wants them, but they cost energy.',
    untapped: 'You make new things with ease, but {role} hardly ever asks for one.',
    reserve: 'New things come easily to you but take energy, and {role} hardly ever asks for one.',
    growth_edge: '{Role} often asks for something new, and you can learn this while keeping your energy.',
    strain: '{Role} often asks you to start from nothing, which costs you effort and energy.',
    background: 'Starting from nothing takes you some effort, and {role} hardly ever asks for it.',
    some_natural: 'Making new things comes naturally to you, and {role} asks for it now and then.',
    some_middle: '{Role} asks for something new now and then, and making it comes fairly naturally to you.',
    some_little:
      '{Role} asks for something new now and then, and starting from nothing takes you some effort.',
    seldom_middle: 'Making new things comes fairly naturally to you, and {role} hardly ever asks for it.',
    asked_gives: 'When {role} asks you for something new, making it gives you energy.',
    asked_costs: 'When {role} asks you to start from nothing, it takes energy from you.',
    asked_even: '{Role} asks for new things, and making them leaves your energy about the same.',
    seldom_gives: 'Making something new gives you energy, and {role} hardly ever asks for it.',
    seldom_costs: '{Role} hardly ever asks for something new, and making it costs you energy.',
    seldom_even: '{Role} hardly ever asks for something new, and making it leaves your energy unchanged.',
  },
  opening: {
    carries:
      'When something does not exist yet, a first version comes easily to you. {Role} asks for that, and you still have energy for other work afterwards. What goes so smoothly is easy to overlook, so it comes first.',
    draining_strength:
      'A first version of something new comes easily to you, even when there is nothing to copy. {Role} asks for it. It also costs you energy, which is easy to miss in something that comes so naturally.',
    stretch:
      'Starting from nothing takes effort from you, and {role} asks you to do it. Yet making something new gives you energy. So the effort is worth making, and with practice it becomes smaller.',
    unused:
      'New things come to you easily: a text, a plan, an idea for something that is missing. {Role} hardly ever asks for one. It takes little to change that, because a new thing can be small.',
    gives:
      'When {role} asks you for something that does not exist yet, making it gives you energy. You have more energy afterwards than before. Such work is worth a fixed place in the week.',
  },
  title: {
    carries: 'Making new things suits you and {role}',
    draining_strength: 'You make new things easily, and they cost you energy',
    strain: 'Starting from nothing is hard on your energy',
    stretch: 'Starting from nothing takes effort and gives you energy',
    unused: 'New ideas come easily and are seldom asked for',
    gives: 'Making something new gives you energy',
    costs: 'Making something new costs you energy',
  },
  see: {
    carries:
      'A first version comes easily to you, even when nobody can say exactly what is wanted. {Role} asks for this, and you have energy for other things afterwards. Work that goes so smoothly is easily taken for something that can be done at any moment. In fact it needs time without interruptions, which a full day seldom offers.',
    draining_strength:
      'You can make a first version of something new, and {role} asks for it. What costs energy here is seldom the idea. With nothing to copy from, you have to decide every detail yourself, from the first to the last. All these decisions are easy to overlook, and the tiredness afterwards is easily mistaken for a bad day.',
    strain:
      '{Role} asks you to make things that do not exist yet, and that takes both effort and energy. From outside this may look like a lack of ideas. Often the hard part is only the beginning, when everything is open and there is nothing to correct. With a draft, an example or a clear wish in front of you, the same task can weigh much less.',
    stretch:
      'Making something from nothing does not come by itself for you, and {role} asks for it. Still, it gives you energy. The effort can make this seem the wrong work for you, but the energy you gain says the opposite. Ease usually comes from many small beginnings, and clumsy first versions are part of them.',
    unused:
      'Ideas for new things come easily to you, and {role} hardly ever asks for one. That usually happens without any intention: where the tasks are fixed, nothing new has to be made. It says nothing against your ideas. A new thing need not be large, either, because a single page can be one.',
    gives:
      'In {role} you make things that were not there before, and this gives you energy. It often comes from two moments: the first, when everything is still open, and the last, when something finished lies in front of you. The hours between them can be as dry as any other work. That is why a new thing gives you less when it is never finished.',
    costs:
      '{Role} asks you for new things, and making them takes energy. Much of that energy goes into choosing: while everything is open, every detail has to be decided. From outside this hardly looks like work, because for a long time there is nothing to see. The same task costs less when part of it is given, such as an older version or a clear wish.',
  },
  scenes: {
    gives: {
      leads: [
        'The team needs a short guide for new people, and there is none. You start with a blank page and three headings. Twenty minutes later there is a first version, and someone on the team adds a line of their own.',
        'You have a quiet half hour before the first call. When it begins, there is only a rough wish from a customer. When it ends, there is a first suggestion, and you send it before anyone needs you.',
      ],
      colleagues: [
        'On a Tuesday it may go like this: your manager needs a text that does not exist yet. You write a beginning, move two sentences about, and read it to yourself. By noon it is finished, and a colleague asks to see it.',
        'Nobody has a checklist for this kind of case, so you make one in half an hour. The next morning you see a colleague using it. There is already a question in the margin, and it is a good one.',
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
        'In such a role, a morning may begin with an empty page and a rough wish. You would try one thing, cross it out and try another. By lunchtime there would be something new to show.',
        'Someone would come to you with a need for which nothing exists yet. You would listen, think about it overnight, and bring a first attempt the next day. They would look at it for a while and then ask questions.',
      ],
    },
    costs: {
      leads: [
        'A new plan is due on Thursday, and on Tuesday the page is still empty. Every half hour someone on the team needs an answer. You start again after each one, and in the end the plan gets written in the evening.',
        'You know the moment: a problem comes up, nobody has an idea, and everyone looks at you. You find something that will work. Then come three more conversations, and in the last of them you have to ask people to repeat themselves.',
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
        'Someone asks for something for which there is no ready answer. You think of something on the spot, and it works. The next person needs a new idea as well, and so does the one after. In the break you sit and say nothing.',
      ],
      remote: [
        'The document has a title and nothing below it. You are at home, with nobody near to think aloud with. You begin four times. When the first page is full, it is past three and you have not eaten.',
        'In a call they ask for new ideas by tomorrow morning. The others leave, and you stay with the task. In the evening you send six ideas, and one line comes back: thanks, any more?',
      ],
      target: [
        'In such a role, one new thing would hardly be finished before the next was due. You would have half an idea in your head at lunch and on the way home. A free evening would have to be planned.',
        'Somebody would give you a wish and a deadline, and nothing else. You would spend the first day trying things out, with little to show in the evening. On the second morning you would begin again.',
      ],
    },
    missing: {
      leads: [
        'The whole day goes into answers: yes to one thing, no to another, later to a third. On the way home you have an idea for something new that the team could use. The next morning the questions begin again.',
        'A conversation with someone on your team ends early, and you begin to talk about a thing that does not exist yet. For ten minutes both of you have ideas. Then the phone rings, and you go back to the list.',
      ],
      colleagues: [
        'On a Wednesday it may go like this: you copy an old letter, change the name and send it. A different one is already in your head. You write two lines of it, and then the next task arrives.',
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
        'In such a role, most things would exist already, and your part would be to use them well. Once in a while something would be missing. You would make it in a quiet half hour and go back to the usual tasks.',
        'The day would follow what others have thought of. You would do it properly. Now and then you would mention an idea for something new, and the answer would be: nice, perhaps later.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Keep an hour for making something new',
        body: 'Choose one thing that has to be made new this month. Give it one hour a week, in place of a meeting or a call that can do without you. Tell your team who answers questions during that hour. After four weeks, show them what you have made.',
        say: {
          to: 'someone on your team',
          words:
            "On Wednesdays from nine to ten I'd like to work on … without interruptions. Could you answer questions during that hour? I'm back at ten.",
        },
        notice: 'A whole hour passes, and nobody comes to you with a question.',
        first: 'Choose the thing that has to be made new, and the weekly hour for it.',
        done: 'The hour has taken place four times, and the team has seen the result.',
      },
      colleagues: {
        name: 'Ask to make a first version',
        body: 'Find one thing that your work needs and that does not exist yet, such as a guide or a form. Ask your manager if you may make the first version, and which other task can wait for it. Give it one hour a week for three weeks.',
        say: {
          to: 'your manager',
          words:
            "We still don't have …, and I'd like to make the first version. I'd need an hour a week for three weeks. Which of my tasks could wait?",
        },
        notice: 'Your manager asks to see what you have so far.',
        first: 'Write down one thing that does not exist yet and that your work needs.',
        done: 'A first version that you made is in use.',
      },
      alone: {
        name: 'Plan time for the new part',
        body: 'Take the next job in which something new has to be thought of. Put one hour for that part into the calendar, on a weekday, before the rest of the job begins. Add the hour to your quote. Do this with each such job for a month.',
        say: {
          to: 'a client',
          words:
            "Part of this job is new, and I'd like to think it through before I start. There's one hour for that in the quote. Is that all right with you?",
        },
        notice: 'A job begins, and the new part is already on paper.',
        first: 'Find the next job on your list that needs something new.',
        done: 'One quote has gone out with an hour for thinking in it.',
      },
      seeking: {
        name: 'Show something you have made',
        body: 'Choose one thing that you made from nothing. Write two sentences about it: what was there before, and what you did first. For a month, put these two sentences into every application, in place of a general sentence about yourself. Add a picture if you have one.',
        say: {
          to: 'an interviewer',
          words:
            "May I tell you about something I made? At the start there was only a rough wish. I'd need two minutes.",
        },
        notice: 'An interviewer asks a question about the thing you made.',
        first: 'Choose one thing that you made from nothing, and write two sentences about it.',
        done: 'Three applications with your two sentences have gone out.',
      },
      free: {
        name: 'Make one small thing for a friend',
        body: 'Choose something small that a friend could use, such as a shelf, a cake or a page of text. Work on it for one hour a week, in place of something that can wait. After three weeks, hand it over as it is.',
        say: {
          to: 'a friend',
          words:
            "I'd like to make something small for you, and you'll have it in three weeks. Would you tell me later whether you use it?",
        },
        notice: 'Your friend asks when it will be ready.',
        first: 'Think of one friend and one small thing you could make for them.',
        done: 'Your friend has the finished thing.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Let someone else make the first version',
        body: 'Take the next thing that has to be made new, and ask someone on your team for the first version. Before they start, tell them in ten minutes what it is for. Read their version once and make no more than five remarks. Do the same once more this month.',
        say: {
          to: 'someone on your team',
          words:
            "Would you make the first version of … this time? I'll tell you what it's for, and ten minutes are enough. It may be rough.",
        },
        notice: 'You make remarks on a page that someone else has begun.',
        first: 'Choose one new thing on your list, and the person who could begin it.',
        done: 'Two first versions have come from your team.',
      },
      colleagues: {
        name: 'Begin one new thing at a time',
        body: 'Write down every new thing that you are expected to make. Show the list to your manager and ask which one comes first. Begin the next one only when the first is handed in, with a day of other work in between. Keep to this for a month.',
        say: {
          to: 'your manager',
          words:
            "These are the new things I'm supposed to make. I'd like to do them one at a time. Which one do you need first?",
        },
        notice: 'A new request comes in, and you write it at the end of the list.',
        first: 'Make a list of the new things that you are expected to make.',
        done: 'One new thing was handed in before you began the next.',
      },
      alone: {
        name: 'Offer one suggestion for each job',
        body: 'For a month, offer each client one suggestion, with one round of changes. If they want a second suggestion, name a price for it before you begin. Use the hours that become free for other work on your list.',
        say: {
          to: 'a client',
          words:
            "I'll work out one suggestion for you, and you can change it once. If you'd like a second one, I'll tell you the price first.",
        },
        notice: 'A client says yes without asking for something to compare.',
        first: 'Write one sentence for your quotes that says how many suggestions are included.',
        done: 'Two jobs have gone ahead with a single suggestion each.',
      },
      seeking: {
        name: 'Write one application letter and reuse it',
        body: 'A new letter for each advert costs energy every time. Write one good letter this week. For the next three weeks, change only the first paragraph and one example. Stop after forty minutes for each application.',
        say: {
          to: 'a friend',
          words:
            "Would you read my letter once and tell me what's missing? After that I'd like to leave it as it is and only change the beginning.",
        },
        notice: 'An application is finished within forty minutes.',
        first: 'Take your best application letter so far and mark the parts that can stay.',
        done: 'Three applications have gone out with the same main text.',
      },
      free: {
        name: 'Make only one new thing this month',
        body: 'For a month, make only one new thing for other people. Begin on a day when you are rested, and stop after two hours each time. If someone else asks you for something, help them find another person.',
        say: {
          to: 'a friend',
          words:
            "I'm only making one thing this month, so I can't make yours as well. Shall I help you find someone else?",
        },
        notice: 'Someone asks you for something, and you say no kindly.',
        first: 'Choose the one new thing you will make this month.',
        done: 'One new thing is finished, and you have not begun a second.',
      },
    },
    strain: {
      leads: {
        name: 'Have someone else write the first draft',
        body: 'Find someone on your team who likes to start things. When something new is needed this month, the two of you talk about its purpose for ten minutes. That person writes the first draft, and you take over from there. In return, you do one of their other tasks.',
        say: {
          to: 'someone on your team',
          words:
            "You like starting things, and I find it easier once there's a draft. Would you write the first one for …? I'd do another task for you in return.",
        },
        notice: 'You sit down to a page that already has words on it.',
        first: 'Ask two people on your team whether they like to start new things.',
        done: 'Two things are finished that someone else began.',
      },
      colleagues: {
        name: 'Start from something that exists',
        body: 'Before you make anything new this month, look for something similar for a quarter of an hour. An older text, a form or a picture will do. If you find nothing, ask a colleague what they would begin with. Only then start on your own version.',
        say: {
          to: 'a colleague',
          words:
            "I have to make … and don't know how to start. Have you done something like it? Five minutes would help me.",
        },
        notice: 'The first lines are written within half an hour.',
        first: 'Find one good older example of something you often have to make.',
        done: 'Two new pieces of work have begun with an example.',
      },
      alone: {
        name: 'Begin with an earlier job',
        body: 'Before the next job that asks for something new, look through your earlier jobs for a quarter of an hour. Choose the one that is closest and show it to the client. Then ask what should be different this time. Do this for a month.',
        say: {
          to: 'a client',
          words:
            "Here's something similar I've done. We could start from this, which saves us both time. What would you like to be different?",
        },
        notice: 'A client looks at the earlier job and says what should change.',
        first: 'Find photos or notes from three earlier jobs that you could start from.',
        done: 'Two jobs have begun with an earlier one.',
      },
      seeking: {
        name: 'Ask two people how new work begins',
        body: 'In some jobs you begin with an example, in others with nothing at all. This month, ask two people who do the work you aim for how their last new task began. Then move the adverts that offer the least help to the end of your list.',
        say: {
          to: 'a contact in the field',
          words:
            'When you have to make something new, what do you start from? Is there an example, or someone who helps?',
        },
        notice: 'Two adverts have changed places on your list.',
        first: 'Mark in three adverts what you would have to make from nothing.',
        done: 'Two people have told you how their last new task began.',
      },
      free: {
        name: 'Begin a new thing with someone else',
        body: 'When a course, a club or a friend asks you for something new this month, begin it with someone who likes to start things. Meet for half an hour. They say what comes to mind, and you write it down. Then the two of you choose one idea.',
        say: {
          to: 'someone in your course or club',
          words:
            "You often have ideas. Could we sit down for half an hour on Saturday and think about …? I'll do the rest.",
        },
        notice: 'After half an hour there are three ideas on paper.',
        first: 'Think of one person who likes to start new things, and ask for half an hour.',
        done: 'One thing is finished that the two of you began.',
      },
    },
    stretch: {
      leads: {
        name: 'Show your team a rough version',
        body: 'Once a week for three weeks, make a rough version of something small, such as a text or a plan. Give it half an hour, taken from work that is already good enough. Show it to one person on your team the same day, and ask what they would add.',
        say: {
          to: 'someone on your team',
          words:
            "I made this in half an hour, and it's rough. What would you add, and what would you leave out?",
        },
        notice: 'Someone on the team adds a line to your rough version.',
        first: 'Choose half an hour this week and one small thing to make in it.',
        done: 'Your team has seen three rough versions, and one of them is in use.',
      },
      colleagues: {
        name: 'Make one small new thing each week',
        body: 'Each Tuesday for three weeks, make one small thing that your work needs anyway and that does not exist yet. A checklist or a short text will do. Stop after half an hour. Ask a colleague the same day how they would have begun.',
        say: {
          to: 'a colleague',
          words:
            "I'm learning to start things from nothing, and I made this in half an hour. How would you have begun?",
        },
        notice: 'The third half hour gets you further than the first.',
        first: 'Choose one small new thing that you will make next Tuesday.',
        done: 'Three small things exist, and a colleague has seen each of them.',
      },
      alone: {
        name: 'Suggest something new in three quotes',
        body: 'In three quotes this month, add one small thing that the client has not asked for and that you have not made before. Describe it in two sentences, with a price beside it. If they say yes, it is paid practice.',
        say: {
          to: 'a client',
          words:
            "I've added one suggestion to the quote, with its own price. It's something I'd like to do here. You can leave it out if you prefer.",
        },
        notice: 'A client asks a question about your suggestion.',
        first: 'Think of one small new thing that would fit into your next quote.',
        done: 'Three quotes with a suggestion have gone out.',
      },
      seeking: {
        name: 'Make a trial piece for an employer',
        body: 'Choose one employer you would like to work for. In two afternoons, in place of two ordinary applications, make something small that they could use, such as a page or a sketch. Ask someone in the field for one thing to change. Then send it with your application.',
        say: {
          to: 'someone in the field',
          words:
            "I've made a small trial piece for an application. Could you look at it for ten minutes and tell me the one thing you'd change?",
        },
        notice: 'On the second afternoon you get going sooner than on the first.',
        first: 'Choose one employer and write down three small things they could use.',
        done: 'An application with your trial piece has gone out.',
      },
      free: {
        name: 'Fill one page three mornings a week',
        body: 'For three weeks, fill one page on three mornings a week, with words or with a drawing. Stop after a quarter of an hour. At the end of each week, choose one page and show it to a friend. It need not be good.',
        say: {
          to: 'a friend',
          words:
            "I'm practising how to start from nothing. May I show you one page a week for three weeks? Just tell me what you see.",
        },
        notice: 'The page is half full before you look up.',
        first: 'Put paper and a pen where you sit in the morning.',
        done: 'A friend has seen three of your pages.',
      },
    },
    unused: {
      leads: {
        name: 'Make one small thing your team needs',
        body: 'Ask your team what they miss in their work, such as a guide or a checklist. Choose the smallest thing. Make a first version in one hour, in place of a meeting or a call that can do without you. Let two people try it for a week.',
        say: {
          to: 'someone on your team',
          words:
            "We've always had to manage without …, and I'd like to make a first version this week. Would you try it and tell me what's missing?",
        },
        notice: 'Someone on the team asks whether they can have a copy.',
        first: 'Ask three people on your team what they miss in their work.',
        done: 'Two people on your team have used your first version for a week.',
      },
      colleagues: {
        name: 'Offer your manager one first version',
        body: 'Think of something that people at work keep asking for and nobody has made, such as a page for new colleagues. Offer to make a first version in three quiet half hours, in place of something that can wait. Then let one colleague try it.',
        say: {
          to: 'your manager',
          words:
            "People keep asking for …, and we don't have it. I could make a first version in three half hours. May something else wait for that?",
        },
        notice: 'A colleague asks if you could make one for them too.',
        first: 'Write down two things that people at work ask for and that do not exist.',
        done: 'A colleague has used your first version on an ordinary working day.',
      },
      alone: {
        name: 'Tell two clients about your idea',
        body: 'Take the idea that you have had longest. Describe it in three sentences, with a price. This month, tell two clients about it when you see or ring them anyway. If one of them says yes, it becomes a job like any other.',
        say: {
          to: 'a client',
          words:
            "I've had an idea about …, and I think it could suit you. I can tell you what it would cost. Shall I put it in the quote?",
        },
        notice: 'A client comes back to your idea the next time you speak.',
        first: 'Write down the idea you have had longest, in three sentences.',
        done: 'Two clients have heard your idea and its price.',
      },
      seeking: {
        name: 'Ring two places that make new things',
        body: 'Write down places near you where people make new things, such as a workshop, an agency or a theatre. Ring two of them this month, even if there is no advert, in place of two applications. Ask what they look for in the people they take on.',
        say: {
          to: 'someone at such a place',
          words:
            "I like making new things, and I'm looking for work where that's needed. What do you look for in the people you take on?",
        },
        notice: 'Someone on the phone asks for your name and number.',
        first: 'Write down three places near you where people make new things.',
        done: 'You have spoken with someone at two places that make new things.',
      },
      free: {
        name: 'Work on one idea for four Saturdays',
        body: 'Choose the idea that comes back to you most often. Give it two hours on four Saturdays, in place of something that can wait. On the last Saturday there should be something that another person can hold, hear or read. Show it to a friend that day.',
        say: {
          to: 'a friend',
          words:
            "There's something I've wanted to make for a while. On the last Saturday of the month I'd like to show it to you, finished or not. Will you come?",
        },
        notice: 'Your friend asks about it before the last Saturday.',
        first: 'Choose one idea, and put out what you need to begin with it.',
        done: 'A friend has seen what became of your idea.',
      },
    },
  },
} as const satisfies NatureWords;
