import { fileNames, fileStem, videoFrameMaxPixels, videoUploadMaxBytes } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import type { VideoSupport, WatermarkInput, WatermarkOutput } from '@verapix/engines/watermark';
import * as messages from '@verapix/messages/tool-watermark';
import { useEffect, useState } from 'react';
import { useHost } from '../../host';
import { loadable } from '../../lib/loadable';
import { pictureParts } from '../../store/keep-result';
import { defineTool } from '../../workspace/define-tool';
import { inspectChosen } from '../../workspace/inspect-chosen';
import { prepareSaveAs } from '../../workspace/save-as/prepare';
import { DeviceEditor } from '../../workspace/selection/DeviceEditor';
import { toolModule } from '../../workspace/ToolRunner';
import type { ToolSource } from '../../workspace/tool-definition';
import type { ToolViewProps } from '../../workspace/tool-props';
import { loadEngine } from './load-engine';
import { deviceRequests } from './requests';
import { isWhole, wholeVideo } from './video-areas';
import { WatermarkTabs } from './WatermarkTabs';
import {
  type LastMarks,
  videoOf,
  type WatermarkEnv,
  type WatermarkKind,
  type WatermarkOptions,
  type WatermarkSource,
} from './watermark-options';
import { onResult, onSource, validate } from './watermark-run';

/** Loaded with the first file. */
const Workspace = loadable(async () => {
  const [{ Workspace }] = await Promise.all([import('./Workspace'), DeviceEditor.load()]);
  return Workspace;
});

/** A picture or a video, whichever tab is open. The file sizes on the page are hints: larger files are accepted. */
const pictureOrVideo: ToolSource<WatermarkSource, WatermarkEnv> = {
  inspect: async (files, { kind }, options) => {
    if (kind === 'video') {
      const { inspectVideo } = await loadEngine();
      const limits = { hintBytes: videoUploadMaxBytes, maxFramePixels: videoFrameMaxPixels };
      const inspection = await inspectVideo(files, limits);
      return inspection.ok ? { ok: true, source: inspection.video } : inspection;
    }
    return inspectChosen(files, options);
  },
};

function inputOf(source: WatermarkSource, { method, mask, areas, keep }: WatermarkOptions): WatermarkInput {
  const video = videoOf(source);
  if (video) return { source: video, areas, keep: isWhole(keep) ? undefined : keep };
  if (!mask) throw new Error('A watermark run started without a mask: its validation must forbid that.');
  return { source: source as PictureSource, mask, method };
}

function useWatermarkEnv(): WatermarkEnv {
  const [kind, setKind] = useState<WatermarkKind>('image');
  const [lastMarks, setLastMarks] = useState<LastMarks>();
  return {
    kind,
    setKind,
    support: useVideoSupport(kind === 'video'),
    access: useHost().useAccess(),
    requests: deviceRequests,
    lastMarks,
    setLastMarks,
  };
}

/** Whether this browser can work on videos. Undefined until that is known; it is found out once it is `wanted`. */
function useVideoSupport(wanted: boolean): VideoSupport | undefined {
  const [support, setSupport] = useState<VideoSupport>();
  const [error, setError] = useState<unknown>();
  if (error) throw error;
  useEffect(() => {
    const findOut = async () => {
      const { videoSupport } = await loadEngine();
      setSupport(await videoSupport());
    };
    if (wanted) findOut().catch(setError);
  }, [wanted]);
  return support;
}

function WatermarkView({
  snapshot,
  send,
  env,
}: ToolViewProps<WatermarkSource, WatermarkOptions, WatermarkOutput, WatermarkEnv>) {
  const { kind, setKind, support } = env;
  const { source } = snapshot.context;
  // The tab changes at once; the machine clears the other tab's file a moment later.
  const isOfTab = source && (videoOf(source) ? 'video' : 'image') === kind;
  return (
    <WatermarkTabs
      {...{ snapshot, send, kind, setKind, support }}
      workspace={isOfTab && <Workspace {...{ snapshot, source, send, env }} />}
    />
  );
}

export const watermarkRemover = defineTool({
  id: 'watermark-remover',
  lead: messages.lead,
  source: pictureOrVideo,
  engine: {
    load: loadEngine,
    device: ({ createDeviceWatermarkRemover }, weightsAt) =>
      createDeviceWatermarkRemover({ weights: weightsAt('migan') }),
    simulated: ({ createSimulatedWatermarkRemover }) => createSimulatedWatermarkRemover(),
    input: inputOf,
    // The sentence of the specification first, then the cause and what to do.
    failure: ({ code, message, fix }, source) => ({
      code,
      message: messages.failed({ kind: videoOf(source) ? 'video' : 'image' }),
      fix: `${message} ${fix}`,
    }),
  },
  options: { method: 'best', mask: undefined, areas: [], keep: wholeVideo },
  useEnv: useWatermarkEnv,
  stepEnv: (): WatermarkEnv => ({
    kind: 'image',
    setKind: () => {},
    support: undefined,
    access: { entitlement: 'pending', isRetrying: false, retry: () => {} },
    requests: deviceRequests,
    lastMarks: undefined,
    setLastMarks: () => {},
  }),
  batch: () => import('./batch'),
  validate,
  onSource,
  onResult,
  prepare: () => Promise.all([Workspace.load(), prepareSaveAs()]),
  kept: (result, { name }) => {
    if (result.method === 'simulated') return [];
    const { watermarkRemovedImage, watermarkRemovedVideo } = fileNames;
    const made = result.kind === 'video' ? watermarkRemovedVideo : watermarkRemovedImage;
    return [pictureParts(result, { name: `${fileStem(name)}-${made}`, blob: result.blob })];
  },
  messages: {
    done: ({ kind }) => messages.done({ kind }),
    caveat: ({ note }) => (note?.code === 'recovered' ? undefined : note?.message),
  },
  View: WatermarkView,
});

export const module = toolModule(watermarkRemover);
