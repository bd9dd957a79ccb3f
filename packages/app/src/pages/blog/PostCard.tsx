import { Card } from '@verapix/ui';
import type { BlogPost } from '../../content/blog/posts';
import { postPath } from '../../content/blog/slugs';
import { dayInWords } from '../../content/day-in-words';
import { CoverPicture } from './CoverPicture';

interface PostCardProps {
  post: BlogPost;
  level: 2 | 3;
  /** The one that stands out. */
  featured?: boolean;
}

/** An article on a list: its picture, what it says, and when it is from. The whole card leads to it. */
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
