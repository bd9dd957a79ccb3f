import { Stack } from '../../primitives/Stack';
import { Text } from '../../primitives/Text';
import { AlertDialog } from '../AlertDialog';
import { Button } from '../Button';

export interface DataProps {
  /** The data is being thrown away. */
  resetting?: boolean | undefined;
  onReset: () => void;
}

/** What is kept, where, and how to be rid of it. */
export function Data({ resetting = false, onReset }: DataProps) {
  return (
    <Stack gap="m" align="start">
      <Text>
        Accounts, passwords (hashed), settings, subscriptions and mails are kept in this browser’s storage for
        this site. They last until you reset them or clear the site’s data, and all tabs share them.
      </Text>
      <Text tone="textMuted">
        A reset brings back the people of the first tab as they were, and signs you out. Pictures are never
        kept here.
      </Text>
      <AlertDialog.Root>
        <AlertDialog.Trigger asChild>
          <Button tone="danger" pending={resetting} pendingLabel="Resetting the data">
            Reset the data
          </Button>
        </AlertDialog.Trigger>
        <AlertDialog.Content
          title="Reset the data?"
          description="Accounts you made, changed settings and all mails are thrown away. This cannot be undone."
          confirmLabel="Reset"
          onConfirm={onReset}
        />
      </AlertDialog.Root>
    </Stack>
  );
}
