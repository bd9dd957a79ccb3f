import { Button, Heading, Inline, InternalLink, Stack, Surface, Text } from '@verapix/ui';
import { paths } from '../../paths';

/** For whoever needs what no plan holds. */
export function CustomPlan({ level }: { level: 2 | 3 }) {
  return (
    <Surface tone="sunken">
      <Inline justify="space-between" gap="l">
        <Stack gap="xs">
          <Heading level={level} size="card">
            Need a custom plan?
          </Heading>
          <Text tone="textMuted" measure>
            More seats, an invoice or payment by bank transfer: tell us what you need.
          </Text>
        </Stack>
        <Inline gap="s">
          <Button asChild>
            <InternalLink to={paths.faq}>View FAQ</InternalLink>
          </Button>
          <Button asChild>
            <InternalLink to={paths.contact}>Contact Sales</InternalLink>
          </Button>
        </Inline>
      </Inline>
    </Surface>
  );
}
