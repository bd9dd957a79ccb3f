import { expect, it } from 'vitest';
import { foundBy, openPhotograph, press, refined } from './selected.fixture';

// Measured when the bounds were set: 0.980 by a press, refined, and 0.981 by a box.
it('selects an object by a press, by a box, and without what is taken away', async () => {
  const { finder, overlapOf, holds } = await openPhotograph('coffee');
  const pressed = await foundBy(finder, press(300, 200));
  const edges = await refined(finder);
  const boxed = await foundBy(finder, { kind: 'box', from: { x: 590, y: 395 }, to: { x: 60, y: 10 } });
  const cup = await foundBy(finder, press(300, 200), press(110, 260, false));
  finder.close();
  for (const found of [pressed, edges, boxed]) expect(overlapOf(found)).toBeGreaterThan(0.97);
  if (!pressed || !cup) throw new Error('Nothing was found.');
  expect([holds(pressed, 110, 260), holds(cup, 110, 260), holds(cup, 300, 200)]).toEqual([true, false, true]);
});
