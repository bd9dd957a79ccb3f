import { contactFields, contactMessageRows } from '@verapix/facts';
import type { ContactActor } from '@verapix/machines';
import { selectContactErrors, selectContactProblem } from '@verapix/machines';
import { Alert, Button, Form, Grid, Inline, TextArea, TextField } from '@verapix/ui';
import { useEffect, useRef } from 'react';
import { useBrowserValue } from '../../wiring/use-browser-value';
import type { LazyActor } from '../../wiring/use-lazy-actor';
import { keepDraft } from './contact-draft';
import { draftIn } from './contact-fields';
import { type Person, useFilledFields } from './use-filled-fields';

export interface ContactFormProps extends LazyActor<ContactActor> {
  /** Whoever is signed in; null for a visitor. */
  person: Person | null;
  /** Somebody began to write. */
  prepare: () => void;
}

/** The form. What was typed stays until it is sent, over a reload of the tab too. */
export function ContactForm({ snapshot, send, person, prepare }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const sending = snapshot?.matches('sending') ?? false;
  const sent = snapshot?.matches('sent') ?? false;
  useFilledFields(form, person);
  useEffect(() => {
    if (sent) form.current?.reset();
  }, [sent]);
  const keep = () => {
    if (form.current) keepDraft(draftIn(form.current));
    if (sent) send({ type: 'message.changed' });
  };
  return (
    <Form
      ref={form}
      fields={contactFields}
      errors={snapshot && selectContactErrors(snapshot)}
      pending={sending}
      onSubmit={(message) => send({ type: 'message.submit', message })}
      onInput={keep}
      onFocus={prepare}
      aria-label="Message to us"
    >
      <ContactFields readOnly={sending} />
      {sent && <Alert tone="success" title="Your message has reached us." />}
      <NotSent problem={snapshot && selectContactProblem(snapshot)} />
      <SubmitButton state={sending ? 'sending' : snapshot?.matches('failed') ? 'failed' : 'editing'} />
    </Form>
  );
}

function ContactFields({ readOnly }: { readOnly: boolean }) {
  return (
    <>
      <Grid gap="l">
        <TextField label="Name" name="name" autoComplete="name" required readOnly={readOnly} />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          readOnly={readOnly}
        />
      </Grid>
      <TextField label="Subject" name="subject" autoComplete="off" required readOnly={readOnly} />
      <TextArea label="Message" name="message" rows={contactMessageRows} required readOnly={readOnly} />
    </>
  );
}

/** A toast says it aloud; this stays, beside the button that tries again. */
function NotSent({ problem }: { problem: string | undefined }) {
  if (problem === undefined) return null;
  return (
    <Alert tone="danger" title="Your message was not sent">
      {problem} What you wrote is still here.
    </Alert>
  );
}

const labels = { editing: 'Send Message', sending: 'Sending...', failed: 'Try Again' } as const;

/** Sends nothing before the page's code is there: the browser would put the message into the address. */
function SubmitButton({ state }: { state: keyof typeof labels }) {
  const isReady = useBrowserValue(() => true, false);
  return (
    <Inline>
      <Button
        type={isReady ? 'submit' : 'button'}
        tone="accent"
        look="solid"
        size="l"
        aria-disabled={state === 'sending'}
      >
        {labels[state]}
      </Button>
    </Inline>
  );
}
