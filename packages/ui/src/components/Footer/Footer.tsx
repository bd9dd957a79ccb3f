import * as messages from '@verapix/messages/ui';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../class-names';
import { currentPage, type NavigationLink } from '../Header/navigation';
import { Link } from '../Link';
import { Logo } from '../Logo';
import * as css from './Footer.css';

export interface FooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  groups: readonly FooterLinkGroup[];
  /** The product's page on another site. */
  social: { label: string; href: string };
  /** The path of the current page. Its link is marked as current. */
  currentPath: string;
  /** Called when the user follows the link to the current page: the app scrolls to the top. */
  onCurrentLinkClick?: () => void;
  /** A one-sentence description of the product, below its name. */
  tagline?: ReactNode;
  /** The last line: the copyright. */
  note?: ReactNode;
  /** The page in every language of the site. */
  languages?: readonly FooterLanguage[];
  /** A slot for the `ThemeSwitch`. */
  themeSwitch?: ReactNode;
}

/** The end of every page: all its links, links to other sites, and the colour theme. */
export function Footer({
  groups,
  social,
  currentPath,
  onCurrentLinkClick,
  tagline,
  note,
  languages = [],
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
        <nav aria-label={messages.footer} className={css.groups}>
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
        <Link href={social.href} external variant="quiet" className={css.link}>
          {social.label}
        </Link>
        {languages.length > 0 && <FooterLanguages languages={languages} />}
        {themeSwitch && <div className={css.theme}>{themeSwitch}</div>}
      </div>
    </footer>
  );
}

/** The page in one language. */
export interface FooterLanguage {
  /** The language's own name: `Deutsch`. */
  name: string;
  /** BCP 47: `de`. */
  code: string;
  /** The address of the page. The browser loads it: a language is another document. */
  href: string;
  isCurrent: boolean;
}

/** The links to the page in other languages. */
function FooterLanguages({ languages }: { languages: readonly FooterLanguage[] }) {
  return (
    <nav aria-label={messages.language}>
      <ul className={css.languages}>
        {languages.map(({ name, code, href, isCurrent }) => (
          <li key={code}>
            <Link
              href={href}
              variant="quiet"
              lang={code}
              hrefLang={code}
              aria-current={isCurrent ? 'page' : undefined}
              className={css.link}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A titled group of links. */
export interface FooterLinkGroup {
  title: string;
  links: readonly NavigationLink[];
}

interface FooterGroupProps extends FooterLinkGroup {
  currentPath: string;
  onCurrentLinkClick?: (() => void) | undefined;
}

/** One titled list of the footer. */
function FooterGroup({ title, links, currentPath, onCurrentLinkClick }: FooterGroupProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={css.groupTitle}>
        {title}
      </h2>
      <ul aria-labelledby={id} className={css.list}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              variant="quiet"
              className={css.link}
              aria-current={currentPage(path, currentPath)}
              {...(path === currentPath && { onClick: onCurrentLinkClick })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
