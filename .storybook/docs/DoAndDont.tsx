import { Badge, Stack, Surface, Text } from '@verapix/ui';
import { pair } from '../pages/guides/GoodAndBad.css';
import { doAndDont } from './do-and-dont';

/** A component used well and badly, side by side. Nothing for those without an example. */
export function DoAndDont({ name }: { name: string }) {
  const examples = doAndDont[name];
  if (!examples) return null;
  return (
    <div className={pair}>
      {(
        [
          ['success', 'Do', examples.good],
          ['danger', 'Don’t', examples.bad],
        ] as const
      ).map(([tone, word, { show, says }]) => (
        <Surface key={word}>
          <Stack align="stretch">
            <div>
              <Badge tone={tone}>{word}</Badge>
            </div>
            {show}
            <Text size="s" tone="textMuted">
              {says}
            </Text>
          </Stack>
        </Surface>
      ))}
    </div>
  );
}
