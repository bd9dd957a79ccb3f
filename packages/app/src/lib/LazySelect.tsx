import { type SelectProps, Skeleton } from '@verapix/ui';
import { type ComponentType, lazy, Suspense } from 'react';

const Select = lazy(async () => ({ default: (await import('@verapix/ui/Select')).Select }));

/** A select in a chunk of its own, for forms whose first load has no room for it. It is part of the prerendered HTML. */
export function LazySelect<Value extends string>(props: SelectProps<Value>) {
  // `lazy` loses the type parameter of a generic component.
  const Typed = Select as unknown as ComponentType<SelectProps<Value>>;
  return (
    <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '5rem' }} />}>
      <Typed {...props} />
    </Suspense>
  );
}
