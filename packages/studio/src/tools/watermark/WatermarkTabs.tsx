import { uploadMaxBytes, videoAccept, videoUploadMaxBytes } from '@verapix/domain';
import { pictureFormatsInWords, videoFormatsInWords } from '@verapix/engines/format-names';
import type { VideoSupport, WatermarkOutput } from '@verapix/engines/watermark';
import { errorToast, isBusy, shouldWarnBeforeLeaving } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-watermark';
import { Alert, Button, Icon, Stack, Tabs, Text } from '@verapix/ui';
import { Eraser } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { useBatch } from '../../batch/use-batch';
import { useHost } from '../../host';
import { DrawingSize } from '../../workspace/DrawingSize';
import { noteOf, sourceKey } from '../../workspace/FileView';
import { type IntakeOptions, PictureIntake } from '../../workspace/PictureIntake';
import { ToolSection } from '../../workspace/ToolSection';
import type { ToolViewProps } from '../../workspace/tool-props';
import { useShownTool } from '../../workspace/tool-props';
import * as css from './WatermarkStage.css';
import type { WatermarkEnv, WatermarkKind, WatermarkOptions, WatermarkSource } from './watermark-options';

interface Props
  extends Pick<
      ToolViewProps<WatermarkSource, WatermarkOptions, WatermarkOutput, WatermarkEnv>,
      'snapshot' | 'send'
    >,
    Pick<WatermarkEnv, 'kind' | 'setKind' | 'support'> {
  /** What is shown of the file; undefined while the open tab has none. */
  workspace: ReactNode;
}

/** `Max 10MB`: shown, but not enforced. */
const maxSizeText = (bytes: number) => messages.maxSize({ megabytes: bytes / 1024 / 1024 });

const intakes: Record<WatermarkKind, IntakeOptions> = {
  image: { hint: `${pictureFormatsInWords}. ${maxSizeText(uploadMaxBytes)}`, samples: 'marked' },
  video: {
    label: messages.dropVideo,
    hint: `${videoFormatsInWords}. ${maxSizeText(videoUploadMaxBytes)}`,
    takes: 'video',
    accept: videoAccept,
    samples: 'none',
  },
};

/** A tab for pictures and one for videos, each with its upload area and the workspace. */
export function WatermarkTabs({ snapshot, send, kind, setKind, support, workspace }: Props) {
  const { LeaveQuestion } = useHost();
  const { page, isOpen, onSeveral } = useBatch(useShownTool().batch);
  /** The tab that was chosen and waits for a confirmation. */
  const [requestedKind, setRequestedKind] = useState<WatermarkKind>();
  /** Opens a tab, which clears the file and its result. */
  const open = (next: WatermarkKind) => {
    setKind(next);
    setRequestedKind(undefined);
    if (isBusy(snapshot)) send({ type: 'run.cancel' });
    send({ type: 'source.cleared' });
  };
  const choose = (next: WatermarkKind) => {
    if (shouldWarnBeforeLeaving(snapshot)) setRequestedKind(next);
    else open(next);
  };
  if (isOpen) return page;
  return (
    <>
      {page}
      <Tabs.Root
        activationMode="manual"
        value={kind}
        onValueChange={(value) => choose(value === 'video' ? 'video' : 'image')}
      >
        <Tabs.List label={messages.whatToWorkOn}>
          <Tabs.Tab value="image">{messages.image}</Tabs.Tab>
          <Tabs.Tab value="video">{messages.video}</Tabs.Tab>
        </Tabs.List>
        {(['image', 'video'] as const).map((each) => (
          <Tabs.Panel key={each} value={each}>
            <Stack gap={workspace ? 's' : 'xxl'} className={workspace ? css.open : undefined}>
              <Stack gap="m">
                {!workspace && (
                  <Text tone="textMuted" measure>
                    {messages.onlyOwn}
                  </Text>
                )}
                <WatermarkIntake
                  kind={each}
                  {...{ snapshot, send, support }}
                  empty={!workspace}
                  onSeveral={each === 'image' ? onSeveral : undefined}
                />
              </Stack>
              {snapshot.context.source && workspace && (
                <ToolSection
                  key={sourceKey(snapshot.context.source)}
                  note={noteOf(snapshot.context.source)}
                  result={snapshot.context.result}
                >
                  <DrawingSize
                    source={snapshot.context.source}
                    onResize={(file) => send({ type: 'file.chosen', files: [file] })}
                  />
                  <Suspense>{workspace}</Suspense>
                </ToolSection>
              )}
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      {requestedKind && (
        <LeaveQuestion
          losing={isBusy(snapshot) ? 'run' : 'result'}
          onLeave={() => open(requestedKind)}
          onStay={() => setRequestedKind(undefined)}
        />
      )}
    </>
  );
}

interface WatermarkIntakeProps {
  /** Takes several pictures. Videos are worked on one at a time. */
  onSeveral: ((files: readonly File[]) => void) | undefined;
  kind: WatermarkKind;
  snapshot: Props['snapshot'];
  send: Props['send'];
  support: VideoSupport | undefined;
  /** There is no file to work on yet. */
  empty: boolean;
}

/** The upload area of a tab. A browser that cannot work on videos says so before a file is chosen. */
export function WatermarkIntake({ kind, snapshot, send, support, empty, onSeveral }: WatermarkIntakeProps) {
  const { notify } = useHost();
  if (kind === 'video' && support && !support.ok)
    return (
      <Alert tone="warning" title={support.message}>
        {support.fix}
      </Alert>
    );
  const askForFile = () => notify(errorToast(messages.error, messages.selectFirst({ kind })));
  return (
    <Stack gap="m">
      {kind === 'video' && support?.ok && support.note && <Alert title={support.note} />}
      <PictureIntake {...{ snapshot, send }} {...intakes[kind]} {...(onSeveral && { onSeveral })} />
      {empty && (
        <div>
          <Button size="l" tone="accent" variant="solid" icon={<Icon of={Eraser} />} onClick={askForFile}>
            {messages.remove}
          </Button>
        </div>
      )}
    </Stack>
  );
}
