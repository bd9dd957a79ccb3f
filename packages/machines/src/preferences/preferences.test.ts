import {
  defaultPreferences,
  type PreferencePage,
  type PreferenceSwitch,
  type Preferences,
} from '@verapix/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import {
  hasUnsavedPreferences,
  type LoadPreferencesOutcome,
  preferencesMachine,
  type SavePreferencesInput,
  type SavePreferencesOutcome,
  selectPreferences,
} from '.';

const coverage = transitionCoverage(preferencesMachine);
const offline = { code: 'network', message: 'You are offline.' };

function startPage(page: PreferencePage) {
  const load = controlledActor<LoadPreferencesOutcome, void>();
  const save = controlledActor<SavePreferencesOutcome, SavePreferencesInput>();
  const test = createTestActor(preferencesMachine, {
    actors: {
      loadPreferences: load.logic,
      savePreferences: save.logic,
    },
    input: { page },
    coverage,
  });
  const { actor } = test;
  return {
    ...test,
    load,
    save,
    value: () => actor.getSnapshot().value,
    shown: () => selectPreferences(actor.getSnapshot()),
    isUnsaved: () => hasUnsavedPreferences(actor.getSnapshot()),
    /** The backend saves the changes, and returns others that were made elsewhere. */
    succeed: (elsewhere: Partial<Preferences> = {}) => {
      const { changes } = save.latest().input;
      return save
        .latest()
        .resolve({ ok: true, preferences: { ...defaultPreferences, ...elsewhere, ...changes } });
    },
    toggle: (key: PreferenceSwitch, on: boolean) => actor.send({ type: 'switch.toggled', key, on }),
  };
}

/** A page with loaded settings: the defaults with changes. */
async function openPage(page: PreferencePage, stored: Partial<Preferences> = {}) {
  const test = startPage(page);
  await test.load.latest().resolve({ ok: true, preferences: { ...defaultPreferences, ...stored } });
  return test;
}

describe('loading the settings', () => {
  // @spec preferences.entity
  it('shows the stored settings', async () => {
    const page = startPage('email');
    expect(page.value()).toBe('loading');
    await page.load.latest().resolve({
      ok: true,
      preferences: { ...defaultPreferences, weeklyNewsletter: true, emailFrequency: 'daily' },
    });
    expect(page.value()).toEqual({ ready: 'clean' });
    expect(page.shown()).toEqual({ ...defaultPreferences, weeklyNewsletter: true, emailFrequency: 'daily' });
  });

  it('shows why it failed and can be retried', async () => {
    const page = startPage('email');
    await page.load.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toBe('failed');
    expect(page.actor.getSnapshot().context.problem).toEqual(offline);
    page.actor.send({ type: 'load.retried' });
    expect(page.value()).toBe('loading');
    expect(page.actor.getSnapshot().context.problem).toBeUndefined();
    expect(page.load.calls).toHaveLength(2);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const page = startPage('email');
    const error = new Error('broken');
    await page.load.latest().reject(error);
    expect(page.value()).toBe('failed');
    expect(page.actor.getSnapshot().context.problem).toMatchObject({ code: 'unexpected' });
    expect(page.emitted).toEqual([{ type: 'error.caught', error }]);
  });
});

describe('changing a setting', () => {
  // @spec notifications.switches done.preferences
  it('shows it with a toast and marks it as unsaved', async () => {
    const page = await openPage('notifications');
    page.toggle('marketingEmails', true);
    expect(page.value()).toEqual({ ready: 'dirty' });
    expect(page.shown().marketingEmails).toBe(true);
    expect(page.isUnsaved()).toBe(true);
    expect(page.toasts()).toEqual([
      {
        title: 'Setting updated',
        description: 'You have unsaved changes.',
        variant: 'default',
        type: 'info',
      },
    ]);
  });

  it('back to the saved value leaves nothing to save', async () => {
    const page = await openPage('notifications');
    page.toggle('marketingEmails', true);
    page.toggle('marketingEmails', false);
    expect(page.value()).toEqual({ ready: 'clean' });
    expect(page.isUnsaved()).toBe(false);
    expect(page.toasts().at(-1)).toEqual({ title: 'Setting updated', variant: 'default', type: 'info' });
  });

  it('is limited to the switches of the page', async () => {
    const page = await openPage('notifications');
    page.toggle('monthlyNewsletter', true);
    page.actor.send({ type: 'frequency.chosen', frequency: 'daily' });
    expect(page.shown()).toEqual(defaultPreferences);
    expect(page.emitted).toEqual([]);
  });

  it('includes the choice of a frequency', async () => {
    const page = await openPage('email');
    page.actor.send({ type: 'frequency.chosen', frequency: 'monthly' });
    expect(page.shown().emailFrequency).toBe('monthly');
    expect(page.toasts()).toMatchObject([{ title: 'Setting updated' }]);
    page.actor.send({ type: 'frequency.chosen', frequency: 'weekly' });
    expect(page.isUnsaved()).toBe(false);
  });

  it('is unsaved exactly while it differs from the saved value, for any toggles', async () => {
    const keys = ['marketingEmails', 'productUpdates', 'weeklyNewsletter'] as const;
    const toggles = fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean()), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(toggles, async (sequence) => {
        const page = await openPage('notifications');
        const last: Preferences = { ...defaultPreferences };
        for (const [key, on] of sequence) {
          page.toggle(key, on);
          last[key] = on;
        }
        const differs = keys.some((key) => last[key] !== defaultPreferences[key]);
        expect(page.shown()).toEqual(last);
        expect(page.isUnsaved()).toBe(differs);
        expect(page.value()).toEqual({ ready: differs ? 'dirty' : 'clean' });
      }),
      { numRuns: 50 },
    );
  });
});

describe('saving', () => {
  // @spec preferences.delay done.preferences
  it.each([
    ['notifications', 'securityAlerts', 'Your notification preferences have been updated'],
    ['privacy', 'activityTracking', 'Your privacy and security settings have been updated'],
    ['email', 'monthlyNewsletter', 'Your email preferences have been updated'],
  ] as const)('of %s sends only the changes, once', async (name, key, description) => {
    const page = await openPage(name);
    page.toggle(key, false);
    page.actor.send({ type: 'save.requested' });
    page.actor.send({ type: 'save.requested' });
    expect(page.value()).toBe('saving');
    expect(page.save.calls.map(({ input }) => input)).toEqual([{ changes: { [key]: false } }]);
    await page.succeed();
    expect(page.value()).toEqual({ ready: 'clean' });
    expect(page.shown()[key]).toBe(false);
    expect(page.toasts().at(-1)).toEqual({
      title: 'Settings Saved',
      description,
      variant: 'success',
      type: 'success',
    });
  });

  // @spec error.preferences
  it.each([
    ['notifications', 'securityAlerts', 'Failed to save notification settings'],
    ['privacy', 'activityTracking', 'Failed to save settings'],
    ['email', 'monthlyNewsletter', 'Failed to save email preferences'],
  ] as const)('of %s that fails shows why and keeps the changes', async (name, key, title) => {
    const page = await openPage(name);
    page.toggle(key, false);
    page.actor.send({ type: 'save.requested' });
    await page.save.latest().resolve({ ok: false, problem: offline });
    expect(page.value()).toEqual({ ready: 'dirty' });
    expect(page.shown()[key]).toBe(false);
    expect(page.toasts().at(-1)).toEqual({
      title,
      description: 'You are offline.',
      variant: 'destructive',
      type: 'error',
    });
    page.actor.send({ type: 'save.requested' });
    await page.succeed();
    expect(page.value()).toEqual({ ready: 'clean' });
  });

  it('shows changes that were made elsewhere meanwhile', async () => {
    const page = await openPage('notifications');
    page.toggle('marketingEmails', true);
    page.actor.send({ type: 'save.requested' });
    await page.succeed({ productUpdates: false });
    expect(page.shown()).toEqual({ ...defaultPreferences, marketingEmails: true, productUpdates: false });
    expect(page.isUnsaved()).toBe(false);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const page = await openPage('notifications');
    page.toggle('marketingEmails', true);
    page.actor.send({ type: 'save.requested' });
    const error = new Error('broken');
    await page.save.latest().reject(error);
    expect(page.value()).toEqual({ ready: 'dirty' });
    expect(page.toasts().at(-1)).toMatchObject({ title: 'Failed to save notification settings' });
    expect(page.emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('is possible without changes', async () => {
    const page = await openPage('email');
    page.actor.send({ type: 'save.requested' });
    expect(page.save.latest().input).toEqual({ changes: {} });
    await page.succeed();
    expect(page.value()).toEqual({ ready: 'clean' });
    expect(page.toasts()).toMatchObject([{ title: 'Settings Saved' }]);
  });

  it('ignores switches while it is in progress', async () => {
    const page = await openPage('notifications');
    page.toggle('marketingEmails', true);
    page.actor.send({ type: 'save.requested' });
    page.toggle('productUpdates', false);
    expect(page.shown().productUpdates).toBe(true);
  });
});

describe('the chart of the preferences', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
