import { expect, it } from 'vitest';
import { recordProgress } from '../testing/fakes';
import { servedWeights } from '../testing/files';
import { weights } from '../weights';
import { createNetworkMeter } from './network-meter';

it('measures a network on the processor, and says that this browser offers no graphics processor', async () => {
  const meter = createNetworkMeter({
    weights: { sharp: servedWeights(weights.swin2sr), detail: servedWeights(weights.gans) },
  });
  const { options, reported } = recordProgress();
  const outcome = await meter.run('sharp', options);
  expect(outcome).toMatchObject({
    ok: true,
    value: {
      network: 'sharp',
      verdict: 'failed',
      reason: 'The browser offers no graphics processor.',
    },
  });
  if (outcome.ok) expect(outcome.value.wasmMs).toBeGreaterThan(10);
  expect(new Set(reported.map(({ phase }) => phase))).toEqual(new Set(['network', 'processor']));
});
