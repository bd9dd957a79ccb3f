import { type CodePromptActor, stateValueNames } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/shell';
import { Dialog } from '@verapix/ui';
import { CodeForm } from '../../lib/CodeForm';
import { type FlowView, useFlow } from '../flow/use-flow';
import { codePromptFlow } from './code-prompt.flow';

/** Asks for the code of the second factor. Load it when it first opens. */
export function CodePromptDialog({ onClosed }: { onClosed: (given: boolean) => void }) {
  return <CodePromptView {...useFlow(codePromptFlow, { params: { onClosed } })} />;
}

/** The dialog, for each state of its machine. */
export function CodePromptView({ snapshot, send }: FlowView<CodePromptActor>) {
  const dismiss = () => send({ type: 'prompt.dismissed' });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && dismiss()}>
      <Dialog.Content
        title={messages.enterCode}
        description={messages.enterCodeText}
        data-machine-state={stateValueNames('code-prompt', snapshot.value).join(' ')}
      >
        <CodeForm
          state={snapshot.context}
          pending={snapshot.matches('verifying')}
          focused
          takesRecoveryCode
          submitLabel={messages.continueLabel}
          cancelLabel={common.cancel}
          onSubmit={(code) => send({ type: 'code.submit', code })}
          onCancel={dismiss}
        />
      </Dialog.Content>
    </Dialog.Root>
  );
}
