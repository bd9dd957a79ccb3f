import { ArticleHeader, Figure, Grid, Heading, Stack, TagList } from '@verapix/ui';
import type { MDXContent } from 'mdx/types';
import { Article, ArticleFrame } from '../../lib/article/Article';
import { sectionsOf } from '../../content/blog/outline';
import { covers } from '../../content/blog/pictures';
import { type BlogPost, postOf, posts, relatedTo } from '../../content/blog/posts';
import { type PostSlug, postPath } from '../../content/blog/slugs';
import { dayInWords } from '../../content/day-in-words';
import { paths } from '../../app/paths';
import { articleData, breadcrumbData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';
import { useAnchor } from '../../app/shell/navigation';
import { articleComponents } from './article-components';
import { CoverPicture, FeedLink, PostCard } from './PostCard';

interface BlogPostPageProps {
  slug: PostSlug;
  /** The text of that article. */
  content: MDXContent;
}

/** `/blog/{slug}`: an article and related ones. */
export function BlogPostPage({ slug, content }: BlogPostPageProps) {
  const post = postOf(slug);
  useAnchor(true);
  return (
    <Page
      title={post.metaTitle}
      description={post.metaDescription}
      kind="article"
      structuredData={structuredDataOf(post)}
    >
      <FeedLink />
      <meta name="keywords" content={post.keywords.join(', ')} />
      <article>
        <ArticleFrame contents={sectionsOf(slug)} opening={<Opening post={post} />}>
          <Article of={content} size="l" components={articleComponents} />
          <TagList tags={post.tags} />
        </ArticleFrame>
      </article>
      <Related post={post} />
    </Page>
  );
}

const structuredDataOf = ({ slug, title, metaDescription: description, image, ...post }: BlogPost) => [
  articleData({ ...post, title, description, path: postPath(slug), picture: covers[image].large }),
  breadcrumbData([
    { name: 'Blog', path: paths.blog },
    { name: title, path: postPath(slug) },
  ]),
];

interface PartProps {
  post: BlogPost;
}

function Opening({ post: { category, title, metaDescription, date, readTime, author, image } }: PartProps) {
  return (
    <>
      <ArticleHeader
        back={{ to: paths.blog, label: 'Blog' }}
        category={category}
        title={title}
        lead={metaDescription}
        date={{ iso: date, text: dayInWords(date) }}
        readTime={readTime}
        author={author}
      />
      <Figure caption="Photograph: Getty Open Content, public domain.">
        <CoverPicture of={image} first sizes="(min-width: 80rem) 58rem, 100vw" />
      </Figure>
    </>
  );
}

function Related({ post }: PartProps) {
  return (
    <Stack gap="m">
      <Heading level={2}>Related articles</Heading>
      <Grid column="l">
        {relatedTo(post, posts).map((other) => (
          <PostCard key={other.slug} post={other} level={3} />
        ))}
      </Grid>
    </Stack>
  );
}
