import { pictureFormatsInWords, uploadMaxBytes } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import { formatsUpTo } from '@verapix/messages/tool-intake';
import * as messages from '@verapix/messages/tool-upscale';
import { useState } from 'react';
import { useStudioAccount } from '../../host';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { lazyBatch } from '../../batch/lazy-batch';
import { defineTool, type Tool, type WorkspaceModule } from '../../workspace/define-tool';
import { FileView, pictures } from '../../workspace/FileView';
import { createLiveView } from './live-view';
import type { UpscaleEnv, UpscaleOptions } from './upscale-options';

type Upscaler = Tool<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>;

interface UpscalerParts extends Pick<Upscaler, 'source' | 'messages' | 'View'> {
  Workspace: () => Promise<WorkspaceModule<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>>;
}

/** Why a result is less than what was asked for: another method was used. */
export const caveatOf = ({ note }: Pick<UpscaleOutput, 'note'>): string | undefined =>
  note?.code === 'little-gain' ? undefined : note?.message;

const requests = () => import('./requests');
const runPart: UpscaleEnv['runPart'] = async (...part) =>
  (await requests()).runPart(await upscaler.load(), part);
const measureDetail: UpscaleEnv['measureDetail'] = async (...job) => (await requests()).measureDetail(...job);

function useUpscaleEnv(): UpscaleEnv {
  const [live] = useState(createLiveView);
  return { planId: useStudioAccount().planId, runPart, measureDetail, live };
}

/** The upscaler, with what differs between its page and the demo on the home page. */
export const defineUpscaler = (parts: UpscalerParts): Upscaler =>
  defineTool({
    ...parts,
    id: 'image-upscaler',
    lead: messages.lead,
    engine: {
      load: () => import('./upscale-engine'),
      device: ({ createUpscaler }, weightsAt) => createUpscaler(weightsAt),
      simulated: ({ createSimulatedUpscaler }) => createSimulatedUpscaler(),
      input: (picture, options, { live }) => ({ picture, ...options, startAt: live.lookedAt }),
      onPart: (tile, { live }) => live.show?.(tile),
    },
    options: { factor: 2, method: 'sharp', format: 'png', quality: 0.92 },
    useEnv: useUpscaleEnv,
  });

const batch = lazyBatch(
  'image-upscaler',
  () => upscaler,
  () => import('./batch'),
);

export const upscaler: Upscaler = defineUpscaler({
  source: pictures({ maxBytes: uploadMaxBytes }),
  messages: {
    uploaded: messages.uploaded,
    done: messages.done,
    caveat: caveatOf,
    saved: messages.saved,
  },
  View: (props) => (
    <FileView
      {...props}
      batch={batch}
      hint={formatsUpTo({ formats: pictureFormatsInWords, size: formatBytes(uploadMaxBytes) })}
    />
  ),
  Workspace: () => import('./Workspace'),
});
