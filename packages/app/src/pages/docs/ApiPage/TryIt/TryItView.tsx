import { type ApiTrialEvent, type ApiTrialSnapshot, stateValueNames } from '@verapix/machines';
import { Alert, Surface, VisuallyHidden } from '@verapix/ui';
import { TrialAnswerView } from './TrialAnswerView';
import * as css from './TrialAnswerView.css';
import { TryItForm } from './TryItForm';

export type ApiTrialSend = (event: ApiTrialEvent) => void;

interface TryItViewProps {
  /** Undefined before the machine has started: nothing was sent yet. */
  snapshot: ApiTrialSnapshot | undefined;
  send: ApiTrialSend;
}

/** The form that sends a real request, and what came of it. */
export function TryItView({ snapshot, send }: TryItViewProps) {
  const states = stateValueNames('api-trial', snapshot?.value ?? 'ready');
  const { answer, problem } = snapshot?.context ?? {};
  return (
    <Surface className={css.panel} data-machine-state={states.join(' ')}>
      <TryItForm snapshot={snapshot} send={send} />
      <VisuallyHidden role="status">{saidOf(snapshot)}</VisuallyHidden>
      {answer && <TrialAnswerView answer={answer} />}
      {problem && (
        <Alert live tone="danger" title="There was no answer.">
          {problem.message}
        </Alert>
      )}
    </Surface>
  );
}

/** What a screen reader hears when an answer is there. */
function saidOf(snapshot: ApiTrialSnapshot | undefined): string {
  const answer = snapshot?.context.answer;
  if (!answer) return '';
  if (answer.kind === 'upscaled') return `The answer is here: ${answer.status}, with the upscaled picture.`;
  return `The request was refused: ${answer.status} ${answer.error?.code ?? ''}`.trim();
}
