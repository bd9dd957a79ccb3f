import * as messages from '@verapix/messages/ui';
import { type ComponentProps, useState } from 'react';
import { InternalLink } from '../Link';
import { NavDisclosure } from '../SideNav/SideNav';
import * as css from './PageContents.css';

/** A heading of the page. */
export interface PageContentsItem {
  /** The id of the heading. */
  id: string;
  title: string;
  /** The language of the title if it is not that of the page. */
  lang?: string | undefined;
  /** A section of the page, or a subsection. */
  level?: 1 | 2;
}

export interface PageContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  items: readonly PageContentsItem[];
  /** Its title. */
  label?: string;
}

/** Links to the headings of a longer page; on narrow windows behind a button. */
export function PageContents({ items, label = messages.onThisPage, ...rest }: PageContentsProps) {
  const [open, setOpen] = useState(false);
  return (
    <nav {...rest} aria-label={label}>
      <NavDisclosure label={label} open={open} onOpenChange={setOpen} until="wide">
        <p className={css.title} aria-hidden="true">
          {label}
        </p>
        <ul className={css.list}>
          {items.map(({ id, title, lang, level = 1 }) => (
            <li key={id}>
              <InternalLink
                to={`#${id}`}
                className={css.link}
                lang={lang}
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
