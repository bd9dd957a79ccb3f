import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/ui';
import { Check, Minus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './PlanTable.css';

export interface PlanColumn {
  /** The plan's name in the column head. */
  id: string;
  title: string;
  /** Its price, in a line or two. */
  price: ReactNode;
  /** A button or link, or a short text why there is none. It must name the plan, because it is below the table. */
  action: ReactNode;
  /** Marks the column: 'Your plan', 'Popular Choice'. */
  note?: string | undefined;
  /** Highlights the column. */
  highlight?: boolean | undefined;
}

export interface PlanRow {
  label: string;
  /** By column id: a text, or whether the plan includes it. */
  values: Readonly<Record<string, string | boolean>>;
}

export interface PlanRowGroup {
  title: string;
  rows: readonly PlanRow[];
}

export interface PlanTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The table's accessible name. */
  caption: string;
  columns: readonly PlanColumn[];
  groups: readonly PlanRowGroup[];
}

/** A comparison of the plans' features. It fits a phone: keep titles and values to a word or two. */
export function PlanTable({ caption, columns, groups, className, ...rest }: PlanTableProps) {
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              <VisuallyHidden>{messages.feature}</VisuallyHidden>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.id} {...column} />
            ))}
          </tr>
        </thead>
        {groups.map((group) => (
          <GroupRows key={group.title} {...group} columns={columns} />
        ))}
      </table>
      <div className={css.actions}>
        {columns.map(({ id, action }) => (
          <div key={id} className={css.action}>
            {action}
          </div>
        ))}
      </div>
    </div>
  );
}

function ColumnHead({ title, price, note, highlight }: PlanColumn) {
  return (
    <th scope="col" className={css.head} data-highlight={highlight}>
      <span className={css.title}>{title}</span> {price}
      {note && <span className={css.note}> {note}</span>}
    </th>
  );
}

function GroupRows({ title, rows, columns }: PlanRowGroup & { columns: readonly PlanColumn[] }) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns.length + 1} className={css.group}>
          {title}
        </th>
      </tr>
      {rows.map(({ label, values }) => (
        <tr key={label} className={css.row}>
          <th scope="row" className={css.label}>
            {label}
          </th>
          {columns.map(({ id, highlight }) => (
            <td key={id} className={css.value} data-highlight={highlight}>
              <Value of={values[id]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Value({ of: value = false }: { of: string | boolean | undefined }) {
  if (typeof value === 'string') return value;
  return (
    <>
      <Icon of={value ? Check : Minus} className={css.mark} data-has={value} />
      <VisuallyHidden>{value ? common.yes : common.no}</VisuallyHidden>
    </>
  );
}
