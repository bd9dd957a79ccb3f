import type { CodeForm as CodeFormState, Enrolment } from '@verapix/machines';
import { Code, CopyButton, Inline, Link, Stack, Text } from '@verapix/ui';
import { paths } from '../../app/paths';
import { CodeForm } from '../../lib/CodeForm';
import * as css from './TwoFactorForms.css';

interface FormProps {
  state: CodeFormState;
  /** The code is being checked. */
  pending: boolean;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** The secret in groups of four characters, as apps show it. */
const grouped = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The set-up: the QR code, the secret for typing, and the field for the first code. */
export function TwoFactorSetup({ enrolment, ...form }: FormProps & { enrolment: Enrolment }) {
  const { qrCode, secret } = enrolment;
  return (
    <div className={css.setup}>
      <img
        className={css.qrCode}
        src={qrCode}
        alt="QR code for your authenticator app. It contains the secret that stands beside it."
        width={192}
        height={192}
      />
      <Stack gap="m" className={css.steps}>
        <Text>
          <strong>1.</strong> Scan the QR code with an authenticator app, such as the one of your password
          manager or your phone.
        </Text>
        <Stack gap="xs">
          <Text>If you cannot scan it, type this secret into the app:</Text>
          <Inline gap="s" align="center">
            <Code className={css.secret}>{grouped(secret)}</Code>
            <CopyButton text={secret} label="Copy secret" />
          </Inline>
        </Stack>
        <Text>
          <strong>2.</strong> Enter the code that the app shows. It changes every 30 seconds.
        </Text>
        <CodeForm {...form} submitLabel="Turn on" cancelLabel="Cancel" />
      </Stack>
    </div>
  );
}

/** The question before it is turned off. */
export function TwoFactorRemoval(form: FormProps) {
  return (
    <Stack gap="m" className={css.steps}>
      <Text>To turn it off, enter the code that your authenticator app shows for Verapix.</Text>
      <CodeForm {...form} focused submitLabel="Turn off" cancelLabel="Leave it on" />
      <Text size="s" tone="textMuted" measure>
        You no longer have the app? <Link to={paths.contact}>Write to us</Link>: we answer by email.
      </Text>
    </Stack>
  );
}
