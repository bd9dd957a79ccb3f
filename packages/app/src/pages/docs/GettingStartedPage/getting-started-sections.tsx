import { api, plans } from '@verapix/facts';
import { Code, CodeBlock, Link } from '@verapix/ui';
import { keyVariable } from '../../../content/docs/samples/sample';
import { paths } from '../../../paths';
import type { DocsSection } from '../DocsPage/docs-section';
import { apiLimits } from '../limits';
import { SampleBlock } from '../samples/SampleBlock';
import { BaseUrl } from './BaseUrl';

const publicAddress = `{
  "image_url": "https://example.com/boats.jpg",
  "scale_factor": 4
}`;

function Overview() {
  return (
    <>
      <p>
        The API does what the image upscaler of this site does, for your own programs. You send a picture and
        a factor; the answer names the address of the upscaled picture, where you can fetch it for{' '}
        {apiLimits.resultKept}.
      </p>
      <p>
        It comes with {plans.premium.title} and {plans.lifetime.title}. Unlike the tools of this site, which
        work on your device, the API works on a server: pictures that you send to it leave your computer.
      </p>
    </>
  );
}

function Key() {
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

function FirstRequest() {
  return (
    <>
      <p>
        Send <Code>image_url</Code> and <Code>scale_factor</Code>. These programs run as they stand; the
        picture is a small landscape within the request, as a data URL.
      </p>
      <SampleBlock sample="upscale" />
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

function Result() {
  return (
    <>
      <p>
        <Code>output.url</Code> is the upscaled picture. Put the address into the variable{' '}
        <Code>RESULT_URL</Code> and save it:
      </p>
      <SampleBlock sample="save" />
      <p>
        Fetching a result needs no key: whoever has the address may open it, so keep it to yourself. After{' '}
        {apiLimits.resultKept}, at the time in <Code>expires_at</Code>, the result is deleted.
      </p>
    </>
  );
}

function Limits() {
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
    </ul>
  );
}

function GoOn() {
  return (
    <ul>
      <li>
        <Link to={paths.docsAuthentication}>Authentication</Link>: the two types of keys, and how to keep them
        safe.
      </li>
      <li>
        <Link to={paths.docsApi}>API reference</Link>: every parameter and answer, rate limits, safe repeats,
        and a form to try it.
      </li>
      <li>
        <Link to={paths.docsApiErrors}>Errors</Link>: what each code means and what to do about it.
      </li>
    </ul>
  );
}

/** `/docs/getting-started`, part by part. */
export const gettingStartedSections: readonly DocsSection[] = [
  { id: 'overview', title: 'What the API does', body: <Overview /> },
  { id: 'base-url', title: 'Base URL', body: <BaseUrl /> },
  { id: 'key', title: 'Get a key', body: <Key /> },
  { id: 'first-request', title: 'Upscale a picture', body: <FirstRequest /> },
  { id: 'result', title: 'Save the result', body: <Result /> },
  { id: 'limits', title: 'Limits', body: <Limits /> },
  { id: 'go-on', title: 'Go on', body: <GoOn /> },
];
