import {
  apiKeyTypeOf,
  basicAccept,
  basicFormatsInWords,
  type UpscaleFactor,
  uploadMaxBytes,
  upscaleFactors,
} from '@verapix/domain';
import { type UpscaleModel, upscaleModels } from '@verapix/domain/public-api';
import { type ApiTrialEvent, type ApiTrialSnapshot, stateValueNames } from '@verapix/machines';
import {
  Alert,
  Button,
  Checkbox,
  Code,
  Dropzone,
  FileCard,
  Form,
  Inline,
  Link,
  RadioGroup,
  Spinner,
  Stack,
  Surface,
  Text,
  TextField,
  VisuallyHidden,
} from '@verapix/ui';
import { useState } from 'react';
import { useFlow } from '../../app/flow/use-flow';
import { paths } from '../../app/paths';
import { formatBytes } from '../../content/format';
import { sampleFile, samplePictures } from '../../content/sample-pictures';
import { useEverySecond } from '../../lib/use-every-second';
import { useAddresses } from './addresses';
import * as css from './docs-sections.css';
import { TrialAnswerView } from './TrialAnswerView';

const loadFlow = async () => (await import('./api-trial.flow')).apiTrialFlow;

/** Sends a request of the user to the API of this site, and shows the answer. */
export function TryIt() {
  return (
    <>
      <p>
        Send a request to the API of this site, from this page. It is a request like any other: it counts
        towards the limit of the key.
      </p>
      <TryItView {...useFlow(loadFlow, { params: undefined })} />
    </>
  );
}

interface TryItViewProps {
  /** Undefined until the first request. */
  snapshot: ApiTrialSnapshot | undefined;
  send: (event: ApiTrialEvent) => void;
}

/** The form and the answer, for each state of the machine. */
export function TryItView({ snapshot, send }: TryItViewProps) {
  const states = stateValueNames('api-trial', snapshot?.value ?? 'ready');
  const { answer, problem } = snapshot?.context ?? {};
  return (
    <Surface className={css.panel} data-machine-state={states.join(' ')}>
      <TryItForm snapshot={snapshot} send={send} />
      <VisuallyHidden role="status">{announcementOf(snapshot)}</VisuallyHidden>
      {problem && (
        <Alert
          live
          tone={problem.code === 'slow' ? 'warning' : 'danger'}
          title={problem.code === 'slow' ? 'The job is not done yet.' : 'There was no answer.'}
          actions={
            snapshot?.matches('interrupted') && (
              <>
                <Button onClick={() => send({ type: 'job.awaited' })}>Fetch the job again</Button>
                <Button onClick={() => send({ type: 'job.cancelled' })}>Cancel job</Button>
              </>
            )
          }
        >
          {problem.message}
        </Alert>
      )}
      {answer && <TrialAnswerView answer={answer} />}
    </Surface>
  );
}

/** The screen reader announcement of an answer. */
function announcementOf(snapshot: ApiTrialSnapshot | undefined): string {
  const answer = snapshot?.context.answer;
  switch (answer?.kind) {
    case 'upscaled':
      return `The answer is here: ${answer.status}, with the upscaled picture.`;
    case 'accepted':
      return `The answer is here: ${answer.status}. The job is ${answer.job.status}.`;
    case 'unsuccessful':
      return `The job ${answer.job.status === 'failed' ? 'has failed' : 'was canceled'}.`;
    case 'refused':
      return `The request was refused: ${answer.status} ${answer.error?.code ?? ''}`.trim();
    default:
      return '';
  }
}

/** The key, the picture and the options. The key is kept in its field only. */
function TryItForm({ snapshot, send }: TryItViewProps) {
  const [source, setSource] = useState(samplePictures[0]?.fileName ?? ownFile);
  const [factor, setFactor] = useState<UpscaleFactor>(upscaleFactors[0]);
  const [model, setModel] = useState<UpscaleModel>(upscaleModels[0]);
  const [respondAsync, setRespondAsync] = useState(false);
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<{ apiKey?: string | undefined; file?: string | undefined }>({});
  const { isEmbedded } = useAddresses();
  const isSending = snapshot?.matches('sending') ?? false;
  const isWaiting = snapshot?.matches('waiting') ?? false;
  const isCanceling = snapshot?.matches('canceling') ?? false;
  const isBusy = isSending || isWaiting || isCanceling;
  const mustWait = snapshot?.matches('limited') ?? false;

  const submit = (values: { apiKey: string }) => {
    if (isBusy || mustWait) return;
    const apiKey = values.apiKey.trim();
    const sample = samplePictures.find(({ fileName }) => fileName === source);
    const wrong = { apiKey: keyError(apiKey), file: sample ? undefined : fileError(file) };
    setErrors(wrong);
    if (wrong.apiKey || wrong.file) return;
    const picture = async () => (sample ? sampleFile(sample) : (file ?? new Blob()));
    send({
      type: 'request.submitted',
      request: { apiKey, picture, scaleFactor: factor, model, respondAsync },
    });
  };
  const chooseFile = (next: File | undefined) => {
    setFile(next);
    setErrors({ ...errors, file: next && fileError(next) });
  };
  return (
    <Form fields={['apiKey']} errors={{ apiKey: errors.apiKey }} onSubmit={submit}>
      <TextField
        label="API key"
        name="apiKey"
        type="password"
        autoComplete="off"
        spellCheck={false}
        hint={
          <>
            It is sent to the API and kept nowhere. Create one on the page{' '}
            <Link to={paths.apiKeys}>API keys</Link>.
          </>
        }
        onChange={() => mustWait && send({ type: 'key.changed' })}
      />
      <RadioGroup label="Picture" options={pictureOptions} value={source} onValueChange={setSource} />
      {source === ownFile && <OwnFile file={file} error={errors.file} onChange={chooseFile} />}
      <RadioGroup
        label="Scale factor"
        variant="segmented"
        options={upscaleFactors.map((each) => ({ value: String(each), label: `${each}×` }))}
        value={String(factor)}
        onValueChange={(value) => setFactor(factorOf(value))}
      />
      <RadioGroup
        label="Model"
        variant="segmented"
        hint={isEmbedded ? demoModels : otherModels}
        options={upscaleModels.map((each) => ({ value: each, label: each }))}
        value={model}
        onValueChange={setModel}
      />
      <Checkbox
        label="Answer at once with a job"
        hint={
          <>
            Sends <Code>Prefer: respond-async</Code>. This page then fetches the job until it has ended.
          </>
        }
        checked={respondAsync}
        onCheckedChange={(checked) => setRespondAsync(checked === true)}
      />
      <Stack gap="s" align="start">
        <Inline gap="s">
          <Button
            type="submit"
            tone="accent"
            variant="solid"
            size="l"
            pending={isBusy}
            pendingLabel={isSending ? 'Sending the request' : 'Waiting for the job'}
            aria-disabled={mustWait}
          >
            Send request
          </Button>
          {isSending && (
            <Button size="l" onClick={() => send({ type: 'request.cancelled' })}>
              Cancel
            </Button>
          )}
          {(isWaiting || isCanceling) && (
            <Button
              size="l"
              pending={isCanceling}
              pendingLabel="Canceling the job"
              onClick={() => send({ type: 'job.cancelled' })}
            >
              Cancel job
            </Button>
          )}
        </Inline>
        {isWaiting && snapshot && <JobNote snapshot={snapshot} />}
        {mustWait && snapshot && <WaitNote retryAt={snapshot.context.retryAt} now={snapshot.context.now} />}
      </Stack>
    </Form>
  );
}

interface OwnFileProps {
  file: File | undefined;
  error: string | undefined;
  onChange: (file: File | undefined) => void;
}

function OwnFile({ file, error, onChange }: OwnFileProps) {
  if (file && !error) {
    return (
      <FileCard
        state="ready"
        name={file.name}
        details={[{ label: 'Size', value: formatBytes(file.size) }]}
        actions={<Button onClick={() => onChange(undefined)}>Remove</Button>}
      />
    );
  }
  return (
    <Dropzone
      label="Drop your picture here"
      hint={`${basicFormatsInWords}, up to ${formatBytes(uploadMaxBytes)}. It is sent to the API.`}
      accept={basicAccept}
      invalid={error !== undefined}
      error={error}
      onFiles={([first]) => onChange(first)}
    />
  );
}

const demoModels =
  'This site has its backend inside the page, which has only the model fast: it refuses sharp with model_unavailable.';
const otherModels =
  'The model sharp takes many times as long. A server without it refuses it with model_unavailable.';

/** What the API is doing, and when the page asks again. */
function JobNote({ snapshot }: { snapshot: ApiTrialSnapshot }) {
  useEverySecond();
  const { answer, retryAt, now } = snapshot.context;
  const seconds = Math.max(0, Math.ceil((retryAt - now()) / 1000));
  const isRunning = answer?.kind === 'accepted' && answer.job.status === 'running';
  return (
    <Text size="s" tone="textMuted">
      <Spinner /> {isRunning ? 'The job is running.' : 'The job is queued.'}{' '}
      {seconds > 0 && <>It is fetched again in {seconds}&nbsp;s.</>}
    </Text>
  );
}

/** How long the key must still wait. */
function WaitNote({ retryAt, now }: { retryAt: number; now: () => number }) {
  useEverySecond();
  const seconds = Math.max(0, Math.ceil((retryAt - now()) / 1000));
  return (
    <Text size="s" tone="warning">
      This key may be used again in {seconds}&nbsp;s. Another key may be used now.
    </Text>
  );
}

/** The option for the user's own file; the others are file names of samples. */
const ownFile = 'own';
const pictureOptions = [
  ...samplePictures.map(({ fileName, label }) => ({ value: fileName, label })),
  { value: ownFile, label: 'A file of yours' },
];

const factorOf = (value: string): UpscaleFactor =>
  upscaleFactors.find((factor) => String(factor) === value) ?? upscaleFactors[0];

/** The error of a key. A text that is no key of ours is not sent: it may be another secret. */
function keyError(key: string): string | undefined {
  if (key === '') return 'Enter an API key.';
  if (apiKeyTypeOf(key)) return undefined;
  return 'This is not a whole API key. Copy it again, from the first character to the last.';
}

/** The error of the user's file. The API validates its content. */
function fileError(file: File | undefined): string | undefined {
  if (!file) return 'Choose a file, or one of the samples.';
  return file.size > uploadMaxBytes ? `The file is larger than ${formatBytes(uploadMaxBytes)}.` : undefined;
}
