import { checkoutHosts, type MaskedMerchantConfig } from '@verapix/facts';
import type { MerchantField } from '@verapix/machines';
import { TextField, type TextFieldProps } from '@verapix/ui';
import { FormSection } from './FormSection';
import { secretHint } from './secret-hint';

interface MerchantFieldsProps {
  /** What is stored, without its secrets. */
  config: MaskedMerchantConfig | null;
  /** What every field takes from the form. */
  field: (name: MerchantField) => Omit<TextFieldProps, 'label'>;
}

const addressHint = `An https address on ${checkoutHosts.join(' or ')}.`;

/** The fields of the payment settings. Of a stored secret a hint tells that there is one. */
export function MerchantFields({ config, field }: MerchantFieldsProps) {
  return (
    <>
      <BusinessFields field={field} />
      <AccountFields config={config} field={field} />
      <StripeFields config={config} field={field} />
    </>
  );
}

function BusinessFields({ field }: Pick<MerchantFieldsProps, 'field'>) {
  return (
    <FormSection title="Business">
      <TextField label="Business name" required {...field('business_name')} />
      <TextField label="Business email" type="email" required {...field('business_email')} />
      <TextField label="Business website" type="url" required {...field('business_website')} />
    </FormSection>
  );
}

function AccountFields({ config, field }: MerchantFieldsProps) {
  const { account_number_last4 = null, iban_last4 = null } = config?.settlement_account ?? {};
  return (
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
  );
}

function StripeFields({ config, field }: MerchantFieldsProps) {
  return (
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
  );
}
