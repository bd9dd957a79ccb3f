import { Heading, Stack, Text } from '@verapix/ui';
import { Sheet } from '../parts/Sheet';
import { StoryLinks, type StoryRef } from '../parts/StoryLinks';
import { Table } from '../parts/Table';

interface ShownState extends StoryRef {
  state: string;
}

export interface StateCoverageProps {
  /** All machines, with their states that users can see. */
  machines: readonly { name: string; states: readonly string[] }[];
  /** All stories with a declared state. */
  stories: readonly ShownState[];
}

/** Where each state of each machine is shown, and which states have no story. */
export function StateCoverage({ machines, stories }: StateCoverageProps) {
  const storiesOf = (state: string) => stories.filter((story) => story.state === state);
  const all = machines.flatMap(({ states }) => states);
  return (
    <Sheet
      title="State coverage"
      lead="Every state of every flow, and the stories that show it. A story declares its states; each run checks that its page is in them."
    >
      <Text size="l">All machines: {inWords(all, storiesOf)}</Text>
      {machines.map(({ name, states }) => (
        <Stack key={name} gap="s">
          <Heading level={2}>{name}</Heading>
          <Table
            caption={`${name}: ${inWords(states, storiesOf)}`}
            columns={['State', 'Stories']}
            rows={states.map((state) => rowOf(state, storiesOf(state)))}
          />
        </Stack>
      ))}
    </Sheet>
  );
}

function rowOf(state: string, stories: readonly StoryRef[]) {
  return {
    id: state,
    isIncomplete: stories.length === 0,
    cells: [
      state,
      stories.length > 0 ? <StoryLinks key="stories" stories={stories} /> : <NoStory key="stories" />,
    ],
  };
}

const NoStory = () => (
  <Text as="strong" size="s" tone="danger" weight="semibold">
    No story
  </Text>
);

function inWords(states: readonly string[], storiesOf: (state: string) => readonly StoryRef[]): string {
  const shown = states.filter((state) => storiesOf(state).length > 0).length;
  return `${shown} of ${states.length} states have a story`;
}
