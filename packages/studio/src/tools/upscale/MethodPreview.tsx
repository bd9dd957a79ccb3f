import type { PictureSource } from '@verapix/engines';
import type { UpscaleMethod, UpscaleOutput } from '@verapix/engines/upscale';
import * as messages from '@verapix/messages/tool-upscale-workspace';
import { Alert, Button, Icon, PicturePair, Select, Stack, Text } from '@verapix/ui';
import { ArrowLeft, ScanSearch } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useObjectUrl } from '../../lib/object-url';
import { useLostFocus } from '../../workspace/focus';
import { RunFailure } from '../../workspace/run-controls';
import { useEngineRequest } from '../../workspace/use-engine-request';
import { methodsFor } from './methods';
import type { LookedAt } from './upscale-options';
import { cutPart } from './preview-part';
import type { UpscaleWorkspaceProps } from './upscale-options';

interface Side {
  name: string;
  output: UpscaleOutput;
}

interface MethodPreviewProps extends Pick<UpscaleWorkspaceProps, 'snapshot' | 'source' | 'env'> {
  lookedAt: LookedAt;
}

interface MethodPreview {
  /** Chooses the other method and starts. */
  controls: ReactNode;
  /** Both results; undefined while there are none. */
  pictures: ReactNode;
}

/** Before a run: enlarges the part that is looked at with the chosen method and another one, side by side. */
export function useMethodPreview({ snapshot, source, env, lookedAt }: MethodPreviewProps): MethodPreview {
  const { options } = snapshot.context;
  const [picked, setPicked] = useState<UpscaleMethod>();
  const { pending, value: sides, failure, start, reset } = useEngineRequest<readonly [Side, Side]>();
  const choices = methodsFor(source);
  const nameOf = (method: UpscaleMethod) =>
    choices.find(({ id }) => id === method)?.name ?? messages.yourModel;
  const others = choices.filter(({ id }) => id !== options.method);
  const other = others.find(({ id }) => id === picked) ?? others.at(-1);
  const isRunning = snapshot.matches('processing');
  const preview = (against: UpscaleMethod) =>
    start(async (signal) => {
      const part = await cutPart(source, lookedAt);
      // The marked parts are those of the whole picture.
      const sideOf = (method: UpscaleMethod) =>
        runSide(env, part, { ...options, method, mask: undefined }, nameOf, signal);
      // One after the other: each loads a network, and a phone has no memory for two.
      const left = await sideOf(options.method);
      if (!left.ok) return left;
      const right = await sideOf(against);
      return right.ok ? { ok: true, value: [left.value, right.value] } : right;
    });
  const controls = (
    <Stack gap="m">
      <Select
        label={messages.compareWith({ method: nameOf(options.method) })}
        hint={messages.compareHint}
        disabled={isRunning}
        value={other?.id ?? null}
        options={others.map(({ id, name }) => ({ value: id, label: name }))}
        onValueChange={setPicked}
      />
      <Button
        icon={<Icon of={ScanSearch} />}
        disabled={isRunning}
        pending={pending}
        pendingLabel={messages.enlargingPart}
        onClick={() => other && preview(other.id)}
      >
        {messages.previewPart}
      </Button>
      {pending && (
        <Button variant="ghost" onClick={reset}>
          {messages.cancelPreview}
        </Button>
      )}
      <RunFailure failure={failure} />
    </Stack>
  );
  return { controls, pictures: sides && <Sides sides={sides} onBack={reset} /> };
}

async function runSide(
  env: UpscaleWorkspaceProps['env'],
  part: PictureSource,
  options: UpscaleWorkspaceProps['snapshot']['context']['options'],
  nameOf: (method: UpscaleMethod) => string,
  signal: AbortSignal,
) {
  const outcome = await env.runPart(part, options, signal);
  if (!outcome.ok) return outcome;
  return { ok: true as const, value: { name: nameOf(options.method), output: outcome.value } };
}

interface SidesProps {
  sides: readonly [Side, Side];
  onBack: () => void;
}

function Sides({ sides: [left, right], onBack }: SidesProps) {
  const pictureOf = ({ name, output }: Side, src: string | undefined) => ({
    src: src ?? '',
    alt: messages.partWith({ method: name }),
    width: output.width,
    height: output.height,
  });
  const [leftUrl, rightUrl] = [useObjectUrl(left.output.blob), useObjectUrl(right.output.blob)];
  const notes = [left, right].flatMap(({ name, output: { note } }) =>
    note ? [messages.partNote({ method: name, note: note.message })] : [],
  );
  const back = useLostFocus<HTMLButtonElement>();
  return (
    <Stack gap="s">
      <PicturePair
        before={pictureOf(left, leftUrl)}
        after={pictureOf(right, rightUrl)}
        beforeLabel={left.name}
        afterLabel={right.name}
      />
      {notes.map((note) => (
        <Alert key={note} tone="info" title={note} />
      ))}
      <Text size="s" tone="textMuted" role="status">
        {messages.samePart({ left: left.name, right: right.name })}
      </Text>
      <Button ref={back} wide variant="ghost" icon={<Icon of={ArrowLeft} mirrored />} onClick={onBack}>
        {messages.backToPicture}
      </Button>
    </Stack>
  );
}
