import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlledActor, createTestActor, SimulatedClock, transitionCoverage } from '../testing';
import { type LoadOfferOutcome, offerMachine, selectOfferStatus, selectTimeLeft } from '.';

const coverage = transitionCoverage(offerMachine);
const day = 24 * 60 * 60 * 1000;
const offline = { ok: false, problem: { code: 'network', message: 'You are offline.' } } as const;

/** An offer on a device whose clock can differ from its timers and from the server's clock. */
function startOffer() {
  const clock = new SimulatedClock();
  const device = { ahead: 0 };
  const load = controlledActor<LoadOfferOutcome, undefined>();
  const test = createTestActor(offerMachine, {
    clock,
    coverage,
    input: { now: () => clock.now() + device.ahead },
    actors: { loadOffer: load.logic },
  });
  const snapshot = () => test.actor.getSnapshot();
  const signIn = (userId: string | null) => test.actor.send({ type: 'user.changed', userId });
  return {
    ...test,
    device,
    load,
    signIn,
    value: () => snapshot().value,
    status: () => selectOfferStatus(snapshot()),
    left: () => selectTimeLeft(snapshot()),
    refresh: () => test.actor.send({ type: 'refresh.requested' }),
    checkTime: () => test.actor.send({ type: 'time.checked' }),
    /** Signs in; the server answers with an end, in milliseconds of its clock. */
    signedIn: async (endsAt: number | null, serverNow = clock.now()) => {
      signIn('ada');
      await load.latest().resolve({ ok: true, endsAt, now: serverNow });
    },
  };
}

describe('the offer', () => {
  it('is open to visitors, without a clock and without asking', () => {
    const { status, left, load } = startOffer();
    expect([status(), left(), load.calls.length]).toEqual(['open', undefined, 0]);
  });

  it('is not known until the server has said when it ends', async () => {
    const { status, value, signedIn, signIn } = startOffer();
    signIn('ada');
    expect([value(), status()]).toEqual(['loading', 'pending']);
    signIn(null);
    await signedIn(7 * day);
    expect([value(), status()]).toEqual(['running', 'running']);
  });

  it('has no clock before the first checkout, which starts it', async () => {
    const { status, left, value, signedIn, refresh, load } = startOffer();
    await signedIn(null);
    expect([value(), status(), left()]).toEqual(['open', 'open', undefined]);
    refresh();
    expect([value(), status()]).toEqual(['loading', 'open']);
    await load.latest().resolve({ ok: true, endsAt: 7 * day, now: 0 });
    expect([status(), left()]).toEqual(['running', { days: 7, hours: 0, minutes: 0 }]);
  });

  // @spec countdown.seven limit.offer
  it('counts from seven days to 0 in days, hours and minutes', async () => {
    const { clock, left, value, status, signedIn } = startOffer();
    await signedIn(7 * day);
    expect(left()).toEqual({ days: 7, hours: 0, minutes: 0 });
    clock.increment(day + 90 * 60_000);
    expect(left()).toEqual({ days: 5, hours: 22, minutes: 30 });
    clock.increment(5 * day + 22 * 60 * 60_000 + 29 * 60_000 + 59_999);
    expect(left()).toEqual({ days: 0, hours: 0, minutes: 1 });
    expect(value()).toBe('running');
    clock.increment(1);
    expect([value(), status()]).toEqual(['over', 'over']);
    expect(left()).toEqual({ days: 0, hours: 0, minutes: 0 });
  });

  it('is over from the start if its end has passed', async () => {
    const { clock, status, signedIn } = startOffer();
    await signedIn(-day);
    clock.increment(10 * day);
    expect(status()).toBe('over');
  });

  it.each([3, -3])('ends by the server if the clock of the device is %d hours ahead', async (hours) => {
    const { clock, device, left, status, signedIn } = startOffer();
    device.ahead = hours * 60 * 60_000;
    await signedIn(day, 0);
    expect(left()).toEqual({ days: 1, hours: 0, minutes: 0 });
    clock.increment(day - 1);
    expect(status()).toBe('running');
    clock.increment(1);
    expect(status()).toBe('over');
  });

  it('is not prolonged by a sleeping computer', async () => {
    const { device, value, checkTime, signedIn } = startOffer();
    await signedIn(7 * day);
    device.ahead = 8 * day;
    checkTime();
    expect(value()).toBe('over');
  });

  it('waits for the rest if the clock was set back', async () => {
    const { clock, device, value, signedIn } = startOffer();
    await signedIn(day);
    device.ahead = -60_000;
    clock.increment(day);
    expect(value()).toBe('running');
    clock.increment(60_000);
    expect(value()).toBe('over');
  });

  it('says if it could not be asked for, and asks again', async () => {
    const { value, status, signIn, load, refresh } = startOffer();
    signIn('ada');
    refresh();
    expect(load.calls).toHaveLength(2);
    await load.latest().resolve(offline);
    expect([value(), status()]).toEqual(['failed', 'failed']);
    refresh();
    expect(status()).toBe('pending');
    await load.latest().resolve({ ok: true, endsAt: null, now: 0 });
    expect(status()).toBe('open');
  });

  it('reports a thrown error', async () => {
    const { value, signIn, load, emitted } = startOffer();
    const error = new Error('broken');
    signIn('ada');
    await load.latest().reject(error);
    expect(value()).toBe('failed');
    expect(emitted).toContainEqual({ type: 'error.caught', error });
  });

  it('stays as it was known if it could not be asked for again', async () => {
    const { status, value, signedIn, load, refresh } = startOffer();
    await signedIn(day);
    refresh();
    await load.latest().resolve(offline);
    expect([value(), status()]).toEqual(['running', 'running']);
    refresh();
    await load.latest().reject(new Error('broken'));
    expect([value(), status()]).toEqual(['running', 'running']);
  });

  it('that is over is asked for again, and is what the server says', async () => {
    const { status, signedIn, load, refresh } = startOffer();
    await signedIn(-1);
    refresh();
    expect(status()).toBe('over');
    await load.latest().resolve({ ok: true, endsAt: day, now: 0 });
    expect(status()).toBe('running');
  });

  it('is that of the signed-in user alone', async () => {
    const { status, signIn, signedIn, load } = startOffer();
    await signedIn(-day);
    signIn('ada');
    expect(load.calls).toHaveLength(1);
    signIn('grace');
    expect(status()).toBe('pending');
    await load.latest().resolve({ ok: true, endsAt: null, now: 0 });
    expect(status()).toBe('open');
    signIn(null);
    expect(status()).toBe('open');
  });

  it('never has a negative or too large unit left, for any times', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (endsAt, ahead, now) => {
        const { days, hours, minutes } = selectTimeLeft({ context: { endsAt, ahead, now: () => now } }) ?? {
          days: -1,
          hours: 0,
          minutes: 0,
        };
        expect(Math.min(days, hours, minutes)).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThan(24);
        expect(minutes).toBeLessThan(60);
        expect(days + hours + minutes > 0).toBe(endsAt > now + ahead);
      }),
    );
  });

  it('has a test for every transition', () => {
    expect(coverage.missing()).toEqual([]);
  });
});
