import { api } from '@verapix/domain';
import { Alert, Code, CodeBlock, Link, type Parameter, ParameterList } from '@verapix/ui';
import { paths } from '../../app/paths';
import { keyVariable } from '../../content/docs/samples/sample';
import { fillAddresses, useAddresses } from './addresses';
import type { DocsSection } from './DocsPage';
import { keySections } from './key-sections';
import { apiLimits } from './limits';
import { SampleBlock } from './SampleBlock';

const { live, test } = apiLimits.perMinute;

const keyTypes: readonly Parameter[] = [
  {
    name: `${api.liveKeyPrefix}…`,
    type: 'live key',
    description: `For your product. ${live} requests a minute.`,
  },
  {
    name: `${api.testKeyPrefix}…`,
    type: 'test key',
    description: `For development and tests. ${test} requests a minute; the answers say "mode": "test". It does the same work, and its results are real.`,
  },
];

function Keys() {
  return (
    <>
      <p>
        You create keys on the page <Link to={paths.apiKeys}>API keys</Link>, in two types:
      </p>
      <ParameterList parameters={keyTypes} />
      <p>
        A key works as long as its account has a paid plan, and from the moment it is revoked never again. The
        last characters are a checksum, so that a key with a typing error is recognised at once.
      </p>
    </>
  );
}

function Header() {
  return (
    <>
      <p>
        Send the key in the header <Code>Authorization</Code> with every request to <Code>/v1/upscale</Code>:
      </p>
      <CodeBlock label="Header" code={`Authorization: Bearer ${api.liveKeyPrefix}…`} />
      <p>Without a valid key the answer is a refusal with the status 401:</p>
      <SampleBlock sample="wrongKey" />
      <p>
        A valid key of an account without a paid plan is refused with 403 and the code{' '}
        <Link to={`${paths.docsApiErrors}#plan_required`}>plan_required</Link>.
      </p>
    </>
  );
}

function Safety() {
  return (
    <>
      <Alert tone="warning" title="Anyone who has a key can use your account's requests.">
        Treat it like a password.
      </Alert>
      <ul>
        <li>
          Keep keys on your server, in an environment variable such as <Code>{keyVariable}</Code> or in a
          secret store; never in a web page, an app or a repository.
        </li>
        <li>
          We keep a hash of each key, not the key. It is shown in the tab that created it until that is
          reloaded or closed, and never again: copy it at once.
        </li>
        <li>Give each program a key of its own. Then you can revoke one without stopping the others.</li>
        <li>
          If a key may have been seen, revoke it on the page <Link to={paths.apiKeys}>API keys</Link> and
          create another. It is refused from then on.
        </li>
        <li>
          The page lists when each key was last used. A use that you can't explain is a reason to revoke the
          key.
        </li>
      </ul>
    </>
  );
}

function QueryKey() {
  const addresses = useAddresses();
  return (
    <>
      <p>
        For programs that can set no header, the parameter <Code>api_key</Code> does the same:
      </p>
      <CodeBlock
        label="Address"
        code={fillAddresses(`{base}/v1/upscale?api_key=$${keyVariable}`, addresses)}
      />
      <p>Addresses end up in logs and histories, and the key with them: use the header wherever you can.</p>
    </>
  );
}

/** The sections of `/docs/authentication`. */
export const authenticationSections: readonly DocsSection[] = [
  { id: 'keys', title: 'Live keys and test keys', body: <Keys /> },
  { id: 'header', title: 'Sign a request', body: <Header /> },
  { id: 'query', title: 'A key in the address', body: <QueryKey /> },
  ...keySections,
  { id: 'safety', title: 'Keep keys safe', body: <Safety /> },
];
