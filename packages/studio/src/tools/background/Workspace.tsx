import { fileNames, instantCutOut } from '@verapix/domain';
import { type DownloadFile, downloads, type PictureSource } from '@verapix/engines';
import {
  type CutOutMethod,
  type CutOutOutput,
  type CutOutPreview,
  type CutOutSubject,
  isPlain,
} from '@verapix/engines/background';
import { isStale } from '@verapix/machines';
import * as common from '@verapix/messages/common';
import { formatBytes } from '@verapix/messages/formats/sizes';
import * as words from '@verapix/messages/lib-steps';
import * as messages from '@verapix/messages/tool-background';
import {
  Accordion,
  Alert,
  Button,
  Icon,
  ImageViewer,
  PicturePair,
  RadioGroup,
  Stack,
  Text,
} from '@verapix/ui';
import { Scissors, WandSparkles } from 'lucide-react';
import { type ComponentProps, useCallback, useEffect, useMemo, useState } from 'react';
import { useObjectUrl } from '../../lib/object-url';
import { describeDownload, useCachedFiles } from '../../workspace/DownloadNote';
import { OptionHistory } from '../../workspace/OptionHistory';
import { RunFailure, SimulationNote } from '../../workspace/run-controls';
import { nameFor } from '../../workspace/save-as/save-options';
import * as PictureWorkspace from '../../workspace/PictureWorkspace';
import { usePictureDownload } from '../../workspace/save-as/use-picture-download';
import type { ToolRunProps, WorkspaceProps } from '../../workspace/tool-props';
import { CompositionControls, TouchUp } from './CompositionControls';
import { MaskFiles } from './MaskFiles';
import {
  type Composed,
  useComposed,
  useComposer,
  useComposition,
  useCompositionHistory,
} from './use-composition';

/** What the user chooses before a run. A chosen picture starts at once. */
export interface CutOutOptions {
  method: CutOutMethod;
  /** What the method Best looks for. */
  subject: CutOutSubject;
}

/** What the background remover reads from the rest of the app. */
export interface CutOutEnv {
  inspect: ComponentProps<typeof CompositionControls>['inspect'];
  /** Where a cut-out is touched up. */
  Editor: ComponentProps<typeof TouchUp>['Editor'];
  /** What Instant made of a picture for which Best is loading its files. */
  preview: ShownPreview | undefined;
  showPreview: (preview: ShownPreview) => void;
}

/** A preview of this picture's result. */
export interface ShownPreview extends CutOutPreview {
  source: PictureSource;
}

type RunProps = ToolRunProps<PictureSource, CutOutOptions, CutOutOutput>;
type Props = WorkspaceProps<PictureSource, CutOutOptions, CutOutOutput, CutOutEnv>;

/** The picture and its cut-out on one side, the controls of both on the other. */
export function Workspace({ snapshot, source, send, env }: Props) {
  const { result } = snapshot.context;
  const noteEdit = useCallback(() => send({ type: 'result.edited' }), [send]);
  const history = useCompositionHistory(result, noteEdit);
  const composition = useComposition(history.settings, result);
  const [isBrushOpen, setBrushOpen] = useState(false);
  const plain = isPlain(composition);
  const brushing = result !== undefined && isBrushOpen;
  const composer = useComposer(source.file, brushing || !plain ? result?.cutOut : undefined);
  const preview = useComposed(plain ? undefined : composer?.preview, composition);
  const { result: bitmap } = preview;
  // A bitmap is closed when the next one is shown.
  useEffect(() => () => bitmap?.close(), [bitmap]);
  // The file is the result as it is shown, at full size: the cut-out itself, or the composition, which is written now.
  const picture = useMemo(() => {
    if (!result) return undefined;
    const { width, height } = composition.crop ?? result;
    if (plain) return { width, height, blob: result.cutOut };
    return composer && { width, height, read: () => composer.write(composition) };
  }, [result, composition, composer, plain]);
  const settings = <CutOutControls {...{ snapshot, send }} />;
  const download = usePictureDownload({
    ...{ source, send, picture },
    label: common.download,
    format: 'png',
    nameOf: (_, format) =>
      nameFor(composition.background.kind === 'none' ? fileNames.cutOut : fileNames.newBackground, format),
  });
  return (
    <PictureWorkspace.Root
      {...{ snapshot, source, send, download }}
      heading={messages.heading}
      view={brushing ? 'brush' : 'picture'}
    >
      {brushing ? (
        <TouchUp
          {...{ result, composer, history }}
          Editor={env.Editor}
          name={source.name}
          original={source.file}
          onDone={() => setBrushOpen(false)}
        />
      ) : (
        <>
          <PictureWorkspace.Stage label={messages.picture}>
            <CutOutStage {...{ snapshot, source, env, preview }} size={composition.crop} />
          </PictureWorkspace.Stage>
          <PictureWorkspace.Controls label={result ? messages.background : messages.settings}>
            <CutOutNotes {...{ snapshot, send, source, env, preview }} />
            {result ? (
              <>
                <CompositionControls
                  {...{ history, result }}
                  inspect={env.inspect}
                  onBrush={() => setBrushOpen(true)}
                />
                <Accordion.Root>
                  <Accordion.Item value="mask" title={messages.mask} level={4}>
                    <MaskFiles {...{ history, result }} original={source.file} />
                  </Accordion.Item>
                  <Accordion.Item value="method" title={messages.method} level={4}>
                    {settings}
                  </Accordion.Item>
                </Accordion.Root>
              </>
            ) : (
              settings
            )}
          </PictureWorkspace.Controls>
          <PictureWorkspace.Actions
            startLabel={result ? messages.runAgain : messages.run}
            icon={Scissors}
            startOverLabel={messages.clear}
          >
            {result?.method === 'instant' && !isStale(snapshot) && <TryBest {...{ snapshot, send }} />}
            {result && plain && (
              <PictureWorkspace.ResultActions picture={{ blob: result.cutOut, name: fileNames.cutOut }} />
            )}
          </PictureWorkspace.Actions>
        </>
      )}
    </PictureWorkspace.Root>
  );
}

/** Offers the other method after a run with Instant. */
function TryBest({ snapshot, send }: RunProps) {
  const { subject } = snapshot.context.options;
  const cached = useCachedFiles(allFiles, snapshot.context.run);
  const start = () => {
    send({ type: 'options.changed', options: { method: 'best' }, step: 'method' });
    send({ type: 'run.start' });
  };
  return (
    <Stack gap="xs">
      <Button wide icon={<Icon of={WandSparkles} />} onClick={start}>
        {snapshot.context.result?.note?.code === 'fell-back-model-unavailable'
          ? messages.bestAgain
          : messages.withBest}
      </Button>
      <Text size="s" tone="textMuted">
        {messages.withBestHint({ download: describeDownload(filesFor[subject], cached) })}
      </Text>
    </Stack>
  );
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

interface CutOutStageProps extends Props {
  /** The composition. While it has no picture, the cut-out itself is shown. */
  preview: Composed<ImageBitmap>;
  /** Of the composition, if it is not the cut-out's. */
  size: { width: number; height: number } | undefined;
}

/** What Instant made of the picture, while Best runs. */
function instantOf({ snapshot, source, env }: Pick<Props, 'snapshot' | 'source' | 'env'>) {
  const isRunning = snapshot.matches('processing') && snapshot.context.lastRunOptions?.method === 'best';
  return isRunning && env.preview?.source === source ? env.preview : undefined;
}

/** The picture, or the original and the result side by side. While Best loads its files, the preview is in its place. */
function CutOutStage({ snapshot, source, env, preview, size }: Omit<CutOutStageProps, 'send'>) {
  const { result } = snapshot.context;
  const { name, width, height } = source;
  const original = { src: useObjectUrl(source.file) ?? '', alt: name, width, height };
  const instant = instantOf({ snapshot, source, env });
  const resultUrl = useObjectUrl((result ?? instant)?.cutOut);
  const cutOut = result && {
    src: resultUrl ?? '',
    alt: messages.without({ name }),
    ...sizeOf(preview.result && size ? size : result),
    bitmap: preview.result,
  };
  const previewed = instant && {
    src: resultUrl ?? '',
    alt: messages.previewOf({ name }),
    ...sizeOf(instant),
  };
  if (cutOut) return <PicturePair before={original} after={cutOut} />;
  if (previewed)
    return <PicturePair before={original} after={previewed} afterLabel={messages.previewLabel} />;
  return <ImageViewer {...original} />;
}

/** What is to be known about the preview or the result. */
function CutOutNotes({ preview, ...props }: Omit<CutOutStageProps, 'size'>) {
  const { result } = props.snapshot.context;
  return (
    <>
      {instantOf(props) && <PreviewNote {...props} />}
      <RunFailure failure={preview.failure} />
      {result?.note && <Alert tone="warning" title={result.note.message} />}
      {result?.method === 'simulated' && <SimulationNote>{messages.simulated}</SimulationNote>}
    </>
  );
}

/** Says that Instant's result is a preview, how much of Best's files is loaded, and offers to go without them. */
function PreviewNote({ snapshot, send }: Pick<Props, 'snapshot' | 'send'>) {
  const { options, progress, run } = snapshot.context;
  const files = filesFor[options.subject];
  const cached = useCachedFiles(files, run);
  const sum = (some: readonly DownloadFile[]) => some.reduce((bytes, file) => bytes + file.bytes, 0);
  const [all, missing] = [sum(files), sum(files.filter(({ name }) => !cached.has(name)))];
  // What was on the device before counts as loaded.
  const loaded = Math.max(0, (progress?.phaseDone ?? 0) * all - (all - missing));
  const stay = () => {
    send({ type: 'run.cancel' });
    send({ type: 'options.changed', options: { method: 'instant' }, step: 'method' });
    send({ type: 'run.start' });
  };
  return (
    <Alert
      tone="info"
      title={messages.previewTitle}
      actions={
        <Button size="s" onClick={stay}>
          {messages.keepInstant}
        </Button>
      }
    >
      {progress?.phase === 'model'
        ? messages.previewLoading({ loaded: formatBytes(loaded), size: formatBytes(missing) })
        : messages.previewWorking}
    </Alert>
  );
}

const filesFor: Record<CutOutSubject, readonly DownloadFile[]> = {
  anything: downloads.backgroundOfAnything,
  people: downloads.backgroundOfPeople,
};
const allFiles = Object.values(filesFor).flat();

const subjectHints: Record<CutOutSubject, string> = {
  anything: messages.anythingHint,
  people: messages.peopleHint,
};

/** How the background is found, what each method is for, and what it downloads. */
function CutOutControls({ snapshot, send }: RunProps) {
  const { options, run, result } = snapshot.context;
  const { method, subject } = options;
  const cached = useCachedFiles(allFiles, `${run} ${result !== undefined}`);
  const disabled = snapshot.matches('processing');
  const change = (changes: Partial<CutOutOptions>) =>
    send({ type: 'options.changed', options: changes, step: Object.keys(changes).join() });
  return (
    <Stack gap="l">
      <OptionHistory {...{ snapshot, send }} />
      <RadioGroup
        label={messages.method}
        disabled={disabled}
        value={method}
        options={[
          {
            value: 'best',
            label: words.backgroundBest,
            description: messages.bestHint({ download: describeDownload(filesFor[subject], cached) }),
          },
          {
            value: 'instant',
            label: words.backgroundInstant,
            description: messages.instantHint({ maxSidePx: instantCutOut.maxSidePx }),
          },
        ]}
        onValueChange={(next) => change({ method: next })}
      />
      {method === 'best' && (
        <RadioGroup
          variant="segmented"
          label={messages.what}
          hint={subjectHints[subject]}
          disabled={disabled}
          value={subject}
          options={[
            { value: 'anything', label: messages.anything },
            { value: 'people', label: words.people },
          ]}
          onValueChange={(next) => change({ subject: next })}
        />
      )}
    </Stack>
  );
}
