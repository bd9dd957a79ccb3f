import type { BlogPost } from '../../content/blog/posts';
import { messageParts } from '../../content/chat/message-parts';
import { absoluteUrl } from './site';

/** A breadcrumb trail for search engines, from the first page of an area to the page itself. */
export const breadcrumbData = (crumbs: readonly { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(path),
  })),
});

/** The properties of an article for search engines. Paths are relative to the site. */
interface DescribedArticle extends Pick<BlogPost, 'title' | 'date' | 'author' | 'category' | 'keywords'> {
  path: string;
  description: string;
  picture: string;
}

/** A blog article in the vocabulary of schema.org. The author is a team, so an organization. */
export const articleData = (article: DescribedArticle) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  author: { '@type': 'Organization', name: article.author },
  articleSection: article.category,
  keywords: article.keywords.join(', '),
  image: absoluteUrl(article.picture),
  url: absoluteUrl(article.path),
  mainEntityOfPage: absoluteUrl(article.path),
});

/** The text of an answer, in which links are written `[label](/path)`. */
const plainText = (answer: string): string =>
  messageParts(answer)
    .map((part) => (typeof part === 'string' ? part : part.label))
    .join('');

/** An FAQ page in the vocabulary of schema.org, in plain text. */
export const faqData = (entries: readonly { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});

/** The site and its publisher in the vocabulary of schema.org. */
export const siteData = [
  { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Verapix', url: absoluteUrl('/') },
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Verapix',
    url: absoluteUrl('/'),
    logo: absoluteUrl('/favicon.svg'),
  },
];
