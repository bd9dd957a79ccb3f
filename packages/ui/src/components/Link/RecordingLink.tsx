import type { Decorator } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { type InternalLinkProps, LinkProvider } from './LinkProvider';

/** Where the links of a story were followed to. */
export const navigate = fn();

/** For stories: stands where a router's link would. It tells where it would go, and stays. */
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

/** Gives a story links that stay. Clear `navigate` before a play that reads it. */
export const withRecordingLinks: Decorator = (Story) => (
  <LinkProvider component={RecordingLink}>
    <Story />
  </LinkProvider>
);
