import { Badge, Stack, Surface, Text } from '@verapix/ui';
import * as css from './GoodAndBad.css';

export interface Example {
  good: string;
  bad: string;
  /** The difference. */
  why: string;
}

/** Pairs of examples: one to follow, one to avoid. */
export function GoodAndBad({ examples }: { examples: readonly Example[] }) {
  return (
    <ul className={css.list}>
      {examples.map(({ good, bad, why }) => (
        <li key={good}>
          <Surface>
            <Stack gap="s">
              <div className={css.pair}>
                <ExampleText tone="success" label="Do" text={good} />
                <ExampleText tone="danger" label="Do not" text={bad} />
              </div>
              <Text size="s" tone="textMuted">
                {why}
              </Text>
            </Stack>
          </Surface>
        </li>
      ))}
    </ul>
  );
}

function ExampleText({ tone, label, text }: { tone: 'success' | 'danger'; label: string; text: string }) {
  return (
    <Stack gap="xs" align="start">
      <Badge tone={tone}>{label}</Badge>
      <Text>{text}</Text>
    </Stack>
  );
}
