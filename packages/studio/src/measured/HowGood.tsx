import type { ToolId } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-measured';
import { Button, Icon, Stack } from '@verapix/ui';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { type Loadable, loadable } from '../lib/loadable';
import { studioTool } from '../tools';
import * as css from './HowGood.css';
import type { MeasuredTable } from './measured-table';

const files = import.meta.glob<readonly MeasuredTable[]>('../tools/*/measured.ts', { import: 'measured' });

/** The tables of each tool's folder that has some. They load when they are opened. */
const tablesIn: Readonly<Record<string, Loadable<object>>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [
    file,
    loadable(async () => {
      const [{ MeasuredTables }, tables] = await Promise.all([import('./MeasuredTables'), load()]);
      return () => <MeasuredTables tables={tables} />;
    }),
  ]),
);

/** The tables of a tool; undefined if nothing was measured. */
export const measuredTablesOf = (id: ToolId): Loadable<object> | undefined =>
  tablesIn[`../${studioTool(id).file.replace(/definition\.tsx$/, 'measured.ts')}`];

/** How good the methods of a tool are, to be opened. */
export function HowGood({ id }: { id: ToolId }) {
  const [isOpen, setOpen] = useState(false);
  const Tables = measuredTablesOf(id);
  if (!Tables) return null;
  return (
    <Stack gap="m" className={css.root}>
      <Button
        variant="ghost"
        aria-expanded={isOpen}
        icon={<Icon of={isOpen ? ChevronUp : ChevronDown} />}
        onClick={() => setOpen(!isOpen)}
        className={css.trigger}
      >
        {messages.howGood}
      </Button>
      {isOpen && <Tables />}
    </Stack>
  );
}
