import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HistoryEvent,
  type HistoryState,
  historyReducer,
  latestOnly,
  startHistory,
} from './use-composition';

interface Settings {
  softness: number;
  shadow: number;
}

const initial: Settings = { softness: 0, shadow: 0 };
const softness = (value: number): HistoryEvent<Settings> => ({
  type: 'changed',
  changes: { softness: value },
  step: 'softness',
});
const shadow = (value: number): HistoryEvent<Settings> => ({
  type: 'changed',
  changes: { shadow: value },
  step: 'shadow',
});
const after = (...events: HistoryEvent<Settings>[]): HistoryState<Settings> =>
  events.reduce(historyReducer, startHistory(initial));

describe('a history', () => {
  it('undoes changes of the same step together, until they are settled', () => {
    const dragged = after(softness(1), softness(2), softness(3));
    expect(dragged.now.softness).toBe(3);
    expect(historyReducer(dragged, { type: 'undone' }).now).toEqual(initial);
    const again = after(softness(3), { type: 'settled' }, softness(5), { type: 'undone' });
    expect(again.now.softness).toBe(3);
  });

  it('keeps the other values when one changes', () => {
    expect(after(softness(4), shadow(0.5)).now).toEqual({ softness: 4, shadow: 0.5 });
  });

  it('drops what was undone once something else changes', () => {
    const { future } = after(softness(1), { type: 'undone' }, shadow(1));
    expect(future).toEqual([]);
  });

  it('has nothing to undo at its start and nothing to redo at its end', () => {
    expect(after({ type: 'undone' }, { type: 'redone' })).toEqual(startHistory(initial));
  });

  it('starts again with a new value', () => {
    const value = { softness: 7, shadow: 7 };
    expect(after(softness(1), shadow(1), { type: 'restarted', value })).toEqual(startHistory(value));
  });

  it('returns to every value by undoing and redoing', () => {
    const changes = fc.oneof(
      fc.integer({ min: 0, max: 9 }).map(softness),
      fc.integer({ min: 0, max: 9 }).map(shadow),
    );
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 12 }), (events) => {
        const end = after(...events);
        let history = end;
        for (const _ of end.past) history = historyReducer(history, { type: 'undone' });
        expect(history.now).toEqual(initial);
        for (const _ of end.past) history = historyReducer(history, { type: 'redone' });
        expect(history.now).toEqual(end.now);
        expect(history.past).toEqual(end.past);
      }),
    );
  });
});

it('skips inputs that were superseded while it was busy, but never the last', async () => {
  const done: number[] = [];
  const finishes: (() => void)[] = [];
  const take = latestOnly<number>(
    (input) =>
      new Promise((resolve) => {
        finishes.push(() => {
          done.push(input);
          resolve();
        });
      }),
  );
  const finish = async () => {
    finishes.shift()?.();
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  for (const input of [1, 2, 3, 4]) take(input);
  await finish();
  await finish();
  await finish();
  expect(done).toEqual([1, 4]);
  take(5);
  await finish();
  expect(done).toEqual([1, 4, 5]);
});
