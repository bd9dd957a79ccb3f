import type { LogoRequest, LogoRound } from '@verapix/engines/logo';
import { logoRoundsKept } from '@verapix/facts';
import {
  type Blocker,
  createToolRunMachine,
  type NoSource,
  type ToolRunInput,
  type ToolRunSend,
  type ToolRunSnapshot,
} from '@verapix/machines';
import { draftBlocker, initialDraft } from './logo-options';

export const logoMachine = createToolRunMachine<NoSource, LogoRequest, LogoRound>();

export type LogoSend = ToolRunSend<LogoRequest, LogoRound>;

export type LogoSnapshot = ToolRunSnapshot<NoSource, LogoRequest, LogoRound>;

/** What the run is made from; `limit` says whether a free use is left whenever it is asked. */
export function logoInput(limit: () => Blocker | undefined): ToolRunInput<NoSource, LogoRequest, LogoRound> {
  return {
    source: 'no-file',
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
