import * as messages from '@verapix/messages/tool-headshots';
import { CheckList, Heading, Stack } from '@verapix/ui';

/** What the engine needs of a photo, in everyday words. */
const advice = [
  messages.alone,
  messages.wholeHead,
  messages.evenLight,
  messages.plainWall,
  messages.distance,
] as const;

/** Shown below the upload area until a photo is chosen. */
export function PhotoAdvice() {
  return (
    <Stack gap="s">
      <Heading level={2} size="card">
        {messages.advice}
      </Heading>
      <CheckList items={advice} />
    </Stack>
  );
}
