import { type ComponentProps, useId, useState } from 'react';
import { InternalLink } from '../Link';
import { NavDisclosure } from './NavDisclosure';
import * as css from './SideNav.css';

/** A titled group of pages. */
export interface SideNavSection {
  title: string;
  items: readonly { label: string; path: string }[];
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the pages are: the navigation's accessible name, and what the button says on narrow windows. */
  label: string;
  sections: readonly SideNavSection[];
  /** The path, among those of the items, of the page one is on. */
  currentPath: string;
  /** On a narrow window it starts open. */
  defaultOpen?: boolean;
}

/** The pages of a part of the site, beside the page; on a narrow window behind a button above it. */
export function SideNav({ label, sections, currentPath, defaultOpen = false, ...rest }: SideNavProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <nav {...rest} aria-label={label}>
      <NavDisclosure label={label} open={open} onOpenChange={setOpen} until="desktop">
        <div className={css.sections}>
          {sections.map((section) => (
            <Section
              key={section.title}
              section={section}
              currentPath={currentPath}
              onFollow={() => setOpen(false)}
            />
          ))}
        </div>
      </NavDisclosure>
    </nav>
  );
}

interface SectionProps {
  section: SideNavSection;
  currentPath: string;
  onFollow: () => void;
}

function Section({ section, currentPath, onFollow }: SectionProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={css.title}>
        {section.title}
      </p>
      <ul aria-labelledby={id}>
        {section.items.map(({ label, path }) => (
          <li key={path}>
            <InternalLink
              to={path}
              className={css.link}
              aria-current={path === currentPath ? 'page' : undefined}
              onClick={onFollow}
            >
              {label}
            </InternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
