import { type ApiErrorCode, apiErrorCodes, apiErrorPath } from '@verapix/domain/public-api';
import * as messages from '@verapix/messages/docs-try-it';
import type { TrialAnswer, TrialRefused, TrialUnsuccessful, TrialUpscaled } from '@verapix/machines';
import {
  Alert,
  AnchorHeading,
  Badge,
  CodeBlock,
  type DescriptionItem,
  DescriptionList,
  Inline,
  Link,
  Stack,
} from '@verapix/ui';
import { formatBytes } from '@verapix/messages/formats/sizes';
import { useObjectUrl } from '@verapix/studio/lib/object-url';
import { contractLang } from './contract-text';
import * as css from './docs-sections.css';

const badgeTones = {
  upscaled: 'success',
  accepted: 'accent',
  unsuccessful: 'warning',
  refused: 'danger',
} as const;

/** An answer of the API: the status, the picture or the error, the headers and the body. */
export function TrialAnswerView({ answer }: { answer: TrialAnswer }) {
  return (
    <Stack gap="m">
      <Inline gap="s" align="baseline">
        <AnchorHeading id="answer" level={3} size="card" title={messages.answer} />
        <Badge tone={badgeTones[answer.kind]}>{answer.status}</Badge>
      </Inline>
      {answer.kind === 'upscaled' && <Upscaled {...answer} />}
      {answer.kind === 'unsuccessful' && <Unsuccessful {...answer} />}
      {answer.kind === 'refused' && <Refused {...answer} />}
      <DescriptionList items={headerItems(answer)} />
      <CodeBlock label={messages.body} code={readable(answer.body)} />
    </Stack>
  );
}

/** Formats JSON over several lines; any other text is unchanged. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function headerItems({
  requestId,
  rateLimit,
  retryAfterSeconds,
  milliseconds,
}: TrialAnswer): DescriptionItem[] {
  return [
    { label: messages.took, value: messages.milliseconds({ count: Math.round(milliseconds) }) },
    ...(requestId ? [{ label: 'X-Request-Id', value: requestId }] : []),
    ...(rateLimit
      ? [
          { label: 'RateLimit-Limit', value: rateLimit.limit },
          { label: 'RateLimit-Remaining', value: rateLimit.remaining },
          { label: 'RateLimit-Reset', value: messages.seconds({ count: rateLimit.resetSeconds }) },
        ]
      : []),
    ...(retryAfterSeconds
      ? [{ label: 'Retry-After', value: messages.seconds({ count: retryAfterSeconds }) }]
      : []),
  ];
}

function Upscaled({ result: { input, output }, picture }: TrialUpscaled) {
  const url = useObjectUrl(picture);
  const size = ({ width, height }: { width: number; height: number }) => messages.pixels({ width, height });
  return (
    <>
      {url && (
        <img
          className={css.picture}
          src={url}
          alt={messages.upscaledPicture}
          width={output.width}
          height={output.height}
        />
      )}
      <DescriptionList
        layout="line"
        items={[
          { label: messages.size, from: size(input), value: size(output) },
          { label: messages.file, from: formatBytes(input.bytes), value: formatBytes(picture.size) },
        ]}
      />
    </>
  );
}

const isKnown = (code: string): code is ApiErrorCode => apiErrorCodes.some((each) => each === code);

function Unsuccessful({ job: { error } }: TrialUnsuccessful) {
  if (error) return <ErrorAlert {...error} />;
  return <Alert title={messages.jobCanceled}>{messages.canceledText}</Alert>;
}

/** An error of the API, with a link to what to do about it. */
function ErrorAlert({ code, message }: { code: string; message: string }) {
  return (
    <Alert
      tone="danger"
      title={code}
      actions={isKnown(code) && <Link to={apiErrorPath(code)}>{messages.whatToDo({ code })}</Link>}
    >
      <span lang={contractLang}>{message}</span>
    </Alert>
  );
}

function Refused({ error, status }: TrialRefused) {
  if (!error) {
    return (
      <Alert tone="danger" title={messages.notFromApi({ status })}>
        {messages.notFromApiText}
      </Alert>
    );
  }
  return <ErrorAlert {...error} />;
}
