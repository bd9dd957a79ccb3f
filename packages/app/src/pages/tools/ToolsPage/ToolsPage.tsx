import { delays, tools } from '@verapix/facts';
import { Grid, Heading, Stack, Text } from '@verapix/ui';
import { Page } from '../../../shell/Page';
import { useToasts } from '../../../wiring/toasts';
import { ToolCard } from './ToolCard';

/** `/tools`: the seven tools. */
export function ToolsPage() {
  const { notify } = useToasts();
  return (
    <Page
      title="Tools"
      description="Seven tools for pictures that work on your own device: enlarge to 4K, cut out, make, read and repair."
    >
      <Stack gap="s">
        <Heading level={1} size="title">
          Seven tools for pictures
        </Heading>
        <Text size="l" tone="textMuted" measure>
          Each one works on your own device: your pictures are not sent anywhere.
        </Text>
      </Stack>
      <Grid column="l">
        {tools.map((tool) => (
          <ToolCard
            key={tool.id}
            tool={tool}
            onUse={() =>
              notify({
                title: `${tool.title} selected`,
                description: 'Loading your tool...',
                type: 'info',
                duration: delays.toolToastShown,
              })
            }
          />
        ))}
      </Grid>
    </Page>
  );
}
