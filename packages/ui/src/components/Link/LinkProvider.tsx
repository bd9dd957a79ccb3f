import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { createContext, use } from 'react';

export interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, for example `/pricing`. */
  to: string;
}

/** What renders a link within the site: the `Link` of a client-side router fits. */
export type InternalLinkComponent = ComponentType<InternalLinkProps>;

function Anchor({ to, ...rest }: InternalLinkProps) {
  return <a {...rest} href={to} />;
}

const LinkContext = createContext<InternalLinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Renders every link within the site. Without a provider that is a plain `<a>`. */
  component: InternalLinkComponent;
  children: ReactNode;
}

/** Says once, at the root, how links within the site are rendered. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/**
 * A link within the site with no look of its own, for what already has one:
 * `<Button asChild><InternalLink to="/signin">Sign In</InternalLink></Button>`.
 */
export function InternalLink(props: InternalLinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
