import { machineDocs } from 'virtual:machine-docs';
import { storyStates } from 'virtual:story-states';
import { chartOf } from '@verapix/inspector';
import { allMachines } from '@verapix/machines';
import { machineSamples } from '@verapix/machines/test-kit';
import { type MachineSample, reachableStates } from '@verapix/machines/testing';
import { Code, Heading, Prose, Stack, Text } from '@verapix/ui';
import { Words } from '../../docs/About';
import { Sheet } from '../parts/Sheet';
import { StoryLinks } from '../parts/StoryLinks';
import { Table } from '../parts/Table';
import { EventMatrix } from './EventMatrix';
import { MachineChart } from './MachineChart';

const samples = machineSamples(() => 0);

function sampleOf(machineId: string): MachineSample {
  const sample = samples[machineId];
  if (!sample) throw new Error(`There is no sample of ${machineId}: add it to the test kit of the machines.`);
  return sample;
}

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
      <EventMatrix machine={machine} sample={sampleOf(machineId)} />
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
  return JSON.stringify(sampleOf(machineId).events[type], (_, value) =>
    value instanceof Blob ? `‹${value.constructor.name}›` : value,
  );
}
