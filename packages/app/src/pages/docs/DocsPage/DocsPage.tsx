import {
  AnchorHeading,
  PageContents,
  PageHeader,
  PagerLinks,
  SideNav,
  Skeleton,
  SkeletonGroup,
} from '@verapix/ui';
import { type DocsPageId, docsPages, docsSections, neighboursOf } from '../../../content/docs/docs-pages';
import { Page } from '../../../shell/Page';
import { useAnchor } from '../../../shell/use-anchor';
import * as css from './DocsPage.css';
import type { DocsSection } from './docs-section';

interface DocsPageProps {
  page: DocsPageId;
  /** Undefined while they are on their way. */
  sections: readonly DocsSection[] | undefined;
}

/** A page of the documentation: the sidebar, its sections with their contents, and the way to the next page. */
export function DocsPage({ page, sections }: DocsPageProps) {
  const { title, path, lead, description } = docsPages[page];
  useAnchor(sections !== undefined);
  return (
    <Page title={`${title} · Documentation`} description={description} canonical={path}>
      <div className={css.frame}>
        <SideNav
          className={css.navigation}
          label="Documentation"
          sections={docsSections}
          currentPath={path}
        />
        <PageHeader className={css.header} title={title} lead={lead} />
        {sections && <PageContents className={css.contents} items={sections.flatMap(contentsOf)} />}
        <SkeletonGroup className={css.body} busy={!sections} label={`Loading ${title}`}>
          {sections ? sections.map((section) => <Section key={section.id} {...section} />) : <Placeholder />}
          {sections && <PagerLinks label="Documentation pages" {...neighboursOf(page)} />}
        </SkeletonGroup>
      </div>
    </Page>
  );
}

const contentsOf = ({ id, title, parts = [] }: DocsSection) => [
  { id, title, level: 1 as const },
  ...parts.map((part) => ({ ...part, level: 2 as const })),
];

function Section({ id, title, body }: DocsSection) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <AnchorHeading id={id} level={2} title={title} />
      {body}
    </section>
  );
}

function Placeholder() {
  return (
    <>
      <Skeleton lines={4} />
      <Skeleton shape="block" style={{ blockSize: '12rem' }} />
      <Skeleton lines={4} />
    </>
  );
}
