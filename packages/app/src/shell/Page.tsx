import type { ReactNode } from 'react';
import * as css from './Page.css';
import { useDescription } from './use-description';

interface PageProps {
  /** The page's name: in the tab, in history, and what is announced on arrival. */
  title: string;
  /** What it holds, in a sentence, for search engines and previews; the product's own where none is given. */
  description?: string | undefined;
  /** `full` lets bands of colour reach the window's edge; `page` keeps the product's measure. */
  width?: 'page' | 'full';
  children: ReactNode;
}

/** The frame of every page: its title, and its content at the product's measure. */
export function Page({ title, description, width = 'page', children }: PageProps) {
  useDescription(description);
  return (
    <div className={css.page[width]}>
      <title>{`${title} · Verapix`}</title>
      {children}
    </div>
  );
}
