import { Grid, Select, Stack, Text, TextField } from '@verapix/ui';
import { useState } from 'react';
import { Sheet } from '../parts/Sheet';
import { StoryLinks, type StoryRef } from '../parts/StoryLinks';
import { Table } from '../parts/Table';

export interface Message {
  /** The area of the catalogue and the key: `checkout.title`. */
  name: string;
  /** ICU MessageFormat. */
  english: string;
  german: string;
  stories: readonly StoryRef[];
}

/** A table of all of them would take seconds to lay out. */
const rowsAtMost = 200;

const areaOf = ({ name }: Message) => name.split('.')[0] ?? '';

const matches = ({ name, english, german }: Message, words: string) =>
  [name, english, german].join(' ').toLowerCase().includes(words.trim().toLowerCase());

/** All texts of the product in its languages. */
export function CopyPage({ messages }: { messages: readonly Message[] }) {
  const [words, setWords] = useState('');
  const [area, setArea] = useState('all');
  const found = messages.filter(
    (message) => matches(message, words) && (area === 'all' || areaOf(message) === area),
  );
  return (
    <Sheet
      title="Copy"
      lead="The catalogue of messages: English, which is the source, and German. Arguments are in braces, markup in tags."
    >
      <Grid gap="m" column="m">
        <TextField
          label="Find in keys and texts"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          label="Area"
          value={area}
          onValueChange={setArea}
          options={['all', ...new Set(messages.map(areaOf))].map((value) => ({ value, label: value }))}
        />
      </Grid>
      <Text role="status" tone="textMuted">
        {found.length} of {messages.length} texts
        {found.length > rowsAtMost && `, of which the first ${rowsAtMost} are shown`}
      </Text>
      <Table
        caption="Texts, by area and in the order of the catalogue"
        columns={['English', 'German', 'Shown by']}
        rows={found.slice(0, rowsAtMost).map(rowOf)}
      />
    </Sheet>
  );
}

function rowOf({ name, english, german, stories }: Message) {
  return {
    id: name,
    cells: [
      <Stack key="english" gap="xxs">
        <span>{english}</span>
        <Text as="span" size="s" tone="textMuted">
          {name}
        </Text>
      </Stack>,
      <span key="german" lang="de">
        {german}
      </span>,
      stories.length > 0 ? <StoryLinks key="stories" stories={stories} /> : 'No story names this text',
    ],
  };
}
