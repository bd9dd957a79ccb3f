import { type ApiKeyScope, apiKeyLifetimesDays, rotationOverlapHours } from '@verapix/domain';
import { Code, Link, type Parameter, ParameterList } from '@verapix/ui';
import { paths } from '../../app/paths';
import type { DocsSection } from './DocsPage';
import { SampleBlock } from './SampleBlock';

const scopes: readonly (Parameter & { name: ApiKeyScope })[] = [
  { name: 'upscale', type: 'scope', description: 'Send pictures, and cancel jobs.' },
  { name: 'jobs:read', type: 'scope', description: 'List jobs, and read their state and results.' },
];

const lifetimes = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  apiKeyLifetimesDays.map(String),
);

function KeyLife() {
  return (
    <>
      <p>A key has one or both of these scopes. Give each program only what it needs:</p>
      <ParameterList parameters={scopes} />
      <p>
        A request without the scope it needs is refused with 403 and the code{' '}
        <Link to={`${paths.docsApiErrors}#scope_missing`}>scope_missing</Link>. A key can expire after{' '}
        {lifetimes} days; from then on it is refused with 401 and the code{' '}
        <Link to={`${paths.docsApiErrors}#expired_key`}>expired_key</Link>.
      </p>
      <p>
        To change a key without a pause, choose <b>Replace Key</b> on the page{' '}
        <Link to={paths.apiKeys}>API keys</Link>. You get a new key with the same scopes, and the old one
        works for {rotationOverlapHours} more hours, unless it expires before. The page counts the requests of
        each key, so you see when nothing uses the old one any more.
      </p>
    </>
  );
}

function Webhooks() {
  return (
    <>
      <p>
        Webhooks are signed as in <Link href="https://www.standardwebhooks.com">Standard Webhooks</Link>, with
        the signing secret of your account. Create it on the page <Link to={paths.apiKeys}>API keys</Link>:
        without one, a request with <Code>webhook_url</Code> is refused.
      </p>
      <p>
        The header <Code>webhook-signature</Code> holds <Code>v1,</Code> and the HMAC-SHA256 of{' '}
        <Code>webhook-id</Code>, <Code>webhook-timestamp</Code> and the body, with points between them. The
        key of the HMAC is the part of the secret after <Code>whsec_</Code>, decoded from base64. Check the
        body as it came, before it is parsed, and refuse a webhook that is more than five minutes old:
      </p>
      <SampleBlock sample="verifyWebhook" />
      <p>
        A webhook can arrive more than once, always with the same <Code>webhook-id</Code>. After you replace
        the secret, webhooks have two signatures for {rotationOverlapHours} hours, one with each secret and a
        space between them.
      </p>
    </>
  );
}

/** The sections about the life of keys, and about signed webhooks. */
export const keySections: readonly DocsSection[] = [
  { id: 'scopes', title: 'Keys: scopes, expiry, rotation', body: <KeyLife /> },
  { id: 'webhooks', title: 'Verify a webhook', body: <Webhooks /> },
];
