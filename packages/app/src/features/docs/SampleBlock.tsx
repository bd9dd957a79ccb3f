import { readItem, writeItem } from '@verapix/client/safe-storage';
import { CodeBlock } from '@verapix/ui';
import { useSyncExternalStore } from 'react';
import { isSampleLanguage, type SampleLanguage, sampleLanguages } from '../../content/docs/sample-languages';
import outputs from '../../content/docs/sample-outputs.json';
import { type SampleId, samples } from '../../content/docs/samples';
import { fillAddresses, useAddresses } from './addresses';

const key = 'verapix.sample-language';
const storage = () => localStorage;
const listeners = new Set<() => void>();

/** The choice of this page view, for a browser that stores nothing. */
let chosen: SampleLanguage | undefined;

function current(): SampleLanguage {
  if (chosen) return chosen;
  const stored = readItem(storage, key);
  return isSampleLanguage(stored) ? stored : sampleLanguages[0].id;
}

/** Shows all samples in a language, on every page and in later visits. */
function chooseSampleLanguage(language: SampleLanguage): void {
  chosen = language;
  writeItem(storage, key, language);
  for (const listener of listeners) listener();
}

/** Forgets the choice of this page view, as a reload does. For tests. */
export function forgetSampleLanguage(): void {
  chosen = undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function useSampleLanguage(): SampleLanguage {
  return useSyncExternalStore(subscribe, current, () => sampleLanguages[0].id);
}

/** A program in the chosen language, and its output. */
export function SampleBlock({ sample }: { sample: SampleId }) {
  const addresses = useAddresses();
  const { title, code } = samples[sample];
  return (
    <>
      <CodeBlock
        label={title}
        samples={sampleLanguages.map(({ id, label }) => ({
          id,
          label,
          code: fillAddresses(code[id], addresses),
        }))}
        value={useSampleLanguage()}
        onValueChange={chooseSampleLanguage}
      />
      <CodeBlock label="It prints" code={fillAddresses(outputs[sample], addresses)} />
    </>
  );
}
