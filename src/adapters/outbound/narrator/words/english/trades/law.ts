import type { Nature } from '#domain/scoring/dimensions.ts';

export const law = {
  Creating:
    'Two sisters want to share a boat, and none of your model contracts mentions weather. You write a clause that did not exist before: who may sail when, and who pays after a storm.',
  Innovating:
    'Clients sign your standard contract, and a week later they ring about clause nine. You cut its one long sentence into three and read them aloud to the empty office.',
  Performing:
    'The judge nods, and it is your turn. You leave the notes on the table, stand up, and describe the crossing to the court, one traffic light after the other.',
  Advising:
    'The other side has offered half. The client pushes the letter to and fro across the desk. You write two sums on a pad, one for today and one for after a trial.',
  Organizing:
    'A time limit ends on Friday at midnight. The report of the expert, the missing signature and the copies each get a day of their own. You keep Friday itself empty.',
  Providing:
    'The client has never been inside a court. You draw the way from the entrance to room two, list what to bring, and find a folder for the loose papers.',
  Adapting:
    'You have twelve questions ready for the witness. The first answer contains a date that nobody has heard before. You put the list face down and ask about that night.',
  Analyzing:
    'Both sides have handed in the same contract, and the copies differ. You hold the two pages on top of each other against the window and go down them line by line.',
  Leading:
    'Five heirs have been arguing for an hour about a clock. You put the list of the whole house in the middle and announce that the roof comes first and the clock last.',
} satisfies Readonly<Record<Nature, string>>;
