import type { Background } from '@verapix/engines/background';
import { ColourField, Slider, Stack } from '@verapix/ui';

interface BackgroundFieldsProps {
  background: Background;
  onChange: (background: Background) => void;
  /** What was being changed is settled: the next change is another step. */
  onSettled: () => void;
}

/** What can be set of a background: nothing for none and for a picture. */
export function BackgroundFields({ background, onChange, onSettled }: BackgroundFieldsProps) {
  switch (background.kind) {
    case 'colour':
      return (
        <ColourField
          label="Colour"
          value={background.colour}
          onValueChange={(colour) => onChange({ ...background, colour })}
          onBlur={onSettled}
        />
      );
    case 'gradient':
      return <GradientFields {...{ background, onChange, onSettled }} />;
    case 'blur':
      return (
        <Slider
          label="Blur"
          value={Math.round(background.strength * 100)}
          formatValue={(value) => `${value} %`}
          onValueChange={(percent) => onChange({ ...background, strength: percent / 100 })}
          onValueCommit={onSettled}
        />
      );
    default:
      return null;
  }
}

/** Degrees that one press of an arrow key turns a gradient. */
const angleStep = 15;

function GradientFields({
  background,
  onChange,
  onSettled,
}: BackgroundFieldsProps & { background: Extract<Background, { kind: 'gradient' }> }) {
  return (
    <Stack gap="m">
      <ColourField
        label="From"
        value={background.from}
        onValueChange={(from) => onChange({ ...background, from })}
        onBlur={onSettled}
      />
      <ColourField
        label="To"
        value={background.to}
        onValueChange={(to) => onChange({ ...background, to })}
        onBlur={onSettled}
      />
      <Slider
        label="Direction"
        max={360 - angleStep}
        step={angleStep}
        value={background.angle}
        formatValue={(value) => `${value}°`}
        onValueChange={(angle) => onChange({ ...background, angle })}
        onValueCommit={onSettled}
      />
    </Stack>
  );
}
