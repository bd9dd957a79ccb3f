import * as messages from '@verapix/messages/blog';
import { Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';

/** `/blog/{slug}` with an unknown slug. */
export function PostNotFoundPage() {
  return (
    <Page title={messages.notFound}>
      <EmptyState
        picture="article"
        level={1}
        title={messages.notFound}
        actions={
          <Button asChild tone="accent" variant="solid">
            <InternalLink to={paths.blog}>{messages.back}</InternalLink>
          </Button>
        }
      >
        {messages.notFoundText}
      </EmptyState>
    </Page>
  );
}

export { PostNotFoundPage as Component };
