import { api } from '@verapix/domain';
import * as messages from '@verapix/messages/docs-authentication';
import { Alert, CodeBlock, type Parameter, ParameterList } from '@verapix/ui';
import { paths } from '../../content/paths';
import { keyVariable } from '../../content/docs/samples/sample';
import { fillAddresses, useAddresses } from './addresses';
import type { DocsSection } from './DocsPage';
import { keySections } from './key-sections';
import { apiLimits } from './limits';
import { SampleBlock } from './SampleBlock';
import { code, linkTo, linkToError } from './tags';

const { live, test } = apiLimits.perMinute;

const keyTypes: readonly Parameter[] = [
  {
    name: `${api.liveKeyPrefix}…`,
    type: messages.liveKey,
    description: messages.liveKeyText({ live }),
  },
  {
    name: `${api.testKeyPrefix}…`,
    type: messages.testKey,
    description: messages.testKeyText({ test }),
  },
];

function Keys() {
  return (
    <>
      <p>{messages.twoTypes({ link: linkTo(paths.apiKeys) })}</p>
      <ParameterList parameters={keyTypes} />
      <p>{messages.validity}</p>
    </>
  );
}

function Header() {
  return (
    <>
      <p>{messages.sendKey({ code })}</p>
      <CodeBlock label={messages.headerLabel} code={`Authorization: Bearer ${api.liveKeyPrefix}…`} />
      <p>{messages.withoutKey}</p>
      <SampleBlock sample="wrongKey" />
      <p>{messages.withoutPlan({ link: linkToError('plan_required') })}</p>
    </>
  );
}

function Safety() {
  return (
    <>
      <Alert tone="warning" title={messages.anyone}>
        {messages.likePassword}
      </Alert>
      <ul>
        <li>{messages.onServer({ code, variable: keyVariable })}</li>
        <li>{messages.hashOnly}</li>
        <li>{messages.onePerProgram}</li>
        <li>{messages.seen({ link: linkTo(paths.apiKeys) })}</li>
        <li>{messages.lastUsed}</li>
      </ul>
    </>
  );
}

function QueryKey() {
  const addresses = useAddresses();
  return (
    <>
      <p>{messages.noHeader({ code })}</p>
      <CodeBlock
        label={messages.addressLabel}
        code={fillAddresses(`{base}/v1/upscale?api_key=$${keyVariable}`, addresses)}
      />
      <p>{messages.logs}</p>
    </>
  );
}

/** The sections of `/docs/authentication`. */
export const authenticationSections: readonly DocsSection[] = [
  { id: 'keys', title: messages.keys, body: <Keys /> },
  { id: 'header', title: messages.header, body: <Header /> },
  { id: 'query', title: messages.query, body: <QueryKey /> },
  ...keySections,
  { id: 'safety', title: messages.safety, body: <Safety /> },
];
