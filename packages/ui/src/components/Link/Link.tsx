import { ExternalLink } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import * as css from './Link.css';
import { InternalLink } from './LinkProvider';

export const linkLooks = ['text', 'quiet'] as const;

interface LinkStyle extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** `text`: underlined, within sentences. `quiet`: no underline, in navigation where place says it is a link. */
  look?: (typeof linkLooks)[number];
}

interface LinkWithin extends LinkStyle {
  /** A path of this site. The link is rendered by the component given to `LinkProvider`. */
  to: string;
  href?: never;
  external?: never;
  asChild?: never;
}

interface LinkAway extends LinkStyle {
  /** An address the site's router does not know: another site, `mailto:`, a file, a place on this page. */
  href: string;
  /** Opens in a new tab, and says so. */
  external?: boolean;
  to?: never;
  asChild?: never;
}

interface LinkAsChild extends LinkStyle {
  /** Gives the look to its one child, which is itself a link. */
  asChild: true;
  to?: never;
  href?: never;
  external?: never;
}

export type LinkProps = LinkWithin | LinkAway | LinkAsChild;

/** Goes somewhere. For doing something, use `Button`. */
export function Link({ look = 'text', className, ...props }: LinkProps) {
  const classes = classNames(css.link({ look }), className);
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
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </>
  );
}
