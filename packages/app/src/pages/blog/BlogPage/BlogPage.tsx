import { Grid, Heading, Link, PageHeader, Stack, Text } from '@verapix/ui';
import { Article } from '../../../article/Article';
import { ArticleFrame } from '../../../article/ArticleFrame';
import Guide from '../../../content/blog/guide.mdx';
import { readTimeOf, sectionsOf } from '../../../content/blog/outline';
import { posts } from '../../../content/blog/posts';
import { feedPath } from '../../../content/blog/slugs';
import { Page } from '../../../shell/Page';
import { FeedLink } from '../FeedLink';
import { PostCard } from '../PostCard';

/** `/blog`: the newest article, the others, and the guide in full. */
export function BlogPage() {
  const [newest, ...others] = posts;
  return (
    <Page
      title="Blog"
      description="Articles on making pictures larger, sharper and lighter, with comparisons of real photographs, and a guide from the first look to the finished file."
    >
      <FeedLink />
      <PageHeader
        title="Blog"
        lead="How pictures become larger, sharper and lighter, and where that ends. With photographs to compare."
        actions={<Link href={feedPath}>Follow by RSS</Link>}
      />
      <Stack gap="l">
        <PostCard post={newest} level={2} featured />
        <Grid column="l">
          {others.map((post) => (
            <PostCard key={post.slug} post={post} level={2} />
          ))}
        </Grid>
      </Stack>
      <TheGuide />
    </Page>
  );
}

function TheGuide() {
  return (
    <section aria-labelledby="guide">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={2} size="title" id="guide" tabIndex={-1}>
            The guide: from the file you have to the file you hand over
          </Heading>
          <Text tone="textMuted">{readTimeOf('guide')}</Text>
        </Stack>
        <ArticleFrame contents={sectionsOf('guide')}>
          <Article of={Guide} headings={3} size="l" />
        </ArticleFrame>
      </Stack>
    </section>
  );
}
