import { type SelectProps, Skeleton } from '@verapix/ui';
import { type ComponentProps, lazy, memo, Suspense, useDeferredValue } from 'react';

const Select = lazy(async () => ({ default: (await import('@verapix/ui/Select')).Select }));

/** Memoized, so that it is rendered with deferred props only. */
const SelectBoundary = memo(function SelectBoundary({ props }: { props: ComponentProps<typeof Select> }) {
  return (
    <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '5rem' }} />}>
      <Select {...props} />
    </Suspense>
  );
});

/**
 * A select in a chunk of its own, for forms whose first load has no room for it. It is part of the prerendered HTML. Its
 * props are deferred: React would show the fallback if they, or a context around it, changed before the chunk is there.
 */
export function LazySelect<Value extends string>(props: SelectProps<Value>) {
  // `lazy` loses the type parameter of a generic component.
  return <SelectBoundary props={useDeferredValue(props) as unknown as ComponentProps<typeof Select>} />;
}
