import type { EngineFailure, EngineOutcome, PictureSource } from '@verapix/engines';
import type { FramePreview, Mask, MaskSuggestion, VideoSource, VideoStill } from '@verapix/engines/watermark';
import { useCallback, useEffect, useRef, useState } from 'react';

/** What the workspace requests from the engine besides the run. Stories provide their own. */
export interface WatermarkRequests {
  /** One frame of a video, to mark it on. */
  still: (video: VideoSource, atSeconds: number, signal: AbortSignal) => Promise<EngineOutcome<VideoStill>>;
  /** One frame as the run would fill it in. */
  preview: (
    video: VideoSource,
    mask: Mask,
    atSeconds: number,
    signal: AbortSignal,
  ) => Promise<EngineOutcome<FramePreview>>;
  /** Where a watermark seems to be. */
  suggest: (
    source: PictureSource | VideoSource,
    signal: AbortSignal,
  ) => Promise<EngineOutcome<MaskSuggestion>>;
}

const engine = () => import('@verapix/engines/watermark');

/** The requests, answered on this device. */
export const deviceRequests: WatermarkRequests = {
  still: async (video, atSeconds, signal) => (await engine()).takeStill(video, atSeconds, { signal }),
  preview: async (video, mask, atSeconds, signal) =>
    (await engine()).previewFrame({ video, mask, atSeconds }, { signal }),
  suggest: async (source, signal) => (await engine()).suggestMask(source, { signal }),
};

export type RequestState<Value> =
  | { status: 'idle' }
  | { status: 'pending' }
  | { status: 'done'; value: Value }
  | { status: 'failed'; failure: EngineFailure };

export interface EngineRequest<Value> {
  state: RequestState<Value>;
  /** Starts a request and aborts the one before. */
  start: (run: (signal: AbortSignal) => Promise<EngineOutcome<Value>>) => void;
  /** Aborts the request and drops its value. */
  reset: () => void;
}

const idle = { status: 'idle' } as const;

const unexpected: EngineFailure = {
  code: 'engine-unavailable',
  message: 'Something went wrong.',
  fix: 'Try again.',
};

/** One request to the engine at a time: the last one wins. Unmounting aborts it. */
export function useEngineRequest<Value>(): EngineRequest<Value> {
  const [state, setState] = useState<RequestState<Value>>(idle);
  const current = useRef<AbortController>(undefined);

  const start = useCallback<EngineRequest<Value>['start']>(async (run) => {
    current.current?.abort();
    const own = new AbortController();
    current.current = own;
    const settle = (next: RequestState<Value>) => {
      if (current.current === own) setState(next);
    };
    settle({ status: 'pending' });
    try {
      const outcome = await run(own.signal);
      settle(
        outcome.ok
          ? { status: 'done', value: outcome.value }
          : { status: 'failed', failure: outcome.failure },
      );
    } catch (error) {
      if (own.signal.aborted) return;
      console.error(error);
      settle({ status: 'failed', failure: unexpected });
    }
  }, []);

  const reset = useCallback(() => {
    current.current?.abort();
    current.current = undefined;
    setState(idle);
  }, []);

  useEffect(
    () => () => {
      current.current?.abort();
      current.current = undefined;
    },
    [],
  );
  return { state, start, reset };
}
