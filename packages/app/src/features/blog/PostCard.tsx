import { type CoverName, covers } from '../../content/blog/pictures';
import type { BlogPost } from '../../content/blog/posts';
import { feedAddress, postPath } from '../../content/blog/slugs';
import { dayInWords } from '../../lib/day-in-words';
import * as messages from '@verapix/messages/blog';
import { Card } from '@verapix/ui';

interface PostCardProps {
  post: BlogPost;
  level: 2 | 3;
  /** Larger than the others. */
  featured?: boolean;
}

/** A card of an article: picture, title, description and date. The whole card is a link. */
export function PostCard({ post, level, featured = false }: PostCardProps) {
  const { slug, title, metaDescription, category, date, readTime, image } = post;
  return (
    <Card
      wide={featured}
      level={level}
      title={title}
      to={postPath(slug)}
      media={<CoverPicture of={image} decorative first={featured} sizes={featured ? wideSizes : cardSizes} />}
      footer={
        <>
          {category} · <time dateTime={date}>{dayInWords(date)}</time> · {readTime}
        </>
      }
    >
      {metaDescription}
    </Card>
  );
}

const wideSizes = '(min-width: 75rem) 37.5rem, (min-width: 48rem) 50vw, 100vw';
const cardSizes = '(min-width: 75rem) 24rem, (min-width: 48rem) 50vw, 100vw';

interface CoverPictureProps {
  of: CoverName;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  /** Whether it is in the first view: it then loads at once, with high priority. */
  first?: boolean;
  /** Whether the picture is decorative, beside a title. */
  decorative?: boolean;
}

/** The responsive picture of an article. */
export function CoverPicture({ of, sizes, first = false, decorative = false }: CoverPictureProps) {
  const { small, large, alt } = covers[of];
  return (
    <img
      src={large}
      srcSet={`${small} 480w, ${large} 960w`}
      sizes={sizes}
      width={960}
      height={480}
      alt={decorative ? '' : alt}
      {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}

/** The link to the feed in the document's head. */
export function FeedLink() {
  return <link rel="alternate" type="application/rss+xml" title={messages.feed} href={feedAddress()} />;
}
