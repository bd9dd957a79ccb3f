import { type SignOutActor, stateValueNames } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/shell-device-data';
import { Button, Dialog, Form, Inline, RadioGroup } from '@verapix/ui';
import { type FlowView, useFlow } from '../flow/use-flow';
import { inWords } from './own-data';
import { signOutFlow } from './sign-out.flow';

/** Asks a user who signs out what stays on this device. Load it when it first opens. */
export function SignOutDialog({ onClosed }: { onClosed: (confirmed: boolean) => void }) {
  return <SignOutView {...useFlow(signOutFlow, { params: { onClosed } })} />;
}

const choices = [
  { value: 'keep', label: messages.keep, description: messages.keepHint },
  { value: 'delete', label: messages.deleteLabel, description: messages.deleteHint },
];

/** The dialog, for each state of its machine. */
export function SignOutView({ snapshot, send }: FlowView<SignOutActor>) {
  const { kept, problem } = snapshot.context;
  const pending = snapshot.matches('deleting');
  const states = stateValueNames('sign-out', snapshot.value).join(' ');
  // It is counted in a moment: no dialog flashes for a user who keeps nothing here.
  if (!kept) return <div hidden data-machine-state={states} />;
  const dismiss = () => pending || send({ type: 'question.dismissed' });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && dismiss()}>
      <Dialog.Content
        size="s"
        title={messages.title}
        description={messages.lead({ list: inWords(kept) })}
        data-machine-state={states}
      >
        <Form
          fields={['choice']}
          pending={pending}
          problem={problem?.message}
          onSubmit={({ choice }) =>
            send({ type: choice === 'delete' ? 'deleting.chosen' : 'keeping.chosen' })
          }
          aria-label={messages.form}
        >
          <RadioGroup
            label={messages.question}
            name="choice"
            options={choices}
            defaultValue="keep"
            disabled={pending}
          />
          <Inline gap="s">
            <Button
              type="submit"
              tone="accent"
              variant="solid"
              pending={pending}
              pendingLabel={messages.deleting}
            >
              {messages.signOut}
            </Button>
            <Button type="button" aria-disabled={pending} onClick={dismiss}>
              {common.cancel}
            </Button>
          </Inline>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
