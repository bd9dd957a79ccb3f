import type { BlogPost } from '../../content/blog/posts';
import { messageParts } from '../../content/chat/message-parts';
import type { StructuredDatum } from './Head';
import { absoluteUrl, fileUrl } from './site';

/** In the browser: structured data is written when a page is prerendered, and its code is not in the page's scripts. */
const notWritten: StructuredDatum = { '@type': 'Thing' };

/** A breadcrumb trail for search engines, from the first page of an area to the page itself. */
export const breadcrumbData = (crumbs: readonly { name: string; path: string }[]): StructuredDatum =>
  import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absoluteUrl(path),
        })),
      }
    : notWritten;

/** The properties of an article for search engines. Paths are relative to the site. */
interface DescribedArticle extends Pick<BlogPost, 'title' | 'date' | 'author' | 'category' | 'keywords'> {
  path: string;
  description: string;
  picture: string;
}

/** A blog article in the vocabulary of schema.org. The author is a team, so an organization. */
export const articleData = (article: DescribedArticle): StructuredDatum =>
  import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: article.title,
        description: article.description,
        datePublished: article.date,
        author: { '@type': 'Organization', name: article.author },
        articleSection: article.category,
        keywords: article.keywords.join(', '),
        image: fileUrl(article.picture),
        url: absoluteUrl(article.path),
        mainEntityOfPage: absoluteUrl(article.path),
      }
    : notWritten;

/** The text of an answer, in which links are written `[label](/path)`. */
const plainText = (answer: string): string =>
  messageParts(answer)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');

/** An FAQ page in the vocabulary of schema.org, in plain text. */
export const faqData = (entries: readonly { question: string; answer: string }[]): StructuredDatum =>
  import.meta.env.SSR
    ? {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: entries.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
        })),
      }
    : notWritten;

/** The site and its publisher in the vocabulary of schema.org. */
export const siteData: readonly StructuredDatum[] = import.meta.env.SSR
  ? [
      { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Verapix', url: absoluteUrl('/') },
      {
        '@context': 'https://schema.org',
        '@type': 'Organization',
        name: 'Verapix',
        url: absoluteUrl('/'),
        logo: fileUrl('/favicon.svg'),
      },
    ]
  : [];
