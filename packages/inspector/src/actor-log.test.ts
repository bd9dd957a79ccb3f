import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, createMachine, fromPromise, sendTo } from 'xstate';
import { startActorLog } from './actor-log';
import { chartOf } from './chart';

const inner = createMachine({
  id: 'bulb',
  initial: 'dark',
  states: { dark: { on: { heat: 'bright' } }, bright: {} },
});
const machine = createMachine({
  id: 'lamp',
  initial: 'off',
  invoke: { id: 'bulb', src: 'bulb' },
  states: {
    off: { on: { press: { target: 'on', actions: sendTo('bulb', { type: 'heat' }) } } },
    on: { on: { press: 'off' } },
  },
}).provide({ actors: { bulb: inner } });

const onChange = vi.fn();
const log = startActorLog(onChange);
afterEach(() => log.clear());

const seen = () => log.actors().map((entry) => [entry.actor.getSnapshot().machine.id, entry.log]);

describe('the log of actors', () => {
  it('contains started machines and their child machines', () => {
    createActor(fromPromise(async () => {})).start();
    createActor(machine).start();
    expect(seen().map(([id]) => id)).toEqual(['lamp', 'bulb']);
  });

  it('keeps the transitions of each, newest first, by the ids of its chart', () => {
    const actor = createActor(machine).start();
    actor.send({ type: 'press' });
    actor.send({ type: 'unknown' });
    actor.send({ type: 'press' });
    const [lamp, bulb] = log.actors();
    const [toOn, toOff] = chartOf(machine).transitions.filter(({ eventType }) => eventType === 'press');
    expect(lamp?.log).toMatchObject([
      { number: 3, type: 'press', states: ['lamp.off'], transitions: [toOff?.id] },
      { number: 2, type: 'unknown', states: ['lamp.on'], transitions: [] },
      { number: 1, type: 'press', states: ['lamp.on'], transitions: [toOn?.id] },
    ]);
    expect(bulb?.log[0]).toMatchObject({ type: 'heat', states: ['bulb.bright'] });
    expect(onChange).toHaveBeenCalled();
  });

  it('keeps what an actor was after each step', () => {
    const actor = createActor(machine).start();
    actor.send({ type: 'press' });
    actor.send({ type: 'press' });
    expect(log.actors()[0]?.log.map(({ snapshot }) => snapshot.value)).toEqual(['off', 'on']);
  });

  it('forgets an actor that is stopped', () => {
    createActor(machine).start().stop();
    expect(seen()).toEqual([]);
  });

  it('is cleared between stories', () => {
    const actor = createActor(machine).start();
    log.clear();
    onChange.mockClear();
    actor.send({ type: 'press' });
    expect(seen()).toEqual([]);
    expect(onChange).not.toHaveBeenCalled();
  });
});
