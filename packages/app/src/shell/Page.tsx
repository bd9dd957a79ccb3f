import type { ReactNode } from 'react';
import { Head, type HeadProps } from '../seo/Head';
import { StructuredData, type StructuredDatum } from '../seo/StructuredData';
import * as css from './Page.css';

interface PageProps extends HeadProps {
  /** What the page is about, in the words of schema.org. */
  structuredData?: readonly StructuredDatum[];
  /** `full` lets bands of colour reach the window's edge; `page` keeps the product's measure. */
  width?: 'page' | 'full';
  children: ReactNode;
}

/** The frame of every page: what its head says, and its content at the product's measure. */
export function Page({ width = 'page', structuredData = [], children, ...head }: PageProps) {
  return (
    <div className={css.page[width]}>
      <Head {...head} />
      <StructuredData data={structuredData} />
      {children}
    </div>
  );
}
