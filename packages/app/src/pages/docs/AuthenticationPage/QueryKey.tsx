import { Code, CodeBlock } from '@verapix/ui';
import { keyVariable } from '../../../content/docs/samples/sample';
import { placed, useAddresses } from '../samples/use-addresses';

/** The other way to send a key, and why not to. */
export function QueryKey() {
  const addresses = useAddresses();
  return (
    <>
      <p>
        For programs that can set no header, the parameter <Code>api_key</Code> does the same:
      </p>
      <CodeBlock label="Address" code={placed(`{base}/v1/upscale?api_key=$${keyVariable}`, addresses)} />
      <p>Addresses end up in logs and histories, and the key with them: use the header wherever you can.</p>
    </>
  );
}
