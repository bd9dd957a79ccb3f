import { type FieldKind, fieldsOf } from '@verapix/engines/text';
import * as messages from '@verapix/messages/tool-image-to-text';
import { CopyButton, Heading, Inline, Stack, Text } from '@verapix/ui';
import { useMemo } from 'react';

const names: Record<FieldKind, string> = {
  date: messages.fieldDate,
  total: messages.fieldTotal,
  email: messages.fieldEmail,
  phone: messages.fieldPhone,
  iban: messages.fieldIban,
};

/** What is often needed of a receipt, a letter or a card, each to copy; nothing where nothing is found. */
export function FoundFields({ text }: { text: string }) {
  const fields = useMemo(() => fieldsOf(text), [text]);
  if (fields.length === 0) return null;
  return (
    <Stack gap="s">
      <Heading level={4} size="card">
        {messages.fields}
      </Heading>
      {fields.map(({ kind, value }) => (
        <Inline key={`${kind} ${value}`} gap="s">
          <Text size="s">{messages.field({ name: names[kind], value })}</Text>
          <CopyButton text={value} label={messages.copyField({ value })} size="s" />
        </Inline>
      ))}
    </Stack>
  );
}
