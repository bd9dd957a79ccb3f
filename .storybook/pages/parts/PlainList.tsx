import type { ReactNode } from 'react';
import * as css from './PlainList.css';

/** A list without bullets, in a cell of a table. */
export function PlainList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}
