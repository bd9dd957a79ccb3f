import type { EngineFailure } from '@verapix/engines';
import type { LogoRequest, LogoRound } from '@verapix/engines/logo';
import type { Failure, ProcessInput, ProcessOutcome } from '@verapix/machines';
import { fromPromise } from 'xstate';
import type { NoSource } from '../../pages/tools/LogoPage/logo-machine';
import type { EngineChoice } from '../engine-choice';

async function createLogoMaker(choice: EngineChoice) {
  const { createDeviceLogoMaker, createSimulatedLogoMaker } = await import('@verapix/engines/logo');
  return choice === 'simulated' ? createSimulatedLogoMaker() : createDeviceLogoMaker();
}

/** The words that every failed run begins with, and what the engine knows of it. */
const failureOf = ({ code, message, fix }: EngineFailure): Failure => ({
  code,
  title: 'Error',
  message: 'Failed to generate the logo. Please try again.',
  fix: `${message} ${fix}`,
});

/** Makes logos with the chosen engine; stopping the actor stops the engine. */
export function createLogoActor(choice: EngineChoice) {
  return fromPromise<ProcessOutcome<LogoRound>, ProcessInput<NoSource, LogoRequest>>(
    async ({ input: { options, report }, signal }) => {
      const maker = await createLogoMaker(choice);
      const outcome = await maker.run(options, { signal, onProgress: report });
      return outcome.ok ? outcome : { ok: false, failure: failureOf(outcome.failure) };
    },
  );
}
