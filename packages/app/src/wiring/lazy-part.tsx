import { type ComponentType, lazy, useState } from 'react';

const parts: (() => Promise<unknown>)[] = [];

/**
 * A part of a page, fetched when it is first shown; show it in a `LatePart`. Where the page was made at build its HTML
 * has the part, which would be taken out and put back if it were not there when the page is taken over.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Part: ComponentType<Props> | undefined;
  const fetchPart = async () => {
    Part = await load();
    return { default: Part };
  };
  parts.push(fetchPart);
  const Late = lazy(fetchPart) as unknown as ComponentType<Props>;

  return function LazyPart(props: Props) {
    const [Shown] = useState(() => Part ?? Late);
    return <Shown {...props} />;
  };
}

/** Fetches the parts of the page whose code is there. One that can't be had is asked for again when it is shown. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled(parts.map((fetchPart) => fetchPart()));
}
