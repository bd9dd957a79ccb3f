import { storyStates } from 'virtual:story-states';
import type { MachineDoc } from '@verapix/machines/docs';
import { reachableStates } from '@verapix/machines/testing';
import { Code, Heading, Prose, Stack, Text } from '@verapix/ui';
import { chartOf } from '../../addons/state-chart/chart';
import { Words } from '../../docs/Words';
import { Sheet } from '../parts/Sheet';
import { StoryLinks } from '../parts/StoryLinks';
import { Table } from '../parts/Table';
import { MachineChart } from './MachineChart';

/** What there is to know of a machine: its purpose, its chart, what goes in and out, its tests and its stories. */
export function MachinePage({ doc }: { doc: MachineDoc }) {
  const { machine, name, purpose, input, events, actors, emits, testing } = doc;
  return (
    <Sheet title={name} lead={<Words>{purpose}</Words>}>
      <MachineChart chart={chartOf(machine)} name={name} />
      <Table
        caption="Its states"
        columns={['State', 'A story that shows it']}
        rows={reachableStates(machine).map((state) => ({
          id: state,
          cells: [<Code key="state">{state}</Code>, <StoryOf key="story" state={state} />],
        }))}
      />
      <Table
        caption="What it is sent"
        columns={['Event', 'What it means', 'For example']}
        rows={Object.entries(events).map(([type, { meaning, example }]) => ({
          id: type,
          cells: [
            <Code key="type">{type}</Code>,
            <Words key="meaning">{meaning}</Words>,
            <Code key="example">{written(example)}</Code>,
          ],
        }))}
      />
      <WordTable caption="What it starts with" column="Input" words={input} none="It wants no input." />
      <WordTable
        caption="What it has others do"
        column="Actor to provide"
        words={actors}
        none="It wants no actors."
      />
      <WordTable
        caption="What it tells the world"
        column="Event it emits"
        words={emits}
        none="It emits nothing."
      />
      <Stack gap="s">
        <Heading level={2} size="section">
          How to test it
        </Heading>
        <Prose>
          <p>
            <Words>{testing}</Words>
          </p>
        </Prose>
      </Stack>
    </Sheet>
  );
}

interface WordTableProps {
  caption: string;
  column: string;
  words: Readonly<Record<string, string>>;
  /** Said in the place of an empty table. */
  none: string;
}

function WordTable({ caption, column, words, none }: WordTableProps) {
  const entries = Object.entries(words);
  if (entries.length === 0) return <Text tone="textMuted">{none}</Text>;
  return (
    <Table
      caption={caption}
      columns={[column, 'What it is']}
      rows={entries.map(([key, text]) => ({
        id: key,
        cells: [<Code key="key">{key}</Code>, <Words key="text">{text}</Words>],
      }))}
    />
  );
}

function StoryOf({ state }: { state: string }) {
  const story = storyStates.find((each) => each.state === state);
  return story ? <StoryLinks stories={[story]} /> : 'None';
}

/** An example event as one would type it; what JSON has no words for is named. */
function written(example: object): string {
  return JSON.stringify(example, (_, value) =>
    value instanceof Blob ? `‹${value.constructor.name}›` : value,
  );
}
