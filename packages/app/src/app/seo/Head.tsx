import { createContext, use } from 'react';
import { previewOf, previewSize } from './previews';
import { isPublic } from './public-paths';
import { absoluteUrl } from './site';

export interface HeadProps {
  /** The title of the page: in the tab, in the history, and announced after a navigation. */
  title: string;
  /** The content of the page in a sentence of at most 155 characters. Every public page has one. */
  description?: string | undefined;
  /** The canonical path of a page with several addresses. Its own path by default. */
  canonical?: string | undefined;
  kind?: 'website' | 'article' | undefined;
}

/** The document's head: title, description, canonical link and link preview. */
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

/** One item in the vocabulary of schema.org. */
export type StructuredDatum = Readonly<Record<string, unknown>> & { '@type': string };

/**
 * Structured data for search engines. It is a data block, so the Content-Security-Policy allows it. Dates in it can
 * differ between build and visit; the prerendered ones stay.
 */
export function StructuredData({ data }: { data: readonly StructuredDatum[] }) {
  return data.map((datum) => (
    <script key={datum['@type']} type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify(datum)}
    </script>
  ));
}

/** The path of the current page; null outside the app's shell. */
export const CurrentPathContext = createContext<string | null>(null);
