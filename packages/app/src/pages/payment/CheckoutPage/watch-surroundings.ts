import { type CheckoutEvent, selectTier } from '@verapix/machines';
import type { AccountRuntime } from '../../../wiring/account/account-runtime';

interface Surroundings {
  runtime: Pick<AccountRuntime, 'view' | 'subscribe' | 'subscription' | 'news'>;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Where it is heard that a window beside another has the focus again. */
  browserWindow: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/** Tells of the account, once it is known and with each change. */
function watchAccount({ runtime }: Surroundings, tell: (event: CheckoutEvent) => void): () => void {
  let told: string | undefined;
  let isLeaving = false;
  const look = () => {
    const { status, user } = runtime.view();
    // Whoever signs out goes to the home page; that is no reason to ask them to sign in.
    isLeaving = status === 'signing-out' || (isLeaving && user === null);
    if (status === 'loading' || isLeaving) return;
    const news: CheckoutEvent = {
      type: 'account.changed',
      userId: user?.id ?? null,
      planId: selectTier(runtime.subscription.getSnapshot()),
    };
    const text = JSON.stringify(news);
    if (text !== told) tell(news);
    told = text;
  };
  // Not at once: a page that is put on the screen twice is taken off it in between, and must have done nothing.
  const timer = setTimeout(look);
  const unsubscribe = runtime.subscribe(look);
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** What the checkout hears: who is signed in with which plan, that the tab is shown again, news of other tabs. */
export function watchSurroundings(
  surroundings: Surroundings,
  tell: (event: CheckoutEvent) => void,
): () => void {
  const { runtime, page, browserWindow } = surroundings;
  const stopAccount = watchAccount(surroundings, tell);
  const stopNews = runtime.news.subscribe(() => tell({ type: 'check.requested' }));
  const show = () => {
    if (page.visibilityState === 'visible') tell({ type: 'tab.shown' });
  };
  page.addEventListener('visibilitychange', show);
  browserWindow.addEventListener('focus', show);
  return () => {
    stopAccount();
    stopNews();
    page.removeEventListener('visibilitychange', show);
    browserWindow.removeEventListener('focus', show);
  };
}
