/** Measures one network in a worker. */
import type { NetworkMeasurement } from '@verapix/domain';
import { outcomeOf, step } from '../failures';
import { graphicsAdapter } from '../network/graphics-adapter';
import { serveRun } from '../worker/serve-run';
import { measureNetwork } from './measure-network';
import { type MeasureJob, type MeasurePhase, measureFailure } from './network-meter';
import { networkFormats } from './network-format';
import { openOnGraphics, openOnProcessor } from './open-network';

serveRun<MeasureJob, NetworkMeasurement, MeasurePhase>(({ network, weights }, report) => {
  const source = { format: networkFormats[network], weights };
  const measure = () =>
    measureNetwork({
      openOnProcessor: () =>
        step('model-unavailable', () =>
          openOnProcessor(source, (done) => report({ phase: 'network', done })),
        ),
      openOnGraphics: async () => {
        const adapter = await graphicsAdapter();
        if (adapter === undefined) throw new Error('The browser offers no graphics processor.');
        return openOnGraphics(source, adapter, (done) => report({ phase: 'runtime', done }));
      },
      now: () => performance.now(),
      report,
    });
  return outcomeOf(async () => ({ network, ...(await measure()) }), measureFailure);
});
