import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '../../primitives/Icon';
import * as css from './NavDisclosure.css';

export interface NavDisclosureProps {
  /** What the button says. */
  label: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Up to which width there is a button; from there on the content is always in sight. */
  until: 'desktop' | 'wide';
  children: ReactNode;
}

/** Links that stand beside a page where there is room, and behind a button above it where there is none. */
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
