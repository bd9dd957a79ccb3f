import { measurePage } from '../analytics/measure-page';
import type { Routes } from '../load-page';
import { preloadOnIntent } from '../preload-on-intent';

/** What every page has and no page waits for: one script after the page's own. */
export { InboxCount } from '../account/inbox-count';
export { ShellMobileMenu, ShellToolsMenu } from './menus';
export { OptionalParts } from './OptionalParts';
export { ShellFooter } from './ShellFooter';

interface OpenedPage extends Routes {
  state: { matches: readonly { route: { path?: string | undefined } }[] };
}

/** Starts what no page waits for. */
export function start(router: OpenedPage): void {
  preloadOnIntent(router);
  measurePage({ path: router.state.matches.at(-1)?.route.path ?? '' }).catch(console.error);
}
