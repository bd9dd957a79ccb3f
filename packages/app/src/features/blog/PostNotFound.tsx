import { Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../app/paths';
import { Page } from '../../app/shell/Page';

/** `/blog/{slug}` with an unknown slug. */
export function PostNotFound() {
  return (
    <Page title="Post Not Found">
      <EmptyState
        level={1}
        title="Post Not Found"
        actions={
          <Button asChild tone="accent" variant="solid">
            <InternalLink to={paths.blog}>Return to Blog</InternalLink>
          </Button>
        }
      >
        There is no article at this address. It may have been mistyped, or the article has another name now.
      </EmptyState>
    </Page>
  );
}

export { PostNotFound as Component };
