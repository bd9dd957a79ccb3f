import { type ApiKeyScope, apiKeyLifetimesDays, rotationOverlapHours } from '@verapix/domain';
import { oneOf } from '@verapix/messages/formats/lists';
import * as messages from '@verapix/messages/docs-authentication';
import { Link, type Parameter, ParameterList } from '@verapix/ui';
import { paths } from '../../content/paths';
import type { DocsSection } from './DocsPage';
import { SampleBlock } from './SampleBlock';
import { code, linkTo, linkToError } from './tags';

const scopes: readonly (Parameter & { name: ApiKeyScope })[] = [
  { name: 'upscale', type: messages.scope, description: messages.upscaleScope },
  { name: 'jobs:read', type: messages.scope, description: messages.readScope },
];

function KeyLife() {
  return (
    <>
      <p>{messages.whatItNeeds}</p>
      <ParameterList parameters={scopes} />
      <p>
        {messages.expiry({
          scopeLink: linkToError('scope_missing'),
          expiryLink: linkToError('expired_key'),
          lifetimes: oneOf(apiKeyLifetimesDays.map(String)),
        })}
      </p>
      <p>
        {messages.rotation({
          b: (children) => <b>{children}</b>,
          link: linkTo(paths.apiKeys),
          hours: rotationOverlapHours,
        })}
      </p>
    </>
  );
}

function Webhooks() {
  return (
    <>
      <p>
        {messages.signed({
          code,
          link: linkTo(paths.apiKeys),
          standard: (children) => <Link href="https://www.standardwebhooks.com">{children}</Link>,
        })}
      </p>
      <p>{messages.signature({ code })}</p>
      <SampleBlock sample="verifyWebhook" />
      <p>{messages.moreThanOnce({ code, hours: rotationOverlapHours })}</p>
    </>
  );
}

/** The sections about the life of keys, and about signed webhooks. */
export const keySections: readonly DocsSection[] = [
  { id: 'scopes', title: messages.scopes, body: <KeyLife /> },
  { id: 'webhooks', title: messages.webhooks, body: <Webhooks /> },
];
