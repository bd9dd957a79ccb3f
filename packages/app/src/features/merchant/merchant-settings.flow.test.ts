import { FunctionsClient } from '@supabase/functions-js';
import { type MerchantField, merchantFields } from '@verapix/machines';
import { anonKey, createSeededBackend, testOrigin } from '@verapix/mocks/testing';
import { beforeEach, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { createMerchantApi } from '@verapix/client/merchant-api';
import { startFlow } from '../../app/flow/flow.test-kit';
import { merchantSettingsFlow } from './merchant-settings.flow';

type MerchantSettingsActor = ReturnType<typeof merchantSettingsFlow.create>['actor'];

let backend: ReturnType<typeof createSeededBackend>;

beforeEach(() => {
  backend = createSeededBackend();
});

const typed: Partial<Record<MerchantField, string>> = {
  business_name: 'Sample Studio',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  bank_name: 'Sample Bank',
  account_number: '000123456789',
  publicKey: 'pk_test_sample',
  premiumCheckoutUrl: 'https://buy.stripe.com/premium',
  lifetimeCheckoutUrl: 'https://buy.stripe.com/lifetime',
  webhookSecret: 'whsec_sample',
};

/** The settings of a user, from the machine to the mock backend. */
async function openAs(persona: 'founder' | 'free', change?: (token: string) => Promise<unknown>) {
  const { token } = await backend.signIn(persona);
  await change?.(token);
  const functions = new FunctionsClient(`${testOrigin}/functions/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${token}` },
    customFetch: (input, init) => backend.fetch(new Request(input, init)),
  });
  const { actor, happened } = await startFlow(merchantSettingsFlow, undefined, {
    api: createMerchantApi({ functions }),
  });
  await settled(actor);
  return { actor, toasts: happened };
}

const busy = ['loading', 'saving', 'refreshing', 'testing'];
const settled = (actor: MerchantSettingsActor) =>
  waitFor(actor, ({ value }) => !busy.includes(String(value)));

function type(actor: MerchantSettingsActor, form: typeof typed): void {
  for (const field of merchantFields) {
    const value = form[field];
    if (value !== undefined) actor.send({ type: 'field.changed', field, value });
  }
}

it('saves, reads again without secrets, and tests what is stored', async () => {
  const { actor, toasts } = await openAs('founder');
  type(actor, typed);
  actor.send({ type: 'save.requested' });
  await settled(actor);
  const { context } = actor.getSnapshot();
  expect(context.config).toMatchObject({
    business_name: 'Sample Studio',
    settlement_account: { account_number_last4: '6789' },
    stripe: { hasWebhookSecret: true },
  });
  expect(JSON.stringify(context)).not.toMatch(/000123456789|whsec_sample/);
  actor.send({ type: 'test.requested' });
  await settled(actor);
  expect(toasts).toEqual([
    'Configuration Updated: Payment settings have been updated successfully.',
    'Connection Successful: The webhook took a signed test event. The keys and the addresses have the right form. Stripe itself was not asked.',
  ]);
});

it('keeps a secret that is not typed again, and replaces one that is', async () => {
  const { actor } = await openAs('founder');
  type(actor, typed);
  actor.send({ type: 'save.requested' });
  await settled(actor);
  type(actor, { business_name: 'Other Studio', webhookSecret: 'whsec_other' });
  actor.send({ type: 'save.requested' });
  await settled(actor);
  expect(backend.store.read().merchantConfig).toMatchObject({
    business_name: 'Other Studio',
    settlement_account: { account_number: '000123456789' },
    stripe: { webhookSecret: 'whsec_other' },
  });
});

it('says that other bank details need a second factor, and keeps those that are stored', async () => {
  const { actor, toasts } = await openAs('founder');
  type(actor, typed);
  actor.send({ type: 'save.requested' });
  await settled(actor);
  type(actor, { bank_name: 'Other Bank' });
  actor.send({ type: 'save.requested' });
  await settled(actor);
  expect(toasts.at(-1)).toMatch(/second factor|two-factor/i);
  expect(backend.store.read().merchantConfig).toMatchObject({
    settlement_account: { bank_name: 'Sample Bank' },
  });
});

it('shows nothing to a member, even if their user metadata says administrator', async () => {
  const claim = (token: string) =>
    backend.fetch(
      new Request(`${testOrigin}/auth/v1/user`, {
        method: 'PUT',
        headers: { apikey: anonKey, Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: { is_admin: true } }),
      }),
    );
  const { actor, toasts } = await openAs('free', claim);
  expect(actor.getSnapshot().value).toBe('denied');
  expect(actor.getSnapshot().context.config).toBeNull();
  expect(toasts).toEqual([]);
});

it('refuses a save after the role was revoked, and forgets what was typed', async () => {
  const { actor, toasts } = await openAs('founder');
  backend.store.write((draft) => {
    for (const { appMetadata } of draft.users) delete appMetadata.role;
  });
  type(actor, typed);
  actor.send({ type: 'save.requested' });
  await settled(actor);
  expect(actor.getSnapshot().value).toBe('demoted');
  expect(toasts).toEqual(['Permission Denied: Only administrators can update merchant configuration.']);
  expect(JSON.stringify(actor.getSnapshot().context)).not.toContain('000123456789');
  expect(backend.store.read().merchantConfig).toBeNull();
});
