import { Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../../paths';
import { Page } from '../../../shell/Page';

/** `/blog/{slug}` with a slug that no article has. */
export function PostNotFound() {
  return (
    <Page title="Post Not Found">
      <EmptyState
        level={1}
        title="Post Not Found"
        actions={
          <Button asChild tone="accent" look="solid">
            <InternalLink to={paths.blog}>Return to Blog</InternalLink>
          </Button>
        }
      >
        There is no article at this address. It may have been mistyped, or the article has another name now.
      </EmptyState>
    </Page>
  );
}
