import type { Account } from '../../wiring/account/account';

/** What the two forms' machines have in common. */
interface FormSnapshot {
  value: unknown;
  hasTag: (tag: 'busy') => boolean;
}

/**
 * Whether a form goes on when its page is left. A sign-in stops with it, unless it is because of the sign-in that the
 * page is left: that is still to be said. A mail that was asked for is still sent; going to Google is given up.
 */
export function outlivesPage({ view }: Pick<Account, 'view'>): (snapshot: FormSnapshot) => boolean {
  return (snapshot) => {
    if (snapshot.value === 'submitting') return view().user !== null;
    return snapshot.value !== 'redirecting' && snapshot.hasTag('busy');
  };
}
