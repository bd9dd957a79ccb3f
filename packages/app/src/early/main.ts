/** Runs before the page is shown, as a plain script of its own: see `vite/early-script.ts`. */
import { keepActs } from './keep-acts';
import { startApp } from './start-app';
import { markStoredSession } from './stored-session';
import { showStoredTheme } from './stored-theme';

showStoredTheme();
markStoredSession();
startApp();
keepActs();
