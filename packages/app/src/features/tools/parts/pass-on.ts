import type { ToolId } from '@verapix/domain';
import type { LibraryStep } from '@verapix/machines';
import { stepsOf } from '../../../lib/library/handover';
import { settingsOf } from '../../../lib/library/settings';

interface PassedRun {
  hasTag: (tag: 'unsaved') => boolean;
  context: { lastRunOptions: object | undefined };
}

/** What `ResultActions` needs to know of the run that made a result. */
export function passOn(
  snapshot: PassedRun,
  send: (event: { type: 'result.passed' }) => void,
  tool: ToolId,
  { file }: { file: File },
) {
  return {
    readSteps: (): readonly LibraryStep[] => [
      ...stepsOf(file),
      { tool, settings: settingsOf(snapshot.context.lastRunOptions ?? {}) },
    ],
    isUnsaved: snapshot.hasTag('unsaved'),
    onPass: () => send({ type: 'result.passed' }),
  };
}
