import { componentCatalog } from 'virtual:component-catalog';
import { Badge, type BadgeProps, Code, Inline, Text } from '@verapix/ui';

/**
 * How far a component is. A tag of its meta says so, which the sidebar shows and filters by: `tags: ['draft']`. Without one
 * it is stable.
 */
const statuses = {
  draft: { word: 'Draft', tone: 'warning', means: 'It may still change without notice.' },
  deprecated: { word: 'Deprecated', tone: 'danger', means: 'Its documentation says what to use instead.' },
  stable: { word: 'Stable', tone: 'success', means: 'It is ready to be used.' },
} as const satisfies Record<string, { word: string; tone: NonNullable<BadgeProps['tone']>; means: string }>;

/** The status, the owner and the last visual change of a component. */
export function ComponentStatus({ title, tags }: { title: string; tags: readonly string[] }) {
  const { word, tone, means } =
    statuses[tags.includes('deprecated') ? 'deprecated' : tags.includes('draft') ? 'draft' : 'stable'];
  const entry = componentCatalog[title];
  return (
    <Inline gap="s">
      <Badge tone={tone}>{word}</Badge>
      <Text size="s" tone="textMuted">
        {means}
        {entry && (
          <>
            {' '}
            Owner: <Code>{entry.owner}</Code>.
            {entry.lastVisualChange && ` Last visual change: ${entry.lastVisualChange}.`}
          </>
        )}
      </Text>
    </Inline>
  );
}
