import type { Outcome, OwnedData } from '@verapix/domain';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, transitionCoverage } from '../testing';
import { guestDataMachine } from '.';

const coverage = transitionCoverage(guestDataMachine);
const nothing: OwnedData = { results: 0, batches: 0, recipes: 0, models: 0, chats: 0, drafts: 0 };
const found: OwnedData = { ...nothing, results: 2 };
const problem = { code: 'out-of-space', message: 'There is no space left.' };

function startOffer() {
  const read = controlledActor<OwnedData, void>();
  const move = controlledActor<Outcome, void>();
  const test = createTestActor(guestDataMachine, {
    actors: { readGuestData: read.logic, moveGuestData: move.logic },
    coverage,
  });
  return {
    ...test,
    read,
    move,
    value: () => test.actor.getSnapshot().value,
    titles: () => test.emitted.map((event) => ('toast' in event ? event.toast.title : event.type)),
  };
}

async function offered() {
  const test = startOffer();
  await test.read.latest().resolve(found);
  expect(test.value()).toBe('offering');
  return test;
}

describe('what visitors have made', () => {
  it('is not offered where there is nothing, or where it cannot be read', async () => {
    const empty = startOffer();
    await empty.read.latest().resolve(nothing);
    expect([empty.value(), empty.titles()]).toEqual(['closed', []]);
    const broken = startOffer();
    await broken.read.latest().reject(new Error('broken'));
    expect([broken.value(), broken.titles()]).toEqual(['closed', ['error.caught']]);
  });

  it('is moved only when the user asks for it', async () => {
    const { actor, move, value, titles } = await offered();
    expect(move.calls).toEqual([]);
    actor.send({ type: 'move.requested' });
    expect(value()).toBe('moving');
    await move.latest().resolve({ ok: true });
    expect([value(), titles()]).toEqual(['closed', ['Moved to your account']]);
  });

  it('stays where it is if the user declines, and is not offered again', async () => {
    const { actor, move, value, titles } = await offered();
    actor.send({ type: 'offer.declined' });
    expect([value(), titles(), move.calls]).toEqual(['closed', ['offer.answered'], []]);
  });

  it('is counted and offered again if a part was not moved', async () => {
    const { actor, read, move, value, titles } = await offered();
    actor.send({ type: 'move.requested' });
    await move.latest().resolve({ ok: false, problem });
    expect([value(), titles()]).toEqual(['reading', ['Not everything was moved']]);
    await read.latest().resolve(found);
    actor.send({ type: 'move.requested' });
    await move.latest().reject(new Error('broken'));
    expect(value()).toBe('reading');
    expect(titles()).toEqual(['Not everything was moved', 'Not everything was moved', 'error.caught']);
  });
});

it('has a test for every transition', () => {
  expect(coverage.missing()).toEqual([]);
});
