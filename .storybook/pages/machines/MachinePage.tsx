import { machineDocs } from 'virtual:machine-docs';
import { storyStates } from 'virtual:story-states';
import { allMachines } from '@verapix/machines';
import { machineSamples } from '@verapix/machines/test-kit';
import { eventMatrix, reachableStates } from '@verapix/machines/testing';
import { Code, Heading, Prose, Stack, Text } from '@verapix/ui';
import type { AnyStateMachine } from 'xstate';
import { chartOf } from '../../addons/state-chart/chart';
import { Words } from '../../docs/About';
import { Sheet } from '../parts/Sheet';
import { StoryLinks } from '../parts/StoryLinks';
import { Table } from '../parts/Table';
import { MachineChart } from './MachineChart';

const samples = machineSamples(() => 0);

/** The documentation of a machine, read from the JSDoc of its source, with its chart and the stories of its states. */
export function MachinePage({ machineId }: { machineId: string }) {
  const entry = allMachines.find(({ id }) => id === machineId);
  const doc = machineDocs[machineId];
  if (!entry || !doc) throw new Error(`There is no machine with the id ${machineId}: check allMachines.`);
  const { name, machine } = entry;
  return (
    <Sheet title={name} lead={<Words>{doc.purpose}</Words>}>
      {doc.rules.length > 0 && (
        <Prose>
          <ul>
            {doc.rules.map((rule) => (
              <li key={rule}>
                <Words>{rule}</Words>
              </li>
            ))}
          </ul>
        </Prose>
      )}
      <MachineChart chart={chartOf(machine)} name={name} />
      <Table
        caption="States"
        columns={['State', 'Story']}
        rows={reachableStates(machine).map((state) => ({
          id: state,
          cells: [<Code key="state">{state}</Code>, <StoryOf key="story" state={state} />],
        }))}
      />
      <EventMatrix machine={machine} />
      <Table
        caption="Events"
        columns={['Event', 'Description', 'Example']}
        rows={Object.entries(doc.events).map(([type, description]) => ({
          id: type,
          cells: [
            <Code key="type">{type}</Code>,
            <Words key="description">{description}</Words>,
            <Code key="example">{exampleOf(machineId, type)}</Code>,
          ],
        }))}
      />
      <DescriptionTable caption="Input" descriptions={doc.input} none="The machine has no input." />
      <DescriptionTable
        caption="Actors to provide"
        descriptions={doc.actors}
        none="The machine has no actors to provide."
      />
      <DescriptionTable
        caption="Emitted events"
        descriptions={doc.emitted}
        none="The machine emits no events."
      />
      <Stack gap="s">
        <Heading level={2} size="section">
          How to test it
        </Heading>
        <Prose>
          <p>
            <Words>{doc.testing}</Words>
          </p>
        </Prose>
      </Stack>
    </Sheet>
  );
}

/** Which events each state takes, where they lead, and which it refuses. */
function EventMatrix({ machine }: { machine: AnyStateMachine }) {
  const sample = samples[machine.id];
  if (!sample) throw new Error(`There is no sample of ${machine.id}.`);
  const rows = eventMatrix(machine, sample).map(({ state, outcomes }) => {
    const entries = Object.entries(outcomes);
    const taken = entries.filter(([, { isTaken }]) => isTaken);
    const refused = entries.filter(([, { isTaken }]) => !isTaken);
    return {
      id: state,
      cells: [
        <Code key="state">{state}</Code>,
        <Lines
          key="taken"
          lines={taken.map(([type, { enters }]) => [type, enters.length > 0 ? enters.join(', ') : 'stays'])}
        />,
        <Lines key="refused" lines={refused.map(([type]) => [type])} />,
      ],
    };
  });
  return <Table caption="Events in each state" columns={['State', 'Takes', 'Refuses']} rows={rows} />;
}

/** A list of events, each with what it leads to. */
function Lines({ lines }: { lines: readonly (readonly [string, string?])[] }) {
  if (lines.length === 0) return 'None';
  return (
    <Stack as="ul" gap="xs">
      {lines.map(([type, leadsTo]) => (
        <li key={type}>
          <Code>{type}</Code>
          {leadsTo && ` → ${leadsTo}`}
        </li>
      ))}
    </Stack>
  );
}

interface DescriptionTableProps {
  caption: string;
  descriptions: Readonly<Record<string, string>>;
  /** Replaces an empty table. */
  none: string;
}

function DescriptionTable({ caption, descriptions, none }: DescriptionTableProps) {
  const entries = Object.entries(descriptions);
  if (entries.length === 0) return <Text tone="textMuted">{none}</Text>;
  return (
    <Table
      caption={caption}
      columns={['Name', 'Description']}
      rows={entries.map(([name, description]) => ({
        id: name,
        cells: [<Code key="name">{name}</Code>, <Words key="description">{description}</Words>],
      }))}
    />
  );
}

function StoryOf({ state }: { state: string }) {
  const story = storyStates.find((each) => each.state === state);
  return story ? <StoryLinks stories={[story]} /> : 'None';
}

/** The sample of an event as JSON. A file or blob is shown by the name of its class. */
function exampleOf(machineId: string, type: string): string {
  return JSON.stringify(samples[machineId]?.events[type], (_, value) =>
    value instanceof Blob ? `‹${value.constructor.name}›` : value,
  );
}
