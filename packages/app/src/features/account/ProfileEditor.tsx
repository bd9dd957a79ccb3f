import type { profileMachine } from '@verapix/machines';
import * as messages from '@verapix/messages/account-page';
import * as common from '@verapix/messages/common';
import { Button, Form, Inline, TextField } from '@verapix/ui';
import type { EventFrom, SnapshotFrom } from 'xstate';
import * as css from './ProfileEditor.css';

interface ProfileEditorProps {
  snapshot: SnapshotFrom<typeof profileMachine>;
  send: (event: EventFrom<typeof profileMachine>) => void;
  email: string;
}

/** The form in the profile card. Typed text stays when it cannot be saved. */
export function ProfileEditor({ snapshot, send, email }: ProfileEditorProps) {
  const saving = snapshot.matches('saving');
  return (
    <Form
      fields={['fullName']}
      errors={snapshot.context.fieldErrors}
      pending={saving}
      onSubmit={({ fullName }) => send({ type: 'profile.submit', fullName })}
      aria-label={messages.editYourProfile}
      className={css.editor}
    >
      <TextField
        label={messages.fullName}
        name="fullName"
        autoComplete="name"
        defaultValue={snapshot.context.draft}
        required
      />
      <TextField
        label={common.email}
        type="email"
        autoComplete="email"
        value={email}
        hint={messages.emailFixed}
        readOnly
      />
      <Inline gap="s">
        <Button type="submit" tone="accent" variant="solid" pending={saving} pendingLabel={messages.saving}>
          {messages.saveChanges}
        </Button>
        <Button aria-disabled={saving} onClick={() => send({ type: 'edit.cancelled' })}>
          {common.cancel}
        </Button>
      </Inline>
    </Form>
  );
}
