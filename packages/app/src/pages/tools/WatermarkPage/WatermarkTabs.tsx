import { selectSource } from '@verapix/machines';
import { Stack, Tabs, Text } from '@verapix/ui';
import { lazy } from 'react';
import { ToolSection } from '../shared/ToolSection';
import { WatermarkIntake } from './WatermarkIntake';
import type { WatermarkViewProps } from './WatermarkView';
import { videoOf, watermarkKinds } from './watermark-options';
import { kindWords } from './watermark-words';

/** Fetched with the first file. */
const WatermarkWorkspace = lazy(async () => ({
  default: (await import('./WatermarkWorkspace')).WatermarkWorkspace,
}));

/** Pictures in one tab, videos in the other: where a file comes in, and what is done with it. */
export function WatermarkTabs({ kind, onKind, onMissing, support, ...workspace }: WatermarkViewProps) {
  const { snapshot, send } = workspace;
  const chosen = snapshot && selectSource(snapshot);
  // The tab changes at once; the machine lets go of the other one's file a moment later.
  const source = chosen && (videoOf(chosen) ? 'video' : 'image') === kind ? chosen : undefined;
  return (
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
                Only remove marks from content that you own or may change. A watermark usually says that it is
                somebody else’s.
              </Text>
              <WatermarkIntake {...{ kind: each, snapshot, send, support, onMissing }} empty={!source} />
            </Stack>
            {snapshot && source && (
              <ToolSection
                key={source.name + source.bytes}
                labelledBy="watermark-heading"
                result={snapshot.context.result}
              >
                <WatermarkWorkspace {...workspace} snapshot={snapshot} source={source} />
              </ToolSection>
            )}
          </Stack>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
