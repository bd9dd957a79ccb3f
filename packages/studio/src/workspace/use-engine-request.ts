import type { EngineFailure, EngineOutcome } from '@verapix/engines';
import * as messages from '@verapix/messages/tool-run';
import { useCallback, useEffect, useRef, useState } from 'react';

interface RequestState<Value> {
  pending: boolean;
  value?: Value;
  failure?: EngineFailure;
}

const idle = { pending: false };

const unexpected: EngineFailure = {
  code: 'engine-unavailable',
  message: messages.unexpected,
  fix: messages.unexpectedFix,
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
