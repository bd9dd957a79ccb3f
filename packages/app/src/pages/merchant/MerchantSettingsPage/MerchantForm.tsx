import { checkoutHosts, isCheckoutUrl, stripeNotConfigured } from '@verapix/facts';
import {
  type MerchantField,
  merchantFields,
  selectMerchantConfig,
  selectMerchantErrors,
  selectMerchantForm,
} from '@verapix/machines';
import { Alert, Button, Form, Inline, Stack, Text, TextField } from '@verapix/ui';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { FormSection } from './FormSection';
import type { MerchantSettingsViewProps } from './MerchantSettingsView';
import { secretHint } from './secret-hint';

interface MerchantFormProps extends Pick<MerchantSettingsViewProps, 'send'> {
  snapshot: NonNullable<MerchantSettingsViewProps['snapshot']>;
}

const addressHint = `An https address on ${checkoutHosts.join(' or ')}.`;

/** The fields of the payment settings. What was typed stays until it is saved; then the fields show what is stored. */
export function MerchantForm({ snapshot, send }: MerchantFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const config = selectMerchantConfig(snapshot);
  const saved = selectMerchantForm(snapshot);
  const locked = !snapshot.matches('editing');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other settings were read, so the fields begin again.
  useEffect(() => form.current?.reset(), [config]);

  const field = (name: MerchantField) => ({
    name,
    defaultValue: saved[name],
    readOnly: locked,
    spellCheck: false,
    autoComplete: 'off',
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      send({ type: 'field.changed', field: name, value: currentTarget.value }),
  });
  const { account_number_last4 = null, iban_last4 = null } = config?.settlement_account ?? {};
  const { hasWebhookSecret = false, premiumCheckoutUrl = '' } = config?.stripe ?? {};

  return (
    <Form
      ref={form}
      fields={merchantFields}
      errors={selectMerchantErrors(snapshot)}
      pending={locked}
      onSubmit={() => send({ type: 'save.requested' })}
      aria-label="Payment settings"
    >
      {!isCheckoutUrl(premiumCheckoutUrl) && (
        <Alert tone="warning" title={stripeNotConfigured}>
          Enter the address of the Premium checkout below, and save.
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
          hint={secretHint('secret', hasWebhookSecret ? '' : null) ?? 'Begins with whsec_.'}
          {...field('webhookSecret')}
        />
      </FormSection>
      <Stack gap="s">
        <Inline gap="s">
          <Button type="submit" tone="accent" look="solid" aria-disabled={locked}>
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
