import { type NetworkMeasurement, upscaleNetworks } from '@verapix/domain';
import { graphicsAdapter } from '@verapix/engines';
import { createNetworkMeter } from '@verapix/engines/upscale';
import {
  forwardEvents,
  graphicsProcessorMachine,
  type MeasureInput,
  type MeasureOutcome,
  provideActors,
} from '@verapix/machines';
import * as messages from '@verapix/messages/tool-lab';
import { createActor } from 'xstate';
import type { StudioHost } from '../host';
import { weightsAt } from '../workspace/weights-at';
import { keepMeasurement, measuredFiles, readKeptMeasurement } from './kept-measurement';
import { networkNames } from './network-names';

const notKept = {
  code: 'storage-blocked',
  message: messages.notKept,
  fix: messages.notKeptFix,
};

/** Measures one network after the other. */
async function measure({ adapter, report }: MeasureInput, signal: AbortSignal): Promise<MeasureOutcome> {
  const meter = createNetworkMeter({ weights: { sharp: weightsAt('swin2sr'), detail: weightsAt('gans') } });
  const networks: NetworkMeasurement[] = [];
  for (const network of upscaleNetworks) {
    const outcome = await meter.run(network, {
      signal,
      onProgress: ({ phaseLabel, overall }) =>
        report({
          label: messages.phase({ method: networkNames[network], phase: phaseLabel }),
          done: (networks.length + overall) / upscaleNetworks.length,
        }),
    });
    if (!outcome.ok) return { ok: false, problem: outcome.failure };
    const { durationMs: _, ...measurement } = outcome.value;
    networks.push(measurement);
  }
  return { ok: true, measurement: { adapter, files: measuredFiles, networks } };
}

/** Finds the graphics processor, measures it, and keeps whether the upscaler uses it. The caller starts the actor. */
export function createGraphicsProcessor(outside: Pick<StudioHost, 'notify' | 'navigate'>) {
  const machine = provideActors(graphicsProcessorMachine, {
    findProcessor: async () => {
      const adapter = await graphicsAdapter();
      const kept = readKeptMeasurement();
      return { adapter, measurement: kept?.adapter === adapter ? kept : undefined };
    },
    measure,
    keepChoice: async ({ measurement }) =>
      keepMeasurement(measurement) ? { ok: true } : { ok: false, problem: notKept },
  });
  const actor = createActor(machine);
  forwardEvents(actor, outside);
  return actor;
}
