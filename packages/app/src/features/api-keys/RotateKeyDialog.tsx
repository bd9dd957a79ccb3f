import { type ApiKeyLifetime, type ApiKeyRow, rotationOverlapHours } from '@verapix/domain';
import { Button, Dialog, Form, Inline, Select } from '@verapix/ui';
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
        title={
          <>
            Replace <bdi>{apiKey.name}</bdi>?
          </>
        }
        description={`You get a new key with the same name and the same rights. The key that ends in ${apiKey.last4} works for ${rotationOverlapHours} more hours, unless it expires before: change your programs in that time.`}
      >
        <Form
          fields={['lifetime']}
          pending={pending}
          onSubmit={({ lifetime }) => onConfirm(lifetimeOf(lifetime))}
          aria-label="Replace the key"
        >
          <Select
            label="New key expires"
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
              pendingLabel="Replacing your key"
            >
              Replace Key
            </Button>
            <Button type="button" aria-disabled={pending} onClick={() => !pending && onDismiss()}>
              Keep Key
            </Button>
          </Inline>
        </Form>
      </Dialog.Content>
    </Dialog.Root>
  );
}
