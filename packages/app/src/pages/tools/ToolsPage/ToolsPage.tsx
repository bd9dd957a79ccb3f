import { Heading, Stack, Text } from '@verapix/ui';
import { Page } from '../../../shell/Page';
import { ToolCards } from '../ToolCards';

/** `/tools`: the seven tools. */
export function ToolsPage() {
  return (
    <Page title="Tools">
      <Stack gap="s">
        <Heading level={1} size="title">
          Seven tools for pictures
        </Heading>
        <Text size="l" tone="textMuted" measure>
          Each one works on your own device: your pictures are not sent anywhere.
        </Text>
      </Stack>
      <ToolCards level={2} />
    </Page>
  );
}
