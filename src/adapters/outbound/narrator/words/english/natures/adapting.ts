import type { NatureWords } from '#adapters/outbound/narrator/words/nature-words.ts';

export const adapting = {
  about: 'Letting go of a plan when something changes, and finding another one.',
  standing: {
    core: 'Changing plans comes easily to you, {role} often asks for it, and it takes no energy from you.',
    core_gives: 'Changing plans comes easily to you, {role} often asks for it, and it gives you energy.',
    costly_strength:
      'Changing plans comes easily to you and {role} often asks for it, but each change takes energy.',
    untapped: 'Changing plans comes easily to you, but {role} seldom gives you reason to.',
    reserve: 'Changing plans comes easily to you, though it takes energy, and {role} seldom asks for it.',
    growth_edge: 'Plans often change in {role}, which still takes some practice but does not drain you.',
    growth_middle: 'Plans often change in {role}, and going along with that comes fairly naturally to you.',
    strain: 'Plans often change in {role}. Coping with that does not come naturally to you and takes energy.',
    strain_middle:
      'Plans often change in {role}. Coping with that comes fairly naturally, but it takes energy.',
    background: 'Changing plans does not come naturally to you, and {role} seldom gives you reason to.',
    some_natural: 'Changing plans comes easily to you, and {role} sometimes gives you reason to.',
    some_middle: 'Plans sometimes change in {role}, and dealing with that comes fairly naturally to you.',
    some_little: 'Plans sometimes change in {role}, and dealing with that comes less naturally to you.',
    some_costs: 'Plans sometimes change in {role}, and each change takes energy from you.',
    seldom_middle: 'Plans seldom change in {role}, and dealing with that comes fairly naturally to you.',
    asked_gives: 'Plans change in {role}, and that gives you energy.',
    asked_costs: 'Plans change in {role}, and each change takes energy from you.',
    asked_even: 'Plans change in {role}, and your energy stays about the same.',
    seldom_gives: 'Plans seldom change in {role}, but you gain energy when they do.',
    seldom_costs: 'Plans seldom change in {role}, but it takes energy from you when they do.',
    seldom_even: 'Plans seldom change in {role}, and your energy stays the same when they do.',
  },
  opening: {
    carries:
      'When a plan cannot be kept, it comes naturally to you to look for what is still possible. You answered that {role} asks for that, and it takes no energy from you. In the evening your list may be as long as before. Even so, you had to find another way, and that was work as well.',
    carries_gives:
      'When a plan cannot be kept, it comes naturally to you to look for what is still possible. You answered that {role} asks for that, and it gives you energy. In the evening your list may be as long as before. Even so, you had to find another way, and that was work as well.',
    draining_strength:
      'When the plan for a day no longer holds, finding another way comes naturally to you. {Role} asks for that, and it takes energy from you each time. As long as it goes well, others may not notice that it tires you.',
    stretch:
      '{Role} asks you to change plans at short notice. That does not come naturally to you yet, and still it gives you energy. You cannot plan a surprise for practice, but you can think beforehand about what you would do.',
    unused:
      'When a plan fails, looking for another one comes naturally to you. {Role} seldom gives you reason to. So you hardly use one of the things that suit you.',
    gives:
      'Plans change in {role}, and you gain energy when they do. So a day that turns out quite different from the plan can be one of your good days. That is worth knowing when you look at a week.',
  },
  title: {
    carries: 'Letting go of a plan comes easily to you',
    draining_strength: 'Changing plans comes easily and still tires you',
    strain: 'Sudden changes take your energy',
    stretch: 'Changing plans gives you energy and takes practice',
    unused: 'Changing plans comes easily, but you seldom need to',
    gives: 'Days that change give you energy',
    costs: 'Each change of plan takes some of your energy',
  },
  see: {
    carries:
      'In {role} plans change, and going along with that takes no energy from you. Others may think that you have no plan at all. But to leave something out, you have to know what matters most that day. So on a day full of changes, decide on one thing that stays.',
    carries_gives:
      'In {role} plans change, and going along with that gives you energy. Others may think that you have no plan at all. But to leave something out, you have to know what matters most that day. So on a day full of changes, decide on one thing that stays.',
    draining_strength:
      '{Role} asks you to change plans, and that takes energy from you. The change itself is often quick. The tiring part may be that you stop halfway, and later have to find out where you were. If so, five small changes tire you more than a large one, although you remember only the large one. Then it helps to collect the small ones and deal with them together.',
    strain:
      '{Role} asks you to change plans, and that takes energy from you. It is easy to think that the new task is the hard part. But it may be the moment in between, when the old plan no longer holds and you have no other yet. If you hear of a change the evening before, you have time to think of another plan. So it may help you to be told earlier.',
    stretch:
      '{Role} asks you to change plans, and that gives you energy, although it is still an effort for you. People who stay calm when a plan fails have often thought of a second one beforehand. So you can practise before anything goes wrong. Choose one plan a week, and ask yourself what you would do first if it failed.',
    unused:
      '{Role} seldom gives you a reason to change plans, although that comes easily to you. When the work is always the same, you may think that you are bored with all of it. Perhaps you only miss something unexpected. Where something new is beginning, there is often more of that, and people there are usually glad of help.',
    gives:
      'Plans change in {role}, and you gain energy from it. The reason may be the speed, or a problem that is new each time. You may think of such a day as a bad one, because the list is as long in the evening as in the morning. But the list does not show everything. Count what you have settled that was not on it.',
    costs:
      'In {role} you have to leave one thing and begin another, and each time this takes energy. A single change takes only minutes, so nobody writes it down. Over a week the minutes add up, and so do the things you left half done. These may tire you even more, because you have to begin each of them again. So finish one thing first where you can.',
  },
  scenes: {
    gives: {
      leads: [
        'It is Monday, and two people on your team are ill. You call the others together for five minutes, share out the work again and call one thing off. By half past nine everyone is at work, in another order than planned.',
        'Someone on your team brings bad news: what you ordered will not come today. You ask two questions and move another job forward, and both of you go back to work. By lunch the news is old.',
      ],
      colleagues: [
        'On a Tuesday, the first appointment is cancelled, and someone needs a hand with something urgent. You put your list away and join in. At eleven it is done, and the morning has gone by quickly.',
        'Halfway through the morning the phone rings: what was due on Friday is needed today. You look at your list, move two things to tomorrow, and begin. By four it is finished, and the rest can wait.',
      ],
      alone: [
        'A client rings and wants half of the job done differently. You ask what matters most, and the two of you find another way while you are still on the phone. When you hang up, you know how to go on.',
        'A job falls through at nine, and somebody else rings at ten. By half past ten you are busy with something you had not heard of yesterday. When you look up, it is noon.',
      ],
      serves: [
        'The morning is quiet, and then everybody comes at once. You help the most urgent person first, say a word to those who wait, and take one after the other. An hour later you have looked after all of them.',
        'The person in front of you needs something quite different from what was agreed. You leave the plan aside and start with what is needed. At the end they thank you, and the next person can come.',
      ],
      remote: [
        'A message comes in at ten: it should be done the other way after all. You close what you had open, write two lines to the others, and begin again. By the afternoon call there is something to show.',
        'The call you prepared for is cancelled with five minutes to go. In the chat, somebody writes that they are stuck, and you give them the free hour. When you hang up, they know how to go on.',
      ],
      target: [
        'A morning in such a role may begin with a plan, and at nine the plan no longer holds. You would cross out two lines, tell the people it concerns, and be busy with something else by ten.',
        'Someone would be missing, and their part would have to be done all the same. You would ask what cannot wait, and leave the rest. The day would end differently from how it began.',
      ],
    },
    costs: {
      leads: [
        'On Monday the aims for the month were clear, and on Wednesday they have changed. You explain it to the team and begin the week again. What you started on Monday has not moved.',
        'You have just begun something of your own when someone from the team comes with something urgent. You sort it out together. Afterwards you need a while to find out where you had stopped.',
      ],
      colleagues: [
        'On a Thursday you start one thing, and three times before lunch something else comes first. Each time you need a while to find your place again. In the evening the first thing is still open.',
        'Someone stops beside you and says that it should be done the other way after all. You nod, put two hours of work aside and begin again. When the others go to lunch, you stay where you are.',
      ],
      alone: [
        'One client wants the work done earlier, another wants it done differently, and both call before nine. You rearrange the week, and at noon you rearrange it again. The invoice you meant to send stays unwritten.',
        'A job is cancelled on Friday afternoon. You spend two hours ringing round, moving appointments and looking at the empty days. When you put the phone down, the work you had meant to do is still there.',
      ],
      serves: [
        'The day is full, and then somebody comes who cannot wait. You turn from one person to the next, apologise to those in the queue, and begin again each time. Your break moves, and then it is gone.',
        'Every person brings another request, and none of them was expected. You help one, then the other, and a minute later the first one needs you again. On the way home, one more question would be too many.',
      ],
      remote: [
        'You are in the middle of a sentence when the chat lights up. Somebody writes that another task comes first now. You stop, open it, and ask what exactly is meant. The answer comes at five.',
        'Two calls have been moved to the same hour, and a third one appears at four. You write to everyone, move one call, and then another. The quiet hour you had kept for yourself is taken.',
      ],
      target: [
        'Four times in one afternoon, something else might come first. You would deal with each of these things and go back to what you had begun. At six it would still be half finished.',
        'The plan might change twice in one week, and people would ask you what still holds. You would have heard the news only an hour before them. By Friday, a day without surprises would be welcome.',
      ],
    },
    missing: {
      leads: [
        'The week goes as planned, and everyone on the team knows what to do. On Thursday someone reports a small mishap. You are there before they have finished the sentence, and by eleven it is settled.',
        'In a meeting, someone mentions a place where nothing is sorted out yet. You ask more than you need to know. Then the talk returns to the usual list, which looks much like last month.',
      ],
      colleagues: [
        'You have the same list as last week, in the same order, and by four it is done. Then someone calls in sick, somebody has to step in, and your hand is up.',
        'Over lunch, someone tells you about a place where everything is still being tried out. You want to know how they manage. In the afternoon your own tasks take their usual course until it is time to go.',
      ],
      alone: [
        'The regular jobs come in, and you do them the way you always do. A client asks, half joking, whether you would try something quite different. You still think about the question on the way home.',
        'Weeks with the same clients go by calmly, and everything is done on time. Then somebody new rings with an odd request. You talk longer than necessary, and afterwards you look up how it could be done.',
      ],
      serves: [
        'One person follows another, and each visit goes as the last one did. Then the power fails, and for an hour nothing is as usual. In the evening, that is the hour you talk about.',
        'You know the steps by heart, and so do the people who come. Today one of them has an unusual wish, and you stop and try something. After that, the steps are the same again.',
      ],
      remote: [
        'First comes the usual call, then the usual list, and the screen looks as it did yesterday. Someone in the chat asks who could help out elsewhere for an afternoon. Your answer is the first.',
        'At your desk at home, one week looks like another. In a call, someone tells of a day on which nothing went as it should, and you ask for every detail. Then the call ends, and the usual list is back.',
      ],
      target: [
        'Most days in such a role may go as expected. Once in a while somebody would be away, and someone would have to step in at short notice. You would offer before the question is finished.',
        'Someone would tell you of a piece of work in which everything is still open, and you would want to hear more. Your own list for that day would look like the list of the day before.',
      ],
    },
  },
  experiments: {
    carries: {
      leads: {
        name: 'Let the team settle ordinary changes',
        body: 'Some changes come every week, such as swaps and small delays. For three weeks, one person on your team settles these without asking you. You keep the changes nobody has met before. Ten minutes every Friday replace the questions in between.',
        say: {
          to: 'someone on your team',
          words:
            "From Monday, could you settle swaps and small delays yourself? You decide, and on Friday you tell me how it went. If it's something new, call me.",
        },
        notice: 'You hear of a swap only after it has been settled.',
        first: 'Write down three recent changes that somebody else could have settled.',
        done: 'For three weeks, swaps and small delays have been settled without you.',
      },
      colleagues: {
        name: 'Keep one thing each day that stays',
        body: 'For two weeks, choose one thing each morning that stays, whatever else changes that day. Write it at the top of your list. Everything below it may move. When a change comes, say what you will move for it.',
        say: {
          to: 'a colleague',
          words:
            'I can take that on now. The first thing on my list stays, and the second one would move to tomorrow. Is that all right?',
        },
        notice:
          'A day goes quite differently from the plan, and the first thing on your list is done all the same.',
        first: "Write tomorrow's one thing at the top of your list.",
        done: 'On most days of two weeks, the first line was done.',
      },
      alone: {
        name: 'Keep one half day for late requests',
        body: 'For three weeks, leave one half day a week unplanned. Late requests go into it, and your other days stay as agreed. If nobody calls, use the half day for work that was left over.',
        say: {
          to: 'a client',
          words:
            "I keep half a day each week for late requests, and this week it's Thursday. Would that be soon enough for you?",
        },
        notice: 'A late request comes, and no other appointment has to move.',
        first: 'Choose the half day of next week that stays unplanned, and mark it in your calendar.',
        done: 'In each of three weeks, one half day has stayed open for late requests.',
      },
      seeking: {
        name: 'Tell employers about a changed day',
        body: 'Think of a day when a plan failed, and of what you did in the first hour. Tell it in five sentences. In the next three weeks, put it into two applications, in the place where you would have called yourself flexible.',
        say: {
          to: 'an interviewer',
          words:
            "May I give you an example? One morning, our whole plan fell through. I'll tell you in a minute what I did first and how the day ended.",
        },
        notice: 'An interviewer asks another question about the day in your story.',
        first: 'Write down in five sentences one day when a plan failed and what you did.',
        done: 'Two applications that tell about this day have gone out.',
      },
      free: {
        name: 'Offer to step in once a week',
        body: 'Among friends or in a club, plans fall through: someone is ill, or a car breaks down. Tell two people that they may call you then. For three weeks, say yes to one call a week, and leave something else out for it.',
        say: {
          to: 'a friend',
          words:
            "If someone drops out at the last minute, you can ask me. I'm glad to step in once a week. Just ring me.",
        },
        notice: 'Someone rings you first after a plan has fallen through.',
        first: 'Tell one person that they may call you at short notice.',
        done: 'You have stepped in once for somebody who dropped out.',
      },
    },
    draining_strength: {
      leads: {
        name: 'Let one person a day handle surprises',
        body: 'For three weeks, a different person on your team is in charge of surprises each day. Whatever comes up goes to them first, and they decide. You take one day a week yourself. On the other days, they call you only if work is about to stop.',
        say: {
          to: 'someone on your team',
          words:
            'On Tuesdays, you take whatever comes up, and you decide. If work is about to stop, call me at once. Shall we try it for three weeks?',
        },
        notice: 'A problem is over before you hear of it.',
        first: 'Write the weekdays on a sheet, and put a name from your team beside each.',
        done: 'For three weeks, surprises have gone first to the person of the day.',
      },
      colleagues: {
        name: 'Swap a quiet hour with a colleague',
        body: 'Find a colleague for a swap. For three weeks, you deal with whatever comes up for both of you in one hour of the day. In another hour, your colleague does it. In that quiet hour, finish one thing before you look at anything new.',
        say: {
          to: 'a colleague',
          words:
            'Could we try a swap for three weeks? From nine to ten, I take whatever comes up for both of us. From ten to eleven, you do.',
        },
        notice: 'What you began in your quiet hour is finished when the hour ends.',
        first: 'Ask one colleague which hour of the day they would like to have undisturbed.',
        done: 'On most days of three weeks, nothing new has reached you in that hour.',
      },
      alone: {
        name: 'Answer changes once a day',
        body: 'For three weeks, write down what clients want changed, and answer all of it in one half hour at the end of the day. Only what stops the work gets an answer at once. The half hour replaces the calls and messages in between.',
        say: {
          to: 'a client',
          words:
            "Thank you, I've written down the change. You'll have my answer by five today. If you can't wait that long, please ring me.",
        },
        notice: 'A client who wrote at nine is content with an answer at five.',
        first: 'Choose the half hour of the day in which you will answer such requests.',
        done: 'For three weeks, changes have been answered in one half hour a day.',
      },
      seeking: {
        name: 'Keep the search to the mornings',
        body: 'A search for work is full of sudden changes: an interview is moved, or an unknown number rings. For three weeks, deal with these only before noon. In the afternoon, nothing may interrupt you except an interview that is already agreed.',
        say: {
          to: 'someone who wants to arrange an interview',
          words:
            "It's easiest to reach me before noon. Later in the day, please leave me a message, and I'll ring you the next morning. Is that all right?",
        },
        notice: 'An afternoon goes by in which you do not look at a single advert.',
        first: 'Turn off the alerts from job sites on your phone.',
        done: 'For three weeks, the search has stopped at noon.',
      },
      free: {
        name: 'Answer last-minute requests in the evening',
        body: 'For three weeks, give no answer at once when someone asks you at the last minute. Say that you will call back in the evening. Until then, look at what you would have to drop. Step in once a week at most.',
        say: {
          to: 'a friend',
          words:
            "I'd like to help, and I need to see if it fits. I'll ring you tonight. If you find someone else first, please go ahead.",
        },
        notice: 'When you ring back, somebody else has already stepped in.',
        first: 'Put a note beside your phone: call back tonight.',
        done: 'In three weeks, you have stepped in three times at most.',
      },
    },
    strain: {
      leads: {
        name: 'Hand the daily changes to one person',
        body: 'Choose someone on your team who stays calm when plans change. For three weeks, swaps and delays go to that person. Each morning, agree in ten minutes on what matters that day. This replaces the questions during the day.',
        say: {
          to: 'someone on your team',
          words:
            'You stay calm when plans change. Would you deal with swaps and delays for three weeks? Each morning we agree on what comes first, and then you decide.',
        },
        notice: 'Someone takes a swap straight to the person you chose.',
        first: 'Write down who on your team stays calm when plans change.',
        done: 'For three weeks, swaps and delays have gone to that person first.',
      },
      colleagues: {
        name: "Ask for a day's warning",
        body: 'Some changes are known to somebody the day before. For three weeks, ask your manager to tell you each afternoon what will be different tomorrow. A minute is enough. Anything else that comes up waits one more day, unless it is urgent.',
        say: {
          to: 'your manager',
          words:
            "Sudden changes take a lot out of me. Could you tell me each afternoon what will be different tomorrow? I'd like to try it for three weeks.",
        },
        notice: 'A morning begins just as it was announced the day before.',
        first: 'On three days this week, write down each change that somebody knew about earlier.',
        done: 'On most afternoons, you have heard what would be different the next day.',
      },
      alone: {
        name: 'Agree early on later changes',
        body: 'For three weeks, add one sentence to each quote: changes made after the start move the day on which you finish. When a client wants a change, answer with the new day. That way, your other jobs stay where they are.',
        say: {
          to: 'a client',
          words:
            "I can do that. It takes longer than we agreed, so I'd finish on Thursday. Shall I go ahead, or shall we leave it?",
        },
        notice: 'A client hears the new day and says that it can stay as it is.',
        first: 'Write the sentence about later changes for your next quote.',
        done: 'Every quote of three weeks has had your sentence in it.',
      },
      seeking: {
        name: 'Leave out adverts full of change',
        body: 'Words such as flexible, varied or fast-moving often mean that plans change every day. For three weeks, put aside every advert with two such words, and save yourself the application. Where only one stands there, ask before you apply.',
        say: {
          to: 'someone at the company',
          words: "May I ask about an ordinary week? How often does Monday's plan still hold on Thursday?",
        },
        notice: 'You put an advert aside after two words.',
        first: 'Read three adverts again, and mark each word that speaks of constant change.',
        done: 'No advert with two such words is left on your list.',
      },
      free: {
        name: 'Keep two evenings as they are',
        body: 'Choose two evenings a week for something you do anyway, such as a course, a chore or an hour of rest. For three weeks, nobody moves these evenings. If something comes up, offer another day.',
        say: {
          to: 'a friend',
          words:
            "For three weeks I'd like to keep Tuesday and Thursday evenings as they are. On other days I can change plans. Does that work for you?",
        },
        notice: 'Someone suggests another day before you have to.',
        first: 'Choose the two evenings, and write them in your calendar for three weeks.',
        done: 'For three weeks, both evenings have stayed as they were.',
      },
    },
    stretch: {
      leads: {
        name: 'Think through one change a week',
        body: 'Once a week for three weeks, take one plan and ask your team what you would all do if it fell through. Use ten minutes of a meeting you have anyway. Settle only the first step, and who would take it.',
        say: {
          to: 'someone on your team',
          words:
            "Suppose our most important plan fell through tomorrow. What would we do first? Please think about it, and we'll take ten minutes for it when we meet.",
        },
        notice: 'A plan falls through, and someone already knows the first step.',
        first: 'Choose one plan of the coming weeks that could fall through.',
        done: 'For three plans, a first step is written down, with a name beside it.',
      },
      colleagues: {
        name: 'Swap one small task a week',
        body: 'Once a week for three weeks, swap one small task with a colleague. Five minutes are enough to explain it. The swapped task replaces your own, so the day gets no longer. Each time, find out how to go on before you ask.',
        say: {
          to: 'a colleague',
          words:
            "I'd like to practise finding my way in something new. Could we swap one small task each Tuesday for three weeks? You can choose the first one, if you like.",
        },
        notice: 'You begin the swapped task without asking a second time.',
        first: 'Choose one small task that you could swap with a colleague.',
        done: "You have done a colleague's task three times, and they have done yours.",
      },
      alone: {
        name: 'Accept one job of another kind',
        body: 'In the next three weeks, say yes to one request that you would normally pass on. Choose a small one, in place of a routine job. Tell the client that it is new to you, so that nobody minds if the plan changes.',
        say: {
          to: 'a client',
          words:
            "I haven't done this kind of job before, and I'd like to take it on. I may need a little longer. Is that all right with you?",
        },
        notice: 'The plan changes, and you go on the same day.',
        first: 'Look through recent requests for a small, unusual one that you could still accept.',
        done: 'You have accepted one unusual job, and the client knows that it is new.',
      },
      seeking: {
        name: 'Answer one unusual advert a week',
        body: 'Once a week for three weeks, answer an advert a little outside your usual search, in place of one of the usual kind. Stop after two hours. Each time you have to find your way in something unfamiliar, and that is the practice.',
        say: {
          to: 'someone in another field',
          words:
            "I'm looking at jobs a little outside my usual search, and yours is one of them. What is a normal week like where you work?",
        },
        notice: 'The third unusual application takes less time than the first.',
        first: 'Save one advert this week that you would normally skip.',
        done: 'Three unusual applications have gone out.',
      },
      free: {
        name: 'Let someone else choose the plan',
        body: 'For three weeks, let a friend choose what the two of you do on one free afternoon a week. It replaces a plan of your own. You hear what it is only on the day, and you go along with it.',
        say: {
          to: 'a friend',
          words:
            "Would you choose what we do on Saturday afternoon, and tell me only in the morning? I'd like to practise going along with things.",
        },
        notice: 'You say yes to the plan before you have asked for details.',
        first: 'Ask one friend to choose an afternoon and to keep it secret until that day.',
        done: 'On three afternoons, you have done what a friend had chosen.',
      },
    },
    unused: {
      leads: {
        name: 'Help to set up something new',
        body: 'Look for something near your team where nothing is settled yet, such as a new task or a new place. For three weeks, give it two hours a week. To have the time, hand one regular task to someone on your team.',
        say: {
          to: 'someone on your team',
          words:
            "For three weeks I'm helping to set something up. Could you take over one of my tasks in that time? You decide how you do it.",
        },
        notice: 'Someone brings you a question that nobody has an answer to yet.',
        first: 'Ask two people what is about to start near your team.',
        done: 'You have given it two hours in each of three weeks.',
      },
      colleagues: {
        name: 'Offer to step in elsewhere',
        body: 'For three weeks, offer two hours a week for whatever has just come up, among your own colleagues or next door. If your week is full, agree with your manager on what waits in that time.',
        say: {
          to: 'your manager',
          words:
            'I like finding my way when something is new. For three weeks, could I help out two hours a week where someone is missing?',
        },
        notice: 'Someone you have not worked with before asks whether you could help.',
        first: 'Ask two colleagues where somebody is missing just now.',
        done: 'You have helped out three times where something had come up.',
      },
      alone: {
        name: 'Offer help when plans fall apart',
        body: 'Within three weeks, tell three clients that they may call you when a plan falls apart, at your usual price. Leave one half day a week easy to move, so that you can say yes.',
        say: {
          to: 'a client',
          words:
            'If a plan falls apart on your side one day, you can call me for that too. I keep half a day a week that I can move.',
        },
        notice: 'A client calls about something that was in no plan.',
        first: 'Tell one client whose plans often change that they may call you when one falls apart.',
        done: 'Three clients know that they may call you when a plan falls apart.',
      },
      seeking: {
        name: 'Look for days that differ',
        body: 'For three weeks, give one of your search hours a week to jobs where no two days are alike. Stand-in work is one of them, or a place that is just opening. In that time, speak to two people who do such work.',
        say: {
          to: 'someone who does such work',
          words:
            'I like finding my way in new places, and I want a job that needs it. How much of your week is different from what you expected on Monday?',
        },
        notice: 'Your list holds a kind of job that was not there before.',
        first: 'Search the adverts once with words such as cover, relief or opening.',
        done: 'You have spoken to two people whose working days keep changing.',
      },
      free: {
        name: 'Help where something is starting',
        body: 'A new group, a street party or a house move needs help while nothing is settled. Find one such thing near you. For three weeks, give it two hours a week, in place of something you do out of habit.',
        say: {
          to: 'a neighbour',
          words:
            "I've heard what you are setting up, and I'd like to help. I have two hours a week, and I don't need a plan. Where could you use me?",
        },
        notice: 'Someone asks you what to do now that the plan does not work.',
        first: 'Ask two people this week what is about to begin near you.',
        done: 'You have helped in three weeks, two hours each time.',
      },
    },
  },
} as const satisfies NatureWords;
