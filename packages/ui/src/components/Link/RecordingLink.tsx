import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type InternalLinkProps, LinkProvider } from './Link';

/** Records the targets of followed links. */
export const navigate = fn();

/** For stories, in place of a router's link: records where it would go, and does not navigate. */
function RecordingLink({ to, onClick, ...rest }: InternalLinkProps) {
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        navigate(to);
      }}
    />
  );
}

/** Decorator: links record instead of navigating. Clear `navigate` before a play function that reads it. */
export const withRecordingLinks: Decorator = (Story) => (
  <LinkProvider component={RecordingLink}>
    <Story />
  </LinkProvider>
);
