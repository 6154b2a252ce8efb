import type { Nature } from '#domain/scoring/dimensions.ts';

export const software = {
  Creating:
    'The file has a name and not one line in it. You write until a grey button appears on the test page, and when you press it, the first invoice opens.',
  Innovating:
    'The page takes nine seconds to load, as it did last year. You find the place where it asks the database for the same names forty times, and rewrite it to ask once.',
  Performing:
    'Your screen is on the wall, and a room of future users follows the cursor. You log in as a made-up customer named Sam Sample and send his first order through the system.',
  Advising:
    'On the phone, a customer wants to know whether to buy a ready-made program or have one built. Who will look after it in three years, you ask, and what changes every month?',
  Organizing:
    'The new version goes live on Thursday night. Backup first, then the database, then the program. Next to each line you write until what time there is still a way back.',
  Providing:
    'A user writes that the export button is gone. It has only moved to another menu. You take a picture of the screen, draw an arrow on it, and send it with two lines.',
  Adapting:
    'Half of the new search is written. Then a message arrives: the payment service is switching off its old interface on Monday. You save the search as it is and open the payment code.',
  Analyzing:
    'Every night at ten past two the program stops. You read the log line by line and compare it with the time of the backup. Then you let the same job run by daylight.',
  Leading:
    'There are forty comments on one request, and it is still open how dates should be stored. You write the next one: it will be this way, for this reason, from the next version on.',
} satisfies Readonly<Record<Nature, string>>;
