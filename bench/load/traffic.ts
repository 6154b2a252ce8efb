import { exampleIntake, exampleResponses } from '../../test/support/makers/intakes.ts';
import { clientOf, type Sent } from '../http/measured-requests.ts';
import type { People } from '../people.ts';

/** Creates the request with this number. */
type Make = (number: number) => Sent;

interface Kind {
  /** Of 100 requests. */
  readonly share: number;
  readonly make: Make;
}

/**
 * Requests in the proportions of everyday use: 80 % reads, 10 % drafts, 5 % submitted answers, 3 % login mails, 2 % intakes
 * of a map. `random` returns numbers from 0 to 1, and decides the order of the kinds.
 */
export function everydayTraffic(people: People, random: () => number): () => Sent {
  const kinds = kindsOf(people);
  let number = 0;
  return () => {
    number += 1;
    let rest = random() * 100;
    const kind = kinds.find(({ share }) => (rest -= share) < 0) ?? kinds[0];
    if (kind === undefined) throw new Error('There is no kind of request.');
    return kind.make(number);
  };
}

function kindsOf(people: People): readonly Kind[] {
  const intakesLeft = [...people.members];
  const owner: Make = (number) => ({ ...read, headers: by(people.owner, number) });
  const others = (rest: Partial<Sent>): Make => {
    return (number) => ({ ...read, ...rest, headers: { ...by(people.others, number), ...json } });
  };
  const reads =
    (path: string): Make =>
    (number) => ({ ...owner(number), path });
  const responses = JSON.stringify(exampleResponses());
  const draft = JSON.stringify({ responses: exampleResponses().responses.slice(0, 40) });
  const intake = JSON.stringify(exampleIntake);
  return [
    { share: 25, make: reads('/me') },
    { share: 15, make: reads('/assessments/latest') },
    { share: 10, make: reads('/assessments/items') },
    { share: 8, make: reads('/books') },
    { share: 7, make: reads('/assessments/draft') },
    { share: 5, make: reads('/me/progress') },
    { share: 5, make: reads('/map/1') },
    { share: 5, make: reads('/map/1/plan') },
    { share: 10, make: others({ method: 'PUT', path: '/assessments/draft', body: draft }) },
    { share: 5, make: others({ method: 'POST', path: '/assessments/submit', body: responses }) },
    {
      share: 3,
      make: (number) => ({
        method: 'POST',
        path: '/auth/request',
        headers: { ...clientOf(number), ...json },
        body: JSON.stringify({ email: `new${number}@example.org` }),
      }),
    },
    {
      share: 2,
      make: (number) => {
        const cookie = intakesLeft.pop();
        if (cookie === undefined) return reads('/map/1')(number);
        const headers = { ...clientOf(number), ...json, Cookie: cookie };
        return { method: 'POST', path: '/map/intake', headers, body: intake };
      },
    },
  ];
}

const read = { method: 'GET', path: '/me' } as const;
const json = { 'Content-Type': 'application/json' };

const by = (cookies: readonly string[], number: number) => ({
  ...clientOf(number),
  Cookie: cookies[number % cookies.length] ?? '',
});
