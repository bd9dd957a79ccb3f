import { Skeleton } from '@verapix/ui';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { leadTo, useResultInView } from './use-result-in-view';

interface ToolSectionProps {
  /** Id of the heading inside. */
  labelledBy: string;
  /** What the run has made of the picture: the page leads back here when it comes. */
  result: unknown;
  children: ReactNode;
}

/**
 * The part of a tool that appears with a picture, and that the page leads to. What is in it may still be on its way.
 * Give it the picture's identity as its key, so that it comes anew with the next one.
 */
export function ToolSection({ labelledBy, result, children }: ToolSectionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => leadTo(section.current), []);
  useResultInView(section, result);
  return (
    <section ref={section} tabIndex={-1} aria-labelledby={labelledBy}>
      <Suspense fallback={<Skeleton shape="block" style={{ aspectRatio: '4 / 3' }} />}>{children}</Suspense>
    </section>
  );
}
