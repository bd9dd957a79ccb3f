import { type ReactNode, useId } from 'react';
import * as css from './Table.css';

export interface TableRow {
  /** Unique in the table. */
  id: string;
  /** The first cell is the row's name. One cell per column. */
  cells: readonly ReactNode[];
  /** Something is missing: the row is highlighted, and a cell says what. */
  isIncomplete?: boolean;
}

export interface TableProps {
  caption: ReactNode;
  columns: readonly string[];
  rows: readonly TableRow[];
}

/** Names, samples and links in rows. Where there is no room for all columns it scrolls by itself. */
export function Table({ caption, columns, rows }: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it with the arrow keys.
    <section className={css.scroller} aria-labelledby={captionId} tabIndex={0}>
      <table className={css.table}>
        <caption id={captionId} className={css.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.head}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...data], isIncomplete = false }) => (
            <tr key={id} className={isIncomplete ? css.wanting : undefined}>
              <th scope="row" className={css.name}>
                {name}
              </th>
              {data.map((cell, at) => (
                <td key={columns[at + 1]} className={css.data}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Rows of text, each named by its first cell. */
export const textRows = (rows: readonly (readonly [string, ...string[]])[]): TableRow[] =>
  rows.map((cells) => ({ id: cells[0], cells }));
