import { Alert, Stack } from '@verapix/ui';
import { type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { LostFocusContext } from './focus';
import * as css from './workspace.css';

/** The id of the workspace's heading, which names the section. */
export const workspaceHeadingId = 'workspace-heading';

interface ToolSectionProps {
  /** What of the file is used, if it is not all of it. */
  note?: string | undefined;
  /** When a result comes, the page scrolls back to this section. */
  result: unknown;
  children: ReactNode;
}

/**
 * The part of a tool that appears with a file. The page scrolls to it. Use the file's
 * identity as its key, so that it is mounted again with the next file.
 */
export function ToolSection({ note, result, children }: ToolSectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => leadTo(section.current), []);
  useResultInView(section, result);
  return (
    <section ref={section} tabIndex={-1} className={css.section} aria-labelledby={workspaceHeadingId}>
      <Stack gap="m">
        {note !== undefined && <Alert tone="info" title={note} live />}
        {children}
      </Stack>
    </section>
  );
}

/** Scrolls to the start of an element and focuses it. The element needs a `tabIndex`. */
function leadTo(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}

/** Scrolls to an element when a result has come into it, unless the user has moved on to another control. */
export function useResultInView(element: RefObject<HTMLElement | null>, result: unknown): void {
  const isLost = use(LostFocusContext);
  useEffect(() => {
    if (result === undefined) return;
    const { activeElement, body } = document;
    if (activeElement === body || activeElement === element.current || isLost()) leadTo(element.current);
  }, [result, element, isLost]);
}
