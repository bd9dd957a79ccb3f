import type { Outcome } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { profileMachine, type SaveProfileInput } from '.';

const coverage = transitionCoverage(profileMachine);

const ada = { fullName: 'Ada', email: 'ada@example.com' };

function startProfile() {
  const save = controlledActor<Outcome, SaveProfileInput>();
  const test = createTestActor(profileMachine, {
    actors: { saveProfile: save.logic },
    input: ada,
    coverage,
  });
  const { actor } = test;
  return {
    ...test,
    save,
    value: () => actor.getSnapshot().value,
    profile: () => actor.getSnapshot().context.profile,
    draft: () => actor.getSnapshot().context.draft,
    fieldErrors: () => actor.getSnapshot().context.fieldErrors,
    edit: () => actor.send({ type: 'edit.started' }),
    submit: (fullName: string) => actor.send({ type: 'profile.submit', fullName }),
  };
}

describe('editing the profile', () => {
  it('starts with the saved name and can be cancelled', () => {
    const profile = startProfile();
    expect(profile.value()).toBe('viewing');
    profile.edit();
    expect(profile.value()).toBe('editing');
    expect(profile.draft()).toBe('Ada');
    profile.actor.send({ type: 'edit.cancelled' });
    expect(profile.value()).toBe('viewing');
    expect(profile.profile()).toEqual(ada);
  });

  // @spec success.profile
  it('saves the trimmed name once, with a toast', async () => {
    const profile = startProfile();
    profile.edit();
    profile.submit('  Ada Lovelace ');
    profile.submit('  Ada Lovelace ');
    expect(profile.value()).toBe('saving');
    expect(profile.save.calls.map(({ input }) => input)).toEqual([{ fullName: 'Ada Lovelace' }]);
    await profile.save.latest().resolve({ ok: true });
    expect(profile.value()).toBe('viewing');
    expect(profile.profile()).toEqual({ ...ada, fullName: 'Ada Lovelace' });
    expect(profile.emitted).toEqual([
      {
        type: 'notify',
        toast: { title: 'Your profile has been updated', variant: 'success', type: 'success' },
      },
    ]);
  });

  it.each([
    ['   ', 'Enter your full name.'],
    ['a'.repeat(201), 'Use at most 200 characters.'],
  ])('rejects %j at the field and sends nothing', (name, message) => {
    const profile = startProfile();
    profile.edit();
    profile.submit(name);
    expect(profile.value()).toBe('editing');
    expect(profile.fieldErrors()).toEqual({ fullName: message });
    expect(profile.save.calls).toEqual([]);
    expect(profile.emitted).toEqual([]);
    profile.submit('Ada Lovelace');
    expect(profile.fieldErrors()).toEqual({});
  });

  it('clears the error when it starts again', () => {
    const profile = startProfile();
    profile.edit();
    profile.submit('');
    profile.actor.send({ type: 'edit.cancelled' });
    profile.edit();
    expect(profile.fieldErrors()).toEqual({});
    expect(profile.draft()).toBe('Ada');
  });

  // @spec error.profile
  it('keeps the typed name if saving fails, and shows why', async () => {
    const profile = startProfile();
    profile.edit();
    profile.submit('Ada Lovelace');
    const problem = { code: 'network', message: 'You are offline.' };
    await profile.save.latest().resolve({ ok: false, problem });
    expect(profile.value()).toBe('editing');
    expect(profile.draft()).toBe('Ada Lovelace');
    expect(profile.profile()).toEqual(ada);
    expect(profile.toasts()).toEqual([
      { title: 'Error', description: 'You are offline.', variant: 'destructive', type: 'error' },
    ]);
  });

  it('continues if saving throws, which is reported', async () => {
    const profile = startProfile();
    profile.edit();
    profile.submit('Ada Lovelace');
    const error = new Error('broken');
    await profile.save.latest().reject(error);
    expect(profile.value()).toBe('editing');
    expect(profile.toasts()).toMatchObject([{ title: 'Error', variant: 'destructive' }]);
    expect(profile.emitted).toContainEqual({ type: 'error.caught', error });
  });
});

describe('a change from elsewhere', () => {
  const countess = { fullName: 'Countess', email: 'countess@example.com' };

  it('is shown', () => {
    const profile = startProfile();
    profile.actor.send({ type: 'profile.changed', user: countess });
    expect(profile.profile()).toEqual(countess);
    profile.edit();
    expect(profile.draft()).toBe('Countess');
  });

  it('does not change the typed name', async () => {
    const profile = startProfile();
    profile.edit();
    profile.submit('Ada Lovelace');
    profile.actor.send({ type: 'profile.changed', user: countess });
    expect(profile.value()).toBe('saving');
    expect(profile.draft()).toBe('Ada Lovelace');
    await profile.save.latest().resolve({ ok: true });
    expect(profile.profile()).toEqual({ fullName: 'Ada Lovelace', email: 'countess@example.com' });
  });
});

describe('the chart of the profile', () => {
  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
