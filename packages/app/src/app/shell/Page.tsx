import type { ReactNode } from 'react';
import { Head, type HeadProps, StructuredData, type StructuredDatum } from '../seo/Head';
import * as css from './Page.css';

interface PageProps extends HeadProps {
  /** Structured data in the vocabulary of schema.org. */
  structuredData?: readonly StructuredDatum[];
  /** `full` lets coloured bands reach the window's edge; `page` keeps the content width. */
  width?: 'page' | 'full';
  children: ReactNode;
}

/** The frame of every page: its head, and its content at the content width. */
export function Page({ width = 'page', structuredData = [], children, ...head }: PageProps) {
  return (
    <div className={css.page[width]}>
      <Head {...head} />
      <StructuredData data={structuredData} />
      {children}
    </div>
  );
}
