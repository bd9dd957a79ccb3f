import { feedPath } from '../../content/blog/slugs';

/** Tells feed readers where the feed is. It goes to the document's head. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title="Verapix blog" href={feedPath} />;
}
