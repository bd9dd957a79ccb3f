import { Button, Heading, Inline, InternalLink, Stack, Surface, Text } from '@verapix/ui';
import { paths } from '../../paths';

/** The way from other people's pictures to one's own. */
export function OwnPicture() {
  return (
    <Surface tone="sunken">
      <Inline justify="space-between" gap="l">
        <Stack gap="xs">
          <Heading level={2} size="card">
            Now a picture of yours
          </Heading>
          <Text tone="textMuted" measure>
            Choose one, compare the result at its real size, and keep it only if it is better. The picture
            stays on your device.
          </Text>
        </Stack>
        <Button asChild size="l" tone="accent" look="solid">
          <InternalLink to={paths.upscaler}>Upscale a picture</InternalLink>
        </Button>
      </Inline>
    </Surface>
  );
}
