import { type SelectProps, Skeleton } from '@verapix/ui';
import { useDeferredValue } from 'react';
import { lazyPart } from './lazy-part';

const SelectPart = lazyPart(
  async () => (await import('@verapix/ui/Select')).Select<string>,
  () => <Skeleton shape="block" style={{ blockSize: '5rem' }} />,
);

/**
 * A select in a chunk of its own, for forms whose first load has no room for it. Its props are deferred: they may change,
 * and so may a context around it, before the chunk is there.
 */
export function LazySelect<Value extends string>(props: SelectProps<Value>) {
  // `lazy` loses the type parameter of a generic component.
  return <SelectPart {...(useDeferredValue(props) as unknown as SelectProps<string>)} />;
}
