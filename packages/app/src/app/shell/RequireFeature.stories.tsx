import type { ToastOptions } from '@verapix/machines';
import preview from '@verapix/storybook/preview';
import { useMemo, useSyncExternalStore } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Account, AccountContext, type AccountView } from '../account/account';
import { type Toasts, ToastsContext } from '../toasts';
import { RequireFeature } from './RequireFeature';

const notify = fn<(toast: ToastOptions) => void>();
const retried = fn();

const person: AccountView = {
  status: 'signed-in',
  user: null,
  planId: 'free',
  planStatus: 'known',
  offer: 'open',
  hasFullAccess: false,
  states: [],
};

/** An account with a view that the story sets. */
let view = person;
const listeners = new Set<() => void>();
const show = (changes: Partial<AccountView>) => {
  view = { ...view, ...changes };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const account = {
  view: () => view,
  subscribe,
  start: async () => ({ subscription: { send: retried } }),
  signOut: () => {},
} as unknown as Account;

const toasts: Toasts = {
  notify,
  dismiss: () => {},
  prepare: async () => {},
  display: () => undefined,
  subscribe: () => () => {},
};

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`You are at ${pathname}${search}`}</p>;
}

function Gated() {
  // The story's own changes of the account.
  useSyncExternalStore(subscribe, () => view);
  const page = useMemo(
    () => (
      <RequireFeature feature="api-keys" fallback={<p>The room of the page</p>}>
        <p>Behind the gate</p>
      </RequireFeature>
    ),
    [],
  );
  return (
    <MemoryRouter initialEntries={['/account/api-keys']}>
      <AccountContext value={account}>
        <ToastsContext value={toasts}>
          <Routes>
            <Route path="/account/api-keys" element={page} />
            <Route path="*" element={<Where />} />
          </Routes>
        </ToastsContext>
      </AccountContext>
    </MemoryRouter>
  );
}

const meta = preview.meta({
  title: 'Pages/Shell/RequireFeature',
  render: () => <Gated />,
  beforeEach: () => {
    view = person;
    notify.mockClear();
    retried.mockClear();
  },
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
});

/** The gate opens when the plan turns out to be paid, closes when it ends, and says why. */
export const OpensAndCloses = meta.story({
  parameters: { spec: ['keys.gate', 'role.gate-toast'] },
  beforeEach: () => show({ planStatus: 'pending' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The room of the page')).toBeVisible();
    show({ planStatus: 'known', planId: 'premium' });
    await canvas.findByText('Behind the gate');
    await expect(notify).not.toHaveBeenCalled();
    show({ planId: 'free' });
    await canvas.findByText('You are at /pricing?feature=api-keys');
    await expect(notify.mock.calls).toEqual([
      [
        {
          title: 'Premium Feature',
          description: 'This feature requires a Premium or Lifetime subscription.',
          variant: 'default',
          type: 'info',
        },
      ],
    ]);
  },
});

/** The plan cannot be read: the page is not shown until a retry succeeds. */
export const Unchecked = meta.story({
  parameters: { spec: ['tier.free'], screenshot: true },
  beforeEach: () => show({ planStatus: 'failed' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'API Key Management' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(retried.mock.calls).toEqual([[{ type: 'load.retried' }]]));
    show({ planStatus: 'pending' });
    await expect(await canvas.findByRole('status')).toHaveTextContent('Checking your plan');
    await expect(canvas.getByRole('button', { name: /Try again/ })).toHaveFocus();
    show({ planStatus: 'failed' });
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.queryByText('Behind the gate')).toBeNull();
    await expect(notify).not.toHaveBeenCalled();
  },
});

/** A user who signs out on the page is redirected home, without a toast about plans. */
export const SignsOut = meta.story({
  beforeEach: () => show({ planId: 'lifetime' }),
  play: async ({ canvas }) => {
    await canvas.findByText('Behind the gate');
    show({ status: 'signing-out', planId: 'free' });
    await canvas.findByText('You are at /');
    await expect(notify).not.toHaveBeenCalled();
  },
});
