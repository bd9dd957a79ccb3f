import { useEffect, useState } from 'react';
import type { DocsPageId } from '../../../content/docs/docs-pages';
import { DocsPage } from './DocsPage';
import type { DocsSection } from './docs-section';

export interface LoadedDocsPageProps {
  page: DocsPageId;
  /** Fetches the page's sections. Keeps its identity. */
  load: () => Promise<readonly DocsSection[]>;
  /** Whether they may be seen. */
  isOpen: boolean;
}

/** A page whose sections are fetched once it is there: its frame and heading stand while they are on their way. */
export function LoadedDocsPage({ page, load, isOpen }: LoadedDocsPageProps) {
  const [sections, setSections] = useState<readonly DocsSection[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    load().then(setSections, setError);
  }, [load]);
  if (error) throw error;
  return <DocsPage page={page} sections={isOpen ? sections : undefined} />;
}
