import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endStep, type History, maxUndoSteps, recordChange, redo, startHistory, undo } from './history';

interface Settings {
  softness: number;
  shadow: number;
}

type Act = (history: History<Settings>) => History<Settings>;

const initial: Settings = { softness: 0, shadow: 0 };
const change =
  (changes: Partial<Settings>, step = Object.keys(changes).join()): Act =>
  (history) =>
    recordChange(history, changes, step);
const after = (...acts: Act[]) => acts.reduce((history, act) => act(history), startHistory(initial));

describe('a history', () => {
  it('undoes changes of the same step together, until it is ended', () => {
    const dragged = after(change({ softness: 1 }), change({ softness: 2 }), change({ softness: 3 }));
    expect(dragged.present.softness).toBe(3);
    expect(undo(dragged).present).toEqual(initial);
    const again = after(change({ softness: 3 }), endStep, change({ softness: 5 }), undo);
    expect(again.present.softness).toBe(3);
  });

  it('undoes all that the changes of one step have changed', () => {
    const act = [change({ softness: 1 }, 'both'), change({ softness: 2, shadow: 2 }, 'both')];
    expect(after(...act, undo).present).toEqual(initial);
    expect(after(...act, undo, redo).present).toEqual({ softness: 2, shadow: 2 });
  });

  it('starts another step after undoing', () => {
    const { past } = after(
      change({ softness: 1 }),
      endStep,
      change({ softness: 2 }),
      undo,
      change({ softness: 3 }),
    );
    expect(past).toHaveLength(2);
  });

  it('keeps the other values when one changes', () => {
    expect(after(change({ softness: 4 }), change({ shadow: 0.5 })).present).toEqual({
      softness: 4,
      shadow: 0.5,
    });
  });

  it('leaves a value as it is that was changed without a step', () => {
    const history = after(change({ softness: 4 }));
    const changed = { ...history, present: { ...history.present, shadow: 1 } };
    expect(undo(changed).present).toEqual({ softness: 0, shadow: 1 });
  });

  it('drops what was undone once something else changes', () => {
    expect(after(change({ softness: 1 }), undo, change({ shadow: 1 })).future).toEqual([]);
  });

  it('has nothing to undo at its start and nothing to redo at its end', () => {
    expect(after(undo, redo)).toEqual(startHistory(initial));
  });

  it('forgets the oldest steps of many', () => {
    const changes = Array.from({ length: maxUndoSteps + 1 }, (_, index) =>
      change({ softness: index + 1 }, `${index}`),
    );
    let history = after(...changes);
    while (history.past.length > 0) history = undo(history);
    expect(history.present.softness).toBe(1);
  });

  it('returns to every value by undoing and redoing', () => {
    const values = fc.integer({ min: 0, max: 9 });
    const acts: fc.Arbitrary<Act> = fc.oneof(
      { weight: 2, arbitrary: values.map((softness) => change({ softness })) },
      { weight: 2, arbitrary: values.map((shadow) => change({ shadow })) },
      { weight: 1, arbitrary: values.map((value) => change({ softness: value, shadow: value }, 'softness')) },
      { weight: 1, arbitrary: fc.constantFrom<Act>(endStep, undo, redo) },
    );
    fc.assert(
      fc.property(fc.array(acts, { maxLength: 12 }), (list) => {
        const end = after(...list);
        let history = end;
        while (history.past.length > 0) history = undo(history);
        expect(history.present).toEqual(initial);
        for (const _ of end.past) history = redo(history);
        expect(history.present).toEqual(end.present);
        expect(history.past).toEqual(end.past);
        while (history.future.length > 0) history = redo(history);
        for (const _ of history.past) history = undo(history);
        expect(history.present).toEqual(initial);
      }),
    );
  });
});
