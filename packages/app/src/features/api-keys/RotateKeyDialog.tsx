import { type ApiKeyLifetime, type ApiKeyRow, rotationOverlapHours } from '@verapix/domain';
import * as messages from '@verapix/messages/api-keys';
import { Button, Dialog, Form, Inline, RadioGroup } from '@verapix/ui';
import { lifetimeOf, lifetimeOptionOf, lifetimeOptions } from './key-texts';

interface RotateKeyDialogProps {
  apiKey: ApiKeyRow;
  /** The key is being replaced. The dialog stays open until its owner unmounts it. */
  pending: boolean;
  onConfirm: (lifetime: ApiKeyLifetime) => void;
  onDismiss: () => void;
}

/** Asks for the lifetime of the key that takes the place of another. */
export function RotateKeyDialog({ apiKey, pending, onConfirm, onDismiss }: RotateKeyDialogProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && !pending && onDismiss()}>
      <Dialog.Content
        size="s"
        title={messages.replaceQuestion({ bdi: (children) => <bdi>{children}</bdi>, name: apiKey.name })}
        description={messages.replaceText({ last4: apiKey.last4, rotationOverlapHours })}
      >
        <Form
          fields={['lifetime']}
          pending={pending}
          onSubmit={({ lifetime }) => onConfirm(lifetimeOf(lifetime))}
          aria-label={messages.replaceForm}
        >
          <RadioGroup
            variant="segmented"
            label={messages.newExpires}
            name="lifetime"
            options={lifetimeOptions}
            defaultValue={lifetimeOptionOf(apiKey)}
            disabled={pending}
          />
          <Inline gap="s">
            <Button
              type="submit"
              tone="accent"
              variant="solid"
              pending={pending}
              pendingLabel={messages.replacing}
            >
              {messages.replaceKey}
            </Button>
            <Button type="button" aria-disabled={pending} onClick={() => !pending && onDismiss()}>
              {messages.keepKey}
            </Button>
          </Inline>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
