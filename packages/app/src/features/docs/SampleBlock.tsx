import { readItem, writeItem, createEmitter } from '@verapix/domain';
import * as messages from '@verapix/messages/docs';
import { CodeBlock } from '@verapix/ui';
import { useSyncExternalStore } from 'react';
import { isSampleLanguage, type SampleLanguage, sampleLanguages } from '../../content/docs/sample-languages';
import outputs from '../../content/docs/sample-outputs.json';
import { type SampleId, samples } from '../../content/docs/samples';
import { fillAddresses, useAddresses } from './addresses';

const key = 'verapix.sample-language';
const storage = () => localStorage;
const { emit, subscribe } = createEmitter();

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
  emit();
}

/** Forgets the choice of this page view, as a reload does. For tests. */
export function forgetSampleLanguage(): void {
  chosen = undefined;
}

/** What each program does: the heading of its Markdown file, in the language of the page. */
export const sampleTitles: Readonly<Record<SampleId, string>> = {
  upscale: messages.sampleUpscale,
  file: messages.sampleFile,
  save: messages.sampleSave,
  refused: messages.sampleRefused,
  wrongKey: messages.sampleWrongKey,
  retry: messages.sampleRetry,
  job: messages.sampleJob,
  verifyWebhook: messages.sampleVerifyWebhook,
};

/** A program in the chosen language, and its output, unless that is known. */
export function SampleBlock({ sample, isOutputKnown }: { sample: SampleId; isOutputKnown?: boolean }) {
  const addresses = useAddresses();
  const language = useSyncExternalStore(subscribe, current, () => sampleLanguages[0].id);
  const { code } = samples[sample];
  return (
    <>
      <CodeBlock
        label={sampleTitles[sample]}
        samples={sampleLanguages.map(({ id, label }) => ({
          id,
          label,
          code: fillAddresses(code[id], addresses),
        }))}
        value={language}
        onValueChange={chooseSampleLanguage}
      />
      {!isOutputKnown && (
        <CodeBlock label={messages.itPrints} code={fillAddresses(outputs[sample], addresses)} />
      )}
    </>
  );
}
