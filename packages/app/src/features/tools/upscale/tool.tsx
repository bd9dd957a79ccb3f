import type { PictureSource } from '@verapix/engines';
import { upscaleThroughput } from '@verapix/engines/estimate';
import { useAccountView } from '../../../app/account/account';
import { useBrowserValue } from '../../../lib/use-browser-value';
import { defineTool, pictures } from '../define-tool';
import { FileView } from '../parts/FileView';
import { ToolPage } from '../ToolPage';
import {
  initialOptions,
  readThroughput,
  sizeBlocker,
  storeThroughput,
  suitedOptions,
  type UpscaleEnv,
  type UpscaleOptions,
} from './upscale-options';

export const upscaler = defineTool({
  id: 'image-upscaler',
  lead: 'Enlarge a picture two, three or four times, up to 4K. The work is done on this device.',
  source: pictures(),
  engine: {
    load: () => import('@verapix/engines/upscale'),
    device: ({ createDeviceUpscaler }, weightsAt) => createDeviceUpscaler({ weights: weightsAt('swin2sr') }),
    simulated: ({ createSimulatedUpscaler }) => createSimulatedUpscaler(),
    input: (picture: PictureSource, options: UpscaleOptions) => ({ picture, ...options }),
  },
  options: initialOptions,
  useEnv: (): UpscaleEnv => ({
    planId: useAccountView().planId,
    throughput: useBrowserValue(readThroughput, undefined),
  }),
  validate: (picture, { factor }, { planId }) => sizeBlocker(picture, factor, planId),
  messages: {
    uploaded: 'Image uploaded successfully! Scroll down to see the upscaler tool.',
    done: 'Image enhanced successfully!',
    saved: 'Image downloaded successfully!',
  },
  onSource: (picture, { send }) => {
    send({ type: 'options.changed', options: suitedOptions(picture, readThroughput()) });
  },
  onResult: ({ method, durationMs }, { context: { source, lastRunOptions } }) => {
    if (method !== 'sharp' || !source || !lastRunOptions) return;
    const pixels = source.width * source.height;
    storeThroughput(upscaleThroughput({ pixels, factor: lastRunOptions.factor, method, durationMs }));
  },
  View: FileView,
  Workspace: () => import('./Workspace'),
});

/** `/tools/image-upscaler` */
export function Component() {
  return <ToolPage tool={upscaler} />;
}
