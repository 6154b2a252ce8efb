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
import { guestName } from '../drafts/guest-answers.ts';
import { language } from '../language/chosen-language.ts';
import { pathTo } from '../paths.ts';
import { askUntilAnswered } from './ask-until-answered.ts';

export type Session =
  | { readonly state: 'asking' }
  | { readonly state: 'nobody' }
  | { readonly state: 'member'; readonly user: User }
  /** The session ended while a page was in use. What is on the screen stays until the same person logs in again. */
  | { readonly state: 'lost'; readonly user: User }
  | { readonly state: 'unreachable' }
  /** The service does not answer; `user` is who used this device last. */
  | { readonly state: 'unreachable'; readonly user: User };

/**
 * What the document says about the session: the browser sent no cookie, it sent one, or the document comes from the
 * cache of this device.
 */
export type SessionHint = 'none' | 'perhaps' | 'offline';

export const session = makeStore<Session>({ state: 'asking' });

export const call = makeCall({ language: language.get, onSessionMissing: lose });

function lose(): void {
  const now = session.get();
  if (now.state === 'member') session.set({ state: 'lost', user: now.user });
}

/** Sends a request only if there may be a session. */
export async function startSession(hint: SessionHint): Promise<void> {
  onChangeElsewhere('arrival', meetArrival);
  onChangeElsewhere('departure', () => session.get().state !== 'nobody' && leave());
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  addEventListener('online', () => void (isUnreachable() && askWhoIsThere()));
  session.subscribe(() => void (isUnreachable() && askAgain()));
  if (hint === 'none') session.set({ state: 'nobody' });
  else if (hint === 'offline') session.set(lastKnown() ?? { state: 'nobody' });
  else if ((await askWhoIsThere()).ok) remember('arrival', Date.now());
}

const isUnreachable = (): boolean => session.get().state === 'unreachable';

let isAskingAgain = false;

async function askAgain(): Promise<void> {
  if (isAskingAgain) return;
  isAskingAgain = true;
  await askUntilAnswered({
    isOpen: isUnreachable,
    isOnline: () => navigator.onLine,
    ask: askWhoIsThere,
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
  });
  isAskingAgain = false;
}

/** The person who used this device last and has not logged out. */
function lastKnown(): Session | undefined {
  const user = recall('user') as User | undefined;
  return user && { state: 'unreachable', user };
}

/** Another tab has logged in. */
function meetArrival(): void {
  const now = session.get();
  if (now.state !== 'member' || now.user.id !== recall('person')) void askWhoIsThere();
}

/** The back button restored the page as it was left, so it missed messages from other tabs. */
function comeBack(): void {
  const shown = shownPerson();
  const known = recall('person');
  if (document.documentElement.hidden || (shown !== undefined && shown !== known)) {
    document.documentElement.hidden = true;
    location.reload();
  } else if (known !== undefined) void askWhoIsThere();
}

/** The user whose data is on the screen. */
function shownPerson(): number | undefined {
  const now = session.get();
  return 'user' in now ? now.user.id : undefined;
}

/** Requests the current user, also after a login in another tab or an outage. */
export async function askWhoIsThere(): Promise<Answer<User>> {
  const asked = await call('GET /me');
  const shown = shownPerson();
  const now = session.get();
  if (asked.ok) {
    if (shown !== undefined && shown !== asked.data.id) leave();
    else admit(asked.data);
  } else if (now.state === 'asking' || now.state === 'unreachable') {
    const isNobody = asked.failure.kind === 'problem' && asked.failure.status === 401;
    if (!isNobody) session.set('user' in now ? now : (lastKnown() ?? { state: 'unreachable' }));
    else session.set('user' in now ? { state: 'lost', user: now.user } : { state: 'nobody' });
  }
  return asked;
}

/** Removes what another person left on this device, except the page to return to and answers that were given without a login. */
function admit(user: User): void {
  if (recall('person') !== user.id) {
    forgetPerson('return-to', guestName);
    remember('person', user.id);
  }
  remember('user', user);
  session.set({ state: 'member', user });
}

/** Ends this session, or all sessions of the person. None of their data stays on this device. */
export async function logOut({ everywhere = false } = {}): Promise<Answer<unknown>> {
  const ended = await call('POST /auth/logout', { query: { all: everywhere ? 'true' : 'false' } });
  const isOver = ended.ok || (ended.failure.kind === 'problem' && ended.failure.status === 401);
  if (isOver) departed('logged-out');
  return ended;
}

/** After the session has ended: removes the person's data, here and in other tabs, and opens the start page with a farewell. */
export function departed(farewell: 'logged-out' | 'deleted'): void {
  forgetPerson();
  remember('departure', Date.now());
  leave(`?farewell=${farewell}`);
}

/** Loads a new document, so that no personal data stays in memory or behind the back button. */
function leave(query = ''): void {
  keepNothingMore();
  document.documentElement.hidden = true;
  location.replace(pathTo('start') + query);
}
