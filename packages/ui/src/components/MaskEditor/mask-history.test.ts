import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  areaOf,
  coverageOf,
  createMask,
  fillShape,
  type PictureMask,
  type Place,
  patchOf,
  type Shape,
  withPatch,
} from './mask';
import { cleared, drawn, type MaskHistory, redone, replaced, startHistory, undone } from './mask-history';

const [width, height] = [37, 23];
const places: fc.Arbitrary<Place> = fc.record({
  x: fc.double({ min: -60, max: 100, noNaN: true }),
  y: fc.double({ min: -60, max: 90, noNaN: true }),
});
const lines: fc.Arbitrary<Shape> = fc
  .tuple(places, fc.array(places, { maxLength: 5 }), fc.double({ min: 0, max: 30, noNaN: true }))
  .map(([first, more, radius]) => ({ kind: 'line', places: [first, ...more], radius }));
const rectangles: fc.Arbitrary<Shape> = fc.record({
  kind: fc.constant('rectangle'),
  from: places,
  to: places,
});
const shapes = fc.oneof(lines, rectangles);
const values = fc.constantFrom(0, 1, 2);
const masks: fc.Arbitrary<PictureMask> = fc
  .uint8Array({ minLength: width * height, maxLength: width * height, max: 2 })
  .map((data) => ({ width, height, data: Uint8Array.from(data) }));

const bytes = ({ mask }: MaskHistory) => [...mask.data];

/** Distance of a pixel's centre from a line, by brute force. */
function distance(column: number, row: number, from: Place, to: Place): number {
  const [x, y] = [column + 0.5, row + 0.5];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const square = dx * dx + dy * dy;
  const ratio = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square));
  return Math.hypot(x - from.x - ratio * dx, y - from.y - ratio * dy);
}

describe('a stroke', () => {
  it('marks exactly the pixels within the brush along its path', () => {
    fc.assert(
      fc.property(places, places, fc.double({ min: 0.8, max: 30, noNaN: true }), (from, to, radius) => {
        const mask = createMask(width, height);
        fillShape(mask, { kind: 'line', places: [from, to], radius }, 1);
        const wrong = [...mask.data.keys()].filter((at) => {
          const off = distance(at % width, Math.floor(at / width), from, to) - radius;
          // Exactly on the edge the two methods may round differently.
          return Math.abs(off) > 1e-6 && mask.data[at] !== (off < 0 ? 1 : 0);
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('changes nothing outside its area, and its area is inside the picture', () => {
    fc.assert(
      fc.property(masks, shapes, values, (mask, shape, value) => {
        const { x, y, width: across, height: down } = areaOf(shape, mask);
        expect(Math.min(x, y, across, down)).toBeGreaterThanOrEqual(0);
        expect(x + across).toBeLessThanOrEqual(width);
        expect(y + down).toBeLessThanOrEqual(height);
        const after = { ...mask, data: mask.data.slice() };
        fillShape(after, shape, value);
        expect(after.data).toHaveLength(width * height);
        const wrong = [...after.data.keys()].filter((at) => {
          const [column, row] = [at % width, Math.floor(at / width)];
          const inside = column >= x && column < x + across && row >= y && row < y + down;
          return after.data[at] !== mask.data[at] && !(inside && after.data[at] === value);
        });
        expect(wrong).toEqual([]);
      }),
    );
  });

  it('marks at least one pixel anywhere in the picture', () => {
    const inside = fc.record({
      x: fc.double({ min: 0, max: width - 0.01, noNaN: true }),
      y: fc.double({ min: 0, max: height - 0.01, noNaN: true }),
    });
    fc.assert(
      fc.property(inside, (place) => {
        const mask = createMask(width, height);
        fillShape(mask, { kind: 'line', places: [place], radius: 0 }, 1);
        expect(coverageOf(mask)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a patch', () => {
  it('restores exactly the previous content', () => {
    fc.assert(
      fc.property(masks, masks, shapes, (before, after, shape) => {
        const area = areaOf(shape, before);
        const back = withPatch(withPatch(after, patchOf(before, area)), patchOf(after, area));
        expect([...back.data]).toEqual([...after.data]);
      }),
    );
  });
});

type Act = (history: MaskHistory) => MaskHistory;
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(shapes, values).map(
      ([shape, value]): Act =>
        (h) =>
          drawn(h, shape, value),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Act>(cleared) },
  {
    weight: 1,
    arbitrary: masks.map(
      (mask): Act =>
        (h) =>
          replaced(h, mask),
    ),
  },
);

describe('the history of a mask', () => {
  it('is back at its start after undoing all steps, and at its end after redoing them', () => {
    fc.assert(
      fc.property(masks, fc.array(acts, { maxLength: 12 }), (mask, list) => {
        const start = startHistory(mask);
        const end = list.reduce((history, act) => act(history), start);
        let back = end;
        while (back.past.length > 0) back = undone(back);
        expect(bytes(back)).toEqual(bytes(start));
        while (back.future.length > 0) back = redone(back);
        expect(bytes(back)).toEqual(bytes(end));
      }),
    );
  });

  it('reports the area in which the mask has changed', () => {
    fc.assert(
      fc.property(
        masks,
        fc.oneof(acts, fc.constant(undone), fc.constant(redone)),
        shapes,
        (mask, act, shape) => {
          const before = undone(drawn(drawn(startHistory(mask), shape, 1), shape, 2));
          const after = act(before);
          const { x, y, width: across, height: down } = after.changed;
          const wrong = [...after.mask.data.keys()].filter((at) => {
            const [column, row] = [at % width, Math.floor(at / width)];
            const inside = column >= x && column < x + across && row >= y && row < y + down;
            return !inside && after.mask.data[at] !== before.mask.data[at];
          });
          expect(wrong).toEqual([]);
        },
      ),
    );
  });

  it('adds no step for an action without effect, and keeps the redo steps', () => {
    const dot: Shape = { kind: 'line', places: [{ x: 5, y: 5 }], radius: 2 };
    const outside: Shape = { kind: 'line', places: [{ x: -50, y: 5 }], radius: 2 };
    const history = undone(drawn(startHistory(createMask(width, height)), dot, 1));
    expect(drawn(history, outside, 1)).toBe(history);
    expect(drawn(history, dot, 0)).toBe(history);
    expect(cleared(history)).toBe(history);
    expect(history.future).toHaveLength(1);
    expect(undone(history)).toBe(history);
    expect(redone(redone(history))).toEqual(redone(history));
  });

  it('restarts with the mask of another picture', () => {
    const dot: Shape = { kind: 'rectangle', from: { x: 1, y: 1 }, to: { x: 4, y: 4 } };
    const other = createMask(5, 5);
    const history = replaced(drawn(startHistory(createMask(width, height)), dot, 1), other);
    expect(history).toEqual(startHistory(other));
  });

  it('undoes a hundred steps and no more', () => {
    let history = startHistory(createMask(width, height));
    for (let step = 0; step < 130; step += 1) {
      const from = { x: step % width, y: Math.floor(step / width) };
      history = drawn(history, { kind: 'rectangle', from, to: { x: from.x + 0.5, y: from.y + 0.5 } }, 1);
    }
    expect(history.past).toHaveLength(100);
  });
});
