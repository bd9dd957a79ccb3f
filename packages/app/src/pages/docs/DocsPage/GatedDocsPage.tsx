import { useEffect, useState } from 'react';
import { RequireFeature } from '../../../access/RequireFeature';
import type { DocsPageId } from '../../../content/docs/docs-pages';
import { DocsPage } from './DocsPage';
import type { DocsSection } from './docs-section';

interface GatedDocsPageProps {
  page: DocsPageId;
  /** Fetches the page's sections. Keeps its identity. */
  load: () => Promise<readonly DocsSection[]>;
}

/** A page for those whose plan comes with the API. Its sections are fetched while the plan is read. */
export function GatedDocsPage(props: GatedDocsPageProps) {
  // The same component on both sides of the gate: the heading stays, and the focus on it.
  return (
    <RequireFeature feature="api-access" fallback={<LoadedDocsPage {...props} isOpen={false} />}>
      <LoadedDocsPage {...props} isOpen />
    </RequireFeature>
  );
}

function LoadedDocsPage({ page, load, isOpen }: GatedDocsPageProps & { isOpen: boolean }) {
  const [sections, setSections] = useState<readonly DocsSection[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    load().then(setSections, setError);
  }, [load]);
  if (error) throw error;
  return <DocsPage page={page} sections={isOpen ? sections : undefined} />;
}
