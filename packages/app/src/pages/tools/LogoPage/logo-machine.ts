import type { LogoRequest, LogoRound } from '@verapix/engines/logo';
import { logoRoundsKept } from '@verapix/facts';
import {
  type Blocker,
  createToolRunMachine,
  type ToolRunEvent,
  type ToolRunInput,
  type ToolRunSnapshot,
} from '@verapix/machines';
import { draftBlocker, initialDraft } from './logo-options';

/** A logo is made from no file: there is nothing to choose before the form. */
export type NoSource = 'form';

export const logoMachine = createToolRunMachine<NoSource, LogoRequest, LogoRound>();

export type LogoSend = (event: ToolRunEvent<LogoRequest, readonly File[], LogoRound>) => void;

export type LogoSnapshot = ToolRunSnapshot<NoSource, LogoRequest, LogoRound>;

/** What the run is made from; `limit` says whether a free use is left whenever it is asked. */
export function logoInput(limit: () => Blocker | undefined): ToolRunInput<NoSource, LogoRequest, LogoRound> {
  return {
    source: 'form',
    options: { ...initialDraft, seed: 0 },
    keeps: logoRoundsKept,
    validate: (_, request) => draftBlocker(request) ?? limit(),
    messages: {
      processing: 'Generating Logo',
      done: 'Your logos have been generated successfully!',
      taken: 'Logo downloaded.',
      unexpected: {
        code: 'unexpected',
        title: 'Error',
        message: 'Failed to generate the logo. Please try again.',
      },
    },
  };
}
