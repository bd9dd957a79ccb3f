import type { ActivityEvent } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { activityMachine, type LoadActivityOutcome, selectShownActivity } from '.';

const coverage = transitionCoverage(activityMachine);
const offline = { code: 'unreachable', message: 'You are offline.' };

const event = (kind: ActivityEvent['kind']): ActivityEvent => ({
  id: kind,
  kind,
  detail: {},
  userAgent: null,
  createdAt: '2026-11-30T10:00:00Z',
});
const events = [event('signed-in'), event('plan-bought'), event('key-created')];

function open() {
  const load = controlledActor<LoadActivityOutcome, void>();
  const test = createTestActor(activityMachine, { actors: { loadActivity: load.logic }, coverage });
  const { actor } = test;
  return {
    ...test,
    load,
    value: () => actor.getSnapshot().value,
    shown: () => selectShownActivity(actor.getSnapshot()).map(({ kind }) => kind),
  };
}

describe('the activity log', () => {
  it('shows everything, or what is about security, or the rest', async () => {
    const log = open();
    expect(log.value()).toBe('loading');
    await log.load.latest().resolve({ ok: true, events });
    expect([log.value(), log.shown()]).toEqual(['listed', ['signed-in', 'plan-bought', 'key-created']]);
    log.actor.send({ type: 'filter.chosen', filter: 'security' });
    expect(log.shown()).toEqual(['signed-in', 'key-created']);
    log.actor.send({ type: 'filter.chosen', filter: 'other' });
    expect(log.shown()).toEqual(['plan-bought']);
    log.actor.send({ type: 'filter.chosen', filter: 'all' });
    expect(log.shown()).toHaveLength(3);
  });

  it('shows why it could not be loaded, and can be retried', async () => {
    const log = open();
    await log.load.latest().resolve({ ok: false, problem: offline });
    expect(log.actor.getSnapshot().context.problem).toEqual(offline);
    log.actor.send({ type: 'load.retried' });
    expect([log.value(), log.actor.getSnapshot().context.problem]).toEqual(['loading', undefined]);
  });

  it('handles a thrown error as a failure and reports it', async () => {
    const log = open();
    const error = new Error('broken');
    await log.load.latest().reject(error);
    expect(log.value()).toBe('failed');
    expect(log.emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
