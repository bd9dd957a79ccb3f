import type { EngineFailure } from '@verapix/engines';
import type { LogoRequest } from '@verapix/engines/logo';
import type { Failure, NoSource } from '@verapix/machines';
import type { EngineChoice } from '../engine-choice';
import { engineActor, prepareEngine } from './engine-actor';

async function openLogoMaker(choice: EngineChoice) {
  const engines = await import('@verapix/engines/logo');
  return choice === 'simulated' ? engines.createSimulatedLogoMaker() : engines.createDeviceLogoMaker();
}

/** The words that every failed run begins with, and what the engine knows of it. */
const failureOf = ({ code, message, fix }: EngineFailure): Failure => ({
  code,
  title: 'Error',
  message: 'Failed to generate the logo. Please try again.',
  fix: `${message} ${fix}`,
});

/** Makes logos of what the form says. */
export const createLogoActor = (choice: EngineChoice) =>
  engineActor({
    open: () => openLogoMaker(choice),
    inputOf: (_: NoSource, request: LogoRequest) => request,
    failureOf,
  });

/** Fetches what a run needs, weights apart. Rejects when it can't be had. */
export const prepareLogoMaker = (choice: EngineChoice) => prepareEngine(() => openLogoMaker(choice));
