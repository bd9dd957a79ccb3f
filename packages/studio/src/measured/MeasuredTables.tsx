import { formatFigure } from '@verapix/messages/formats/figures';
import * as messages from '@verapix/messages/tool-measured';
import { DataTable, Stack, Text } from '@verapix/ui';
import type { MeasuredTable } from './measured-table';

const columns = [
  messages.method,
  { id: 'howGood', label: messages.result, align: 'start' },
  { id: 'time', label: messages.time },
] as const;

/** What was measured of a tool's methods: on what, how good, and how long it took. */
export function MeasuredTables({ tables }: { tables: readonly MeasuredTable[] }) {
  return (
    <Stack gap="l">
      {tables.map(({ on, note, rows }) => (
        <DataTable
          key={on}
          caption={note === undefined ? on : `${on} ${note}`}
          columns={columns}
          rows={rows.map(({ method, howGood, seconds }) => [
            method,
            howGood,
            seconds === undefined ? '–' : messages.seconds({ seconds: formatFigure(seconds) }),
          ])}
        />
      ))}
      <Text size="s" tone="textMuted">
        {messages.howMeasured}
      </Text>
    </Stack>
  );
}
