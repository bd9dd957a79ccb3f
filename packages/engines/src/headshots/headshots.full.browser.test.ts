import { expect, it } from 'vitest';
import astronaut from '../../../../fixtures/photographs/astronaut.jpg?url';
import { recordProgress } from '../testing/fakes';
import { chosenPicture, fileAt, servedWeights } from '../testing/files';
import { weights } from '../weights';
import { createDeviceHeadshots } from './device';

it('enlarges a person with the network', { timeout: 300_000 }, async () => {
  const engine = createDeviceHeadshots({
    weights: {
      face: servedWeights(weights.blazeFace),
      people: servedWeights(weights.modnet),
      enlarge: servedWeights(weights.swin2sr),
    },
  });
  const picture = await chosenPicture(await fileAt(astronaut));
  const outcome = await engine.run({ picture }, recordProgress().options);
  if (!outcome.ok) throw new Error(outcome.failure.message);
  const { headshots, notes } = outcome.value;
  expect(headshots.map(({ width, height }) => [width, height])).toEqual(Array(4).fill([800, 1000]));
  expect(notes.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Enlarged from \d+ × \d+ pixels with a neural network/),
  ]);
});
