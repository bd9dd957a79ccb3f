import { Badge, type BadgeProps, Grid, Select, Stack, Text, TextField } from '@verapix/ui';
import { useState } from 'react';
import { Sheet } from '../parts/Sheet';
import { StoryLinks, type StoryRef } from '../parts/StoryLinks';
import { Table } from '../parts/Table';

const tones = {
  toast: 'info',
  error: 'danger',
  notice: 'neutral',
  'empty state': 'accent',
  confirmation: 'warning',
} as const satisfies Record<string, NonNullable<BadgeProps['tone']>>;

export interface Message {
  kind: keyof typeof tones;
  /** The text. Placeholders are in ‹›. */
  sentences: readonly string[];
  /** The source file. */
  file: string;
  stories: readonly StoryRef[];
}

const matches = ({ sentences, file }: Message, words: string) =>
  [...sentences, file].join(' ').toLowerCase().includes(words.trim().toLowerCase());

/** All texts with which the product reports events, failures, missing things and decisions. */
export function CopyPage({ messages }: { messages: readonly Message[] }) {
  const [words, setWords] = useState('');
  const [kind, setKind] = useState('all');
  const found = messages.filter(
    (message) => matches(message, words) && (kind === 'all' || message.kind === kind),
  );
  return (
    <Sheet
      title="Copy"
      lead="Toasts, errors, notices, empty states and questions, read from the source. Placeholders are in ‹›."
    >
      <Grid gap="m" column="m">
        <TextField
          label="Find in texts and files"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          label="Kind"
          value={kind}
          onValueChange={setKind}
          options={['all', ...Object.keys(tones)].map((value) => ({ value, label: value }))}
        />
      </Grid>
      <Text role="status" tone="textMuted">
        {found.length} of {messages.length} texts
      </Text>
      <Table
        caption="Texts, in the order of their files"
        columns={['Text', 'Kind', 'Written in', 'Shown by']}
        rows={found.map(rowOf)}
      />
    </Sheet>
  );
}

function rowOf({ kind, sentences: [first, ...rest], file, stories }: Message, at: number) {
  return {
    id: `${at} ${file} ${first}`,
    cells: [
      <Stack key="text" gap="xxs">
        <span>{first}</span>
        {rest.length > 0 && (
          <Text as="span" size="s" tone="textMuted">
            {rest.join(' ')}
          </Text>
        )}
      </Stack>,
      <Badge key="kind" tone={tones[kind]}>
        {kind}
      </Badge>,
      file,
      stories.length > 0 ? <StoryLinks stories={stories} /> : 'No story shows this text',
    ],
  };
}
