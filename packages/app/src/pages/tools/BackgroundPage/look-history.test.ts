import { plainLook } from '@verapix/engines/background';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LookEvent, type LookHistory, lookAfter, startLook } from './look-history';

const softness = (value: number): LookEvent => ({
  type: 'changed',
  changes: { softness: value },
  step: 'softness',
});
const shadow = (value: number): LookEvent => ({
  type: 'changed',
  changes: { shadow: value },
  step: 'shadow',
});
const after = (...events: LookEvent[]): LookHistory => events.reduce(lookAfter, startLook);

describe('the history of a look', () => {
  it('makes one step of the moves of one slider, and another once it was let go', () => {
    const dragged = after(softness(1), softness(2), softness(3));
    expect(dragged.now.softness).toBe(3);
    expect(lookAfter(dragged, { type: 'undone' }).now).toEqual(plainLook);
    const again = after(softness(3), { type: 'settled' }, softness(5), { type: 'undone' });
    expect(again.now.softness).toBe(3);
  });

  it('keeps what else was set when one thing changes', () => {
    expect(after(softness(4), shadow(0.5)).now).toEqual({ ...plainLook, softness: 4, shadow: 0.5 });
  });

  it('forgets what was undone once something else is done', () => {
    const { future } = after(softness(1), { type: 'undone' }, shadow(1));
    expect(future).toEqual([]);
  });

  it('has nothing to undo at its beginning and nothing to redo at its end', () => {
    expect(after({ type: 'undone' }, { type: 'redone' })).toEqual(startLook);
  });

  it('begins plain again with another result', () => {
    expect(after(softness(1), shadow(1), { type: 'restarted' })).toEqual(startLook);
  });

  it('comes back to every look by undoing and redoing', () => {
    const changes = fc.oneof(
      fc.integer({ min: 0, max: 9 }).map(softness),
      fc.integer({ min: 0, max: 9 }).map(shadow),
    );
    fc.assert(
      fc.property(fc.array(changes, { minLength: 1, maxLength: 12 }), (events) => {
        const end = after(...events);
        let history = end;
        for (const _ of end.past) history = lookAfter(history, { type: 'undone' });
        expect(history.now).toEqual(plainLook);
        for (const _ of end.past) history = lookAfter(history, { type: 'redone' });
        expect(history.now).toEqual(end.now);
        expect(history.past).toEqual(end.past);
      }),
    );
  });
});
