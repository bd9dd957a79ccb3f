import { useId } from 'react';
import { currentPage, type NavigationLink } from '../Header/navigation';
import { Link } from '../Link';
import * as css from './Footer.css';

/** Links that belong together, with their title. */
export interface FooterLinkGroup {
  title: string;
  links: readonly NavigationLink[];
}

export interface FooterGroupProps extends FooterLinkGroup {
  currentPath: string;
  onCurrentLinkClick?: (() => void) | undefined;
}

/** One titled list of the footer. */
export function FooterGroup({ title, links, currentPath, onCurrentLinkClick }: FooterGroupProps) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={css.groupTitle}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link
              to={path}
              look="quiet"
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
