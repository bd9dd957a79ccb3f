import { type ComponentProps, useState } from 'react';
import { InternalLink } from '../Link';
import { NavDisclosure } from '../SideNav/NavDisclosure';
import * as css from './PageContents.css';

/** A place on the page. */
export interface PageContentsItem {
  /** The id of the heading there. */
  id: string;
  title: string;
  /** A part of the page, or a part of such a part. */
  level?: 1 | 2;
}

export interface PageContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly PageContentsItem[];
  /** What it is called. */
  label?: string;
}

/** What is on a longer page, as links to its headings; on a narrow window behind a button. */
export function PageContents({ items, label = 'On this page', ...rest }: PageContentsProps) {
  const [open, setOpen] = useState(false);
  return (
    <nav {...rest} aria-label={label}>
      <NavDisclosure label={label} open={open} onOpenChange={setOpen} until="wide">
        <p className={css.title} aria-hidden="true">
          {label}
        </p>
        <ul className={css.list}>
          {items.map(({ id, title, level = 1 }) => (
            <li key={id}>
              <InternalLink
                to={`#${id}`}
                className={css.link}
                data-level={level}
                onClick={() => setOpen(false)}
              >
                {title}
              </InternalLink>
            </li>
          ))}
        </ul>
      </NavDisclosure>
    </nav>
  );
}
