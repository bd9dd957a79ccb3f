import { CodeBlock } from '@verapix/ui';
import { sampleLanguages } from '../../../content/docs/sample-languages';
import outputs from '../../../content/docs/sample-outputs.json';
import { type SampleId, samples } from '../../../content/docs/samples';
import { chooseSampleLanguage, useSampleLanguage } from './sample-language';
import { placed, useAddresses } from './use-addresses';

/** A program in the language the reader chose, and what it prints. */
export function SampleBlock({ sample }: { sample: SampleId }) {
  const addresses = useAddresses();
  const { title, code } = samples[sample];
  return (
    <>
      <CodeBlock
        label={title}
        samples={sampleLanguages.map(({ id, label }) => ({ id, label, code: placed(code[id], addresses) }))}
        value={useSampleLanguage()}
        onValueChange={chooseSampleLanguage}
      />
      <CodeBlock label="It prints" code={placed(outputs[sample], addresses)} />
    </>
  );
}
