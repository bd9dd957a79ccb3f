import { Alert, Code, CodeBlock, Link } from '@verapix/ui';
import { paths } from '../../app/paths';
import { fillAddresses, useAddresses } from './addresses';
import type { DocsSection } from './DocsPage';
import { apiLimits } from './limits';
import { SampleBlock } from './SampleBlock';

const errorPath = (code: string) => `${paths.docsApiErrors}#${code}`;

function Waiting() {
  return (
    <>
      <p>
        Every picture that you send becomes a job, which a worker of the API takes from a queue. A request
        waits for its job for {apiLimits.waits.usual}: if the job ends in time, the answer is 200 with the
        result. Otherwise it is 202 with the job, and the job goes on.
      </p>
      <p>
        The header <Code>Prefer</Code> changes how long the request waits: <Code>respond-async</Code> not at
        all, <Code>wait=20</Code> for 20 seconds, up to {apiLimits.waits.max}. A program should be ready for
        both answers, since a queue can be long.
      </p>
    </>
  );
}

function Polling() {
  return (
    <>
      <p>
        An answer with 202 names the path of the job in <Code>Location</Code> and the seconds to wait in{' '}
        <Code>Retry-After</Code>. Fetch the job until its <Code>status</Code> is <Code>succeeded</Code>,{' '}
        <Code>failed</Code> or <Code>canceled</Code>. A fetch counts towards the limit of the key, and the key
        needs the scope <Code>jobs:read</Code>.
      </p>
      <SampleBlock sample="job" />
      <p>
        A job that succeeded has <Code>output</Code>, whose <Code>url</Code> is kept for{' '}
        {apiLimits.resultKept}. A job that failed has <Code>error</Code>, with one of the{' '}
        <Link to={paths.docsApiErrors}>codes</Link>. The job itself can be fetched for {apiLimits.jobKept}{' '}
        after it was sent.
      </p>
    </>
  );
}

function Listing() {
  const addresses = useAddresses();
  return (
    <>
      <p>
        The list has the jobs of the key's account and mode, newest first: a test key sees those of test keys.
        Where there are more, <Code>next_cursor</Code> is the <Code>cursor</Code> of the next page.
      </p>
      <CodeBlock
        label="Address"
        code={fillAddresses('GET {base}/v1/jobs?status=failed&limit=50', addresses)}
      />
    </>
  );
}

function Canceling() {
  const addresses = useAddresses();
  return (
    <>
      <p>
        A job that is queued or running can be canceled. Its picture is deleted at once, and no result is
        kept. A job that has ended is refused with 409 and the code{' '}
        <Link to={errorPath('job_finished')}>job_finished</Link>.
      </p>
      <CodeBlock label="Address" code={fillAddresses('POST {base}/v1/jobs/job_…/cancel', addresses)} />
    </>
  );
}

function Failures() {
  return (
    <p>
      A job whose worker stops is given to another worker, and a job that fails on our side is tried again, up
      to {apiLimits.jobAttempts} times in all. Then it ends as <Code>failed</Code> with the code{' '}
      <Link to={errorPath('internal_error')}>internal_error</Link>. A picture that cannot be upscaled fails at
      once.
    </p>
  );
}

function Models() {
  const { isEmbedded } = useAddresses();
  return (
    <>
      <p>
        The field <Code>model</Code> chooses how the picture is enlarged. <Code>fast</Code>, the default,
        resamples it. <Code>sharp</Code> rebuilds detail with the network of the upscaler of this site, and
        takes many times as long: send it with <Code>Prefer: respond-async</Code>. A server that does not have
        the network refuses <Code>sharp</Code> with 422 and the code{' '}
        <Link to={errorPath('model_unavailable')}>model_unavailable</Link>.
      </p>
      {isEmbedded && (
        <Alert title="This site has only the model fast.">
          Its backend runs inside the page. An API with workers of its own has both.
        </Alert>
      )}
    </>
  );
}

function Priority() {
  return (
    <p>
      With <Code>{'"priority": true'}</Code> a job is started before all jobs without priority that wait. So
      that those are not kept out by it, one of {apiLimits.ordinaryShare} jobs is still taken from them.
      Priority orders the queue; it does not make a job itself faster. It is for live keys only, and part of
      every plan with the API.
    </p>
  );
}

function Webhooks() {
  const { isEmbedded } = useAddresses();
  return (
    <>
      <p>
        Instead of fetching the job again and again, name a public https address in <Code>webhook_url</Code>.
        When the job has succeeded, failed or been canceled, the API sends the event <Code>job.finished</Code>{' '}
        there, with the job as <Code>data</Code>. The account needs a signing secret, from the page{' '}
        <Link to={paths.apiKeys}>API keys</Link>: without one a request with <Code>webhook_url</Code> is
        refused.
      </p>
      <ul>
        <li>
          Answer with a status of 200 to 299 within {apiLimits.webhookTimeout}, and do the work afterwards.
          After any other answer, or none, the event is sent again after {apiLimits.webhookDelays}:{' '}
          {apiLimits.webhookAttempts} attempts in all. The status 410 stops them.
        </li>
        <li>
          The same event can arrive twice, for example if your answer is lost. <Code>webhook-id</Code> is the
          same in every attempt: remember the ids that you have handled, and answer to a repeated one with
          200.
        </li>
        <li>
          Anyone can send a request to your address.{' '}
          <Link to={`${paths.docsAuthentication}#webhooks`}>Verify the signature</Link> before you believe it.
        </li>
        <li>
          Should every attempt fail, nothing is lost: the job can be fetched for {apiLimits.jobKept}, its
          result for {apiLimits.resultKept}.
        </li>
      </ul>
      {isEmbedded && (
        <Alert title="This site sends no webhooks.">
          Its backend runs inside the page, and refuses requests with webhook_url.
        </Alert>
      )}
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>
        Open jobs: {apiLimits.openJobs} of an account may be queued or running. Another one is refused with
        429 and the code <Link to={errorPath('too_many_jobs')}>too_many_jobs</Link>.
      </li>
      <li>The picture that you send is kept until its job ends, and deleted then.</li>
      <li>A result is kept for {apiLimits.resultKept} after its job ended.</li>
      <li>A job is kept for {apiLimits.jobKept} after it was sent, and so is its idempotency key.</li>
    </ul>
  );
}

/** The sections of `/docs/jobs`. */
export const jobSections: readonly DocsSection[] = [
  { id: 'waiting', title: 'Wait for the result', body: <Waiting /> },
  { id: 'polling', title: 'Fetch a job', body: <Polling /> },
  { id: 'list', title: 'List jobs', body: <Listing /> },
  { id: 'cancel', title: 'Cancel a job', body: <Canceling /> },
  { id: 'failures', title: 'When a worker fails', body: <Failures /> },
  { id: 'models', title: 'Choose a model', body: <Models /> },
  { id: 'priority', title: 'Priority', body: <Priority /> },
  { id: 'webhooks', title: 'Webhooks', body: <Webhooks /> },
  { id: 'limits', title: 'Limits', body: <Limits /> },
];
