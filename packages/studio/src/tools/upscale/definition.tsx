import { uploadMaxBytes } from '@verapix/domain';
import { pictureFormatsInWords } from '@verapix/engines/format-names';
import type { PictureSource } from '@verapix/engines';
import type { UpscaleOutput } from '@verapix/engines/upscale';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { formatsUpTo } from '@verapix/messages/tool-intake';
import * as messages from '@verapix/messages/tool-upscale';
import { useState } from 'react';
import { useStudioAccount } from '../../host';
import { loadable } from '../../lib/loadable';
import { pictureParts } from '../../store/keep-result';
import { defineTool } from '../../workspace/define-tool';
import { FileView, pictures } from '../../workspace/FileView';
import { prepareSaveAs } from '../../workspace/save-as/prepare';
import { toolModule } from '../../workspace/ToolRunner';
import type { ToolDefinition } from '../../workspace/tool-definition';
import type * as batchModule from './batch';
import { createLiveView } from './upscale-options';
import { checkModel, measureDetail, partRunner } from './requests';
import {
  onResult,
  suitedOptions,
  type UpscaleEnv,
  type UpscaleOptions,
  upscaledName,
  validate,
} from './upscale-options';

/** Loaded with the first file. */
const Workspace = loadable(async () => (await import('./Workspace')).Workspace);

type Upscaler = ToolDefinition<PictureSource, UpscaleOptions, UpscaleOutput, UpscaleEnv>;

interface UpscalerParts extends Pick<Upscaler, 'source' | 'messages' | 'View' | 'prepare'> {
  batch?: () => Promise<typeof batchModule>;
}

/** Why a result is less than what was asked for: another method was used. */
export const caveatOf = ({ note }: Pick<UpscaleOutput, 'note'>): string | undefined => note?.message;

const runPart = partRunner(() => upscaler);

function useUpscaleEnv(): UpscaleEnv {
  const [live] = useState(createLiveView);
  return { planId: useStudioAccount().planId, runPart, measureDetail, checkModel, live };
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
    stepEnv: ({ account }) => ({
      planId: account.read().planId,
      runPart,
      measureDetail,
      checkModel,
      live: createLiveView(),
    }),
    validate,
    // The result is kept without loss: its format is chosen when it is saved.
    onSource: ({ source, send }) =>
      send({
        type: 'options.changed',
        options: { ...suitedOptions(source), format: 'png', mask: undefined },
      }),
    onResult,
    kept: (result, { name }) =>
      result.method === 'simulated'
        ? []
        : [pictureParts(result, { name: upscaledName(name, result, 'png'), blob: result.blob })],
  });

export const upscaler: Upscaler = defineUpscaler({
  source: pictures({ maxBytes: uploadMaxBytes }),
  batch: () => import('./batch'),
  prepare: () => Promise.all([Workspace.load(), prepareSaveAs()]),
  messages: {
    uploaded: messages.uploaded,
    done: messages.done,
    caveat: caveatOf,
    saved: messages.saved,
  },
  View: (props) => (
    <FileView
      {...props}
      Workspace={Workspace}
      hint={formatsUpTo({ formats: pictureFormatsInWords, size: formatBytes(uploadMaxBytes) })}
    />
  ),
});

export const module = toolModule(upscaler);
