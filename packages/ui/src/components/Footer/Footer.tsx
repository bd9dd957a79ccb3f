import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names';
import { Link } from '../Link';
import { Logo } from '../Logo';
import * as css from './Footer.css';
import { FooterGroup, type FooterLinkGroup } from './FooterGroup';

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  groups: readonly FooterLinkGroup[];
  /** The product's place on another site. */
  social: { label: string; href: string };
  /** The path of the page being shown: its link is marked as current. */
  currentPath: string;
  /** The link of the current page was followed: the app scrolls to the top. */
  onCurrentLinkClick?: () => void;
  /** What the product is, in a sentence below its name. */
  tagline?: ReactNode;
  /** The last line: whose the site is. */
  note?: ReactNode;
  /** A slot for the `ThemeSwitch`. */
  themeSwitch?: ReactNode;
}

/** The end of every page: all its links, the way to the product elsewhere, and the colour theme. */
export function Footer({
  groups,
  social,
  currentPath,
  onCurrentLinkClick,
  tagline,
  note,
  themeSwitch,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={classNames(css.root, className)}>
      <div className={css.row}>
        <div className={css.about}>
          <Logo />
          {tagline && <p className={css.muted}>{tagline}</p>}
        </div>
        <nav aria-label="Footer" className={css.groups}>
          {groups.map((group) => (
            <FooterGroup
              key={group.title}
              {...group}
              currentPath={currentPath}
              onCurrentLinkClick={onCurrentLinkClick}
            />
          ))}
        </nav>
      </div>
      <div className={css.base}>
        {note && <p className={css.muted}>{note}</p>}
        <Link href={social.href} external look="quiet" className={css.link}>
          {social.label}
        </Link>
        {themeSwitch && <div className={css.theme}>{themeSwitch}</div>}
      </div>
    </footer>
  );
}
