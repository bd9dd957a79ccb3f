import * as messages from '@verapix/messages/blog';
import * as common from '@verapix/messages/common';
import { Grid, Link, PageHeader, Stack } from '@verapix/ui';
import { posts } from '../../content/blog/posts';
import { feedAddress } from '../../content/blog/slugs';
import { Page } from '../../app/shell/Page';
import { Guide } from './Guide';
import { FeedLink, PostCard } from './PostCard';

/** `/blog`: the newest article, the others, and the guide. */
export function BlogPage() {
  const [newest, ...others] = posts;
  return (
    <Page title={common.blog} description={messages.description}>
      <FeedLink />
      <PageHeader
        title={common.blog}
        lead={messages.lead}
        actions={<Link href={feedAddress()}>{messages.rss}</Link>}
      />
      <Stack gap="l">
        <PostCard post={newest} level={2} featured />
        <Grid column="l">
          {others.map((post) => (
            <PostCard key={post.slug} post={post} level={2} />
          ))}
        </Grid>
      </Stack>
      <Guide />
    </Page>
  );
}

export { BlogPage as Component };
