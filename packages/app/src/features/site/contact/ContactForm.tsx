import { contactFields, contactMessageRows } from '@verapix/domain';
import { type ContactActor, selectContactProblem } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/contact';
import { Alert, Button, Form, Grid, Inline, TextArea, TextField } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import type { FlowView } from '../../../app/flow/use-flow';
import { useBrowserValue } from '@verapix/studio/lib/use-browser-value';
import { draftIn, type Sender, storeDraft, useFilledFields } from './contact-draft';

export interface ContactFormProps extends FlowView<ContactActor> {
  /** Null for a visitor. */
  sender: Sender | null;
  /** Called when the user begins to type. */
  prepare: () => void;
}

/** The form. Typed text stays until it is sent, even after a reload of the tab. */
export function ContactForm({ snapshot, send, sender, prepare }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = snapshot.matches('sending');
  const sent = snapshot.matches('sent');
  const problem = selectContactProblem(snapshot);
  useFilledFields(form, sender);
  useEffect(() => {
    if (sent) form.current?.reset();
  }, [sent]);
  const onInput = () => {
    if (form.current) storeDraft(draftIn(form.current));
    if (sent) send({ type: 'message.changed' });
  };
  return (
    <Form
      ref={form}
      fields={[...contactFields, 'fax']}
      errors={snapshot.context.errors}
      pending={sending}
      onSubmit={({ fax, ...message }) =>
        send({ type: 'message.submit', message: fax ? { ...message, fax } : message })
      }
      onInput={onInput}
      onFocus={prepare}
      aria-label={messages.form}
    >
      <ContactFields readOnly={sending} />
      {/* Programs that fill in every field fill in this one, which people do not see. */}
      <input name="fax" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
      {sent && <Alert tone="success" title={messages.sent} />}
      {problem !== undefined && (
        // The toast says that it was not sent; this alert says why and stays, beside the button that tries again.
        <Alert live tone="danger" title={messages.stillHere({ problem })} />
      )}
      <SubmitButton state={sending ? 'sending' : snapshot.matches('failed') ? 'failed' : 'editing'} />
    </Form>
  );
}

function ContactFields({ readOnly }: { readOnly: boolean }) {
  return (
    <>
      <Grid gap="l">
        <TextField label={common.name} name="name" autoComplete="name" required readOnly={readOnly} />
        <TextField
          label={common.email}
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={readOnly}
        />
      </Grid>
      <TextField label={messages.subject} name="subject" autoComplete="off" required readOnly={readOnly} />
      <TextArea
        label={messages.message}
        name="message"
        rows={contactMessageRows}
        required
        readOnly={readOnly}
      />
    </>
  );
}

const labels = { editing: messages.send, sending: messages.sending, failed: messages.retry } as const;

/** Submits only after hydration: before, the browser would put the message into the address. */
function SubmitButton({ state }: { state: keyof typeof labels }) {
  const isHydrated = useBrowserValue(() => true, false);
  return (
    <Inline>
      <Button
        type={isHydrated ? 'submit' : 'button'}
        tone="accent"
        variant="solid"
        size="l"
        aria-disabled={state === 'sending'}
      >
        {labels[state]}
      </Button>
    </Inline>
  );
}
