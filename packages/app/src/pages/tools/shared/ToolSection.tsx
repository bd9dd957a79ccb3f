import { Skeleton } from '@verapix/ui';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { scrollBehavior } from '../../../shell/scroll-behavior';

interface ToolSectionProps {
  /** Id of the heading inside. */
  labelledBy: string;
  children: ReactNode;
}

/**
 * The part of a tool that appears with a picture, and that the page scrolls to. What is in it may still be on its
 * way. Give it the picture's identity as its key, so that it comes anew with the next one.
 */
export function ToolSection({ labelledBy, children }: ToolSectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    section.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={labelledBy}>
      <Suspense fallback={<Skeleton shape="block" style={{ aspectRatio: '4 / 3' }} />}>{children}</Suspense>
    </section>
  );
}
