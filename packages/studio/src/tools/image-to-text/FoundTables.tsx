import { type TextTable, tsvOf } from '@verapix/engines/text';
import * as messages from '@verapix/messages/tool-image-to-text';
import { CopyButton, Stack, Text } from '@verapix/ui';
import * as css from './FoundTables.css';

interface FoundTablesProps {
  tables: readonly TextTable[];
  onCopied: () => void;
}

/** The tables of a page, such as the items and amounts of a receipt, to copy into a spreadsheet. */
export function FoundTables({ tables, onCopied }: FoundTablesProps) {
  return (
    <Stack gap="s">
      {tables.map((table, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table is known by its place.
        <Table key={at} table={table} name={messages.tableNumber({ number: at + 1 })} />
      ))}
      <Text size="s" tone="textMuted">
        {messages.tableHint}
      </Text>
      <CopyButton text={tsvOf(tables)} label={messages.copyTable} size="m" silent onCopied={onCopied} />
    </Stack>
  );
}

/** Whether a cell is a number or an amount. */
const isNumber = (text: string) => /^[-+]?\p{Sc}?\s?\d[\d.,' ]*\s?(?:\p{Sc}|%|[A-Z]{1,3})?\*?$/u.test(text);

function Table({ table, name }: { table: TextTable; name: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is too wide is scrolled with the keyboard.
    <section className={css.frame} aria-label={name} tabIndex={0}>
      <table className={css.table}>
        <tbody>
          {table.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place.
            <tr key={at}>
              {row.map((text, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
                  key={column}
                  className={css.cell}
                  dir="auto"
                  data-number={isNumber(text) || undefined}
                >
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
