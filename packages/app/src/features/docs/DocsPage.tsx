import * as messages from '@verapix/messages/docs';
import {
  AnchorHeading,
  PageContents,
  PageHeader,
  PagerLinks,
  SideNav,
  Skeleton,
  SkeletonGroup,
} from '@verapix/ui';
import type { ReactNode } from 'react';
import { useAnchor } from '../../app/shell/navigation';
import { Page } from '../../app/shell/Page';
import { type DocsPageId, docsPages, docsSections, neighboursOf } from '../../content/docs/docs-pages';
import * as css from './DocsPage.css';

/** A section of a documentation page, with a heading that can be linked to. */
export interface DocsSection {
  id: string;
  title: string;
  /** The language of the title if it is not that of the page. */
  titleLang?: string | undefined;
  /** Its subheadings in the table of contents. */
  parts?: readonly { id: string; title: string }[];
  body: ReactNode;
}

interface DocsPageProps {
  page: DocsPageId;
  /** Undefined while they load. */
  sections: readonly DocsSection[] | undefined;
}

/** A page of the documentation: the sidebar, the table of contents, the sections, and links to the next pages. */
export function DocsPage({ page, sections }: DocsPageProps) {
  const { title, path, lead, description } = docsPages[page];
  useAnchor(sections !== undefined);
  return (
    <Page title={messages.pageTitle({ title })} description={description} canonical={path}>
      <div className={css.frame}>
        <SideNav
          className={css.navigation}
          label={messages.navigation}
          sections={docsSections}
          currentPath={path}
        />
        <PageHeader className={css.header} title={title} lead={lead} />
        {sections && <PageContents className={css.contents} items={sections.flatMap(contentsOf)} />}
        <SkeletonGroup className={css.body} busy={!sections} label={messages.loading({ title })}>
          {sections ? sections.map((section) => <Section key={section.id} {...section} />) : <Placeholder />}
          {sections && <PagerLinks label={messages.pages} {...neighboursOf(page)} />}
        </SkeletonGroup>
      </div>
    </Page>
  );
}

const contentsOf = ({ id, title, titleLang, parts = [] }: DocsSection) => [
  { id, title, lang: titleLang, level: 1 as const },
  ...parts.map((part) => ({ id: part.id, title: part.title, level: 2 as const })),
];

function Section({ id, title, titleLang, body }: DocsSection) {
  return (
    <section aria-labelledby={id} className={css.section}>
      <AnchorHeading id={id} level={2} title={title} lang={titleLang} />
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
