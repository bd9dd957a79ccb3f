import { type RefObject, useRef } from 'react';
import * as css from './CodeBlock.css';
import { Highlighted } from './Highlighted';
import { useOverflows } from './use-overflows';

interface CodePanelProps {
  code: string;
  /** What the code is. */
  label: string;
  /** Where the code stands, for whoever wants to select it. */
  place: RefObject<HTMLPreElement | null>;
}

/** The code itself. What overflows scrolls, and can then be focused, so that keys scroll it too. */
export function CodePanel({ code, label, place }: CodePanelProps) {
  const overflows = useOverflows(place);
  return (
    <pre
      ref={place}
      className={css.scroller}
      {...(overflows && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <Highlighted code={code} />
    </pre>
  );
}

/** Selects the code, so that it can be copied by hand where the browser refuses to do it. */
export function useSelectable() {
  const place = useRef<HTMLPreElement>(null);
  const select = () => {
    if (place.current) getSelection()?.selectAllChildren(place.current);
  };
  return { place, select };
}
