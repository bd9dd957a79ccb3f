import { loadable } from '@verapix/studio/lib/loadable';
import { Skeleton } from '@verapix/ui';

/** The user's choice of what the site may store. The first load has no room for it. It is part of the prerendered HTML. */
export const CookieChoice = loadable(
  async () => (await import('./CookieSwitches')).CookieSwitches,
  <Skeleton shape="block" style={{ blockSize: '24rem' }} />,
);
