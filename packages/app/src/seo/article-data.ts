import { absoluteUrl } from './site';

/** What search engines are told of an article. Paths are the site's own. */
interface DescribedArticle {
  path: string;
  title: string;
  description: string;
  /** The day it is from, as ISO 8601. */
  date: string;
  author: string;
  category: string;
  keywords: readonly string[];
  picture: string;
}

/** An article of the blog in the words of schema.org. Its author is a team, so no person is named. */
export const articleData = ({
  path,
  title,
  description,
  date,
  author,
  category,
  keywords,
  picture,
}: DescribedArticle) => ({
  '@context': 'https://schema.org',
  '@type': 'BlogPosting',
  headline: title,
  description,
  datePublished: date,
  author: { '@type': 'Organization', name: author },
  articleSection: category,
  keywords: keywords.join(', '),
  image: absoluteUrl(picture),
  url: absoluteUrl(path),
  mainEntityOfPage: absoluteUrl(path),
});
