import * as messages from '@verapix/messages/merchant';
import { Button, EmptyState, InternalLink } from '@verapix/ui';
import type { ReactNode } from 'react';
import { Page } from '../../app/shell/Page';
import { paths } from '../../content/paths';

interface AccessDeniedProps {
  /** The states of the page's machine. */
  states: readonly string[];
  /** What the user needs for this page. */
  children: ReactNode;
}

/** A page of the operator's, for users who are no administrators. */
export function AccessDenied({ states, children }: AccessDeniedProps) {
  return (
    <Page title={messages.denied}>
      <EmptyState
        picture="lock"
        level={1}
        title={messages.denied}
        data-machine-state={states.join(' ')}
        actions={
          <Button asChild tone="accent" variant="solid">
            <InternalLink to={paths.home}>{messages.goHome}</InternalLink>
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Page>
  );
}
