import '@verapix/ui/theme';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers';
import { createRouter } from './router';
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

const router = createRouter();
const toasts = createToasts();
const account = createAppAccount({ toasts, navigate: (to, options) => router.navigate(to, options) });

createRoot(root).render(
  <StrictMode>
    <Providers arrivals={arrivals} uploadMeter={uploadMeter} toasts={toasts} account={account}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
