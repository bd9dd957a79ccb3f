import { Code, Grid, Heading, Link, Select, Stack, Text, TextField } from '@verapix/ui';
import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import type { SpecEvidence } from '../../../scripts/storybook-data/spec-evidence';
import { PlainList } from '../parts/PlainList';
import { Sheet } from '../parts/Sheet';
import { StoryLinks } from '../parts/StoryLinks';
import type { Requirement } from './requirements';
import * as css from './SpecificationPage.css';

/** A requirement with everything that shows it. */
interface Shown extends Requirement, SpecEvidence {}

const filters = {
  all: { label: 'All', has: () => true },
  stories: { label: 'Shown by stories', has: ({ stories }: Shown) => stories.length > 0 },
  tests: {
    label: 'Held by tests alone',
    has: ({ stories, tests }: Shown) => stories.length === 0 && tests.length > 0,
  },
  machines: { label: 'Kept by machines', has: ({ machines }: Shown) => machines.length > 0 },
  notes: { label: 'Read in another way', has: ({ note }: Shown) => note !== undefined },
  decisions: { label: 'Decided', has: ({ decision }: Shown) => decision !== undefined },
  exempt: { label: 'Not applicable', has: ({ exempt }: Shown) => exempt !== undefined },
} as const;
type Filter = keyof typeof filters;

const isUnshown = ({ stories, tests, exempt }: Shown) =>
  stories.length === 0 && tests.length === 0 && exempt === undefined;
const isMissing = (row: Shown) => isUnshown(row) || row.quotes.length === 0;

/** Whether every word is found in the requirement or in what shows it. */
function matches(row: Shown, words: string): boolean {
  const { id, says, quotes, note = '', decision = '', section, stories, tests } = row;
  const text = [
    ...[id, says, ...quotes, note, decision, section],
    ...stories.map(({ title, name }) => `${title} ${name}`),
    ...tests.map(({ file, title }) => `${file} ${title}`),
  ]
    .join(' ')
    .toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function byRequirement<Item extends { requirement: string }>(items: readonly Item[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(item.requirement);
    if (group) group.push(item);
    else groups.set(item.requirement, [item]);
  }
  return groups;
}

function withEvidence(requirements: readonly Requirement[], evidence: SpecEvidence): Shown[] {
  const stories = byRequirement(evidence.stories);
  const tests = byRequirement(evidence.tests);
  const machines = byRequirement(evidence.machines);
  return requirements.map((requirement) => ({
    ...requirement,
    stories: stories.get(requirement.id) ?? [],
    tests: tests.get(requirement.id) ?? [],
    machines: machines.get(requirement.id) ?? [],
  }));
}

export interface SpecificationPageProps {
  requirements: readonly Requirement[];
  evidence: SpecEvidence;
}

/** Every sentence of the specification with the stories, tests and machines that show it. */
export function SpecificationPage({ requirements, evidence }: SpecificationPageProps) {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const sought = useDeferredValue(words);
  const shown = useMemo(() => withEvidence(requirements, evidence), [requirements, evidence]);
  const found = shown.filter((each) => filters[filter].has(each) && matches(each, sought));
  const titleOf = ({ document, section }: Shown) => `${document}: ${section}`;
  const sections = [...new Set(found.map(titleOf))];
  const held = shown.filter(({ stories, tests }) => stories.length + tests.length > 0).length;
  return (
    <Sheet
      title="Specification"
      lead={`The product's two specifications, sentence by sentence, word for word and in ours: ${held} of ${shown.length} are shown by stories or held by tests, which declare it themselves. The others say why nothing has to show them.`}
    >
      <Grid gap="m" column="m">
        <TextField
          label="Find in sentences, stories and tests"
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select
          label="Which"
          value={filter}
          onValueChange={setFilter}
          options={Object.entries(filters).map(([value, { label }]) => ({ value: value as Filter, label }))}
        />
      </Grid>
      <Text role="status" tone="textMuted">
        {found.length} of {shown.length} sentences
      </Text>
      {sections.map((title) => (
        <Section key={title} title={title} rows={found.filter((row) => titleOf(row) === title)} />
      ))}
    </Sheet>
  );
}

function Section({ title, rows }: { title: string; rows: readonly Shown[] }) {
  const headingId = useId();
  return (
    <Stack gap="xs" as="section" aria-labelledby={headingId}>
      <Heading level={2} size="section" id={headingId}>
        {title}
      </Heading>
      <Text size="s" tone="textMuted">
        {rows.length === 1 ? '1 sentence' : `${rows.length} sentences`}
      </Text>
      <ul className={css.list}>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
    </Stack>
  );
}

/** Typing in the search field draws only the rows that change. */
const Row = memo(function Row({ row }: { row: Shown }) {
  const { id, says, quotes, note, decision, exempt, stories, tests, machines } = row;
  return (
    <li className={isMissing(row) ? `${css.item} ${css.missing}` : css.item}>
      <Stack gap="xxs">
        <Text>{says}</Text>
        {quotes.map((quote) => (
          <blockquote key={quote}>
            <Text size="s" tone="textMuted">
              “{quote}”
            </Text>
          </blockquote>
        ))}
        {note && <Text size="s">Here: {note}</Text>}
        {decision && <Text size="s">Decision {decision}</Text>}
        <Text size="s">
          <Code>{id}</Code>
        </Text>
      </Stack>
      <Stack gap="xs">
        {stories.length > 0 && <StoryLinks stories={stories} />}
        {tests.length > 0 && (
          <PlainList>
            {tests.map(({ file, title }) => (
              <Text as="li" size="s" key={`${file} ${title}`}>
                <Code>{file}</Code> {title}
              </Text>
            ))}
          </PlainList>
        )}
        {machines.length > 0 && (
          <Text size="s" tone="textMuted">
            Machines:{' '}
            {machines.map(({ machineId, storyId }, at) => (
              <span key={machineId}>
                {at > 0 && ', '}
                <Link asChild>
                  <a href={`./?path=/story/${storyId}`} target="_top">
                    {machineId}
                  </a>
                </Link>
              </span>
            ))}
          </Text>
        )}
        {exempt && <Text size="s">Nothing shows it. {exempt}</Text>}
        {isMissing(row) && (
          <Text as="strong" size="s" tone="danger" weight="semibold">
            {isUnshown(row) ? 'Nothing shows it' : 'The specification does not say it'}
          </Text>
        )}
      </Stack>
    </li>
  );
});
