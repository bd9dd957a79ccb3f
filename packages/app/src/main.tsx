import '@verapix/ui/theme';
// Before anything is kept: whoever refused functional things has none of them.
import './analytics/app-consent';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { createHydratingRouter, createRouter } from './router';
import { createAppAccount } from './wiring/account/app-account';
import { watchArrivals } from './wiring/arrivals';
import { createToasts } from './wiring/toasts';
import { installUploadMeter } from './wiring/upload-meter';

// First of all: nothing that follows may see the tokens that an address brings.
const arrivals = watchArrivals(window);
const uploadMeter = installUploadMeter(globalThis);
const root = document.getElementById('root');
if (!root)
  throw new Error('index.html has no element with the id "root", so there is nowhere to render the app.');

/** Whether this page is there as HTML, made at build. Some hosts send the home page's for every other address. */
const isPrerendered = root.dataset.page === (location.pathname.replace(/\/$/, '') || '/');

const router = isPrerendered ? await createHydratingRouter() : createRouter();
const toasts = createToasts();
const account = createAppAccount({ toasts, navigate: (to, options) => router.navigate(to, options) });

const app = (
  <StrictMode>
    <App router={router} arrivals={arrivals} uploadMeter={uploadMeter} toasts={toasts} account={account} />
  </StrictMode>
);

// A query may change what the page shows, and the HTML was made without one.
if (isPrerendered && location.search === '') hydrateRoot(root, app);
else createRoot(root).render(app);
