import * as messages from '@verapix/messages/blog';
import * as common from '@verapix/messages/common';
import { ArticleHeader, Figure, Grid, Heading, Stack, TagList } from '@verapix/ui';
import { ArticleFrame, type ArticleText } from '../../lib/article/Article';
import { LateArticle } from '../../app/shell/LateArticle';
import { sectionsOf } from '../../content/blog/outline';
import { covers } from '../../content/blog/pictures';
import { type BlogPost, postOf, posts, relatedTo } from '../../content/blog/posts';
import { type PostSlug, postPath } from '../../content/blog/slugs';
import { dayInWords } from '../../lib/day-in-words';
import { paths } from '../../content/paths';
import { articleData, breadcrumbData } from '../../app/seo/structured-data';
import { Page } from '../../app/shell/Page';
import { articleComponents } from './article-components';
import { CoverPicture, FeedLink, PostCard } from './PostCard';

interface BlogPostPageProps {
  slug: PostSlug;
  /** The text of that article. May be lazy. */
  text: ArticleText;
}

/** `/blog/{slug}`: an article and related ones. */
export function BlogPostPage({ slug, text }: BlogPostPageProps) {
  const post = postOf(slug);
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
          <LateArticle of={text} size="l" components={articleComponents} />
          <TagList tags={post.tags} />
        </ArticleFrame>
      </article>
      <Related post={post} />
    </Page>
  );
}

export { BlogPostPage as Component };

const structuredDataOf = ({ slug, title, metaDescription: description, image, ...post }: BlogPost) => [
  articleData({ ...post, title, description, path: postPath(slug), picture: covers[image].large }),
  breadcrumbData([
    { name: common.blog, path: paths.blog },
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
        back={{ to: paths.blog, label: common.blog }}
        category={category}
        title={title}
        lead={metaDescription}
        date={{ iso: date, text: dayInWords(date) }}
        readTime={readTime}
        author={author}
      />
      <Figure caption={messages.photograph(covers[image].photograph)}>
        <CoverPicture of={image} first sizes="(min-width: 50rem) 46rem, 100vw" />
      </Figure>
    </>
  );
}

function Related({ post }: PartProps) {
  return (
    <Stack gap="m">
      <Heading level={2}>{messages.related}</Heading>
      <Grid column="l">
        {relatedTo(post, posts).map((other) => (
          <PostCard key={other.slug} post={other} level={3} />
        ))}
      </Grid>
    </Stack>
  );
}
