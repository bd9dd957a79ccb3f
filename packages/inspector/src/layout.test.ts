import { allMachines } from '@verapix/machines';
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf } from './chart';
import { drawChart } from './layout';

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

function isWithin(inner: Rectangle, outer: Rectangle) {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width + 0.5 &&
    inner.y + inner.height <= outer.y + outer.height + 0.5
  );
}

function overlap(one: Rectangle, other: Rectangle) {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe.each(allMachines)('the drawing of $id', ({ machine }) => {
  const drawn = drawChart(chartOf(machine));

  it('places states inside their parents, without overlap', async () => {
    const { states, width, height } = await drawn;
    for (const [index, state] of states.entries()) {
      expect(isWithin(state, { x: 0, y: 0, width, height }), state.id).toBe(true);
      for (const other of states.slice(index + 1)) {
        if (other.id.startsWith(`${state.id}.`)) expect(isWithin(other, state), other.id).toBe(true);
        else expect(overlap(state, other), `${state.id} and ${other.id}`).toBe(false);
      }
    }
  });

  it('has one label per transition, without overlap', async () => {
    const { states, arrows } = await drawn;
    const said = [...states, ...arrows].flatMap(({ lines }) => lines.map(({ transition }) => transition.id));
    expect(said.toSorted()).toEqual(
      chartOf(machine)
        .transitions.map(({ id }) => id)
        .toSorted(),
    );
    const labels = arrows.flatMap(({ label }) => label ?? []);
    for (const [index, label] of labels.entries())
      for (const other of labels.slice(index + 1)) expect(overlap(label, other)).toBe(false);
  });

  it('has a line for every arrow', async () => {
    for (const { id, points } of (await drawn).arrows) expect(points.length, id).toBeGreaterThan(1);
  });
});

describe('a drawing with collapsed states', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'off',
    on: { 'power.cut': '.off' },
    states: {
      off: { on: { press: 'on.bright' } },
      on: {
        initial: 'warming',
        on: { press: 'off', dim: '.warming' },
        states: { warming: { after: { 1000: 'bright' } }, bright: { on: { fail: '#lamp.off' } } },
      },
    },
  });

  it('lacks what is inside them, and says how much that is', async () => {
    const { states, starts } = await drawChart(chartOf(machine), new Set(['lamp.on']));
    expect(states.map(({ id, hidden }) => [id, hidden])).toEqual([
      ['lamp', 0],
      ['lamp.off', 0],
      ['lamp.on', 2],
    ]);
    expect(starts).toHaveLength(1);
  });

  it('has the arrows from and to what is inside at the collapsed state, and none within it', async () => {
    const { arrows, states } = await drawChart(chartOf(machine), new Set(['lamp.on']));
    const labels = arrows.flatMap(({ id, lines }) => lines.map(({ text }) => `${id}: ${text}`));
    expect(labels.toSorted()).toEqual([
      'lamp.off → lamp.on: press',
      'lamp.on → lamp.off: fail',
      'lamp.on → lamp.off: press',
    ]);
    expect(states.find(({ id }) => id === 'lamp.on')?.lines.map(({ text }) => text)).toEqual(['dim']);
  });
});
