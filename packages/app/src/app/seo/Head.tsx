import { catalogueLocales, locale } from '@verapix/messages/locale';
import { createContext, use } from 'react';
import { previewOf, previewSize } from './previews';
import { isPublic } from './public-paths';
import { absoluteUrl, fileUrl } from './site';

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
      {catalogueLocales.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={absoluteUrl(path, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absoluteUrl(path, 'en')} />
      <meta property="og:site_name" content="Verapix" />
      <meta property="og:locale" content={locale} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absoluteUrl(path)} />
      <meta property="og:image" content={fileUrl(previewOf(path))} />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** One item in the vocabulary of schema.org. */
export type StructuredDatum = Readonly<Record<string, unknown>> & { '@type': string };

/** Takes the structured data of a page that is being prerendered; null in the browser. */
export const StructuredDataContext = createContext<((data: readonly StructuredDatum[]) => void) | null>(null);

/**
 * Structured data for search engines. It is written at build into the pages that are prerendered, and not by React in the
 * browser: Trusted Types refuse a script that a page makes.
 */
export function StructuredData({ data }: { data: readonly StructuredDatum[] }): null {
  use(StructuredDataContext)?.(data);
  return null;
}

/** The path of the current page; null outside the app's shell. */
export const CurrentPathContext = createContext<string | null>(null);
