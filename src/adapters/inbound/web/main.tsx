import { render } from 'preact';
import { Application } from './frame/application.tsx';
import { followLinks } from './navigation/navigation.ts';
import { type SessionHint, startSession } from './session/session.ts';

const root = document.querySelector('#application');
if (root === null) throw new Error('The page has no place for the application.');
followLinks();
// Only the server knows whether the browser sent a session cookie; scripts cannot see it.
void startSession(document.documentElement.dataset['session'] as SessionHint);
render(<Application />, root);
