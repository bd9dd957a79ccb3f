import { api, plans } from '@verapix/domain';
import { Alert, Code, CodeBlock, Link } from '@verapix/ui';
import { paths } from '../../app/paths';
import { keyVariable } from '../../content/docs/samples/sample';
import { useAddresses } from './addresses';
import { apiLimits } from './limits';
import { SampleBlock } from './SampleBlock';

const publicAddress = `{
  "image_url": "https://example.com/boats.jpg",
  "scale_factor": 4
}`;

export function Overview() {
  return (
    <>
      <p>
        The API does what the image upscaler of this site does, for your own programs. You send a picture and
        a factor; the answer names the address of the upscaled picture, where you can fetch it for{' '}
        {apiLimits.resultKept}. A picture that takes longer than {apiLimits.waits.usual} becomes a job, which
        you fetch later.
      </p>
      <p>
        It comes with {plans.premium.title} and {plans.lifetime.title}. Unlike the tools of this site, which
        work on your device, the API works on a server: pictures that you send to it leave your computer.
      </p>
    </>
  );
}

export function Key() {
  return (
    <>
      <p>
        Create a key on the page <Link to={paths.apiKeys}>API keys</Link>. Begin with a test key, which starts
        with <Code>{api.testKeyPrefix}</Code>: it does the same work as a live key with fewer requests a
        minute. The samples take the key from an environment variable, so that it stands in no file:
      </p>
      <CodeBlock label="In your terminal" code={`export ${keyVariable}="${api.testKeyPrefix}…"`} />
    </>
  );
}

export function FirstRequest() {
  return (
    <>
      <p>
        Send <Code>image_url</Code> and <Code>scale_factor</Code>. These programs run as they stand; the
        picture is a small landscape within the request, as a data URL.
      </p>
      <SampleBlock sample="upscale" />
      <p>
        If the picture is not done within {apiLimits.waits.usual}, the status is 202 and the answer has no{' '}
        <Code>output</Code> yet: <Link to={paths.docsJobs}>Jobs and webhooks</Link> shows how to wait for it.
      </p>
      <p>A picture that anyone can open on the internet is sent by its address:</p>
      <CodeBlock label="Body with a public address" code={publicAddress} />
      <p>
        The server fetches it within {apiLimits.fetchSeconds} seconds and follows up to{' '}
        {apiLimits.fetchRedirects} redirects. Addresses of private networks and those with a user name or
        password are refused.
      </p>
    </>
  );
}

export function Result() {
  return (
    <>
      <p>
        <Code>output.url</Code> is the upscaled picture. Put the address into the variable{' '}
        <Code>RESULT_URL</Code> and save it:
      </p>
      <SampleBlock sample="save" />
      <p>
        Fetching a result needs no key: anyone who has the address may open it, so keep it to yourself. After{' '}
        {apiLimits.resultKept}, at the time in <Code>expires_at</Code>, the result is deleted.
      </p>
    </>
  );
}

export function Limits() {
  const { live, test } = apiLimits.perMinute;
  return (
    <ul>
      <li>
        Pictures: {apiLimits.formats}, up to {apiLimits.fileSize} and {apiLimits.megapixels}.
      </li>
      <li>Factors: {apiLimits.factors}.</li>
      <li>Results: up to {apiLimits.longestSide} on the longer side, in the format of the picture.</li>
      <li>
        Requests: {live} a minute with a live key, {test} with a test key.
      </li>
      <li>Jobs: {apiLimits.openJobs} of an account may be queued or running.</li>
    </ul>
  );
}

export function GoOn() {
  return (
    <ul>
      <li>
        <Link to={paths.docsAuthentication}>Authentication</Link>: the two types of keys, and how to keep them
        safe.
      </li>
      <li>
        <Link to={paths.docsJobs}>Jobs and webhooks</Link>: waiting, priority, models, and being told when a
        job has ended.
      </li>
      <li>
        <Link to={paths.docsApi}>API reference</Link>: every parameter and answer, rate limits, safe repeats,
        and a form to try it.
      </li>
      <li>
        <Link to={paths.docsApiErrors}>Errors</Link>: what each code means and what to do about it.
      </li>
      <li>
        For programs that read documentation: <Link href="/llms.txt">llms.txt</Link> lists the operations, and{' '}
        <Link href="/llms-full.txt">llms-full.txt</Link> describes all of them in one file.
      </li>
    </ul>
  );
}

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
      <Code>npm run backend -- --mock</Code>: it answers at the base URL above. It prints how to open this
      site with it; create your key there. The form of the API reference needs none of this.
    </Alert>
  );
}
