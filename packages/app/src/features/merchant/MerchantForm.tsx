import { checkoutHosts, isCheckoutUrl, isProviderCheckoutUrl } from '@verapix/domain';
import {
  type MerchantField,
  type MerchantSettingsEvent,
  merchantFields,
  type merchantSettingsMachine,
  merchantFormOf,
} from '@verapix/machines';
import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/merchant';
import { stripeNotConfigured } from '@verapix/messages/validation';
import { Alert, Button, Form, Heading, Inline, Stack, Surface, Text, TextField } from '@verapix/ui';
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import * as css from './MerchantForm.css';

interface MerchantFormProps {
  snapshot: SnapshotFrom<typeof merchantSettingsMachine>;
  send: (event: MerchantSettingsEvent) => void;
}

/** The form of the payment settings. A hint says that a secret is stored. Typed text stays until it is saved; then the fields show what is stored. */
export function MerchantForm({ snapshot, send }: MerchantFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const config = snapshot.context.config;
  const { account_number_last4 = null, iban_last4 = null } = config?.settlement_account ?? {};
  const saved = merchantFormOf(config);
  const locked = !snapshot.matches('editing');
  // biome-ignore lint/correctness/useExhaustiveDependencies: newly read settings reset the fields.
  useEffect(() => form.current?.reset(), [config]);

  /** The props of the field for a setting. */
  const field = (name: MerchantField) => ({
    name,
    defaultValue: saved[name],
    readOnly: locked,
    spellCheck: false,
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field: name, value: currentTarget.value }),
  });

  return (
    <Form
      ref={form}
      fields={merchantFields}
      errors={snapshot.context.errors}
      pending={locked}
      onSubmit={() => send({ type: 'save.requested' })}
      aria-label={messages.form}
    >
      {!isCheckoutUrl(config?.stripe.premiumCheckoutUrl ?? '') && (
        <Alert tone="warning" title={stripeNotConfigured}>
          {messages.notConfigured}
        </Alert>
      )}
      <FormSection title={messages.business}>
        <TextField label={messages.businessName} required {...field('business_name')} />
        <TextField label={messages.businessEmail} type="email" required {...field('business_email')} />
        <TextField label={messages.businessWebsite} type="url" required {...field('business_website')} />
      </FormSection>
      <FormSection title={messages.settlement}>
        <TextField label={messages.bank} required {...field('bank_name')} />
        <TextField
          label={messages.account}
          required={account_number_last4 === null}
          hint={secretHint(messages.numberStored, account_number_last4)}
          {...field('account_number')}
        />
        <TextField label={messages.routing} {...field('routing_number')} />
        <TextField label="IBAN" hint={secretHint(messages.ibanStored, iban_last4)} {...field('iban')} />
        <TextField label={messages.swift} {...field('swift_code')} />
      </FormSection>
      <FormSection title="Stripe">
        <TextField label={messages.publicKey} hint={messages.publicKeyHint} {...field('publicKey')} />
        <TextField
          label={messages.premiumUrl}
          type="url"
          hint={addressHint}
          {...field('premiumCheckoutUrl')}
        />
        <AddressWarning address={snapshot.context.draft.premiumCheckoutUrl} />
        <TextField
          label={messages.lifetimeUrl}
          type="url"
          hint={addressHint}
          {...field('lifetimeCheckoutUrl')}
        />
        <AddressWarning address={snapshot.context.draft.lifetimeCheckoutUrl} />
        <TextField
          label={messages.webhookSecret}
          type="password"
          hint={config?.stripe.hasWebhookSecret ? messages.secretStored : messages.webhookHint}
          {...field('webhookSecret')}
        />
      </FormSection>
      <Stack gap="s">
        <Inline gap="s">
          <Button type="submit" tone="accent" variant="solid" aria-disabled={locked}>
            {snapshot.matches('saving') ? messages.saving : messages.save}
          </Button>
          <Button aria-disabled={locked} onClick={() => locked || send({ type: 'test.requested' })}>
            {snapshot.matches('testing') ? messages.testing : messages.test}
          </Button>
        </Inline>
        <Text size="s" tone="textMuted" measure>
          {messages.testHint}
        </Text>
      </Stack>
    </Form>
  );
}

const hosts = new Intl.ListFormat(locale, { type: 'disjunction' }).format(checkoutHosts);
const addressHint = messages.addressHint({ hosts });

/** Says of a valid address that it is not the payment provider's own. It can be saved. */
function AddressWarning({ address }: { address: string }) {
  const text = address.trim();
  const isForeign = isCheckoutUrl(text) && !isProviderCheckoutUrl(text);
  return (
    <div role="status" className={css.addressWarning}>
      {isForeign && (
        <Alert tone="warning" title={messages.addressForeign({ host: new URL(text).host })}>
          {messages.addressForeignText({ hosts })}
        </Alert>
      )}
    </div>
  );
}

/** The hint below a secret's field. `end` is null if none is stored. */
function secretHint(stored: (values: { end: string }) => string, end: string | null): string | undefined {
  return end === null ? undefined : stored({ end });
}

function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Surface role="group" aria-labelledby={id}>
      <Stack gap="m">
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Surface>
  );
}
