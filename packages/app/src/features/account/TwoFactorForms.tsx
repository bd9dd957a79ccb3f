import type { CodeForm as CodeFormState, Enrolment } from '@verapix/machines';
import * as messages from '@verapix/messages/account-two-factor';
import * as common from '@verapix/messages/common';
import { Code, CopyButton, Inline, Link, Stack, Text } from '@verapix/ui';
import { paths } from '../../content/paths';
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
      <img className={css.qrCode} src={qrCode} alt={messages.qrCode} width={192} height={192} />
      <Stack gap="m" className={css.steps}>
        <Text>{messages.scan({ strong: (children) => <strong>{children}</strong> })}</Text>
        <Stack gap="xs">
          <Text>{messages.typeSecret}</Text>
          <Inline gap="s" align="center">
            <Code className={css.secret}>{grouped(secret)}</Code>
            <CopyButton text={secret} label={messages.copySecret} />
          </Inline>
        </Stack>
        <Text>{messages.enterCode({ strong: (children) => <strong>{children}</strong> })}</Text>
        <CodeForm {...form} submitLabel={messages.turnOn} cancelLabel={common.cancel} />
      </Stack>
    </div>
  );
}

/** The question before it is turned off. */
export function TwoFactorRemoval(form: FormProps) {
  return (
    <Stack gap="m" className={css.steps}>
      <Text>{messages.removalLead}</Text>
      <CodeForm
        {...form}
        focused
        takesRecoveryCode
        submitLabel={messages.turnOff}
        cancelLabel={messages.leaveOn}
      />
      <Text size="s" tone="textMuted" measure>
        {messages.lostApp({ link: (children) => <Link to={paths.contact}>{children}</Link> })}
      </Text>
    </Stack>
  );
}

/** The question before recovery codes are made for an app that was confirmed earlier. */
export function NewCodesForm({ hasCodes, ...form }: FormProps & { hasCodes: boolean }) {
  return (
    <Stack gap="m" className={css.steps}>
      <Text>{hasCodes ? messages.replaceLead : messages.makeLead}</Text>
      <CodeForm {...form} focused submitLabel={messages.makeCodes} cancelLabel={common.cancel} />
    </Stack>
  );
}
