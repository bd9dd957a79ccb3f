import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './DataTable.css';

export interface DataTableColumn {
  id: string;
  label: string;
  /** Its heading is a button that sorts by it. */
  sortable?: boolean;
  /** The side of its cells. Figures are at the end, so that they can be compared. */
  align?: 'start' | 'end';
}

export interface DataTableRow {
  id: string;
  /** One cell per column. The first one names the row. */
  cells: readonly ReactNode[];
}

export interface DataTableSort {
  /** The `id` of a column. */
  column: string;
  direction: 'ascending' | 'descending';
}

export interface DataTableSelection {
  /** The ids of the rows that are selected. */
  selected: readonly string[];
  /** Called with all that are selected then. */
  onChange: (selected: string[]) => void;
  /** The accessible name of the box that selects all: 'Select all photographs'. */
  allLabel: string;
  /** The accessible name of a row's box, given the row: `({ cells }) => \`Select ${cells[0]}\``. */
  rowLabel: (row: DataTableRow) => string;
}

export interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the rows are. */
  caption: ReactNode;
  /** Column headings. The first one is for the row names. */
  columns: readonly (string | DataTableColumn)[];
  /** Each row begins with its name and has one cell per column. */
  rows: readonly (readonly string[] | DataTableRow)[];
  /** How the rows are sorted. Their owner sorts them. */
  sort?: DataTableSort | undefined;
  /** Called when a sortable heading is pressed: ascending first, then the other way round. */
  onSortChange?: ((sort: DataTableSort) => void) | undefined;
  /** Adds a box to each row. */
  selection?: DataTableSelection | undefined;
}

const isPlain = <Plain,>(value: readonly Plain[] | object): value is readonly Plain[] => Array.isArray(value);

/** Rows to compare, in columns: figures, files, keys. Few enough columns for a phone. */
export function DataTable({
  caption,
  columns: columnsGiven,
  rows: rowsGiven,
  sort,
  onSortChange,
  selection,
  className,
  ...rest
}: DataTableProps) {
  const columns: DataTableColumn[] = columnsGiven.map((column) =>
    typeof column === 'string' ? { id: column, label: column } : column,
  );
  const rows: DataTableRow[] = rowsGiven.map((row) =>
    isPlain<string>(row) ? { id: row[0] ?? '', cells: row } : row,
  );
  const alignOf = (at: number) => columns[at]?.align ?? (at === 0 ? 'start' : 'end');
  return (
    <table {...rest} className={classNames(css.root, className)}>
      <caption className={css.caption}>{caption}</caption>
      <thead>
        <tr>
          {selection && <SelectAll {...selection} rows={rows} />}
          {columns.map((column, at) => {
            const direction = sort?.column === column.id ? sort.direction : undefined;
            return (
              <th
                key={column.id}
                scope="col"
                className={css.cell({ align: alignOf(at) })}
                aria-sort={direction ?? (column.sortable ? 'none' : undefined)}
              >
                {column.sortable ? (
                  <button
                    type="button"
                    className={css.sort}
                    onClick={() =>
                      onSortChange?.({
                        column: column.id,
                        direction: direction === 'ascending' ? 'descending' : 'ascending',
                      })
                    }
                  >
                    {column.label}
                    <Icon of={arrows[direction ?? 'none']} size="s" className={css.arrow} />
                  </button>
                ) : (
                  column.label
                )}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const [name, ...cells] = row.cells;
          const isSelected = selection?.selected.includes(row.id);
          return (
            <tr key={row.id} className={css.row} data-selected={isSelected || undefined}>
              {selection && (
                <td className={css.boxCell}>
                  <Box
                    label={selection.rowLabel(row)}
                    checked={isSelected ?? false}
                    onChange={() => selection.onChange(toggled(selection.selected, row.id))}
                  />
                </td>
              )}
              <th scope="row" className={css.cell({ align: alignOf(0) })}>
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]?.id} className={css.cell({ align: alignOf(at + 1) })}>
                  {cell}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

const toggled = (selected: readonly string[], id: string) =>
  selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];

/** Selects all rows that are shown, or none of them. Others stay as they are. */
function SelectAll({
  rows,
  selected,
  onChange,
  allLabel,
}: DataTableSelection & { rows: readonly DataTableRow[] }) {
  const ids = rows.map(({ id }) => id);
  const others = selected.filter((id) => !ids.includes(id));
  const count = selected.length - others.length;
  const isAll = count > 0 && count === ids.length;
  return (
    <th scope="col" className={css.boxCell}>
      <Box
        label={allLabel}
        checked={isAll}
        indeterminate={count > 0 && !isAll}
        onChange={() => onChange(isAll ? others : [...others, ...ids])}
      />
    </th>
  );
}

interface BoxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: () => void;
}

/** The browser's own checkbox: a table is part of pages that must load fast. */
function Box({ label, checked, indeterminate = false, onChange }: BoxProps) {
  return (
    <label className={css.box}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        type="checkbox"
        className={css.checkbox}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        onChange={onChange}
      />
    </label>
  );
}
