import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/not-found';
import { Button, EmptyState, Inline, InternalLink, Link, Text } from '@verapix/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '../../app/analytics/analytics';
import { paths } from '../../content/paths';
import { Page } from '../../app/shell/Page';
import { suggestPaths } from '../../app/shell/suggest-path';

/** The page for an unknown address, with suggestions. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  const suggestions = suggestPaths(pathname);
  const analytics = useAnalytics();
  useEffect(() => {
    console.warn(`No page at ${pathname}`);
    analytics.track({ name: 'page_not_found', path: pathname });
  }, [pathname, analytics]);
  return (
    <Page title={messages.title}>
      <EmptyState
        picture="notFound"
        level={1}
        title={messages.heading}
        actions={
          <>
            <Button asChild tone="accent" variant="solid">
              <InternalLink to={paths.home}>{common.home}</InternalLink>
            </Button>
            <Button asChild>
              <InternalLink to={paths.tools}>{messages.allTools}</InternalLink>
            </Button>
          </>
        }
      >
        {messages.nothingAt({ path: (children) => <bdi>{children}</bdi>, pathname })}
        {suggestions.length > 0 && (
          <Inline justify="center" gap="xs">
            <Text as="span">{messages.didYouMean}</Text>
            {suggestions.map(({ path, label }) => (
              <Link key={path} to={path}>
                {label}
              </Link>
            ))}
          </Inline>
        )}
      </EmptyState>
    </Page>
  );
}

export { NotFoundPage as Component };
