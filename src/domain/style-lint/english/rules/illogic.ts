import { onePerMatch, phraseLines, withLeaveOutMessage } from '#domain/style-lint/model/phrase-lines.ts';
import type { RuleContent } from '#domain/style-lint/model/rule.ts';

export const illogic: RuleContent = {
  check: () => ({
    kind: 'several',
    checks: [
      {
        kind: 'phrases',
        message: '"{match}" says something else than is meant.',
        phrases: onePerMatch([
          ...phraseLines(`
          could care less = couldn't care less
          to coin a phrase
          fills a much-needed gap, fill a much-needed gap, filled a much-needed gap, fills a much needed gap ; message: The gap is not what is needed: say that something meets a need.
          the exception that proves the rule, the exception which proves the rule
          (two|three|four|five|six|seven|eight|nine|ten|several|many|twice) times (less|fewer|cheaper|smaller|lower|slower|shorter|lighter|thinner|weaker|closer) than = a fraction of
          (two|three|four|five|six|seven|eight|nine|ten) times (less|fewer|cheaper|smaller|slower|lighter) = a fraction of
          cheap prices, cheaper prices, cheapest prices, expensive prices, cheap price, expensive price = low prices | high prices
          cheap cost, cheap costs, expensive cost, expensive costs, cheap fares, cheaper cost = low cost
          hot temperature, hot temperatures, cold temperatures, warm temperatures, hotter temperatures, colder temperatures, warmer temperatures, cooler temperatures, warm temperature, cold temperature, cool temperatures = high temperatures | low temperatures
          fast speed, fast speeds, slow speed, slow speeds, faster speeds, slower speeds, faster speed, slower speed = high speed | low speed
          heavy weight loads, young age children = heavy loads
          one of the only, one of the only ones = one of the few
          each one worse than the next, one worse than the next, each better than the next, one better than the next, each more than the next = than the last
          cannot be underestimated, cannot be understated, can't be underestimated, can't be understated, impossible to underestimate, hard to underestimate, difficult to underestimate, impossible to understate, hard to understate, difficult to understate, cannot underestimate the = cannot be overestimated
          no head injury is too trivial to ignore, too trivial to ignore
          no longer any more = no longer
          more or less exactly, almost exactly half, about exactly, exactly about, roughly exactly, approximately exactly, nearly exactly = exactly | about
          up to (10|20|30|40|50|60|70|80|90) percent or more, up to (10|20|30|40|50|60|70|80|90) per cent or more, up to half or more, up to a week or more, up to a month or more, up to or more, up to and over
          (three|four|five|six|ten|twelve) or more at least = or more
          a first ever, first-ever debut = first
          very first debut, first debut = debut
          the same but different, similar but identical
          near miss collision = near collision
          head over heels over = in love with
          unthaw, unthawed, unthawing, de-thaw, dethaw = thaw
          unloosen, unloosened = loosen
          unpeel, unpeeled = peel
          deboned of its bones = boned
          unremorseless, unrelentless = remorseless
          can't hardly, cannot hardly, couldn't hardly, could not hardly, can't scarcely, couldn't scarcely, won't hardly, wouldn't hardly, don't hardly, doesn't hardly, didn't hardly, wasn't hardly, without hardly, hasn't hardly, haven't hardly = can hardly
          can't barely, couldn't barely, cannot barely, not barely = can barely
          hardly no, hardly none, hardly nothing, hardly never, scarcely no, scarcely nothing, barely no = hardly any
          without no = without any ; not after: not, or, with and
          not nobody, don't have no, doesn't have no, didn't have no, don't need no, didn't do nothing, don't know nothing, didn't see nobody, didn't say nothing, wasn't nobody, ain't no, never did nothing = anything
          can't help but, cannot help but, could not help but, couldn't help but = cannot help -ing
          (i|we|they|he|she|you) miss not (seeing|having|being) = miss
          i doubt but that, no doubt but that, no doubt but what = no doubt that
          forgotten memories that, unforgettable memory
          more preferable to = preferable to
          rise to a crescendo, rising to a crescendo, rose to a crescendo, reach a crescendo, reached a crescendo, reaches a crescendo, reaching a crescendo, hit a crescendo = rise to a climax
          steep learning curve, steeper learning curve, steepest learning curve = hard start
          a quantum leap, quantum leap, quantum leaps = great advance ; not after: to
          begs the question why, begs the question of, begs the question what, begs the question how, begs the question as to, begs the question whether, begs the question who, begs the question where, begs the question when, begging the question why, begged the question why, begged the question of, begs the question about = raises the question
          epicentre of the crisis, epicenter of the crisis, epicentre of fashion, epicenter of fashion, epicentre of culture, epicenter of culture = centre
          lowest common denominator = most basic level ; not after: the least or, fractions
          enormity of the (task|building|prize|crowd|success|project|house|achievement|stadium|victory) = size
          fortuitous enough to = fortunate enough to
          literally (exploded|died|flew|glued|melted|drowned|buried|dying|starving|boiling|killed|on fire|climbing|blew|floored|bursting|raining|crawling|breaking|destroyed|millions) = almost
          was literally glued, is literally glued, were literally glued, literally bending over backwards, literally jumped out of, literally on the edge of, literally tearing, literally over the moon, literally moved mountains, literally a sea of, literally worlds apart, literally turned the world
          the average (man|woman|person|family|child|household) are = is
          all that glitters is not gold, all that glisters is not
          all (employees|members|students|people|children|men|women|customers|users|visitors|drivers|patients|staff|teachers|dogs|cats|birds|snakes|shops|banks|hotels|trains|flights|rooms|books|cars|doctors|lawyers|pensions|cancers|mushrooms|plants|drugs|contracts|suppliers|applicants|passengers|residents) (are|do|have|will|were|can|should|did|could|need) not = not all
          everyone (is|does|has|was|can|will) not, everybody (is|does|has|was|can|will) not, everything (is|does|has|was) not, every (employee|member|student|customer|user|child|person|man|woman) (is|does|has|was|can|will) not = not everyone
          the reason (is|was) because, the reason why (is|was) because = the reason is that
          reason for this is because, reason for that is because, reason for this was because = reason is that
          is where someone, is when someone, is when a person, is when people
          not only does he, not only but = not only … but also
          between each (house|tree|meal|lesson|visit|session|game|course|dose|row|floor|building|post|stop|page|line|paragraph|meeting) = after each
          divided up between all = divided among
          somewhere between the two of the three = among
          falsely pretend, pretend falsely = pretend
          safe haven of danger, an exact estimate, exact estimate, accurate estimate guess, precise approximation = estimate
          false pretences that are untrue = false pretences
          unsolved solution, living corpse
          least worst = least bad
          more unique than, more worse, more better = worse | better
          most everyone, most everybody, most everything, most anybody, most anyone, most always = almost everyone ; not before: body
          not dissimilar to one another = alike
          do not fail to miss, don't fail to miss, fails to miss, not to miss out on missing = do not miss
          how not to fail to = how to
          neither do not, neither cannot = neither
          refuse not to = refuse to
          forget not to = remember not to ; not after: i, never
          i'm not saying nothing = anything
          used to could, might could, might should, had ought to, hadn't ought to, didn't ought to, didn't used to = used to be able to | ought to
          if i was you = if I were you
          if he would have (known|been|come|seen|done|gone|told|asked), if they would have (known|been|come|seen|done|gone|told|asked), if you would have (known|been|come|seen|done|gone|told|asked), if we would have (known|been|come|seen|done|gone|told|asked), if she would have (known|been|come|seen|done|gone|told|asked) = if … had
          as good or better than, as well or better than, as much or more than, as many or more than, as large or larger than, as big or bigger than, as bad or worse than, as fast or faster than = as good as or better than
          equally good as, equally bad as, equally important as, equally as, equally well as = as good as
          (larger|bigger|higher|taller|deeper|older|longer|faster|colder|hotter|richer|poorer|greater|wider|smaller|busier|better|worse|more) than any (lake|city|country|building|river|mountain|state|town|player|student|company|bridge|team|school|member|employee|car|man|woman|artist|writer|poet|president|king|bank|island|planet|county|region|store|shop|hotel|hospital|university|airport|station|port|train|ship) in = than any other
          temperature is hot, temperature is cold, temperature was hot, temperature was cold, price is cheap, prices are cheap, prices are expensive, price is expensive, price was expensive, price was cheap, prices were expensive, prices were cheap, cost is expensive, speed is fast, speed was fast, speed is slow, speed was slow, speeds are slow, speeds are fast = high | low
          distance is far, distance was far, time is late
          a friend of mine's, a friend of my brother = a friend of mine
          turned around 360 degrees, turn 360 degrees, turned 360 degrees, 360-degree turn, 360 degree turn, 360-degree turnaround, did a complete 360, a complete 360 = 180 degrees
          give more than 100 percent, giving 110 percent, gave 110 percent, given 110 percent, 110 per cent effort, 110 percent effort, 110% effort, 150 percent effort, 200 percent behind, 110 per cent committed, 110 percent committed, a hundred and ten percent, a hundred and ten per cent, 1000 percent sure, 200 percent sure
          reduced by 200 percent, fell by 200 percent, cut by 150 percent, fallen by 200 per cent
          it's always darkest = it is darkest
          the proof is in the pudding, proof is in the pudding = the proof of the pudding is in the eating
          between you and i, between he and, between she and, between we and, between they and = between you and me
          in between one another's = between
          `),
        ]).map(withLeaveOutMessage),
      },
      {
        kind: 'marks',
        message: 'The reason is that something happened: "because" says it twice.',
        patterns: [
          {
            match: /the reason (?!(?:why )?(?:is|was)\b)[^.,;:!?\n“”"]{2,50} (?:is|was) because(?! of)\b/iy,
            starts: 't',
          },
        ],
      },
    ],
  }),
  examples: {
    bad: [
      'I could care less.',
      'It is three times less than before.',
      'The shop has cheap prices.',
      'It is one of the only roads.',
      'Its value cannot be underestimated.',
      'I can’t hardly see.',
      'It begs the question why he left.',
      'All employees do not own cars.',
      'This lake is larger than any lake in the country.',
      'The firm turned around 360 degrees.',
      'The reason the ferry was late is because the captain was ill.',
      'The bus fills a much-needed gap.',
    ],
    good: [
      "I couldn't care less.",
      'It costs a third as much.',
      'The shop has low prices.',
      'It is one of the few roads.',
      'Do not underestimate the cost.',
      'Not all employees own cars.',
      'It raises the question why.',
      'The only one of them.',
      'Larger than any other lake in the country.',
      'The reason the ferry was late is that the captain was ill.',
      'He gave a reason, and it was because of the fog.',
    ],
  },
};
