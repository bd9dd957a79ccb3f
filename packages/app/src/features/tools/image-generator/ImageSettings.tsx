import { imageSizes, styleStrength } from '@verapix/domain';
import { type ImageStyle, imageStyles } from '@verapix/engines/image-generator';
import { Button, Inline, RadioGroup, Slider, Stack, Text } from '@verapix/ui';
import { useId } from 'react';
import { type ImageOptions, type ImageSize, styleLabels } from './image-options';

const nameOf = ({ width, height }: ImageSize) => `${width}x${height}`;

const shapeOf = ({ width, height }: ImageSize) =>
  width === height ? 'square' : width > height ? 'landscape' : 'portrait';

/** Style, its strength, and the size of the picture. */
export function ImageSettings({
  options: { style, size, strength },
  change,
}: {
  options: ImageOptions;
  change: (changes: Partial<ImageOptions>) => void;
}) {
  return (
    <Stack gap="l">
      <StylePresets
        styles={imageStyles}
        pressed={style}
        onChange={(next: ImageStyle | undefined) => change({ style: next })}
      />
      <Slider
        label="Style strength"
        hint={style === undefined ? 'Choose a style first.' : undefined}
        disabled={style === undefined}
        min={styleStrength.min}
        max={styleStrength.max}
        step={styleStrength.step}
        value={strength}
        formatValue={(value) => `${value} %`}
        onValueChange={(value) => change({ strength: value })}
      />
      <RadioGroup
        label="Image size"
        value={nameOf(size)}
        options={imageSizes.map((each) => ({
          value: nameOf(each),
          label: `${each.width} × ${each.height}`,
          description: shapeOf(each),
        }))}
        onValueChange={(name) => {
          const chosen = imageSizes.find((each) => nameOf(each) === name);
          if (chosen) change({ size: chosen });
        }}
      />
    </Stack>
  );
}

interface StylePresetsProps {
  styles: readonly ImageStyle[];
  pressed: ImageStyle | undefined;
  onChange: (style: ImageStyle | undefined) => void;
}

/** At most one style. Another press on it removes it. */
function StylePresets({ styles, pressed, onChange }: StylePresetsProps) {
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
            variant={style === pressed ? 'solid' : 'outline'}
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
