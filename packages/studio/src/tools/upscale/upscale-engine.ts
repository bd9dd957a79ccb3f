import type { Engine } from '@verapix/engines';
import {
  createDeviceUpscaler,
  type DeviceUpscalerOptions,
  type EnlargedTile,
  ownModelId,
  type UpscaleInput,
  type UpscaleOutput,
} from '@verapix/engines/upscale';
import { keptAdapters } from '../../lab/kept-measurement';
import { modelStore } from '../../store/model-store';

export { createSimulatedUpscaler } from '@verapix/engines/upscale';

/** The upscaler on this device. Options name a model of the user's own by its id: its file is read for each run. */
export function createUpscaler(
  weightsAt: DeviceUpscalerOptions['weightsAt'],
): Engine<UpscaleInput, UpscaleOutput, EnlargedTile> {
  const upscaler = createDeviceUpscaler({ weightsAt, adapters: keptAdapters() });
  return {
    ...upscaler,
    run: async (input, options) => {
      const id = ownModelId(input.method);
      const stored = id === undefined ? undefined : await modelStore.read(id);
      return upscaler.run({ ...input, model: stored?.ok ? stored.value : undefined }, options);
    },
  };
}
