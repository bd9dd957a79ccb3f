import type { MaskedMerchantConfig, MerchantConfig } from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  hasUnsavedMerchantSettings,
  type LoadMerchantConfigOutcome,
  type MerchantField,
  type MerchantForm,
  merchantFields,
  merchantSettingsMachine,
  type ParseMerchantForm,
  type SaveMerchantConfigOutcome,
  type SendMerchantConfigInput,
  type TestMerchantConnectionOutcome,
  merchantFormOf,
} from '.';

const coverage = transitionCoverage(merchantSettingsMachine);
const offline = { code: 'unreachable', message: 'We could not reach the server.' };
const forbidden = { code: 'permission_denied', message: 'You don’t have permission to do this.' };

const stored: MaskedMerchantConfig = {
  business_name: 'Verapix',
  business_email: 'team@example.com',
  business_website: 'https://example.com',
  settlement_account: { bank_name: 'Sample Bank', account_number_last4: '6789', iban_last4: null },
  stripe: { premiumCheckoutUrl: 'https://buy.stripe.com/premium', hasWebhookSecret: true },
};

/** Requires only a name, and returns the name and the typed secret. */
const parse: ParseMerchantForm = (form: MerchantForm) =>
  form.business_name === ''
    ? { ok: false, errors: { business_name: 'Name is required' } }
    : {
        ok: true,
        config: {
          business_name: form.business_name,
          settlement_account: { bank_name: '', account_number: form.account_number },
        } as MerchantConfig,
      };

function startPage() {
  const load = controlledActor<LoadMerchantConfigOutcome, void>();
  const save = controlledActor<SaveMerchantConfigOutcome, SendMerchantConfigInput>();
  const testing = controlledActor<TestMerchantConnectionOutcome, SendMerchantConfigInput>();
  const test = createTestActor(merchantSettingsMachine, {
    actors: { loadConfig: load.logic, saveConfig: save.logic, testConnection: testing.logic },
    input: { parse },
    coverage,
  });
  const { actor, emitted } = test;
  const now = () => actor.getSnapshot();
  return {
    ...test,
    load,
    save,
    testing,
    now,
    value: () => now().value,
    isUnsaved: () => hasUnsavedMerchantSettings(now()),
    toasts: () =>
      emitted.flatMap((event) =>
        event.type === 'notify' ? [[event.toast.title, event.toast.description]] : [],
      ),
    reported: () => emitted.filter(({ type }) => type === 'error.caught'),
    type: (field: MerchantField, value: string) => actor.send({ type: 'field.changed', field, value }),
    /** The server returns these settings. */
    receive: (config: MaskedMerchantConfig | null) => load.latest().resolve({ ok: true, config }),
  };
}

/** A page with loaded settings. */
async function openPage(config: MaskedMerchantConfig | null = stored) {
  const page = startPage();
  await page.receive(config);
  return page;
}

/** A page that is saving its fields. */
async function savingPage() {
  const page = await openPage();
  page.type('business_name', 'New name');
  page.type('account_number', '999888777666');
  page.actor.send({ type: 'save.requested' });
  return page;
}

async function testingPage() {
  const page = await openPage();
  page.actor.send({ type: 'test.requested' });
  return page;
}

/** The context without settings. */
const cleared = { config: null, errors: {}, problem: undefined };

describe('loading the payment settings', () => {
  // @spec call.load-config
  it('fills the fields with the stored settings and leaves secrets empty', async () => {
    const page = startPage();
    expect(page.value()).toBe('loading');
    await page.receive(stored);
    expect(page.value()).toBe('editing');
    expect(page.now().context.config).toEqual(stored);
    expect(merchantFormOf(page.now().context.config)).toMatchObject({
      business_name: 'Verapix',
      premiumCheckoutUrl: 'https://buy.stripe.com/premium',
      account_number: '',
      webhookSecret: '',
      iban: '',
      routing_number: '',
    });
    expect(page.isUnsaved()).toBe(false);
  });

  // @spec limit.merchant-defaults
  it('starts with empty fields before the first save', async () => {
    const page = await openPage(null);
    expect(Object.values(merchantFormOf(page.now().context.config)).join('')).toBe('');
    expect(page.isUnsaved()).toBe(false);
  });

  it('shows why it failed and can be retried', async () => {
    const page = startPage();
    await page.load.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('failed');
    expect(page.now().context.problem?.message).toBe(offline.message);
    page.actor.send({ type: 'load.retried' });
    expect(page.value()).toBe('loading');
    await page.receive(stored);
    expect(page.now().context.problem?.message).toBeUndefined();
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const page = startPage();
    await page.load.latest().reject(new Error('broken'));
    expect(page.value()).toBe('failed');
    expect(page.reported()).toHaveLength(1);
  });

  it('shows nothing to users whom the server rejects', async () => {
    const page = startPage();
    await page.load.latest().resolve({ ok: false, problem: forbidden });
    expect(page.value()).toBe('denied');
    expect(page.now().context).toMatchObject(cleared);
    expect(page.toasts()).toEqual([]);
  });
});

describe('editing the payment settings', () => {
  it('detects unsaved changes', async () => {
    const page = await openPage();
    page.type('account_number', '1');
    expect(page.isUnsaved()).toBe(true);
    page.type('account_number', '  ');
    expect(page.isUnsaved()).toBe(false);
    page.type('business_name', 'Other');
    page.type('business_name', ' Verapix ');
    expect(page.isUnsaved()).toBe(false);
  });

  it('sends nothing while a field is invalid', async () => {
    const page = await openPage(null);
    page.actor.send({ type: 'save.requested' });
    page.actor.send({ type: 'test.requested' });
    expect(page.value()).toBe('editing');
    expect(page.now().context.errors).toEqual({ business_name: 'Name is required' });
    expect([page.save.calls, page.testing.calls]).toEqual([[], []]);
    page.type('business_name', 'Verapix');
    page.actor.send({ type: 'save.requested' });
    expect(page.now().context.errors).toEqual({});
    expect(page.save.calls).toHaveLength(1);
  });
});

describe('saving the payment settings', () => {
  // @spec merchant.states call.load-config done.settings
  it('sends the fields, shows a toast, and loads them again without the typed secrets', async () => {
    const page = await savingPage();
    expect(page.value()).toBe('saving');
    expect(page.save.latest().input.config).toMatchObject({
      business_name: 'New name',
      settlement_account: { account_number: '999888777666' },
    });
    await page.save.latest().resolve({ ok: true, success: true });
    expect(page.value()).toBe('refreshing');
    expect(page.toasts()).toEqual([
      ['Configuration Updated', 'Payment settings have been updated successfully.'],
    ]);
    await page.receive({ ...stored, business_name: 'New name' });
    expect(page.value()).toBe('editing');
    expect(page.isUnsaved()).toBe(false);
    expect(JSON.stringify(page.now().context)).not.toContain('999888777666');
  });

  it('sends one request for repeated submits and ignores typing meanwhile', async () => {
    const page = await savingPage();
    page.actor.send({ type: 'save.requested' });
    page.actor.send({ type: 'test.requested' });
    page.type('business_name', 'Late');
    expect([page.save.calls.length, page.testing.calls.length]).toEqual([1, 0]);
    expect(page.now().context.draft.business_name).toBe('New name');
  });

  // @spec error.settings-save
  it.each<[SaveMerchantConfigOutcome, string, string]>([
    [{ ok: true, success: false }, 'Update Failed', 'Failed to update payment settings. Please try again.'],
    [{ ok: false, problem: offline }, 'Update Error', offline.message],
    [{ ok: false, problem: { code: 'x', message: '' } }, 'Update Error', 'An unknown error occurred'],
  ])('keeps the typed values when it fails with %j', async (outcome, title, description) => {
    const page = await savingPage();
    await page.save.latest().resolve(outcome);
    expect(page.value()).toBe('editing');
    expect(page.toasts()).toEqual([[title, description]]);
    expect(page.now().context.draft.account_number).toBe('999888777666');
  });

  it('shows an unknown error when it throws, and reports it', async () => {
    const page = await savingPage();
    await page.save.latest().reject(new Error('broken'));
    expect(page.value()).toBe('editing');
    expect(page.toasts()).toEqual([['Update Error', 'An unknown error occurred']]);
    expect(page.reported()).toHaveLength(1);
  });

  // @spec role.merchant
  it('clears everything if the user is no longer an administrator', async () => {
    const page = await savingPage();
    await page.save.latest().resolve({ ok: false, problem: forbidden });
    expect(page.value()).toBe('demoted');
    expect(page.toasts()).toEqual([
      ['Permission Denied', 'Only administrators can update merchant configuration.'],
    ]);
    expect(page.now().context).toMatchObject(cleared);
    expect(JSON.stringify(page.now().context)).not.toContain('999888777666');
  });
});

describe('loading the payment settings again after a save', () => {
  it('can be retried if it fails, without saving twice', async () => {
    const page = await savingPage();
    await page.save.latest().resolve({ ok: true, success: true });
    await page.load.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('stale');
    expect(page.now().context.problem?.message).toBe(offline.message);
    expect(page.toasts().at(-1)).toEqual(['Error', 'Failed to refresh configuration. Please try again.']);
    page.actor.send({ type: 'save.requested' });
    page.actor.send({ type: 'load.retried' });
    expect(page.value()).toBe('refreshing');
    await page.receive(stored);
    expect(page.value()).toBe('editing');
    expect(page.save.calls).toHaveLength(1);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const page = await savingPage();
    await page.save.latest().resolve({ ok: true, success: true });
    await page.load.latest().reject(new Error('broken'));
    expect(page.value()).toBe('stale');
    expect(page.reported()).toHaveLength(1);
  });

  it('shows nothing if the role was lost meanwhile', async () => {
    const page = await savingPage();
    await page.save.latest().resolve({ ok: true, success: true });
    await page.load.latest().resolve({ ok: false, problem: forbidden });
    expect(page.value()).toBe('demoted');
    expect(page.now().context).toMatchObject(cleared);
  });
});

describe('testing the connection', () => {
  // @spec error.settings-test done.settings
  it.each<[TestMerchantConnectionOutcome, string, string]>([
    [{ ok: true, success: true, message: 'Checked.' }, 'Connection Successful', 'Checked.'],
    [{ ok: true, success: false, message: 'No key.' }, 'Connection Test Failed', 'No key.'],
    [{ ok: false, problem: offline }, 'Test Error', offline.message],
    [{ ok: false, problem: { code: 'x', message: '' } }, 'Test Error', 'An unknown error occurred'],
  ])('shows the outcome: %j', async (outcome, title, description) => {
    const page = await testingPage();
    expect(page.value()).toBe('testing');
    await page.testing.latest().resolve(outcome);
    expect(page.value()).toBe('editing');
    expect(page.toasts()).toEqual([[title, description]]);
  });

  // @spec call.test
  it('tests the current fields and leaves them unsaved', async () => {
    const page = await openPage();
    page.type('business_name', 'New name');
    page.actor.send({ type: 'test.requested' });
    expect(page.testing.latest().input.config.business_name).toBe('New name');
    await page.testing.latest().resolve({ ok: true, success: true, message: 'Checked.' });
    expect(page.isUnsaved()).toBe(true);
    expect(page.save.calls).toEqual([]);
  });

  it('shows an unknown error when it throws, and reports it', async () => {
    const page = await testingPage();
    await page.testing.latest().reject(new Error('broken'));
    expect(page.value()).toBe('editing');
    expect(page.toasts()).toEqual([['Test Error', 'An unknown error occurred']]);
    expect(page.reported()).toHaveLength(1);
  });

  it('clears everything if the user is no longer an administrator', async () => {
    const page = await testingPage();
    await page.testing.latest().resolve({ ok: false, problem: forbidden });
    expect(page.value()).toBe('demoted');
    expect(page.now().context).toMatchObject(cleared);
  });
});

it('never sends incomplete fields, for any input', async () => {
  const act = fc.oneof(
    fc.record({
      type: fc.constant('field.changed' as const),
      field: fc.constantFrom(...merchantFields),
      value: fc.constantFrom('', 'a', 'Verapix'),
    }),
    fc.record({ type: fc.constantFrom('save.requested' as const, 'test.requested' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
      const page = await openPage();
      for (const event of acts) page.actor.send(event);
      const sent = [...page.save.calls, ...page.testing.calls];
      expect(sent.every(({ input }) => input.config.business_name !== '')).toBe(true);
      expect(sent.length).toBeLessThanOrEqual(1);
    }),
    { numRuns: 50 },
  );
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
