import { render } from 'preact';
import { Application } from './frame/application.tsx';
import { followLinks } from './navigation/navigation.ts';
import { startSession } from './session/session.ts';

const root = document.querySelector('#application');
if (root === null) throw new Error('The page has no place for the application.');
followLinks();
// The server knows whether the browser has sent a cookie that could be a session; scripts cannot see it.
void startSession(document.documentElement.dataset['session'] === 'perhaps');
render(<Application />, root);
