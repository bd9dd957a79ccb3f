import type { ReactNode } from 'react';
import * as css from './Page.css';

interface PageProps {
  /** The page's name: in the tab, in history, and what is announced on arrival. */
  title: string;
  /** `full` lets bands of colour reach the window's edge; `page` keeps the product's measure. */
  width?: 'page' | 'full';
  children: ReactNode;
}

/** The frame of every page: its title, and its content at the product's measure. */
export function Page({ title, width = 'page', children }: PageProps) {
  return (
    <div className={css.page[width]}>
      <title>{`${title} · Verapix`}</title>
      {children}
    </div>
  );
}
