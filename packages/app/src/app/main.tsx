import '@verapix/ui/theme';
// First, so that nothing is stored that the user has not consented to.
import './analytics/consent';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { createAppAccount } from './account/app-account';
import { watchAuthCallbacks } from './auth-callback-params';
import { createHydratingRouter, createRouter } from './router';
import { createToasts } from './toasts';
import { installUploadMeter } from './upload-meter';

// Before the first actor. Developers add it to any address.
if (/[?&]inspect\b/.test(location.search)) (await import('./inspector')).startInspector();

// Before the router: nothing else may see the tokens in the address.
const authCallbacks = watchAuthCallbacks(window);
const uploadMeter = installUploadMeter(globalThis);
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root to render the app in.');

/** Whether the HTML of this page is prerendered. Some hosts send the home page for every unknown address. */
const isPrerendered = root.dataset.page === (location.pathname.replace(/\/$/, '') || '/');

const router = isPrerendered ? await createHydratingRouter() : createRouter();
const toasts = createToasts(async () => (await import('./shell/ToastArea')).startToasts());
const account = createAppAccount(toasts.notify, (to, options) => router.navigate(to, options));

const app = (
  <StrictMode>
    <App {...{ router, authCallbacks, uploadMeter, toasts, account }} />
  </StrictMode>
);

// In a transition React hydrates in short slices, between which the page answers.
if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);

// Without it, pages load when their link is followed, and nothing is measured.
import('./shell/later').then(({ start }) => start(router)).catch(() => {});
