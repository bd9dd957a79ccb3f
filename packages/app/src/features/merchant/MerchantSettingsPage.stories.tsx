import type { MaskedMerchantConfig } from '@verapix/domain';
import { merchantFormOf, merchantSettingsMachine } from '@verapix/machines';
import * as problems from '@verapix/messages/problems';
import preview from '@verapix/storybook/preview';
import { StoryActor } from '@verapix/storybook/story-actor';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import { MerchantSettingsView } from './MerchantSettingsPage';
import { parseMerchantForm } from './parse-merchant-form';

type Snapshot = SnapshotFrom<typeof merchantSettingsMachine>;

const send = fn();

const stored: MaskedMerchantConfig = {
  business_name: 'Sample Studio',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: {
    bank_name: 'Sample Bank',
    account_number_last4: '6789',
    routing_number: '110000000',
    iban_last4: null,
    swift_code: 'SAMPDEFF',
  },
  stripe: {
    publicKey: 'pk_test_sample',
    premiumCheckoutUrl: 'https://buy.stripe.com/test_premium',
    lifetimeCheckoutUrl: 'https://buy.stripe.com/test_lifetime',
    hasWebhookSecret: true,
  },
};

function snapshotIn(value: Snapshot['value'], context: Partial<Snapshot['context']> = {}): Snapshot {
  const { config = stored } = context;
  return merchantSettingsMachine.resolveState({
    value,
    context: {
      parse: parseMerchantForm,
      config,
      draft: merchantFormOf(config),
      errors: {},
      problem: undefined,
      ...context,
    },
  });
}

/** The page in one state of its machine. */
const inState = (value: Snapshot['value'], context: Partial<Snapshot['context']> = {}) => (
  <StoryActor snapshot={snapshotIn(value, context)} send={send}>
    {(settings) => <MerchantSettingsView {...settings} />}
  </StoryActor>
);

const problem = { code: 'unreachable', message: problems.unreachable };
const narrow = { viewport: { value: 'mobile1' } };

const meta = preview.meta({
  title: 'Pages/Merchant/PaymentSettings',
  beforeEach: () => {
    send.mockClear();
  },
  parameters: { layout: 'fullscreen', route: '/merchant/settings' },
});

export const Editing = meta.story({
  parameters: { spec: ['merchant.form', 'merchant.config'], states: ['merchant-settings.editing'] },
  render: () => inState('editing'),
  play: async ({ canvas, step }) => {
    await step('what is stored is in the fields, and of secrets the end at most', async () => {
      await expect(await canvas.findByLabelText(/Business name/)).toHaveValue('Sample Studio');
      await expect(canvas.getByLabelText('Account number')).toHaveValue('');
      await expect(canvas.getByLabelText('Account number')).toHaveAccessibleDescription(/ends in 6789/);
      await expect(canvas.getByLabelText('Webhook secret')).toHaveValue('');
      await expect(canvas.getByLabelText('Webhook secret')).toHaveAccessibleDescription(
        /You’ve saved a secret/,
      );
      await expect(canvas.queryByText(/not properly configured/)).toBeNull();
    });
    await step('every key is told to the machine, and both buttons can be pressed by keyboard', async () => {
      canvas.getByLabelText('IBAN').focus();
      await userEvent.keyboard('D');
      await expect(send.mock.calls).toEqual([[{ type: 'field.changed', field: 'iban', value: 'D' }]]);
      canvas.getByRole('button', { name: 'Save Changes' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'save.requested' });
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(send).toHaveBeenLastCalledWith({ type: 'test.requested' });
    });
  },
});

/** Before the first save. */
export const FirstTime = meta.story({
  parameters: { spec: ['error.stripe'], states: ['merchant-settings.editing'] },
  render: () => inState('editing', { config: null }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Stripe is not properly configured. Payments will not be received.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText(/Account number/)).toBeRequired();
  },
});

const errors = {
  business_email: 'Invalid email address',
  account_number: 'Account number is required',
  premiumCheckoutUrl: 'Invalid checkout URL',
};

/** Settings that were stored before they were validated. */
const old: MaskedMerchantConfig = {
  ...stored,
  business_email: 'team@example',
  settlement_account: { ...stored.settlement_account, account_number_last4: null },
  stripe: { ...stored.stripe, premiumCheckoutUrl: 'http://buy.stripe.com/test_premium' },
};

export const Incomplete = meta.story({
  parameters: { states: ['merchant-settings.editing'] },
  render: () => inState('editing', { config: old, errors }),
  play: async ({ canvas }) => {
    const email = await canvas.findByLabelText(/Business email/);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Invalid email address');
  },
});

const foreign: MaskedMerchantConfig = {
  ...stored,
  stripe: { ...stored.stripe, premiumCheckoutUrl: 'https://pay.example/premium' },
};

/** An address that is not the payment provider's own can be saved, with a warning beside it. */
export const ForeignAddress = meta.story({
  parameters: { spec: ['merchant.optional'], states: ['merchant-settings.editing'] },
  render: () => inState('editing', { config: foreign }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('pay.example isn’t one of the payment provider’s own hosts'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(send.mock.calls).toEqual([[{ type: 'save.requested' }]]);
  },
});

/** A page that saves and reads again; the story replaces the machine. */
function Saved() {
  const [snapshot, setSnapshot] = useState(snapshotIn('editing'));
  const act = (event: Parameters<typeof send>[0]) => {
    send(event);
    if (event.type !== 'save.requested') return;
    setSnapshot(snapshotIn('editing', { config: { ...stored, business_name: 'New name' } }));
  };
  return <MerchantSettingsView snapshot={snapshot} send={act} />;
}

export const SavedByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Saved />,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Webhook secret'), 'whsec_typed{Enter}');
    await expect(canvas.getByLabelText(/Business name/)).toHaveValue('New name');
    await expect(canvas.getByLabelText('Webhook secret')).toHaveValue('');
    await expect(canvas.getByLabelText('Webhook secret')).toHaveFocus();
  },
});

export const Saving = meta.story({
  parameters: { spec: ['merchant.states'], states: ['merchant-settings.saving'] },
  render: () => inState('saving'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saving...' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Test connection' }));
    await userEvent.type(canvas.getByLabelText(/Business name/), 'x');
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Refreshing = meta.story({
  parameters: { states: ['merchant-settings.refreshing'], chromatic: { disableSnapshot: true } },
  render: () => inState('refreshing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save Changes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Testing = meta.story({
  parameters: {
    spec: ['merchant.states'],
    states: ['merchant-settings.testing'],
    chromatic: { disableSnapshot: true },
  },
  render: () => inState('testing'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Testing...' }));
    await expect(send).not.toHaveBeenCalled();
  },
});

export const Stale = meta.story({
  parameters: { spec: ['error.settings-refresh'], states: ['merchant-settings.stale'] },
  render: () => inState('stale', { problem }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to refresh configuration. Please try again.Your changes are saved. We couldn’t reach the server.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
  },
});

export const Loading = meta.story({
  parameters: { spec: ['merchant.form'], states: ['merchant-settings.loading'] },
  render: () => inState('loading'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payment Settings' })).toBeVisible();
    await expect(canvas.getByText('Loading configuration...')).toBeVisible();
  },
});

export const Failed = meta.story({
  parameters: {
    spec: ['error.merchant-fallback', 'merchant.form', 'error.settings-load'],
    states: ['merchant-settings.failed'],
  },
  render: () => inState('failed', { config: null, problem }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to load payment configuration. Please try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(send.mock.calls).toEqual([[{ type: 'load.retried' }]]);
    await expect(canvas.queryByRole('form')).toBeNull();
  },
});

/** The page must not contain any settings, even if they were loaded. */
const showsNothing = async (page: HTMLElement) => {
  await expect(page.querySelector('form, input')).toBeNull();
  for (const text of ['Sample Studio', 'Sample Bank', '6789', 'buy.stripe.com', 'pk_test_sample'])
    await expect(page.innerHTML).not.toContain(text);
};

export const AccessDenied = meta.story({
  parameters: { spec: ['merchant.denied'], states: ['merchant-settings.denied'] },
  render: () => inState('denied'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Access Denied' })).toBeVisible();
    await expect(
      canvas.getByText('You need administrator privileges to access payment settings.'),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveFocus();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/');
    await showsNothing(canvasElement);
  },
});

/** The administrator role was revoked while the form was open. */
export const NoLongerAdministrator = meta.story({
  parameters: { spec: ['merchant.denied'], states: ['merchant-settings.demoted'] },
  render: () => inState('demoted'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: 'Administrator Access Required' })).toBeVisible();
    await showsNothing(canvasElement);
  },
});

export const Phone = meta.story({
  globals: narrow,
  render: () => inState('editing', { config: null, errors }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText(/Business name/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
