/** What every page has and no page waits for: one script after the page's own. */
export { InboxCount } from '../account/inbox-count';
export { measurePage } from '../analytics/measure-page';
export { preloadOnIntent } from '../preload-on-intent';
export { ShellMobileMenu, ShellToolsMenu } from './menus';
export { OptionalParts } from './OptionalParts';
export { ShellFooter } from './ShellFooter';
