import type { Account } from '../../app/account/account';

/**
 * Whether the sign-in or sign-up goes on when its page is left. A pending submit stops with the page, unless it has
 * already signed the user in: then its toast is still to come. A requested mail is still sent. The redirect to Google
 * is cancelled.
 */
export function keepFormAlive(
  snapshot: { value: unknown; hasTag: (tag: 'busy') => boolean },
  { view }: Pick<Account, 'view'>,
): boolean {
  if (snapshot.value === 'submitting' || snapshot.value === 'verifyingCode') return view().user !== null;
  return snapshot.value !== 'redirecting' && snapshot.hasTag('busy');
}

/** Tells a form that the page came out of the back-forward cache, for example by going back from Google's page. */
export function sendPageRestored(actor: { send: (event: { type: 'page.restored' }) => void }): () => void {
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) actor.send({ type: 'page.restored' });
  };
  addEventListener('pageshow', onPageShow);
  return () => removeEventListener('pageshow', onPageShow);
}
