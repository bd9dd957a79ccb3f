import type { VideoSupport, WatermarkOutput } from '@verapix/engines/watermark';
import { isBusy, shouldWarnBeforeLeaving } from '@verapix/machines';
import { Alert, Button, Icon, Stack, Tabs, Text } from '@verapix/ui';
import { Eraser } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { LeaveDialog } from '../../../app/shell/LeaveDialog';
import { useToasts } from '../../../app/toasts';
import type { ToolViewProps } from '../define-tool';
import { PictureIntake } from '../parts/PictureIntake';
import { ToolSection } from '../parts/ToolSection';
import { sourceKey } from '../parts/FileView';
import {
  kindTexts,
  videoOf,
  type WatermarkEnv,
  type WatermarkKind,
  type WatermarkOptions,
  type WatermarkSource,
  watermarkKinds,
} from './watermark-options';

type Props = ToolViewProps<WatermarkSource, WatermarkOptions, WatermarkOutput, WatermarkEnv>;

/** A tab for pictures and one for videos, each with its upload area and the workspace. */
export function WatermarkTabs({ snapshot, send, env, Workspace }: Props) {
  const { kind, setKind, support } = env;
  const { notify } = useToasts();
  /** The tab that was chosen and waits for a confirmation. */
  const [requestedKind, setRequestedKind] = useState<WatermarkKind>();
  const file = snapshot?.context.source;
  // The tab changes at once; the machine clears the other tab's file a moment later.
  const source = file && (videoOf(file) ? 'video' : 'image') === kind ? file : undefined;

  /** Opens a tab, which clears the file and its result. */
  const open = (next: WatermarkKind) => {
    setKind(next);
    setRequestedKind(undefined);
    if (!snapshot) return;
    if (isBusy(snapshot)) send({ type: 'run.cancel' });
    send({ type: 'source.cleared' });
  };
  const choose = (next: WatermarkKind) => {
    if (next === kind) return;
    if (snapshot && shouldWarnBeforeLeaving(snapshot)) setRequestedKind(next);
    else open(next);
  };
  return (
    <>
      <Tabs.Root
        activationMode="manual"
        value={kind}
        onValueChange={(value) => choose(watermarkKinds.find((each) => each === value) ?? kind)}
      >
        <Tabs.List label="What to work on">
          {watermarkKinds.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {kindTexts[each].tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {watermarkKinds.map((each) => (
          <Tabs.Panel key={each} value={each}>
            <Stack gap="xxl">
              <Stack gap="m">
                <Text tone="textMuted" measure>
                  Only remove marks from content that you own or may change. A watermark usually says that it
                  is somebody else’s.
                </Text>
                <WatermarkIntake
                  {...{ snapshot, send, support }}
                  kind={each}
                  empty={!source}
                  onMissing={(description) =>
                    notify({ title: 'Error', description, variant: 'destructive', type: 'error' })
                  }
                />
              </Stack>
              {snapshot && source && (
                <ToolSection key={sourceKey(source)} result={snapshot.context.result}>
                  <Workspace {...{ snapshot, source, send, env }} />
                </ToolSection>
              )}
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
      {requestedKind && (
        <LeaveDialog
          blocker={{
            state: 'blocked',
            proceed: () => open(requestedKind),
            reset: () => setRequestedKind(undefined),
          }}
          losing={snapshot && isBusy(snapshot) ? 'run' : 'result'}
        />
      )}
    </>
  );
}

interface WatermarkIntakeProps {
  kind: WatermarkKind;
  snapshot: ComponentProps<typeof PictureIntake>['snapshot'];
  send: ComponentProps<typeof PictureIntake>['send'];
  support: VideoSupport | undefined;
  /** There is no file to work on yet. */
  empty: boolean;
  /** A run was started without a file. */
  onMissing: (text: string) => void;
}

/** The upload area of a tab. A browser that cannot work on videos says so before a file is chosen. */
export function WatermarkIntake({ kind, snapshot, send, support, empty, onMissing }: WatermarkIntakeProps) {
  const { label, hint, takes, accept, missing } = kindTexts[kind];
  if (kind === 'video' && support && !support.ok)
    return (
      <Alert tone="warning" title={support.message}>
        {support.fix}
      </Alert>
    );
  return (
    <Stack gap="m">
      {kind === 'video' && support?.ok && support.note && <Alert title={support.note} />}
      <PictureIntake
        {...{ snapshot, send, label, hint, takes, accept }}
        samples={kind === 'image' ? 'marked' : 'none'}
      />
      {empty && (
        <div>
          <Button
            size="l"
            tone="accent"
            variant="solid"
            icon={<Icon of={Eraser} />}
            onClick={() => onMissing(missing)}
          >
            Remove Watermark
          </Button>
        </div>
      )}
    </Stack>
  );
}
