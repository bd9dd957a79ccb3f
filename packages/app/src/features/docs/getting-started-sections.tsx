import { api, plans } from '@verapix/domain';
import * as messages from '@verapix/messages/docs-getting-started';
import { Alert, CodeBlock, Link } from '@verapix/ui';
import { paths } from '../../content/paths';
import { keyVariable } from '../../content/docs/samples/sample';
import { useAddresses } from './addresses';
import { apiLimits } from './limits';
import { SampleBlock } from './SampleBlock';
import { code, linkTo } from './tags';

const publicAddress = `{
  "image_url": "https://example.com/boats.jpg",
  "scale_factor": 4
}`;

export function Overview() {
  const { resultKept, waits } = apiLimits;
  return (
    <>
      <p>{messages.whatItDoes({ resultKept, wait: waits.usual })}</p>
      <p>{messages.comesWith({ premium: plans.premium.name, lifetime: plans.lifetime.name })}</p>
    </>
  );
}

export function Key() {
  return (
    <>
      <p>{messages.createKey({ code, link: linkTo(paths.apiKeys), prefix: api.testKeyPrefix })}</p>
      <CodeBlock label={messages.inTerminal} code={`export ${keyVariable}="${api.testKeyPrefix}…"`} />
    </>
  );
}

export function FirstRequest() {
  return (
    <>
      <p>{messages.sendFields({ code })}</p>
      <SampleBlock sample="upscale" />
      <p>{messages.notDone({ code, link: linkTo(paths.docsJobs), wait: apiLimits.waits.usual })}</p>
      <p>{messages.sendFile({ code })}</p>
      <SampleBlock sample="file" isOutputKnown />
      <p>{messages.publicPicture}</p>
      <CodeBlock label={messages.publicAddress} code={publicAddress} />
      <p>{messages.fetching({ seconds: apiLimits.fetchSeconds, redirects: apiLimits.fetchRedirects })}</p>
    </>
  );
}

export function Result() {
  return (
    <>
      <p>{messages.saveResult({ code })}</p>
      <SampleBlock sample="save" />
      <p>{messages.openResult({ code, resultKept: apiLimits.resultKept })}</p>
    </>
  );
}

export function Limits() {
  const { formats, fileSize, megapixels, factors, longestSide, perMinute, openJobs } = apiLimits;
  return (
    <ul>
      <li>{messages.pictures({ formats, size: fileSize, megapixels })}</li>
      <li>{messages.factors({ factors })}</li>
      <li>{messages.results({ longestSide })}</li>
      <li>{messages.requests(perMinute)}</li>
      <li>{messages.openJobs({ openJobs })}</li>
    </ul>
  );
}

export function GoOn() {
  return (
    <ul>
      <li>{messages.readAuthentication({ link: linkTo(paths.docsAuthentication) })}</li>
      <li>{messages.readJobs({ link: linkTo(paths.docsJobs) })}</li>
      <li>{messages.readReference({ link: linkTo(paths.docsApi) })}</li>
      <li>{messages.readErrors({ link: linkTo(paths.docsApiErrors) })}</li>
      <li>
        {messages.forPrograms({
          short: (children) => <Link href="/llms.txt">{children}</Link>,
          full: (children) => <Link href="/llms-full.txt">{children}</Link>,
        })}
      </li>
    </ul>
  );
}

export function BaseUrl() {
  const { base, isEmbedded } = useAddresses();
  return (
    <>
      <p>{messages.allAddresses}</p>
      <CodeBlock label={messages.baseUrl} code={base} />
      <p>{messages.version({ code })}</p>
      {isEmbedded && <Alert title={messages.insideThePage}>{messages.insideThePageText({ code })}</Alert>}
    </>
  );
}
