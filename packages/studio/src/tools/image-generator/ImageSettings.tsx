import { imageSizes, imageStyles, styleStrength } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-image-generator';
import * as units from '@verapix/messages/tool-units';
import { RadioGroup, Slider, Stack, Text, TextField, ToggleGroup } from '@verapix/ui';
import { memo } from 'react';
import { type ImageOptions, type ImageSize, seedLimit, styleLabels } from './image-options';

const nameOf = ({ width, height }: ImageSize) => `${width}x${height}`;

const shapeOf = ({ width, height }: ImageSize) =>
  width === height ? messages.square : width > height ? messages.landscape : messages.portrait;

interface Changing {
  change: (changes: Partial<ImageOptions>) => void;
}

interface ImageSettingsProps extends Omit<ImageOptions, 'prompt' | 'negative'>, Changing {
  /** Not every service makes the same picture from the same seed. */
  hasSeed: boolean;
}

/** Style, its strength, size and seed. Each part is rendered again with its own settings only. */
export function ImageSettings({
  style,
  size,
  strength,
  seed,
  isSeedFixed,
  change,
  hasSeed,
}: ImageSettingsProps) {
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Text as="span" size="s" weight="semibold" aria-hidden>
          {messages.style}
        </Text>
        <ToggleGroup
          label={messages.style}
          options={imageStyles.map((each) => ({ value: each, label: styleLabels[each] }))}
          value={style === undefined ? [] : [style]}
          // At most one: another takes its place, and another press on it removes it.
          onValueChange={(styles) => change({ style: styles.find((each) => each !== style) })}
        />
      </Stack>
      <Slider
        label={messages.strength}
        hint={style === undefined ? messages.chooseStyle : undefined}
        disabled={style === undefined}
        min={styleStrength.min}
        max={styleStrength.max}
        step={styleStrength.step}
        value={strength}
        formatValue={(value) => units.percent({ percent: value })}
        onValueChange={(value) => change({ strength: value })}
      />
      <SizeChoice {...{ size, change }} />
      {hasSeed && <SeedField {...{ seed, isSeedFixed, change }} />}
    </Stack>
  );
}

const SizeChoice = memo(function SizeChoice({ size, change }: Pick<ImageOptions, 'size'> & Changing) {
  return (
    <RadioGroup
      variant="segmented"
      columns={3}
      label={messages.size}
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
  );
});

type SeedFieldProps = Pick<ImageOptions, 'seed' | 'isSeedFixed'> & Changing;

const SeedField = memo(function SeedField({ seed, isSeedFixed, change }: SeedFieldProps) {
  return (
    <TextField
      label={messages.seed}
      hint={messages.seedHint}
      inputMode="numeric"
      value={isSeedFixed ? String(seed) : ''}
      onChange={(event) => change(seedOf(event.currentTarget.value))}
    />
  );
});

/** The typed seed. Whatever is no digit is left out. */
function seedOf(typed: string): Pick<ImageOptions, 'seed' | 'isSeedFixed'> {
  const digits = typed.replace(/\D/g, '');
  return { seed: Math.min(seedLimit - 1, Number(digits)), isSeedFixed: digits !== '' };
}
