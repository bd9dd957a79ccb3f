import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestActor, SimulatedClock, transitionCoverage } from '../testing';
import { countdownMachine, selectTimeLeft } from '.';

const coverage = transitionCoverage(countdownMachine);
const day = 24 * 60 * 60 * 1000;

/** A countdown whose clock can differ from its timers, as when a computer sleeps. */
function startCountdown(deadline: number) {
  const clock = new SimulatedClock();
  const wall = { ahead: 0 };
  const test = createTestActor(countdownMachine, {
    clock,
    coverage,
    input: { deadline, now: () => clock.now() + wall.ahead },
  });
  return {
    ...test,
    wall,
    value: () => test.actor.getSnapshot().value,
    left: () => selectTimeLeft(test.actor.getSnapshot()),
  };
}

describe('the countdown', () => {
  // @spec countdown.seven limit.offer
  it('counts from seven days to 0 in days, hours and minutes', () => {
    const { clock, left, value } = startCountdown(7 * day);
    expect(left()).toEqual({ days: 7, hours: 0, minutes: 0 });
    clock.increment(day + 90 * 60_000);
    expect(left()).toEqual({ days: 5, hours: 22, minutes: 30 });
    clock.increment(5 * day + 22 * 60 * 60_000 + 29 * 60_000 + 59_999);
    expect(left()).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(value()).toBe('running');
    clock.increment(1);
    expect(value()).toBe('over');
    expect(left()).toEqual({ days: 0, hours: 0, minutes: 0 });
  });

  it('is over from the start if its deadline has passed', () => {
    const { clock, left, value } = startCountdown(-day);
    expect(value()).toBe('over');
    clock.increment(10 * day);
    expect(value()).toBe('over');
    expect(left()).toEqual({ days: 0, hours: 0, minutes: 0 });
  });

  it('is not prolonged by a sleeping computer', () => {
    const { actor, wall, value } = startCountdown(7 * day);
    wall.ahead = 8 * day;
    actor.send({ type: 'time.checked' });
    expect(value()).toBe('over');
  });

  it('waits for the rest if the clock was set back', () => {
    const { clock, wall, value } = startCountdown(day);
    wall.ahead = -60_000;
    clock.increment(day);
    expect(value()).toBe('running');
    clock.increment(60_000);
    expect(value()).toBe('over');
  });

  it('never returns a negative or too large unit, for any times', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (deadline, now) => {
        const { days, hours, minutes } = selectTimeLeft({ context: { deadline, now: () => now } });
        expect(Math.min(days, hours, minutes)).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        expect(days + hours + minutes > 0).toBe(deadline > now);
      }),
    );
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
