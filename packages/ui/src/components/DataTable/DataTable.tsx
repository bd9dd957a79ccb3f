import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import * as css from './DataTable.css';

export interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the figures are. */
  caption: ReactNode;
  /** Column headings. The first one is for the row names. */
  columns: readonly string[];
  /** Each row begins with its name and has one cell per column. */
  rows: readonly (readonly string[])[];
}

/** Figures in rows and columns, few enough for a phone. */
export function DataTable({ caption, columns, rows, className, ...rest }: DataTableProps) {
  return (
    <table {...rest} className={classNames(css.root, className)}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css.cell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name = '', ...figures]) => (
          <tr key={name}>
            <th scope="row" className={css.cell}>
              {name}
            </th>
            {figures.map((figure, at) => (
              <td key={columns[at + 1]} className={css.cell}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
