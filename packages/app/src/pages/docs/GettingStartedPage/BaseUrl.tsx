import { Alert, Code, CodeBlock } from '@verapix/ui';
import { useAddresses } from '../samples/use-addresses';

/** Where the API is and how it is spoken to. */
export function BaseUrl() {
  const { base, isEmbedded } = useAddresses();
  return (
    <>
      <p>All addresses in this documentation begin with the base URL:</p>
      <CodeBlock label="Base URL" code={base} />
      <p>
        The version is part of the path: <Code>/v1</Code>. You ask with a <Code>POST</Code> request whose body
        is JSON, and say so in the header <Code>Content-Type: application/json</Code>. Answers are JSON too,
        encoded as UTF-8.
      </p>
      {isEmbedded && <InsideThePage />}
    </>
  );
}

function InsideThePage() {
  return (
    <Alert title="This site has its backend inside the page.">
      No other program can reach it there. To run the samples, start the same backend on your computer with{' '}
      <Code>npm run backend</Code>: it answers at the base URL above. It prints how to open this site with it;
      create your key there. The form of the API reference needs none of this.
    </Alert>
  );
}
