import { useId } from 'react';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import { currentPage, type NavigationLink } from '../Header/navigation';
import { InternalLink } from '../Link';
import * as css from './MobileMenu.css';

export interface MobileLinksProps {
  /** What the links have in common. */
  title: string;
  links: readonly (NavigationLink & { icon?: IconDrawing })[];
  currentPath: string;
  onFollow: () => void;
}

/** A titled group of the mobile menu's links. */
export function MobileLinks({ title, links, currentPath, onFollow }: MobileLinksProps) {
  const id = useId();
  return (
    <div>
      <h3 id={id} className={css.groupTitle}>
        {title}
      </h3>
      <ul aria-labelledby={id}>
        {links.map(({ label, path, icon }) => (
          <li key={path}>
            <InternalLink
              to={path}
              className={css.link}
              aria-current={currentPage(path, currentPath)}
              onClick={onFollow}
            >
              {icon && <Icon of={icon} className={css.linkIcon} />}
              {label}
            </InternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
