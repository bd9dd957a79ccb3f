import { type ComponentType, lazy, memo, type ReactNode, Suspense } from 'react';

/**
 * A part of a page in a chunk of its own, for a first load that has no room for it. It is part of the prerendered HTML, and
 * answers once its code has loaded. Memoized: React shows the fallback, and the page jumps, if a boundary is rendered again
 * before it is hydrated. Pass props that keep their identity.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode,
) {
  const Part = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return memo(function LazyPart(props: Props) {
    return (
      <Suspense fallback={fallback(props)}>
        <Part {...props} />
      </Suspense>
    );
  });
}
