import type { EngineFailure, EngineOutcome, PictureSource } from '@verapix/engines';
import type { Mask, VideoSource } from '@verapix/engines/watermark';
import { useCallback, useEffect, useRef, useState } from 'react';

const engine = () => import('@verapix/engines/watermark');

/** What the workspace requests from the engine besides the run. Stories provide their own. */
export const deviceRequests = {
  /** One frame of a video, to mark it on. */
  still: async (video: VideoSource, atSeconds: number, signal: AbortSignal) =>
    (await engine()).takeStill(video, atSeconds, { signal }),
  /** One frame as the run would fill it in. */
  preview: async (video: VideoSource, mask: Mask, atSeconds: number, signal: AbortSignal) =>
    (await engine()).previewFrame({ video, mask, atSeconds }, { signal }),
  /** Where a watermark seems to be. */
  suggest: async (source: PictureSource | VideoSource, signal: AbortSignal) =>
    (await engine()).suggestMask(source, { signal }),
};

export type WatermarkRequests = typeof deviceRequests;

interface RequestState<Value> {
  pending: boolean;
  value?: Value;
  failure?: EngineFailure;
}

const idle = { pending: false };

const unexpected: EngineFailure = {
  code: 'engine-unavailable',
  message: 'Something went wrong.',
  fix: 'Try again.',
};

/** One request to the engine at a time: `start` aborts the one before. `reset` and unmounting abort it and drop its value. */
export function useEngineRequest<Value>() {
  const [state, setState] = useState<RequestState<Value>>(idle);
  const current = useRef<AbortController>(undefined);

  const start = useCallback(async (run: (signal: AbortSignal) => Promise<EngineOutcome<Value>>) => {
    current.current?.abort();
    const controller = new AbortController();
    current.current = controller;
    const { signal } = controller;
    setState({ pending: true });
    const outcome = await run(signal).catch((error: unknown) => {
      if (!signal.aborted) console.error(error);
      return { ok: false as const, failure: unexpected };
    });
    if (!signal.aborted) setState({ pending: false, ...outcome });
  }, []);
  const reset = useCallback(() => {
    current.current?.abort();
    setState(idle);
  }, []);
  useEffect(() => reset, [reset]);
  return { ...state, start, reset };
}
