import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { Link } from '../Link';
import * as css from './Breadcrumbs.css';

/** A page above the current one. */
export interface Breadcrumb {
  label: string;
  /** A path of this site. */
  path: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children' | 'aria-label'> {
  /** What it is: 'Breadcrumbs'. The accessible name. */
  label: string;
  /** The pages above the current one, from the top. */
  items: readonly Breadcrumb[];
  /** The title of the current page. */
  current: string;
}

/** Where a page is within the site, with links to the pages above it. */
export function Breadcrumbs({ label, items, current, className, ...rest }: BreadcrumbsProps) {
  return (
    <nav {...rest} aria-label={label} className={classNames(css.root, className)}>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.path} className={css.item}>
            <Link variant="quiet" to={item.path} className={css.link}>
              {item.label}
            </Link>
            <Icon of={ChevronRight} size="s" mirrored className={css.separator} />
          </li>
        ))}
        <li className={css.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
