import { checkoutHosts, isCheckoutUrl, stripeNotConfigured } from '@verapix/domain';
import {
  type MerchantField,
  type MerchantSettingsEvent,
  merchantFields,
  type merchantSettingsMachine,
  merchantFormOf,
} from '@verapix/machines';
import { Alert, Button, Form, Heading, Inline, Stack, Surface, Text, TextField } from '@verapix/ui';
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';

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
      aria-label="Payment settings"
    >
      {!isCheckoutUrl(config?.stripe.premiumCheckoutUrl ?? '') && (
        <Alert tone="warning" title={stripeNotConfigured}>
          Until you enter the address of the Premium checkout below, checkouts open at Stripe if the server
          has a key of Stripe, and otherwise in the sandbox, which takes no money.
        </Alert>
      )}
      <FormSection title="Business">
        <TextField label="Business name" required {...field('business_name')} />
        <TextField label="Business email" type="email" required {...field('business_email')} />
        <TextField label="Business website" type="url" required {...field('business_website')} />
      </FormSection>
      <FormSection title="Settlement account">
        <TextField label="Bank name" required {...field('bank_name')} />
        <TextField
          label="Account number"
          required={account_number_last4 === null}
          hint={secretHint('number', account_number_last4)}
          {...field('account_number')}
        />
        <TextField label="Routing number" {...field('routing_number')} />
        <TextField label="IBAN" hint={secretHint('IBAN', iban_last4)} {...field('iban')} />
        <TextField label="SWIFT code" {...field('swift_code')} />
      </FormSection>
      <FormSection title="Stripe">
        <TextField label="Public key" hint="Begins with pk_test_ or pk_live_." {...field('publicKey')} />
        <TextField
          label="Premium checkout URL"
          type="url"
          hint={addressHint}
          {...field('premiumCheckoutUrl')}
        />
        <TextField
          label="Lifetime checkout URL"
          type="url"
          hint={addressHint}
          {...field('lifetimeCheckoutUrl')}
        />
        <TextField
          label="Webhook secret"
          type="password"
          hint={secretHint('secret', config?.stripe.hasWebhookSecret ? '' : null) ?? 'Begins with whsec_.'}
          {...field('webhookSecret')}
        />
      </FormSection>
      <Stack gap="s">
        <Inline gap="s">
          <Button type="submit" tone="accent" variant="solid" aria-disabled={locked}>
            {snapshot.matches('saving') ? 'Saving...' : 'Save Changes'}
          </Button>
          <Button aria-disabled={locked} onClick={() => locked || send({ type: 'test.requested' })}>
            {snapshot.matches('testing') ? 'Testing...' : 'Test Connection'}
          </Button>
        </Inline>
        <Text size="s" tone="textMuted" measure>
          Testing looks at what is typed here, and saves nothing.
        </Text>
      </Stack>
    </Form>
  );
}

const addressHint = `An https address on ${checkoutHosts.join(' or ')}.`;

/** The hint below a secret's field. `end` is null if none is stored, and empty if its end is not shown. */
function secretHint(what: string, end: string | null): string | undefined {
  if (end === null) return undefined;
  const stored = end === '' ? `One is stored.` : `The stored ${what} ends in ${end}.`;
  return `${stored} Leave this empty to keep it, or type a new one to replace it.`;
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
