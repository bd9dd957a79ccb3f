import * as messages from '@verapix/messages/docs-jobs';
import { Alert, CodeBlock } from '@verapix/ui';
import { paths } from '../../content/paths';
import { fillAddresses, useAddresses } from './addresses';
import type { DocsSection } from './DocsPage';
import { apiLimits } from './limits';
import { SampleBlock } from './SampleBlock';
import { code, linkTo, linkToError } from './tags';

const { resultKept, jobKept, openJobs, waits } = apiLimits;

function Waiting() {
  return (
    <>
      <p>{messages.queue({ wait: waits.usual })}</p>
      <p>{messages.prefer({ code, max: waits.max })}</p>
    </>
  );
}

function Polling() {
  return (
    <>
      <p>{messages.fetch({ code })}</p>
      <SampleBlock sample="job" />
      <p>{messages.ended({ code, link: linkTo(paths.docsApiErrors), resultKept, jobKept })}</p>
    </>
  );
}

function Listing() {
  const addresses = useAddresses();
  return (
    <>
      <p>{messages.listText({ code })}</p>
      <CodeBlock
        label={messages.addressLabel}
        code={fillAddresses('GET {base}/v1/jobs?status=failed&limit=50', addresses)}
      />
    </>
  );
}

function Canceling() {
  const addresses = useAddresses();
  return (
    <>
      <p>{messages.cancelText({ link: linkToError('job_finished') })}</p>
      <CodeBlock
        label={messages.addressLabel}
        code={fillAddresses('POST {base}/v1/jobs/job_…/cancel', addresses)}
      />
    </>
  );
}

function Failures() {
  return (
    <p>
      {messages.failuresText({ code, link: linkToError('internal_error'), attempts: apiLimits.jobAttempts })}
    </p>
  );
}

function Models() {
  const { isEmbedded } = useAddresses();
  return (
    <>
      <p>{messages.modelsText({ code, link: linkToError('model_unavailable') })}</p>
      {isEmbedded && <Alert title={messages.onlyFast}>{messages.onlyFastText}</Alert>}
    </>
  );
}

function Priority() {
  return <p>{messages.priorityText({ code, share: apiLimits.ordinaryShare })}</p>;
}

function Webhooks() {
  const { isEmbedded } = useAddresses();
  const { webhookTimeout, webhookDelays, webhookAttempts } = apiLimits;
  return (
    <>
      <p>{messages.webhookUrl({ code, link: linkTo(paths.apiKeys) })}</p>
      <ul>
        <li>
          {messages.attempts({ timeout: webhookTimeout, delays: webhookDelays, attempts: webhookAttempts })}
        </li>
        <li>{messages.twice({ code })}</li>
        <li>{messages.verify({ link: linkTo(`${paths.docsAuthentication}#webhooks`) })}</li>
        <li>{messages.nothingLost({ jobKept, resultKept })}</li>
      </ul>
      {isEmbedded && <Alert title={messages.noWebhooks}>{messages.noWebhooksText}</Alert>}
    </>
  );
}

function Limits() {
  return (
    <ul>
      <li>{messages.openJobs({ link: linkToError('too_many_jobs'), openJobs })}</li>
      <li>{messages.pictureKept}</li>
      <li>{messages.resultKept({ resultKept })}</li>
      <li>{messages.jobKept({ jobKept })}</li>
    </ul>
  );
}

/** The sections of `/docs/jobs`. */
export const jobSections: readonly DocsSection[] = [
  { id: 'waiting', title: messages.waiting, body: <Waiting /> },
  { id: 'polling', title: messages.polling, body: <Polling /> },
  { id: 'list', title: messages.list, body: <Listing /> },
  { id: 'cancel', title: messages.cancel, body: <Canceling /> },
  { id: 'failures', title: messages.failures, body: <Failures /> },
  { id: 'models', title: messages.models, body: <Models /> },
  { id: 'priority', title: messages.priority, body: <Priority /> },
  { id: 'webhooks', title: messages.webhooks, body: <Webhooks /> },
  { id: 'limits', title: messages.limits, body: <Limits /> },
];
