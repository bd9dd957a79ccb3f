import type { ReactNode } from 'react';

/** A part of a documentation page, under a heading that can be linked to. */
export interface DocsSection {
  id: string;
  title: string;
  /** The headings within it that the contents list as well. */
  parts?: readonly { id: string; title: string }[];
  body: ReactNode;
}
