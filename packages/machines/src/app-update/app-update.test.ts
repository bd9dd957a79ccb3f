import { updateDelays } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { appUpdateMachine } from '.';

const coverage = transitionCoverage(appUpdateMachine);

function startUpdate() {
  const activate = controlledActor<void, void>();
  const test = createTestActor(appUpdateMachine, { actors: { activateUpdate: activate.logic }, coverage });
  return { ...test, activate, value: () => test.actor.getSnapshot().value };
}

const outdated = { type: 'page.outdated' };

describe('the offer of a newer version', () => {
  it('starts it and loads the page again only if the user says so', async () => {
    const { actor, activate, emitted, value } = startUpdate();
    actor.send({ type: 'update.found' });
    expect(value()).toBe('offered');
    expect(activate.calls).toHaveLength(0);
    actor.send({ type: 'update.accepted' });
    expect(value()).toBe('activating');
    expect(emitted).toEqual([]);
    await activate.latest().resolve();
    expect(emitted).toEqual([outdated]);
  });

  it('goes on offering to a user who stayed on the page', async () => {
    const { actor, activate, emitted, value } = startUpdate();
    actor.send({ type: 'update.found' });
    actor.send({ type: 'update.accepted' });
    await activate.latest().resolve();
    expect(value()).toBe('outdated');
    actor.send({ type: 'update.accepted' });
    expect(emitted).toEqual([outdated, outdated]);
    actor.send({ type: 'update.postponed' });
    expect(value()).toBe('current');
  });

  it('is quiet after "Later", until there is another', () => {
    const { actor, value, emitted } = startUpdate();
    actor.send({ type: 'update.found' });
    actor.send({ type: 'update.postponed' });
    expect(value()).toBe('current');
    actor.send({ type: 'update.found' });
    expect(value()).toBe('offered');
    expect(emitted).toEqual([]);
  });

  it('does not load a page again because another tab was updated', () => {
    for (const before of [[], ['update.found']] as const) {
      const { actor, value, emitted } = startUpdate();
      for (const type of before) actor.send({ type });
      actor.send({ type: 'version.replaced' });
      expect(value()).toBe('outdated');
      expect(emitted).toEqual([]);
    }
  });
});

describe('a version that does not start', () => {
  function fail() {
    const test = startUpdate();
    test.actor.send({ type: 'update.found' });
    test.actor.send({ type: 'update.accepted' });
    test.clock.increment(updateDelays.activation);
    expect(test.value()).toBe('failed');
    return test;
  }

  it('is reported after a while, and a late answer does not load the page again', async () => {
    const { activate, emitted } = fail();
    await activate.latest().resolve();
    expect(emitted).toEqual([]);
  });

  it('can be tried again', async () => {
    const { actor, activate, value, emitted } = fail();
    actor.send({ type: 'update.accepted' });
    const error = new Error('broken');
    await activate.latest().reject(error);
    expect(value()).toBe('failed');
    expect(emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('can be left alone, or be started by another tab', () => {
    const left = fail();
    left.actor.send({ type: 'update.postponed' });
    expect(left.value()).toBe('current');
    const other = fail();
    other.actor.send({ type: 'version.replaced' });
    expect(other.value()).toBe('outdated');
  });
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
