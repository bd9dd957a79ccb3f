import { useEffect, useEffectEvent } from 'react';
import type { SampleFile } from '../../../../content/sample-pictures';

const parameter = 'sample';

/** Which sample the address asks for, once: it is taken out of the address, so that reloading does not ask again. */
function takeAskedSample(): string | null {
  const url = new URL(window.location.href);
  const asked = url.searchParams.get(parameter);
  if (asked === null) return null;
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  return asked;
}

/**
 * Chooses the picture of an example when the address asks for it by its id, as in `?sample=cat-enlarged`. An address
 * names no file: an id that no example has is passed over.
 */
export function useAskedSample(choose: (sample: SampleFile) => void, onFailed: () => void) {
  const begin = useEffectEvent(async () => {
    const id = takeAskedSample();
    if (id === null) return;
    try {
      const { exampleSamples, isExampleId } = await import('../../../../content/examples/samples');
      if (isExampleId(id)) choose(exampleSamples[id]);
    } catch {
      onFailed();
    }
  });
  useEffect(() => void begin(), []);
}
