import { eventMatrix, type MachineSample } from '@verapix/machines/testing';
import { Code } from '@verapix/ui';
import type { AnyStateMachine } from 'xstate';
import { PlainList } from '../parts/PlainList';
import { Table } from '../parts/Table';

/** Which events each state takes, where they lead, and which it refuses. */
export function EventMatrix({ machine, sample }: { machine: AnyStateMachine; sample: MachineSample }) {
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
    <PlainList>
      {lines.map(([type, leadsTo]) => (
        <li key={type}>
          <Code>{type}</Code>
          {leadsTo && ` leads to ${leadsTo}`}
        </li>
      ))}
    </PlainList>
  );
}
