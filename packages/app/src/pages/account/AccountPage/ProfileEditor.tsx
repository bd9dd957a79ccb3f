import { selectProfileDraft, selectProfileFieldErrors } from '@verapix/machines';
import { Button, Form, Inline, TextField } from '@verapix/ui';
import type { LazyActor } from '../../../wiring/use-lazy-actor';
import * as css from './ProfileEditor.css';
import type { ProfileActor } from './start-profile';

export interface ProfileEditorProps {
  snapshot: NonNullable<LazyActor<ProfileActor>['snapshot']>;
  send: LazyActor<ProfileActor>['send'];
  email: string;
}

/** The form in the profile card. What was typed stays when it cannot be saved. */
export function ProfileEditor({ snapshot, send, email }: ProfileEditorProps) {
  const saving = snapshot.matches('saving');
  return (
    <Form
      fields={['fullName']}
      errors={selectProfileFieldErrors(snapshot)}
      pending={saving}
      onSubmit={({ fullName }) => send({ type: 'profile.submit', fullName })}
      aria-label="Edit your profile"
      className={css.editor}
    >
      <TextField
        label="Full name"
        name="fullName"
        autoComplete="name"
        defaultValue={selectProfileDraft(snapshot)}
        required
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        value={email}
        hint="Your email address cannot be changed."
        readOnly
      />
      <Inline gap="s">
        <Button type="submit" tone="accent" look="solid" pending={saving} pendingLabel="Saving">
          Save Changes
        </Button>
        <Button aria-disabled={saving} onClick={() => send({ type: 'edit.cancelled' })}>
          Cancel
        </Button>
      </Inline>
    </Form>
  );
}
