import { useEffect, useState } from 'react';
import { RequireFeature } from '../../app/shell/RequireFeature';
import type { DocsPageId } from '../../content/docs/docs-pages';
import { DocsPage, type DocsSection } from './DocsPage';

/** A page for users whose plan includes the API. Its sections load while the plan is read. */
export function GatedDocsPage(props: Omit<LoadedDocsPageProps, 'isOpen'>) {
  // The same component with and without access, so that the heading keeps its focus.
  return (
    <RequireFeature feature="api-access" fallback={<LoadedDocsPage {...props} isOpen={false} />}>
      <LoadedDocsPage {...props} isOpen />
    </RequireFeature>
  );
}

interface LoadedDocsPageProps {
  page: DocsPageId;
  /** Loads the sections. Must keep its identity. */
  load: () => Promise<readonly DocsSection[]>;
  /** Whether the user may see the sections. */
  isOpen: boolean;
}

/** A page that loads its sections; the frame and the heading are shown meanwhile. */
function LoadedDocsPage({ page, load, isOpen }: LoadedDocsPageProps) {
  const [sections, setSections] = useState<readonly DocsSection[]>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    load().then(setSections, setError);
  }, [load]);
  if (error) throw error;
  return <DocsPage page={page} sections={isOpen ? sections : undefined} />;
}
