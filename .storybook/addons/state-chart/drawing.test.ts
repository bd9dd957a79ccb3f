import { allMachines } from '@verapix/machines';
import { describe, expect, it } from 'vitest';
import { chartOf } from './chart';
import { drawChart } from './drawing';

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
