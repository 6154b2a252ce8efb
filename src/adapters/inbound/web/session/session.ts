import type { User } from '../api/api-types.ts';
import { type Answer, makeCall } from '../api/call.ts';
import {
  forgetPerson,
  keepNothingMore,
  onChangeElsewhere,
  recall,
  remember,
} from '../device/device-store.ts';
import { makeStore } from '../device/store.ts';
import { language } from '../language/chosen-language.ts';
import { pathTo } from '../paths.ts';

export type Session =
  | { readonly state: 'asking' }
  | { readonly state: 'nobody' }
  | { readonly state: 'member'; readonly user: User }
  /** Ended by the service in the middle of something: what is on the screen stays, until the same person is back. */
  | { readonly state: 'lost'; readonly user: User }
  | { readonly state: 'unreachable' };

export const session = makeStore<Session>({ state: 'asking' });

export const call = makeCall({ language: language.get, onSessionMissing: lose });

function lose(): void {
  const now = session.get();
  if (now.state === 'member') session.set({ state: 'lost', user: now.user });
}

/** `isPossible` is false where the browser sent no cookie, so that there is nothing to ask. */
export async function startSession(isPossible: boolean): Promise<void> {
  onChangeElsewhere('arrival', meetArrival);
  onChangeElsewhere('departure', () => session.get().state !== 'nobody' && leave());
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  if (!isPossible) session.set({ state: 'nobody' });
  else if ((await askWhoIsThere()).ok) remember('arrival', Date.now());
}

/** Another tab knows who is there. */
function meetArrival(): void {
  const now = session.get();
  if (now.state !== 'member' || now.user.id !== recall('person')) void askWhoIsThere();
}

/** From behind the back button, as it was left: what other pages told meanwhile was missed. */
function comeBack(): void {
  const shown = shownPerson();
  const known = recall('person');
  if (document.documentElement.hidden || (shown !== undefined && shown !== known)) {
    document.documentElement.hidden = true;
    location.reload();
  } else if (known !== undefined) void askWhoIsThere();
}

/** Whose things are on the screen. */
function shownPerson(): number | undefined {
  const now = session.get();
  return now.state === 'member' || now.state === 'lost' ? now.user.id : undefined;
}

/** Who is there? Again after a login in another tab, or an outage. */
export async function askWhoIsThere(): Promise<Answer<User>> {
  const asked = await call('GET /me');
  const shown = shownPerson();
  const { state } = session.get();
  if (asked.ok) {
    if (shown !== undefined && shown !== asked.data.id) leave();
    else admit(asked.data);
  } else if (state === 'asking' || state === 'unreachable') {
    const isNobody = asked.failure.kind === 'problem' && asked.failure.status === 401;
    session.set({ state: isNobody ? 'nobody' : 'unreachable' });
  }
  return asked;
}

/** What somebody else left on this device goes, except where this login was asked for. */
function admit(user: User): void {
  if (recall('person') !== user.id) {
    const wished = recall('return-to');
    forgetPerson();
    remember('person', user.id);
    remember('return-to', wished);
  }
  session.set({ state: 'member', user });
}

/** Ends this session, or all of the person's. Nothing of theirs stays on this device. */
export async function logOut({ everywhere = false } = {}): Promise<Answer<unknown>> {
  const ended = await call('POST /auth/logout', { query: { all: everywhere ? 'true' : 'false' } });
  const isOver = ended.ok || (ended.failure.kind === 'problem' && ended.failure.status === 401);
  if (isOver) departed('logged-out');
  return ended;
}

/** There is no session any more: forgets the person, here and in other tabs. The start says farewell. */
export function departed(farewell: 'logged-out' | 'deleted'): void {
  forgetPerson();
  remember('departure', Date.now());
  leave(`?farewell=${farewell}`);
}

/** Loads the document anew, so that nothing of a person stays in memory or behind the back button. */
function leave(query = ''): void {
  keepNothingMore();
  document.documentElement.hidden = true;
  location.replace(pathTo('start') + query);
}
