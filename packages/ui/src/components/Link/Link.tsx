import * as messages from '@verapix/messages/ui';
import { ExternalLink } from 'lucide-react';
import { Slot } from 'radix-ui';
import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Link.css';

export const linkVariants = ['text', 'quiet'] as const;

interface LinkStyle extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /**
   * `text`: underlined, within sentences. `quiet`: not underlined, in navigation, where position shows that it is a
   * link.
   */
  variant?: (typeof linkVariants)[number];
}

interface LinkWithin extends LinkStyle {
  /** A path of this site. The link is rendered by the component given to `LinkProvider`. */
  to: string;
  href?: never;
  external?: never;
  asChild?: never;
}

interface LinkAway extends LinkStyle {
  /** A URL outside the site's router: another site, `mailto:`, a file, an anchor of this page. */
  href: string;
  /** Opens in a new tab, and announces that. */
  external?: boolean;
  to?: never;
  asChild?: never;
}

interface LinkAsChild extends LinkStyle {
  /** Applies the styles to the only child, which is itself a link. */
  asChild: true;
  to?: never;
  href?: never;
  external?: never;
}

export type LinkProps = LinkWithin | LinkAway | LinkAsChild;

/** Navigates to another page. For actions, use `Button`. */
export function Link({ variant = 'text', className, ...props }: LinkProps) {
  const classes = classNames(css.link({ variant }), className);
  if (props.asChild) {
    const { asChild: _, to: _to, href: _href, external: _external, ...rest } = props;
    return <Slot.Root {...rest} className={classes} />;
  }
  if (props.to !== undefined) {
    const { asChild: _, href: _href, external: _external, ...rest } = props;
    return <InternalLink {...rest} className={classes} />;
  }
  const { asChild: _, to: _to, external = false, children, ...rest } = props;
  return (
    <a {...rest} className={classes} {...(external && { target: '_blank', rel: 'noopener' })}>
      {children}
      {external && <OpensInNewTab />}
    </a>
  );
}

function OpensInNewTab() {
  return (
    <>
      <Icon of={ExternalLink} className={css.newTab} />
      <VisuallyHidden> {messages.opensInNewTab}</VisuallyHidden>
    </>
  );
}

export interface InternalLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, for example `/pricing`. */
  to: string;
}

/** Renders a link within the site: the `Link` of a client-side router fits. */
export type InternalLinkComponent = ComponentType<InternalLinkProps>;

function Anchor({ to, ...rest }: InternalLinkProps) {
  return <a {...rest} href={to} />;
}

const LinkContext = createContext<InternalLinkComponent>(Anchor);

export interface LinkProviderProps {
  /** Renders every link within the site. Without a provider it is a plain `<a>`. */
  component: InternalLinkComponent;
  children: ReactNode;
}

/** Sets how links within the site are rendered. Use it once, at the root. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/**
 * A link within the site without styles, for components that have their own: `<Button asChild><InternalLink
 * to="/signin">Sign In</InternalLink></Button>`.
 */
export function InternalLink(props: InternalLinkProps) {
  const Component = useContext(LinkContext);
  return <Component {...props} />;
}
