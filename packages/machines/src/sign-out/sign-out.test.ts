import type { Outcome, OwnedData } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { signOutMachine } from '.';

const coverage = transitionCoverage(signOutMachine);
const nothing: OwnedData = { results: 0, batches: 0, recipes: 0, models: 0, chats: 0, drafts: 0 };
const kept: OwnedData = { ...nothing, results: 2, chats: 1 };
const problem = { code: 'not-deleted', message: 'The browser refused.' };

function startSignOut() {
  const read = controlledActor<OwnedData, void>();
  const remove = controlledActor<Outcome, void>();
  const test = createTestActor(signOutMachine, {
    actors: { readOwnData: read.logic, deleteOwnData: remove.logic },
    coverage,
  });
  return { ...test, read, remove, value: () => test.actor.getSnapshot().value };
}

async function asked() {
  const test = startSignOut();
  await test.read.latest().resolve(kept);
  expect(test.value()).toBe('asking');
  expect(test.actor.getSnapshot().context.kept).toEqual(kept);
  return test;
}

describe('signing out', () => {
  it('asks nobody of whom nothing is kept', async () => {
    const { read, emitted } = startSignOut();
    await read.latest().resolve(nothing);
    expect(emitted).toEqual([{ type: 'question.closed', confirmed: true }]);
  });

  it('goes on if what is kept cannot be read', async () => {
    const { read, emitted } = startSignOut();
    const error = new Error('broken');
    await read.latest().reject(error);
    expect(emitted).toEqual([
      { type: 'error.caught', error },
      { type: 'question.closed', confirmed: true },
    ]);
  });

  it('keeps what the user keeps', async () => {
    const { actor, remove, emitted } = await asked();
    actor.send({ type: 'keeping.chosen' });
    expect(remove.calls).toEqual([]);
    expect(emitted).toEqual([{ type: 'question.closed', confirmed: true }]);
  });

  it('goes on once everything is deleted', async () => {
    const { actor, remove, emitted } = await asked();
    actor.send({ type: 'deleting.chosen' });
    expect(emitted).toEqual([]);
    await remove.latest().resolve({ ok: true });
    expect(emitted).toEqual([{ type: 'question.closed', confirmed: true }]);
  });

  it('asks again if it was not deleted', async () => {
    const { actor, remove, value, emitted } = await asked();
    actor.send({ type: 'deleting.chosen' });
    await remove.latest().resolve({ ok: false, problem });
    expect([value(), actor.getSnapshot().context.problem]).toEqual(['asking', problem]);
    actor.send({ type: 'deleting.chosen' });
    expect(actor.getSnapshot().context.problem).toBeUndefined();
    const error = new Error('broken');
    await remove.latest().reject(error);
    expect(value()).toBe('asking');
    expect(emitted).toEqual([{ type: 'error.caught', error }]);
  });

  it('does not happen if the question is dismissed', async () => {
    const { actor, emitted } = await asked();
    actor.send({ type: 'question.dismissed' });
    expect(emitted).toEqual([{ type: 'question.closed', confirmed: false }]);
  });
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
