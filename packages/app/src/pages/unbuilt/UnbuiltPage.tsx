import { Button, EmptyState, InternalLink } from '@verapix/ui';
import { paths } from '../../paths';
import { Page } from '../../shell/Page';

/** Stands on an address whose page is not built yet, and says so. */
export function UnbuiltPage({ title }: { title: string }) {
  return (
    <Page title={title}>
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            <Button asChild tone="accent" look="solid">
              <InternalLink to={paths.tools}>See the tools</InternalLink>
            </Button>
            <Button asChild>
              <InternalLink to={paths.home}>Go to the home page</InternalLink>
            </Button>
          </>
        }
      >
        This page is not built yet. All seven tools work today.
      </EmptyState>
    </Page>
  );
}
