import type { VideoSupport } from '@verapix/engines/watermark';
import { selectSource } from '@verapix/machines';
import { type PictureMask, Stack, Tabs, Text } from '@verapix/ui';
import { lazy } from 'react';
import { ToolFrame } from '../shared/ToolFrame';
import { ToolSection } from '../shared/ToolSection';
import type { SuggestAccess } from './SuggestArea';
import { WatermarkIntake } from './WatermarkIntake';
import type { WatermarkAsks } from './watermark-asks';
import type { WatermarkSend, WatermarkSnapshot } from './watermark-machine';
import { type WatermarkKind, watermarkKinds } from './watermark-options';
import { kindWords } from './watermark-words';

/** Fetched with the first file. */
const WatermarkWorkspace = lazy(async () => ({
  default: (await import('./WatermarkWorkspace')).WatermarkWorkspace,
}));

export interface WatermarkViewProps {
  /** Which of the two tabs is open. */
  kind: WatermarkKind;
  onKind: (kind: WatermarkKind) => void;
  /** Undefined before the machine has started: nothing was chosen yet. */
  snapshot: WatermarkSnapshot | undefined;
  send: WatermarkSend;
  /** The run was asked for without a file. */
  onMissing: (words: string) => void;
  /** What the latest run removed. */
  lastMask: PictureMask | undefined;
  /** Whether this browser can work on videos; undefined until it was looked at. */
  support: VideoSupport | undefined;
  asks: WatermarkAsks;
  /** Whether the person may have an area suggested. */
  access: SuggestAccess;
}

/** The watermark remover as its machine's state shows it. */
export function WatermarkView({ kind, onKind, onMissing, support, ...workspace }: WatermarkViewProps) {
  const { snapshot, send } = workspace;
  const source = snapshot && selectSource(snapshot);
  return (
    <ToolFrame
      title="Watermark Remover"
      lead="Mark a watermark in a picture or a video, and it is filled in from what is around it. The work is done on this device."
      state={snapshot?.value}
    >
      <Tabs.Root
        activationMode="manual"
        value={kind}
        onValueChange={(value) => onKind(watermarkKinds.find((each) => each === value) ?? kind)}
      >
        <Tabs.List label="What to work on">
          {watermarkKinds.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {kindWords[each].tab}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {watermarkKinds.map((each) => (
          <Tabs.Panel key={each} value={each}>
            <Stack gap="xxl">
              <Stack gap="m">
                <Text tone="textMuted" measure>
                  Only remove marks from content that you own or may change. A watermark usually says that
                  somebody else does.
                </Text>
                <WatermarkIntake {...{ kind: each, snapshot, send, support, onMissing }} empty={!source} />
              </Stack>
              {snapshot && source && (
                <ToolSection key={source.name + source.bytes} labelledBy="watermark-heading">
                  <WatermarkWorkspace {...workspace} snapshot={snapshot} source={source} />
                </ToolSection>
              )}
            </Stack>
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </ToolFrame>
  );
}
