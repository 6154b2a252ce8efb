import type { Nature } from '#domain/scoring/dimensions.ts';

export const humanResources = {
  Creating:
    'Nobody has ever held this post before, so there is no old advert to copy. You write a first one that starts with what the person would see on a Monday morning.',
  Innovating:
    'New people sign fourteen sheets of paper before they see their desk. You go through the pile, put eleven of them into a letter for the week before, and keep three.',
  Performing:
    'Fourteen newcomers with name badges look at you over their coffee. You leave the slides for later and act out a call about a wrong payslip, with a different voice for each side.',
  Advising:
    'Someone shuts your door and tells you about an offer from another company. You push the water across the table and ask what an ordinary Tuesday would look like there, and what here.',
  Organizing:
    'Six applicants have to be seen on Thursday, in one room, by three people with full calendars. You push the hours about until nobody meets another applicant at the door.',
  Providing:
    'After eight months of illness someone is back, and their pass no longer opens the gate. You go down, have a new one printed, and take them to the chair that was ordered.',
  Adapting:
    'Ten minutes into the interview it turns out that the applicant had a different post in mind. You turn your list of questions over and ask them to describe that post.',
  Analyzing:
    'Five people have left this year, all within six months of starting. You lay out the notes from their last talks and underline every word that comes up twice.',
  Leading:
    'Two applicants are level, and the talk about them has lasted since four. You say that one name will leave this room today, and you hand everyone a card to write theirs on.',
} satisfies Readonly<Record<Nature, string>>;
