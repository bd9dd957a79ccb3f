import { isCheckoutUrl, stripeNotConfigured } from '@verapix/facts';
import {
  type MerchantField,
  merchantFields,
  selectMerchantConfig,
  selectMerchantErrors,
  selectMerchantForm,
} from '@verapix/machines';
import { Alert, Button, Form, Inline, Stack, Text } from '@verapix/ui';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { MerchantFields } from './MerchantFields';
import type { MerchantSettingsViewProps } from './MerchantSettingsView';

interface MerchantFormProps extends Pick<MerchantSettingsViewProps, 'send'> {
  snapshot: NonNullable<MerchantSettingsViewProps['snapshot']>;
}

/** The form of the payment settings. What was typed stays until it is saved; then the fields show what is stored. */
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

  return (
    <Form
      ref={form}
      fields={merchantFields}
      errors={selectMerchantErrors(snapshot)}
      pending={locked}
      onSubmit={() => send({ type: 'save.requested' })}
      aria-label="Payment settings"
    >
      {!isCheckoutUrl(config?.stripe.premiumCheckoutUrl ?? '') && (
        <Alert tone="warning" title={stripeNotConfigured}>
          Enter the address of the Premium checkout below, and save.
        </Alert>
      )}
      <MerchantFields config={config} field={field} />
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
