import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Icon } from '../../primitives/Icon';
import { InternalLink } from '../Link';
import * as css from './SideNav.css';

/** A titled group of pages. */
export interface SideNavSection {
  title: string;
  items: readonly { label: string; path: string }[];
}

export interface SideNavProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** What the pages are: the accessible name of the navigation, and the button's label on narrow windows. */
  label: string;
  sections: readonly SideNavSection[];
  /** The path of the current page, one of the items'. */
  currentPath: string;
  /** Initially open on narrow windows. */
  defaultOpen?: boolean;
}

/** The pages of a section of the site, beside the page; on narrow windows above it, behind a button. */
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
      <ul aria-labelledby={id} className={css.list}>
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

interface NavDisclosureProps {
  /** Label of the button. */
  label: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Up to this width there is a button; above it the content is always visible. */
  until: 'desktop' | 'wide';
  children: ReactNode;
}

/** Links beside the page if there is space, otherwise above it, behind a button. */
export function NavDisclosure({ label, open, onOpenChange, until, children }: NavDisclosureProps) {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={css.trigger({ until })}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        {label}
        <Icon of={ChevronDown} size="s" className={css.arrow} />
      </button>
      <div id={id} className={css.content({ until })} data-open={open}>
        {children}
      </div>
    </>
  );
}
