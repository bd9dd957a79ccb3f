import type { EngineFailure, EngineOutcome } from '@verapix/engines';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a question to the engine stands. */
export type QuestionState<Answer> =
  | { status: 'idle' }
  | { status: 'asking' }
  | { status: 'answered'; answer: Answer }
  | { status: 'failed'; failure: EngineFailure };

export interface Question<Answer> {
  state: QuestionState<Answer>;
  /** Asks; whatever was asked before is given up. */
  ask: (question: (signal: AbortSignal) => Promise<EngineOutcome<Answer>>) => void;
  /** Gives the question up, and lets go of its answer. */
  forget: () => void;
}

const idle = { status: 'idle' } as const;

const unexpected: EngineFailure = {
  code: 'engine-unavailable',
  message: 'Something went wrong.',
  fix: 'Try again.',
};

/** One short question at a time to the engine. What was asked last wins; leaving gives it up. */
export function useQuestion<Answer>(): Question<Answer> {
  const [state, setState] = useState<QuestionState<Answer>>(idle);
  const asking = useRef<AbortController>(undefined);

  const ask = useCallback<Question<Answer>['ask']>(async (question) => {
    asking.current?.abort();
    const mine = new AbortController();
    asking.current = mine;
    const settle = (next: QuestionState<Answer>) => {
      if (asking.current === mine) setState(next);
    };
    settle({ status: 'asking' });
    try {
      const outcome = await question(mine.signal);
      settle(
        outcome.ok
          ? { status: 'answered', answer: outcome.value }
          : { status: 'failed', failure: outcome.failure },
      );
    } catch (error) {
      if (mine.signal.aborted) return;
      console.error(error);
      settle({ status: 'failed', failure: unexpected });
    }
  }, []);

  const forget = useCallback(() => {
    asking.current?.abort();
    asking.current = undefined;
    setState(idle);
  }, []);

  useEffect(
    () => () => {
      asking.current?.abort();
      asking.current = undefined;
    },
    [],
  );
  return { state, ask, forget };
}
