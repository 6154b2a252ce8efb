import type { SituationCase } from '#domain/situation-map/findings/finding.ts';
import type { SituationWords } from '../frame-words.ts';
import { situationsAtRest } from './situations-at-rest.ts';

/** Findings about the whole situation, in the same form as those about one kind of work. */
export const situations = {
  ...situationsAtRest,
  load_first: {
    title: 'The first thing you need is a lighter week',
    see: 'More than one of your answers speaks of a load that is too great. When rest no longer makes up for a day, trying harder can make things worse, because that takes strength as well. What is likely to help is less work, even if it is only a little less. So begin by taking something out, and put nothing new in.',
    scenes: {
      working: [
        'You are almost done for the day. Someone asks for one more thing that takes five minutes. You do it, and then two other small things. When you leave, an hour has gone by.',
        'You meant to take a real break at noon. Someone needs a quick answer, and then someone else does. You eat standing up, and around four you read the same message three times.',
      ],
      target: [
        'You wake up after a full night, and it feels like half of one. There is a form to fill in, a call to make and washing to do. By eleven the form is still on the table.',
        'At last there is a free afternoon. Then a neighbour asks for a lift, and the shopping takes longer than planned. At six you sit down for the first time.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Keep one evening a week free',
        body: 'For the next three weeks, choose one fixed evening a week, such as Wednesday. Name the hour at which you stop on that day, and stop then, whatever is left. Agree with somebody who then answers what cannot wait. You need not use the evening for anything.',
        say: {
          to: 'your manager',
          words:
            "For the next three weeks I'd like to stop at a fixed time on Wednesdays. Can we agree who answers if something urgent comes up after that?",
        },
        notice: 'On Thursday you hear of something urgent that was settled without you.',
        first: 'Put the three evenings in your calendar, and agree who stands in for you.',
        done: 'Three free evenings have passed, one a week.',
      },
      alone: {
        name: 'Take one evening a week off',
        body: 'For three weeks, choose one evening a week on which no client can reach you. At an hour you name beforehand, the work stops and the phone takes messages. A short greeting on it says when you call back.',
        say: {
          to: 'a client',
          words:
            "On Wednesday evenings I'm not on the phone for the next three weeks. Just leave me a message, and I'll call you back on Thursday before ten.",
        },
        notice: 'A message from that evening has settled itself by morning.',
        first: 'Record a short greeting for your phone that says when you call back.',
        done: 'Three such evenings have passed without a call from a client.',
      },
      seeking: {
        name: 'Give the search a day off',
        body: 'For the next three weeks, one day a week has no adverts and no applications. Sunday is a good choice. When something comes to mind that day, write it on a piece of paper and leave it for Monday.',
        say: {
          to: 'a friend',
          words:
            "For three weeks, I'm not looking for work on Sundays. Would you come for a walk with me, and not ask how the search is going?",
        },
        notice: 'On Sunday evening there is a note for Monday, and no advert has been opened.',
        first: 'Mark the next three Sundays in your calendar as days without adverts.',
        done: 'Three Sundays have passed without a single advert.',
      },
      free: {
        name: 'Cross out one duty a week',
        body: 'Write down everything you have promised for the next three weeks. Each week, cross out one thing that can stay undone or that somebody else can do. Tell the person early, and put nothing in its place.',
        say: {
          to: 'a friend',
          words:
            "I said yes to Saturday, and I've taken on too much. Could somebody else do it, or can it wait a few weeks?",
        },
        notice: 'There is an afternoon on which nobody is waiting for you.',
        first: 'Take a sheet of paper and list your promises for the next three weeks.',
        done: 'Three promises are crossed out, and nothing has taken their place.',
      },
    },
  },
  little_say: {
    title: 'One part of the week should be yours',
    see: 'You have little say over your working days. That can tire a person even when the tasks are fine, because you can count on no hour. It is easy to think that you dislike the work itself. More freedom seldom comes all at once. It can begin with one small thing that you decide for a few weeks. When that has gone well, it is easier to ask for the next.',
    scenes: {
      working: [
        'You begin with the hard part, while it is quiet. At half past nine someone changes the plan for the day. The hard part has to wait until four, when it is loud.',
        'Someone asks why the same thing is written down twice. Nobody knows, it has always been done like that. You can think of an easier way, and then you write it down twice.',
      ],
      target: [
        'An appointment is set for eleven, and nobody has asked whether eleven suits you. It is too late to begin anything before it and too early for anything after. Most of the day goes to a talk of twenty minutes.',
        'Someone rings and needs you on Thursday. You had kept Thursday for a plan of your own, so the plan moves to next week. It has already moved twice.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Ask to decide one thing yourself',
        body: 'Pick one small thing that comes back every week, such as the order of your mornings or the time of a regular call. Ask to decide it yourself for three weeks. Agree beforehand on what must not suffer.',
        say: {
          to: 'your manager',
          words:
            "For three weeks I'd like to decide one thing myself. Everything will be ready on time, as usual. Could we talk afterwards about how it went?",
        },
        notice: 'Someone asks you about it, and you answer without checking with anybody first.',
        first: 'List three small things in your week that somebody else decides.',
        done: 'For three weeks, that one thing has been decided by you.',
      },
      alone: {
        name: 'Be the first to name the date',
        body: 'Choose one thing that clients usually decide, such as the day you come or the hour of a call. The next three times, name it first, in one plain sentence. Note how many people simply agree.',
        say: {
          to: 'a client',
          words:
            'I could do it on Thursday of next week, in the morning. Then there is time to do it properly. Does that work for you?',
        },
        notice: 'A client agrees to your date without another word.',
        first: 'Write the sentence in which you name the date, for the next request.',
        done: 'Three clients have heard a date from you before they named one.',
      },
      seeking: {
        name: 'Make Tuesday morning your own',
        body: 'For three weeks, Tuesday from nine to twelve follows a plan that you made on Monday evening. Calls, forms and errands go to other days. When somebody proposes a Tuesday morning, offer two other times.',
        say: {
          to: 'someone who offers you an appointment',
          words:
            "I'm afraid Tuesday morning is taken. I could come on Tuesday after two, or on Wednesday at ten. Which is easier for you?",
        },
        notice: 'At noon on Tuesday, what you had planned is finished.',
        first: 'Choose what the coming Tuesday morning is for, and write it down.',
        done: 'Three Tuesday mornings have gone the way you planned them.',
      },
      free: {
        name: 'Plan one day from start to finish',
        body: 'Once a week, for three weeks, plan one whole day by yourself. Write the plan down the evening before, with its breaks. When somebody asks for a part of that day, offer another one.',
        say: {
          to: 'someone who asks for your help',
          words:
            "I'm glad to help, just not this Thursday, because I have plans. Would Friday morning do? I could give you two hours then.",
        },
        notice: 'Around noon you go on to the next thing without asking anyone.',
        first: 'Choose the day of the week that is easiest to keep free.',
        done: 'On three days, most of your plan has been ticked off.',
      },
    },
  },
  far_role: {
    title: 'You wish for quite another kind of day',
    see: 'The work you wish for differs a great deal from what {role} asks for. It is easy to put such a wish aside as a dream, or to take it as a reason to leave at once. Both come too early. When you picture other work, you may see only its good hours. A short trial shows you its dull hours too.',
    scenes: {
      working: [
        'Over coffee, someone asks what you would do if you could start again. The answer comes at once, and it has little to do with the afternoon ahead. Then the phone rings, and you go on.',
        'In a break you read about somebody who does the work you would like to do. You read to the end, and then you look for more. The break is over before you have eaten.',
      ],
      target: [
        'A friend tells you about a post that would match everything you have done so far. You listen politely. Then your friend mentions something else in passing, and you ask five questions about it.',
        'On a quiet afternoon you look up what the work you wish for would take. It would take a course, a year, and someone to ask. You save the page beside several like it.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Watch that work for half a day',
        body: 'Find someone who does the work you wish for, where you work or elsewhere. Within three weeks, take half a day off and go along with them. Watch the dull parts too. Afterwards, write down what you would miss from your own work.',
        say: {
          to: 'someone who does that work',
          words:
            "I'm curious about the work you do. Could I come along for half a day, just to watch? I won't be in the way.",
        },
        notice: 'Days later, you still think of questions about it.',
        first: 'Write down the names of two people who do what you wish for.',
        done: 'You have spent half a day beside someone who does that work.',
      },
      alone: {
        name: 'Take one small job of that kind',
        body: 'Within three weeks, do one small job that is close to what you wish for, in place of an ordinary one. Afterwards, write down what took long and what went by quickly.',
        say: {
          to: 'a client',
          words:
            "I'd like to do more of this work. Is there a small job like that coming up, here or with someone you know?",
        },
        notice: 'You do that job without looking at the clock.',
        first: 'Name one client who might need a small job of that kind.',
        done: 'One small job of that kind is finished, with your lines about it.',
      },
      seeking: {
        name: 'Ask two people about their Tuesday',
        body: 'Before the next applications, talk to two people who do what you wish for. Twenty minutes on the phone will do. Ask what they do on an ordinary Tuesday, and which part of it they would gladly give away.',
        say: {
          to: 'someone who does that work',
          words:
            "I'm thinking about work like yours. Could I ask you for twenty minutes about an ordinary Tuesday, one day next week?",
        },
        notice: 'Your next letter of application has a real example in it.',
        first: 'Send one message to someone who does the work you wish for.',
        done: 'You have written down what two people do on a Tuesday.',
      },
      free: {
        name: 'Try it for three afternoons',
        body: 'Choose something from the work you wish for that can be tried at home, in a course or for a club. Give it one afternoon a week, for three weeks. Keep it small enough to finish.',
        say: {
          to: 'a friend',
          words:
            "I'm trying something new on three Thursday afternoons. Would you look at what I've made of it, and be honest?",
        },
        notice: 'The second afternoon begins more easily than the first.',
        first: 'Choose the three afternoons and put them in your calendar.',
        done: 'Someone has seen what came out of the three afternoons.',
      },
    },
  },
  leads_less: {
    title: 'You would like to lead less than you do',
    see: 'You lead {people}, and you would like to lead less. People often keep such a wish to themselves, because others might take it for failure. Nothing in your answers points to that. Leading people has several parts, such as planning who works when, settling disputes and making the final decision. You can keep one of them and hand on another.',
    scenes: {
      working: [
        'Three people want a decision before ten. Two of them could make it themselves. You answer, because that is quicker, and your own work begins after lunch.',
        'A talk with one of your people takes half an hour longer, because something personal comes up. It is right to stay. The work you had planned for that time has to wait.',
      ],
      target: [
        'At a meeting of the club, the chair steps down, and everyone looks at you. You say that you will think about it. On the way home you count the evenings it would take.',
        'Someone suggests a post with a team of its own, and means it as a compliment. You think of all the talks first. Then you think of a day on which you do one piece of work and decide for nobody.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Give away one weekly decision',
        body: 'Choose one decision that comes to you every week, such as who covers which day. Give it to the person who knows most about it, and tell everyone on the same day. For three weeks, you only hear about it afterwards.',
        say: {
          to: 'someone on your team',
          words:
            "From Monday I'd like you to decide this on your own. You needn't ask me first, just tell me afterwards. Shall we look at it together in three weeks?",
        },
        notice: 'Someone asks you to decide, and you send them to the right person.',
        first: 'Write down every decision you made for others in the last two days.',
        done: 'Someone else has made that decision three weeks in a row.',
      },
      alone: {
        name: 'Let others talk to the client',
        body: 'Choose one question that the people who work with you always bring to you, such as dates or materials. For three weeks they settle such questions with the client and tell you afterwards. You keep the time for your own work.',
        say: {
          to: 'a client',
          words:
            "For dates, please speak to the person who does the work. They can settle that with you directly. I'm still there for everything else.",
        },
        notice: 'A whole day goes by, and nobody asks you about it.',
        first: 'Choose the one question that others can settle without you.',
        done: 'For three weeks, others have settled that question without you.',
      },
      seeking: {
        name: 'Look for the leading in each advert',
        body: 'Take the five adverts that interest you most, and mark every line about leading people. Where it is unclear how many people there would be, call and ask. For two weeks, apply first where you would lead the fewest.',
        say: {
          to: 'someone who advertises a post',
          words:
            "Before I apply, may I ask how much of this role is leading people? I'd like to do most of the work myself.",
        },
        notice: 'You close an advert after the line about the team.',
        first: 'Mark every line about leading in three adverts.',
        done: 'For two weeks, you have applied first where you would lead the fewest.',
      },
      free: {
        name: 'Hand back one thing you run',
        body: 'Think of something that you run for others, such as a group chat or an outing. Within three weeks, offer it to someone who has ideas for it. Pass on your list and your contacts, and come along as a guest.',
        say: {
          to: 'a friend',
          words:
            "I've planned our outings for a while, and I'd like to come along as a guest for once. Would you take the next one?",
        },
        notice: 'A question about it goes to somebody else first.',
        first: 'Write down what you run, and who might have ideas for it.',
        done: 'You were a guest at something that used to be yours to run.',
      },
    },
  },
  wants_what_drains: {
    title: 'You want more of what tires you',
    see: 'You would like more of {nature}, and this is also work that takes energy from you. That is less strange than it sounds, because you can want a result and still find the work tiring. Often it is a single thing that tires, such as the hurry or the time of day. As long as you do not know what it is, more of this work also means more tiredness.',
    scenes: {
      working: [
        'A task of this kind comes up, and you say yes before looking at your calendar. It goes well. That evening you have no energy left to cook.',
        'By five the task is done, and done properly. You sit for a while without getting up. Then you see that tomorrow holds another one of the same kind.',
      ],
      target: [
        'A friend needs help with just this kind of thing, and you say yes at once. Two hours later it is done. You spend the rest of the day on the sofa.',
        'In such a role, the task you had hoped for might come on the second day. You would stay late to do it well. On the third day there would be two of them.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Try {nature} in two ways',
        body: 'Within three weeks, do a task of this kind twice. The first time, do it as usual. The second time, change one thing: more time, fewer people or an earlier start. An hour after each, write down how tired you are.',
        say: {
          to: 'your manager',
          words:
            "Before I take on more of this, I'd like to try it once in a way that suits me better. Would that be possible next time?",
        },
        notice: 'After the second time, you still do something with your evening.',
        first: 'Choose the task you will do twice, and put both days in your calendar.',
        done: 'You have two short lines, one from each time.',
      },
      alone: {
        name: 'Take one job with a clear end',
        body: 'Within three weeks, take this kind of work once, as a small job with a clear end. Let it replace another job of the same length. The evening after it, write down whether you would take the same job again.',
        say: {
          to: 'a client',
          words:
            'I could do this for you as one small job, with an end we agree on now. Afterwards we both see whether there should be more.',
        },
        notice: 'When the job is over, you begin the next one without a long pause.',
        first: 'Write down what one such job would include, and where it would end.',
        done: 'One such job is finished, and your note about it is written.',
      },
      seeking: {
        name: 'Ask about {nature} in interviews',
        body: 'When a role attracts you because of this work, ask about it before you say yes. How often does it come up, with whom, and how much time is there for it? Within three weeks, compare what two places tell you.',
        say: {
          to: 'an interviewer',
          words:
            "I'd like to ask about the part that interests me most. How often does it come up in a normal week? And who would do it with me?",
        },
        notice: 'Two places give quite different answers about the same job title.',
        first: 'Write down two questions about this part of the work.',
        done: 'Two places have told you how often it comes up.',
      },
      free: {
        name: 'Give {nature} an hour a week',
        body: 'For three weeks, give this kind of work one hour a week, after a good night and a meal. Stop when the hour is over, even if it goes well. Then write down whether you would begin a second hour at once.',
        say: {
          to: 'a friend',
          words:
            "I'm trying something out, and I need an occasion for it. May I help you with something for one hour on Saturday?",
        },
        notice: 'When the hour is over, you would rather go on.',
        first: 'Choose the hour of the week when you are most rested.',
        done: 'Three of these hours are over, each with a line written about it.',
      },
    },
  },
  drops_strength: {
    title: 'You would like less of something that suits you',
    see: '{Nature} suits you and takes no energy from you, and you would still like less of it. There are two common reasons. It is easy to say yes to work that goes well, so there may simply be too much of it. Or one thing about the work spoils the rest, such as the time of day or the hurry. Then a small change may be enough, so find out which of the two it is.',
    scenes: {
      working: [
        'The task goes well, as usual. It is the fourth of its kind this week. Your thoughts are on something else, which you have been putting off.',
        'Someone comes to you with a question of just this kind. For ten minutes it is a pleasure to answer. Then the next person asks the same thing, and so does the one after.',
      ],
      target: [
        'At a party someone asks what comes easily to you, and the answer is there at once. You hear yourself say it, and you hope for another question.',
        'A neighbour has heard that this comes easily to you and brings a small request. It is done in an hour. Within the week, two more requests follow.',
      ],
    },
    experiments: {
      colleagues: {
        name: 'Change one thing about {nature}',
        body: 'For three weeks, keep the work and change the one thing that spoils it most. It may be the amount, the hour or the way the requests reach you. Leave the rest as it is, so that you can see what the change does.',
        say: {
          to: 'your manager',
          words:
            "I'm glad to go on with this, but one thing makes it hard. Could we change it for three weeks?",
        },
        notice: 'You begin the task without doing something else first.',
        first: 'Write down in three lines what exactly you would like to be rid of.',
        done: 'For three weeks, that one thing has been different.',
      },
      alone: {
        name: 'Choose when you take this work',
        body: 'For three weeks, take this kind of work only when the day and the client suit you. For the other requests, name a later date or someone else who does it.',
        say: {
          to: 'a client',
          words:
            "I'm taking on less of this for a while. I could do it in six weeks, or give you the name of someone who can come sooner.",
        },
        notice: 'The jobs of this kind that you do take are finished sooner.',
        first: 'List the clients you do this for, and mark those you would keep.',
        done: 'For three weeks, you have taken this work only on days that suit you.',
      },
      seeking: {
        name: 'Describe yourself in two ways',
        body: 'Write half a page about yourself in which this kind of work comes first. Write a second one that leaves it out. After a week, ask two people who know you which one sounds like you.',
        say: {
          to: 'a friend',
          words:
            "I've written half a page about the work I want, in two versions. Would you read both and tell me which one sounds like me?",
        },
        notice: 'You go back to one of the two pages, and the other stays as it was.',
        first: 'Write the first half page, in half an hour and no longer.',
        done: 'Two people have read both pages and told you their choice.',
      },
      free: {
        name: 'Take three weeks off from {nature}',
        body: 'Leave this kind of work aside for three weeks, at home and among friends, and give the time to something else. When someone asks you for it, say that you are having a break. Write down each time you miss it.',
        say: {
          to: 'a friend',
          words:
            "I'm taking a break from this for three weeks, to find out whether I miss it. Could you ask someone else this time?",
        },
        notice: 'Someone asks you for it, and your no takes one sentence.',
        first: 'Tell one person that you are having a break from it.',
        done: 'Three weeks have passed, and you can say how often you missed it.',
      },
    },
  },
} as const satisfies Readonly<Record<SituationCase, SituationWords>>;
