import type { ImageStyle } from '@verapix/engines/imagine';
import { Button, Inline, Stack, Text } from '@verapix/ui';
import { useId } from 'react';

/** What each style is called on the page. */
export const styleLabels: Record<ImageStyle, string> = {
  realistic: 'Realistic',
  anime: 'Anime',
  '3d': '3D',
  watercolor: 'Watercolor',
};

interface StylePresetsProps {
  styles: readonly ImageStyle[];
  pressed: ImageStyle | undefined;
  onChange: (style: ImageStyle | undefined) => void;
}

/** At most one style: pressing it again takes it away. */
export function StylePresets({ styles, pressed, onChange }: StylePresetsProps) {
  const id = useId();
  return (
    <Stack gap="xs">
      <Text as="span" size="s" weight="semibold" id={id}>
        Style preset
      </Text>
      <Inline gap="xs" role="group" aria-labelledby={id}>
        {styles.map((style) => (
          <Button
            key={style}
            type="button"
            size="s"
            look={style === pressed ? 'solid' : 'outline'}
            aria-pressed={style === pressed}
            onClick={() => onChange(style === pressed ? undefined : style)}
          >
            {styleLabels[style]}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
