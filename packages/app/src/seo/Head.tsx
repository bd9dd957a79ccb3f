import { use } from 'react';
import { CurrentPathContext } from './current-path';
import { previewOf, previewSize } from './previews';
import { isPublic } from './public-paths';
import { absoluteUrl } from './site';

export interface HeadProps {
  /** The page's name: in the tab, in history, and what is announced on arrival. */
  title: string;
  /** What the page holds, in a sentence of at most 155 characters. Every public page has one. */
  description?: string | undefined;
  /** The path to keep where the page is at several; its own unless given. */
  canonical?: string | undefined;
  kind?: 'website' | 'article' | undefined;
}

/** What the document's head says of a page: to the tab, to search engines, and to those who preview a link. */
export function Head({ title, description, canonical, kind = 'website' }: HeadProps) {
  const current = use(CurrentPathContext);
  const path = canonical ?? current;
  const name = `${title} · Verapix`;
  if (path === null || !isPublic(path)) {
    return (
      <>
        <title>{name}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{name}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absoluteUrl(path)} />
      <meta property="og:site_name" content="Verapix" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(path)} />
      <meta property="og:image" content={absoluteUrl(previewOf(path))} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
