import { decodeMaxPixels, pictureAccept, pictureFormatsInWords, uploadMaxBytes } from '@verapix/domain';
import { inspectPicture, type PictureRejection } from '@verapix/engines';
import {
  type Background,
  type BackgroundKind,
  backgroundKinds,
  type Composition,
  type CutOutOutput,
} from '@verapix/engines/background';
import {
  Alert,
  Button,
  ColourField,
  Icon,
  IconButton,
  Inline,
  RadioGroup,
  Slider,
  Stack,
  Text,
} from '@verapix/ui';
import { Brush, ImagePlus, Redo2, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatBytes } from '../../../content/format';
import type { History } from '../../../lib/use-history';

interface CompositionControlsProps {
  composition: History<Composition>;
  result: CutOutOutput;
  /** Opens the brush. */
  onBrush: () => void;
}

/** The background, and the subject's edge and shadow. Changes show at once, without another run. */
export function CompositionControls({ composition, result, onBrush }: CompositionControlsProps) {
  const { now, change, settle } = composition;
  return (
    <Stack gap="l">
      <BackgroundChoice composition={composition} />
      <Slider
        label="Soft edge"
        max={maxSoftness(result)}
        value={now.softness}
        formatValue={(value) => `${value} px`}
        onValueChange={(softness) => change({ softness }, 'softness')}
        onValueCommit={settle}
      />
      <Slider
        label="Shadow"
        value={Math.round(now.shadow * 100)}
        formatValue={(value) => `${value} %`}
        onValueChange={(percent) => change({ shadow: percent / 100 }, 'shadow')}
        onValueCommit={settle}
      />
      <Inline justify="space-between">
        <Button icon={<Icon of={Brush} />} onClick={onBrush}>
          Erase or restore
        </Button>
        <Inline gap="xxs">
          <IconButton
            label="Undo"
            icon={<Icon of={Undo2} />}
            aria-disabled={!composition.canUndo}
            onClick={composition.undo}
          />
          <IconButton
            label="Redo"
            icon={<Icon of={Redo2} />}
            aria-disabled={!composition.canRedo}
            onClick={composition.redo}
          />
        </Inline>
      </Inline>
    </Stack>
  );
}

function BackgroundChoice({ composition: { now, change, settle } }: { composition: History<Composition> }) {
  /** The kind `picture` is selected, but no picture has been chosen yet. */
  const [waitsForPicture, setWaitsForPicture] = useState(false);
  const { kind } = now.background;
  const choose = (next: BackgroundKind) => {
    setWaitsForPicture(next === 'picture');
    if (next !== 'picture' && next !== kind) change({ background: initialBackgrounds[next] }, `kind ${next}`);
    settle();
  };
  return (
    <Stack gap="m">
      <RadioGroup
        variant="segmented"
        columns={3}
        label="Behind the subject"
        value={waitsForPicture ? 'picture' : kind}
        options={backgroundKinds.map((value) => ({ value, label: backgroundLabels[value] }))}
        onValueChange={choose}
      />
      {waitsForPicture || kind === 'picture' ? (
        <ChooseBackground
          chosen={kind === 'picture'}
          onChosen={(file) => {
            setWaitsForPicture(false);
            change({ background: { kind: 'picture', file } }, `picture ${file.name}`);
            settle();
          }}
        />
      ) : (
        <BackgroundFields
          background={now.background}
          onChange={(background) => change({ background }, `edit ${background.kind}`)}
          onSettled={settle}
        />
      )}
    </Stack>
  );
}

const backgroundLabels: Record<BackgroundKind, string> = {
  none: 'None',
  colour: 'Colour',
  gradient: 'Gradient',
  picture: 'Picture',
  blur: 'Blur',
};

/** What each kind starts with: plain backgrounds that suit most subjects. A picture has to be chosen first. */
const initialBackgrounds: Record<Exclude<BackgroundKind, 'picture'>, Background> = {
  none: { kind: 'none' },
  colour: { kind: 'colour', colour: '#ffffff' },
  gradient: { kind: 'gradient', from: '#8fa3b8', to: '#eef2f6', angle: 0 },
  blur: { kind: 'blur', strength: 0.4 },
};

/** The widest soft edge on offer, in pixels: 1 % of the longer side. */
function maxSoftness({ width, height }: { width: number; height: number }): number {
  return Math.max(6, Math.round(Math.max(width, height) / 100));
}

interface BackgroundFieldsProps {
  background: Background;
  onChange: (background: Background) => void;
  /** A continuous change has ended. */
  onSettled: () => void;
}

/** The settings of a background. `none` and `picture` have none. */
function BackgroundFields({ background, onChange, onSettled }: BackgroundFieldsProps) {
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

/** Degrees by which an arrow key turns a gradient. */
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

interface ChooseBackgroundProps {
  /** Whether a picture is already the background. */
  chosen: boolean;
  onChosen: (file: File) => void;
}

/** Takes a picture as the background, with the same checks as the first picture. */
function ChooseBackground({ chosen, onChosen }: ChooseBackgroundProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [rejection, setRejection] = useState<PictureRejection>();
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    const found = await inspectPicture(files, { maxBytes: uploadMaxBytes, maxPixels: decodeMaxPixels });
    setRejection(found.ok ? undefined : found.rejection);
    if (found.ok) onChosen(found.picture.file);
  };
  return (
    <Stack gap="s">
      <input
        ref={picker}
        type="file"
        hidden
        aria-label="Background picture"
        accept={pictureAccept}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          currentTarget.value = '';
          void take(files);
        }}
      />
      <Button icon={<Icon of={ImagePlus} />} onClick={() => picker.current?.click()}>
        {chosen ? 'Choose another picture' : 'Choose a picture'}
      </Button>
      <Text size="s" tone="textMuted">
        {pictureFormatsInWords}, up to {formatBytes(uploadMaxBytes)}. It fills the area and is cut at its
        sides.
      </Text>
      {rejection && (
        <Alert tone="danger" title={rejection.message} live>
          {rejection.fix}
        </Alert>
      )}
    </Stack>
  );
}
