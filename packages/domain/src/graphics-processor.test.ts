import { expect, it } from 'vitest';
import { fasterNetworks } from './graphics-processor';

it('allows the graphics processor the networks for which it is faster', () => {
  const measured = { wasmMs: 90, webgpuMs: 30, differenceDb: 0 };
  expect(
    fasterNetworks({
      adapter: 'Test',
      files: '',
      networks: [
        { network: 'sharp', verdict: 'slower', ...measured },
        { network: 'detail', verdict: 'faster', ...measured },
      ],
    }),
  ).toEqual(['detail']);
});
