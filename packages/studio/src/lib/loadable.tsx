import { type ComponentType, type JSX, lazy, type ReactNode, Suspense } from 'react';

/** A component whose code loads when it is first rendered, or ahead with `load`. */
export type Loadable<Props> = ((props: Props) => JSX.Element) & { load: () => Promise<unknown> };

/** Makes a component of code that loads later. `fallback` is shown meanwhile; by default nothing is. */
export function loadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): Loadable<Props> {
  // React types the props of a lazy component by its component's type, which is generic here.
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  const Shown = (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Shown, { load });
}
