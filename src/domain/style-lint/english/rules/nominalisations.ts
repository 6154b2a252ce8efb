import { phraseLines } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';
import { inflected } from '../verb-forms.ts';

/** An empty verb with a noun that could be a verb. */
const verbs = () =>
  phraseLines(`
  make use of = use
  make a decision, make the decision, take a decision, reach a decision, come to a decision = decide
  make a choice = choose
  make a recommendation, make recommendations = recommend
  make a suggestion, make suggestions = suggest
  make a proposal = propose
  make an assessment of, conduct an assessment of, carry out an assessment of, perform an assessment of = assess
  make an evaluation of, conduct an evaluation of, carry out an evaluation of, perform an evaluation of = evaluate
  make an analysis of, conduct an analysis of, carry out an analysis of, perform an analysis of, do an analysis of = analyse
  make an attempt to, make attempts to = try to
  make an attempt at = try
  make an adjustment to, make adjustments to = adjust
  make an alteration to, make alterations to = alter
  make a change to, make changes to, make a modification to, make modifications to = change
  make an improvement to, make improvements to, make improvements in = improve
  make an announcement about, make an announcement of, make an announcement that = announce
  make an application for = apply for
  make an appearance at = appear at
  make an arrangement for, make arrangements for = arrange
  make an arrangement to, make arrangements to = arrange to
  make an assumption about, make an assumption that, make the assumption that = assume
  make a calculation of = calculate
  make a comparison of, make a comparison between, carry out a comparison of = compare
  make a complaint about = complain about
  make a contribution to = contribute to
  make a correction to, make corrections to = correct
  make a description of, give a description of, provide a description of = describe
  make a determination of, make a determination about, make a determination that = determine
  make a discovery of = discover
  make a distinction between = distinguish
  make an estimate of, make an estimation of, provide an estimate of = estimate
  make an examination of, conduct an examination of, carry out an examination of = examine
  make an inquiry into, make an enquiry into, make inquiries into, make enquiries into = inquire into
  make an inspection of, carry out an inspection of, conduct an inspection of, perform an inspection of = inspect
  make an investigation of, make an investigation into, conduct an investigation into = investigate
  conduct an investigation of, carry out an investigation into, carry out an investigation of = investigate
  make an objection to = object to
  make an observation of = observe
  make a payment of, make payment of, make payments of = pay
  make a prediction about, make predictions about = predict
  make a promise to = promise to
  make a purchase of = buy
  make a reference to, make reference to = refer to
  make a reduction in, make reductions in = reduce
  make a request for = ask for
  make a selection of, make a selection from = select
  make a statement that = state that
  make a survey of, conduct a survey of, carry out a survey of = survey
  make a study of, conduct a study of, carry out a study of = study
  make provision for = provide for
  give consideration to, take into consideration, give due consideration to = consider
  give approval to, give approval for, give their approval to, give its approval to, grant approval to = approve
  give assistance to, provide assistance to, render assistance to, be of assistance to = help
  give authorization to, give authorisation to, give authorization for, give authorisation for = authorize
  give encouragement to, provide encouragement to = encourage
  give an explanation of, give an explanation for, provide an explanation of, provide an explanation for = explain
  offer an explanation of, offer an explanation for = explain
  give an answer to, provide an answer to = answer
  give a reply to = reply to
  give instruction to, give instructions to, provide instruction to, provide instructions to = instruct
  give permission to, grant permission to = allow
  give preference to = prefer
  give a presentation on, give a presentation about = present
  give recognition to = recognize
  give a summary of, provide a summary of = summarize
  give support to, provide support to, provide support for = support
  give a warning to = warn
  give thought to = think about
  provide information about, provide information on, provide information regarding = tell of
  provide a solution to, provide a solution for = solve
  provide protection to, provide protection for, provide protection against = protect
  provide confirmation of, give confirmation of = confirm
  provide a definition of = define
  provide an illustration of = illustrate
  provide an indication of = indicate
  provide an overview of = outline
  provide funding for, provide funding to = fund
  provide training to, provide training for = train
  take action against = act against
  take measures to, take steps to = act to
  take a look at = look at
  take a photograph of = photograph
  take a measurement of, take measurements of = measure
  take a vote on = vote on
  have a discussion about, have a discussion on, have a discussion of, hold a discussion about = discuss
  hold discussions about, hold discussions on, enter into a discussion about = discuss
  have a conversation about, have a conversation with = talk about
  have a meeting with, hold a meeting with = meet
  have a preference for = prefer
  have a need to = need to
  have a desire for = want
  have a desire to = want to
  have a dislike of, have a dislike for = dislike
  have an expectation that, have an expectation of = expect
  have an influence on, have an influence over = influence
  have an intention to, have the intention to, have the intention of = intend
  have a belief in = believe in
  have knowledge of = know
  have an understanding of = understand
  have reservations about = doubt
  have a suspicion that = suspect that
  have a plan to, have plans to = plan to
  have an agreement to = agree to
  have an effect on = affect
  do an inspection of = inspect
  do a study of = study
  do damage to, cause damage to, inflict damage on = damage
  do harm to, cause harm to = harm
  do research on, conduct research on, conduct research into, carry out research into = research
  perform a search for, conduct a search for, carry out a search for = search for
  perform a test of, perform tests on, conduct a test of, conduct tests on, carry out tests on = test
  perform a calculation of, perform calculations of = calculate
  perform an installation of, carry out an installation of = install
  perform an audit of, conduct an audit of, carry out an audit of = audit
  perform maintenance on, carry out maintenance on = maintain
  perform a review of, conduct a review of = review
  conduct an interview with, carry out an interview with = interview
  conduct a negotiation with, conduct negotiations with, enter into negotiations with = negotiate with
  conduct an experiment on, carry out an experiment on = experiment on
  conduct an inquiry into, conduct an enquiry into = inquire into
  carry out the implementation of, undertake the implementation of = implement
  carry out the removal of = remove
  carry out repairs to, carry out repairs on = repair
  carry out a check of, carry out checks on, perform checks on = check
  reach an agreement on, reach an agreement about, come to an agreement on = agree on
  reach an agreement to, come to an agreement to, be in agreement that = agree to
  reach a conclusion about, reach a conclusion on, draw a conclusion about = conclude
  reach the conclusion that, draw the conclusion that = conclude that
  reach a compromise on = compromise on
  achieve a reduction in = reduce
  achieve an improvement in = improve
  achieve an increase in = increase
  cause an increase in = increase
  cause a decrease in, cause a reduction in = reduce
  cause a delay in, cause delays in = delay
  show an improvement in = improve
  show an increase in = increase
  express an interest in, show an interest in = care about
  express doubts about = doubt
  express regret about, express regret for, express regret over = regret
  express a preference for = prefer
  express admiration for = admire
  express agreement with = agree with
  express thanks to, express gratitude to, express our thanks to, express our gratitude to = thank
  express opposition to = oppose
  place emphasis on, put emphasis on, lay emphasis on, place an emphasis on = stress
  place an order for = order
  place reliance on = rely on
  place trust in = trust
  place a limit on, set a limit on, put a limit on = limit
  place a restriction on, place restrictions on = restrict
  put forward a proposal to = propose to
  bring to a conclusion, bring to an end, bring to a close = end
  bring to completion = complete
  draw a comparison between = compare
  engage in a discussion of, engage in discussions about = discuss
  enter into an agreement to = agree to
  exhibit a tendency to, display a tendency to, show a tendency to = tend to
  raise an objection to, raise objections to = object to
  reach a settlement with = settle with
  send an invitation to, issue an invitation to = invite
  submit an application for = apply for
  undergo an improvement = improve
  undergo a change, undergo changes = change
  undertake an investigation of, undertake an investigation into = investigate
  undertake an analysis of = analyse
  undertake a study of = study
  undertake an assessment of = assess
  arrive at a decision = decide
  arrive at a conclusion = conclude
  offer a suggestion = suggest
  offer assistance to = help
  offer support to = support
  lend support to = support
  lend assistance to = help
  pay a visit to = visit
  bear a resemblance to, bear resemblance to = resemble
  come into conflict with = clash with
`).flatMap(inflected);

const others = () =>
  phraseLines(`
  there was an improvement in, there has been an improvement in ; message: Say what improved.
  there was an increase in, there has been an increase in ; message: Say what grew.
  there was a decrease in, there has been a decrease in ; message: Say what fell.
  there was a reduction in, there has been a reduction in ; message: Say what fell.
  the implementation of the plan = carrying out the plan
  upon completion of = after | when you have finished
  with the implementation of, by the implementation of = by carrying out
`);

export const nominalisations: RuleContent = {
  check: () => ({
    kind: 'phrases',
    message: 'Say it with the verb: "{replacement}".',
    phrases: [...verbs(), ...others()],
  }),
  examples: {
    bad: [
      'We must make a decision today.',
      'They gave consideration to the plan.',
      'She conducted an investigation into the fire.',
      'He made reference to the report.',
      'The firm carries out inspections of bridges and performed an audit of us.',
      'There was an increase in sales.',
      'It has an effect on sleep.',
    ],
    good: [
      'The decision was hers to make.',
      'We must decide today.',
      'He made a cake of the best flour.',
      'Consideration for others matters.',
      'The reference section is upstairs.',
      'She gave a book to the library.',
    ],
  },
};
