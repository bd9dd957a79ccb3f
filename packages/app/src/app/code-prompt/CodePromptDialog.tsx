import { type CodePromptActor, type CodePromptSnapshot, stateValueNames } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/shell';
import { Dialog } from '@verapix/ui';
import { CodeForm } from '../../lib/CodeForm';
import { useFlow } from '../flow/use-flow';
import type { LazyActor } from '../use-lazy-actor';

const loadFlow = async () => (await import('./code-prompt.flow')).codePromptFlow;

/** Asks for the code of the second factor. Load it when it first opens. */
export function CodePromptDialog({ onClosed }: { onClosed: (given: boolean) => void }) {
  return <CodePromptView {...useFlow(loadFlow, { params: { onClosed }, eager: true })} />;
}

const beforeStart: Pick<CodePromptSnapshot['context'], 'problem' | 'fieldErrors'> = {
  problem: undefined,
  fieldErrors: {},
};

/** The dialog, for each state of its machine. */
export function CodePromptView({ snapshot, send }: LazyActor<CodePromptActor>) {
  const dismiss = () => send({ type: 'prompt.dismissed' });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && dismiss()}>
      <Dialog.Content
        title={messages.enterCode}
        description={messages.enterCodeText}
        data-machine-state={stateValueNames('code-prompt', snapshot?.value ?? 'entering').join(' ')}
      >
        <CodeForm
          state={snapshot?.context ?? beforeStart}
          pending={snapshot?.matches('verifying') ?? false}
          focused
          submitLabel={messages.continueLabel}
          cancelLabel={common.cancel}
          onSubmit={(code) => send({ type: 'code.submit', code })}
          onCancel={dismiss}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
