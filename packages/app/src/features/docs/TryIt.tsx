import {
  apiKeyTypeOf,
  basicAccept,
  type UpscaleFactor,
  uploadMaxBytes,
  upscaleFactors,
} from '@verapix/domain';
import { basicFormatsInWords } from '@verapix/engines/format-names';
import { type UpscaleModel, upscaleModels } from '@verapix/domain/public-api';
import {
  type ApiTrialEvent,
  type ApiTrialSnapshot,
  stateValueNames,
  type TrialAccepted,
} from '@verapix/machines';
import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/docs-try-it';
import {
  Alert,
  Button,
  Checkbox,
  Dropzone,
  FileCard,
  Form,
  Inline,
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
import { paths } from '../../content/paths';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { sampleFile, samplePictures } from '@verapix/studio/samples/samples';
import { useEverySecond } from '../../lib/use-every-second';
import { useAddresses } from './addresses';
import * as css from './docs-sections.css';
import { code, linkTo } from './tags';
import { TrialAnswerView } from './TrialAnswerView';
import { apiTrialFlow } from './api-trial.flow';

/** Sends a request of the user to the API of this site, and shows the answer. */
export function TryIt() {
  return (
    <>
      <p>{messages.lead}</p>
      <TryItView {...useFlow(apiTrialFlow, { params: undefined })} />
    </>
  );
}

interface TryItViewProps {
  snapshot: ApiTrialSnapshot;
  send: (event: ApiTrialEvent) => void;
}

/** The form and the answer, for each state of the machine. */
export function TryItView({ snapshot, send }: TryItViewProps) {
  const states = stateValueNames('api-trial', snapshot.value);
  const { answer, problem } = snapshot.context;
  return (
    <Surface className={css.panel} data-machine-state={states.join(' ')}>
      <TryItForm snapshot={snapshot} send={send} />
      <VisuallyHidden role="status">{announcementOf(snapshot)}</VisuallyHidden>
      {problem && (
        <Alert
          live
          tone={problem.code === 'slow' ? 'warning' : 'danger'}
          title={problem.code === 'slow' ? messages.notDone : messages.noAnswer}
          actions={
            snapshot.matches('interrupted') && (
              <>
                <Button onClick={() => send({ type: 'job.awaited' })}>{messages.fetchAgain}</Button>
                <Button onClick={() => send({ type: 'job.cancelled' })}>{messages.cancelJob}</Button>
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
function announcementOf(snapshot: ApiTrialSnapshot): string {
  const answer = snapshot.context.answer;
  switch (answer?.kind) {
    case 'upscaled':
      return messages.announceUpscaled({ status: answer.status });
    case 'accepted':
      return messages.announceAccepted({ status: answer.status, job: jobStateText(answer) });
    case 'unsuccessful':
      return answer.job.status === 'failed' ? messages.jobHasFailed : messages.jobCanceled;
    case 'refused':
      return messages.announceRefused({ answer: `${answer.status} ${answer.error?.code ?? ''}`.trim() });
    default:
      return '';
  }
}

/** What the API does with a job that has not ended. */
const jobStateText = ({ job }: TrialAccepted): string =>
  job.status === 'running' ? messages.jobRunning : messages.jobQueued;

/** The key, the picture and the options. The key is kept in its field only. */
function TryItForm({ snapshot, send }: TryItViewProps) {
  const [source, setSource] = useState(samplePictures[0]?.fileName ?? ownFile);
  const [factor, setFactor] = useState<UpscaleFactor>(upscaleFactors[0]);
  const [model, setModel] = useState<UpscaleModel>(upscaleModels[0]);
  const [respondAsync, setRespondAsync] = useState(false);
  const [file, setFile] = useState<File>();
  const [errors, setErrors] = useState<{ apiKey?: string | undefined; file?: string | undefined }>({});
  const { isEmbedded } = useAddresses();
  const isSending = snapshot.matches('sending') ?? false;
  const isWaiting = snapshot.matches('waiting') ?? false;
  const isCanceling = snapshot.matches('canceling') ?? false;
  const isBusy = isSending || isWaiting || isCanceling;
  const mustWait = snapshot.matches('limited') ?? false;

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
        label={messages.apiKey}
        name="apiKey"
        type="password"
        autoComplete="off"
        spellCheck={false}
        hint={messages.apiKeyHint({ link: linkTo(paths.apiKeys) })}
        onChange={() => mustWait && send({ type: 'key.changed' })}
      />
      <RadioGroup
        label={messages.picture}
        options={pictureOptions}
        value={source}
        onValueChange={setSource}
      />
      {source === ownFile && <OwnFile file={file} error={errors.file} onChange={chooseFile} />}
      <RadioGroup
        label={messages.scaleFactor}
        variant="segmented"
        options={upscaleFactors.map((each) => ({ value: String(each), label: `${each}×` }))}
        value={String(factor)}
        onValueChange={(value) => setFactor(factorOf(value))}
      />
      <RadioGroup
        label={messages.model}
        variant="segmented"
        hint={isEmbedded ? messages.demoModels : messages.otherModels}
        options={upscaleModels.map((each) => ({ value: each, label: each }))}
        value={model}
        onValueChange={setModel}
      />
      <Checkbox
        label={messages.respondAsync}
        hint={messages.respondAsyncHint({ code })}
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
            pendingLabel={isSending ? messages.sending : messages.waiting}
            aria-disabled={mustWait}
          >
            {messages.send}
          </Button>
          {isSending && (
            <Button size="l" onClick={() => send({ type: 'request.cancelled' })}>
              {common.cancel}
            </Button>
          )}
          {(isWaiting || isCanceling) && (
            <Button
              size="l"
              pending={isCanceling}
              pendingLabel={messages.cancelingJob}
              onClick={() => send({ type: 'job.cancelled' })}
            >
              {messages.cancelJob}
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
        details={[{ label: messages.size, value: formatBytes(file.size) }]}
        actions={<Button onClick={() => onChange(undefined)}>{common.remove}</Button>}
      />
    );
  }
  return (
    <Dropzone
      label={messages.drop}
      hint={messages.dropHint({ formats: basicFormatsInWords, size: formatBytes(uploadMaxBytes) })}
      accept={basicAccept}
      invalid={error !== undefined}
      error={error}
      onFiles={([first]) => onChange(first)}
    />
  );
}

/** What the API is doing, and when the page asks again. */
function JobNote({ snapshot }: { snapshot: ApiTrialSnapshot }) {
  useEverySecond();
  const { answer, retryAt, now } = snapshot.context;
  const seconds = Math.max(0, Math.ceil((retryAt - now()) / 1000));
  return (
    <Text size="s" tone="textMuted">
      <Spinner /> {answer?.kind === 'accepted' ? jobStateText(answer) : messages.jobQueued}{' '}
      {seconds > 0 && messages.fetchedAgain({ seconds })}
    </Text>
  );
}

/** How long the key must still wait. */
function WaitNote({ retryAt, now }: { retryAt: number; now: () => number }) {
  useEverySecond();
  const seconds = Math.max(0, Math.ceil((retryAt - now()) / 1000));
  return (
    <Text size="s" tone="warning">
      {messages.keyMustWait({ seconds })}
    </Text>
  );
}

/** The option for the user's own file; the others are file names of samples. */
const ownFile = 'own';
const pictureOptions = [
  ...samplePictures.map(({ fileName, label }) => ({ value: fileName, label })),
  { value: ownFile, label: messages.ownFile },
];

const factorOf = (value: string): UpscaleFactor =>
  upscaleFactors.find((factor) => String(factor) === value) ?? upscaleFactors[0];

/** The error of a key. A text that is no key of ours is not sent: it may be another secret. */
function keyError(key: string): string | undefined {
  if (key === '') return messages.enterKey;
  if (apiKeyTypeOf(key)) return undefined;
  return messages.notWholeKey;
}

/** The error of the user's file. The API validates its content. */
function fileError(file: File | undefined): string | undefined {
  if (!file) return messages.chooseFile;
  return file.size > uploadMaxBytes
    ? messages.fileTooLarge({ size: formatBytes(uploadMaxBytes) })
    : undefined;
}
