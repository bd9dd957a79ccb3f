import { Skeleton } from '@verapix/ui';
import { lazy, Suspense } from 'react';
import type { CookieSwitchesProps } from './CookieSwitches';

/** A chunk of its own: the first load has no room for it. It is part of the prerendered HTML, and has no text field. */
const CookieSwitches = lazy(async () => ({ default: (await import('./CookieSwitches')).CookieSwitches }));

/** The user's choice of what the site may store. */
export function CookieChoice({ level }: CookieSwitchesProps) {
  return (
    <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '24rem' }} />}>
      <CookieSwitches level={level} />
    </Suspense>
  );
}
