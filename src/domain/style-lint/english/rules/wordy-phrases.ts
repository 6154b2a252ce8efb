import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { Phrase, RuleContent } from '#domain/style-lint/model/rule.ts';
import { inflected } from '../verb-forms.ts';
import { wordyManners } from '../wordy-manners.ts';

const longForms = () =>
  phraseLines(`
  ! utilize, utilise = use
`).flatMap(inflected);

const conjunctions = () =>
  phraseLines(`
  made a decision to = decided to
  make a decision to = decide to
  making a decision to = deciding to
  conducted an inspection of, carried out an inspection of, made an inspection of = inspected
  conduct an inspection of, carry out an inspection of, make an inspection of = inspect
  ! due to the fact that, owing to the fact that, on account of the fact that, because of the fact that = because
  is due to the fact that = is because
  was due to the fact that = was because
  are due to the fact that = are because
  were due to the fact that = were because
  ! by virtue of the fact that, for the simple reason that = because
  ! in view of the fact that, in light of the fact that, in the light of the fact that = because | since
  ! in consideration of the fact that, seeing as how = because | since
  ! despite the fact that, in spite of the fact that, notwithstanding the fact that = although
  ! regardless of the fact that, irrespective of the fact that = although
  ! given the fact that = given that
  ! considering the fact that = considering that | since
  ! aware of the fact that = aware that
  ! unaware of the fact that = unaware that
  ! conscious of the fact that = conscious that
  ! unconscious of the fact that = unconscious that
  ! mindful of the fact that = mindful that
  ! convinced of the fact that = convinced that
  on the ground that, on the grounds that = because
  apart from the fact that, aside from the fact that, except for the fact that = except that
  in the event that, in the eventuality that, should it be the case that = if
  ! if it is the case that, if it should happen that = if
  under circumstances in which, under circumstances where = when | if
  in situations in which, in a situation in which = when | where
  in instances where, in instances in which, in those cases where = when | where
  ! until such time as, until such a time as, up until such time as = until
  ! at such time as, at such a time as = when
  ! during such time as = while
  ! in order that = so that
  in such a manner that, in such a fashion that = so that
  in such a manner as to, in such a fashion as to = so as to | to
  ! regardless of whether or not = whether or not
  as to whether or not, as to whether = whether
  the question as to whether, the question of whether or not = whether
  ! the reason for this is that, the reason for this is because = this is because
  ! subsequent to the time when, subsequent to when = after
  ! prior to the time when, prior to when = before
`);

const prepositions = () =>
  phraseLines(`
  ! in order to = to
  in order for = for
  ! prior to = before ; not after: a, the, our, its, each
  ! previous to, in advance of the time of = before
  ! subsequent to, after the conclusion of = after
  with the exception of = except for | except
  in excess of = more than | over ; not after: far, well
  ! in close proximity to, in the close vicinity of, in the immediate vicinity of = near
  in the vicinity of = near | about
  in an effort to, in a bid to try to, in an attempt to try to = to
  ! in regards to, with regards to = about | on
  with regard to, with reference to = about | on ; start
  in reference to, concerning the matter of, in relation to the matter of = about
  ! during the course of, throughout the course of = during
  throughout the entire duration of, throughout the duration of = throughout
  for a period of = for ; not before: time, rest, mourning, grace, reflection, adjustment, transition, uncertainty
  over a period of = over ; not before: time
  in the month of = in
  in the year of = in ; not before: our, grace, the, his, her, their, its
  in the amount of time that it takes to = while you
  the manner in which = how | the way
  the means by which = how
  ! based off of, based off = based on
  in the majority of cases, in the majority of instances, in the vast majority of cases = usually | mostly
  in a large number of cases, in a great number of cases = often
  in a small number of cases, in a limited number of cases = sometimes | rarely
  in almost all cases, in nearly every case = nearly always
  inclusive of = including ; not before: all
  as per = according to | as in | by ; not before: usual, normal
  as per your request, as per your instructions = as you asked
  as per our conversation, as per our discussion = as we discussed
  in accordance with your request, pursuant to your request = as you asked
  in compliance with your request = as you asked
`);

const timeAndAmount = () =>
  phraseLines(`
  at this point in time, at this moment in time = now | at this point
  at the present time, at the current time, at this present time, at this time of writing = now | today
  ! at that point in time, at that moment in time = then
  at any point in time, at any given point in time, at any given moment in time = at any time
  at some point in time, at some future point in time = at some point | some day
  at one point in time = once
  at no point in time = never
  ! as of this moment, as of the present moment, as of this point = now
  ! as of yet = yet ; inside
  as of yet = so far ; start
  as of now, as of right now, as of today's date = now
  at a later date, at a later time, at a later point in time, at a future date, at some later date = later
  at an earlier date, at an earlier time, at an earlier point in time = earlier
  at an early date, at the earliest possible date, at the earliest possible moment = soon | as soon as possible
  in the near future, in the not too distant future, in the not so distant future = soon ; not after: set, place
  in the immediate future, within the near future, in the foreseeable near future = soon
  in the very near future = very soon
  in a short period of time, in a short space of time, within a short period of time = soon | quickly
  in a very short period of time, within a very short space of time = very soon | very quickly
  for a short period of time, for a brief period of time = briefly | for a short time
  for a long period of time, over a long period of time, over an extended period of time = for a long time
  for an extended period of time, for a prolonged period of time = for a long time
  for an indefinite period of time = indefinitely
  on a number of occasions = often
  on a large number of occasions, on frequent occasions = often
  ! on two occasions, on two separate occasions = twice
  on three occasions, on three separate occasions = three times
  a sufficient number of, a sufficient amount of, a sufficient quantity of = enough
  an adequate number of, an adequate amount of, an adequate quantity of = enough
  an insufficient number of = too few
  an insufficient amount of = too little
  an excessive number of = too many
  an excessive amount of = too much
  a significant number of times = often
  the overwhelming majority of the time, the vast majority of the time, the majority of the time = usually
  at a rapid rate, at a rapid pace = rapidly | fast
  at a high rate of speed, at a high level of speed = fast
  at a slow rate, at a slow pace = slowly
`);

/** Uses a message without `{replacement}`. */
const withLeaveOutMessage = (phrase: Phrase): Phrase =>
  phrase.replace?.[0] === ''
    ? { ...phrase, message: 'Leave out "{match}": the sentence says as much without it.' }
    : phrase;

const announcements = () =>
  phraseLines(`
  it should be noted that, it should also be noted that, it is to be noted that = (out)
  it is worth noting that, it is worthy of note that, it is worth pointing out that = (out)
  it is worth mentioning that, it bears mentioning that, it must be pointed out that = (out)
  it is important to note that, it is important to remember that, it is important to realize that = (out)
  it is important to understand that, it is important to point out that, it is essential to note that = (out)
  it is interesting to note that, it is significant to note that, it is crucial to note that = (out)
  it is noteworthy that, it is notable that, it is of interest to note that = (out)
  please note that, please be aware that, please be advised that, kindly note that = (out)
  you should be aware that, be advised that = (out)
  it goes without saying that = (out)
  needless to say, needless to say that = (out)
  it is a fact that, it is a well known fact that, it is a well-known fact that = (out)
  it is common knowledge that, it has long been known that = (out)
  i would like to point out that, i would like to mention that, let me point out that = (out)
  it has come to my attention that = I learned that
  it has come to our attention that, it was brought to our attention that = we learned that
  i would like to take this opportunity to = I want to
  we would like to take this opportunity to = we want to
  i just wanted to reach out to, i just wanted to drop you a line to, i just wanted to touch base to = I want to
  this is to inform you that, i am writing to inform you that, we are writing to inform you that = (out)
  i am writing to let you know that, this letter is to inform you that, we wish to inform you that = (out)
  we regret to inform you that, i regret to inform you that = (out) | unfortunately
  the purpose of this letter is to, the purpose of this email is to, the purpose of this memo is to ; message: Leave out "{match}" and say it.
  there is no doubt but that, there can be no doubt but that = no doubt
  it would appear that, it would seem to be the case that = it seems that
  it is my opinion that, it is my belief that, it is my contention that, it is my personal view that = I think
  it is our opinion that, it is our belief that, we are of the opinion that = we think
  i am of the opinion that, i am of the view that = I think
  it is my understanding that = I understand that
  it is our understanding that = we understand that
  it is often the case that, it is frequently the case that, it is commonly the case that = often
  it is sometimes the case that = sometimes
  it is rarely the case that, it is seldom the case that = rarely
  it is usually the case that, it is generally the case that = usually
  it is possible that there may be, it is possible that there might be = there may be
  what i am trying to say is that, what i mean to say is that = (out)
  the fact of the matter is that, the fact of the matter is = (out)
  the point i am trying to make is, the point i am making is that = (out)
`).map(withLeaveOutMessage);

const lettersAndOffices = () =>
  phraseLines(`
  please find attached, please find enclosed, attached please find, enclosed please find = here is | I attach
  enclosed herewith please find, please find herewith = here is | I enclose
  attached you will find, enclosed you will find = here is | I enclose
  attached herewith = attached
  enclosed herein, enclosed herewith = enclosed
  at your earliest convenience, at your soonest convenience = soon | as soon as you can
  please do not hesitate to, please don't hesitate to, please feel free to = please
  should you have any questions, if you should have any questions, in case you have any questions = if you have questions
  should you have any further questions, should you have any queries = if you have questions
  should you have any questions or concerns = if you have questions
  should you wish to, if you should wish to = if you want to
  should you require, if you should require = if you need
  should you need to = if you need to
  we are in receipt of, we are in possession of = we have
  i am in receipt of, i am in possession of = I have
  for your information and guidance, for your perusal, for your kind perusal = for you to read
  your cooperation in this matter is appreciated, your attention to this matter is appreciated = thank you
  thanking you in advance, thanking you in anticipation = thank you
`);

const abilityAndBeing = () => [
  ...phraseLines(`
    is able to, are able to = can
    is not able to, isn't able to, are not able to, aren't able to = cannot
    have the ability to, have the capability to, have the capability of being able to = can ; not after: to, should, will, would, may, might, must, could, shall, can, not, cannot, also
    to have the ability to = to be able to
    should have the ability to = should be able to
    will have the ability to = will be able to
    would have the ability to = would be able to
    may have the ability to = may be able to
    might have the ability to = might be able to
    must have the ability to = must be able to
    could have the ability to = could be able to
    shall have the ability to = shall be able to
    has the ability to, has the capability to, has the ability of being able to = can
    had the ability to, had the capability to = could
    are in a position to, is in a position to = can
    was in a position to, were in a position to = could
    are not in a position to, is not in a position to = cannot
    will be in a position to = can | will be able to
    is of the opinion that, is of the view that = thinks
    are of the opinion that, are of the view that = think
    was of the opinion that, was of the view that = thought
    were of the opinion that = thought
    is in the process of, is currently in the process of = is | is now
    are in the process of, are currently in the process of = are | are now
    are comprised of = consist of
    were comprised of = consisted of
    is in receipt of = has
    is desirous of, are desirous of, am desirous of = want
    is dependent upon = depends on
    are dependent upon = depend on
    ! is reflective of = reflects
    ! are reflective of = reflect
    ! is indicative of = shows | suggests
    ! are indicative of = show | suggest
    ! was indicative of, were indicative of = showed | suggested
    is supportive of = supports
    are supportive of = support
    is deserving of = deserves
    are deserving of = deserve
    is inclusive of = includes
    are inclusive of = include
    is in agreement with = agrees with
    are in agreement with, am in agreement with = agree with
    are in disagreement with = disagree with
    is in violation of = violates | breaks
    is of great importance to, is of the utmost importance to = is vital to
    are of the utmost importance = are vital
    is of the utmost importance, is of paramount importance = is vital | matters most
    is tasked with = must | has to
    are tasked with = must | have to
  `),
  ...phraseLines(`
    meet up with = meet
    take into account the fact that = consider that
    take into consideration the fact that = consider that
    draw attention to the fact that, call attention to the fact that, bring attention to the fact that = point out that
    draw your attention to the fact that, call your attention to the fact that = remind you that | tell you that
    bring to your attention the fact that, bring to your attention that = remind you that | tell you that
    draw our attention to the fact that, call our attention to the fact that = remind us that | tell us that
    draw their attention to the fact that, call their attention to the fact that = remind them that | tell them that
    make an effort to try to = try to
    have a tendency to = tend to
    have a need for, have a requirement for = need
    have a negative impact on, have an adverse effect on, have a detrimental effect on = harm
    have a positive impact on, have a beneficial effect on = help
    have an impact on, have an impact upon, have an effect upon = affect
    be possessed of the ability to = be able to
    serve as an indication of, give an indication of = show
    be comprised of = consist of
    put an end to the practice of = stop
    do a review of, carry out a review of, undertake a review of = review
    come to the realization that, come to the realisation that = realize that
    come to the conclusion that = conclude that
    have knowledge of the fact that = know that
    express the opinion that, be of the belief that = think that
  `).flatMap(inflected),
];

export const wordyPhrases: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Write "{replacement}" instead of "{match}".',
    phrases: [
      ...longForms(),
      ...conjunctions(),
      ...prepositions(),
      ...timeAndAmount(),
      ...announcements(),
      ...lettersAndOffices(),
      ...abilityAndBeing(),
      ...wordyManners(),
    ],
  }),
  examples: {
    bad: [
      'The trustees made a decision to sell.',
      'Two officers conducted an inspection of the kitchen.',
      'We stopped in order to rest.',
      'The match was cancelled due to the fact that it rained.',
      'I was unaware of the fact that she is able to sing.',
      'Let me draw your attention to the fact that it is late.',
      'At this point in time, nobody knows.',
      'It should be noted that prices may change.',
      'Please find attached the agenda.',
      'The team meets on a weekly basis.',
      'She is in a position to help.',
      'He collected the data for the purpose of testing the model.',
      'The work was done in a professional manner.',
      'They stopped in order\nto rest.',
      'Wash your hands prior to the meal.',
      'We utilize it.',
      'They utilised every tool.',
    ],
    good: [
      'We put a prior to the test.',
      'It should be able to run.',
      'Everything is in order, to my surprise.',
      'The fact that he came surprised us.',
      'He works in a manner that pleases nobody.',
      'The purpose of the fund is unclear.',
      'At this point he left the room.',
      'It was a period of mourning for a period of time.',
      'The novel is set in the near future.',
      'She is in the position of a judge.',
      'With regret he closed the shop.',
      'The basis for a weekly report is the ledger.',
    ],
  },
};
