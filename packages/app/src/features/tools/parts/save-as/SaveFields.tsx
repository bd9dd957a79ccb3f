import { savedFormats, sizePresets } from '@verapix/domain';
import { metadataFormats } from '@verapix/engines/save-as';
import { Grid, RadioGroup, Select, Slider, Stack, Switch, TextField } from '@verapix/ui';
import type { ReactNode } from 'react';
import {
  type Dimensions,
  errorsOf,
  isPresetAllowed,
  otherSide,
  type PresetId,
  presetBox,
  type SaveOptions,
} from './save-options';

interface OptionProps {
  options: SaveOptions;
  change: (changes: Partial<SaveOptions>) => void;
}

interface SizeProps extends OptionProps {
  /** Of a side, in pixels. */
  maxSidePx: number;
  /** The picture that is saved; absent for several, which may differ in their dimensions. */
  picture?: Dimensions | undefined;
}

interface SaveFieldsProps extends SizeProps {
  /** Whether the original has metadata that can be kept; `unknown` of several originals. */
  metadata: 'found' | 'none' | 'unknown';
  /** Something about the dimensions. */
  children?: ReactNode;
}

const pixels = ({ width, height }: Dimensions) => `${width} × ${height} px`;

/** The choices of a format: quality or file size, dimensions and metadata. For one picture, or for several. */
export function SaveFields({ metadata, children, ...size }: SaveFieldsProps) {
  const { options, change } = size;
  return (
    <>
      {savedFormats[options.format].lossy && <QualityChoice {...size} />}
      <Stack gap="m">
        <SizeChoice {...size} />
        {children}
      </Stack>
      <MetadataSwitch {...{ options, change, metadata }} />
    </>
  );
}

/** The quality, or the largest file for which it is searched. */
function QualityChoice({ options, change, maxSidePx }: SizeProps) {
  const { maxKilobytes: error } = errorsOf(options, maxSidePx);
  return (
    <Stack gap="m">
      <RadioGroup
        variant="segmented"
        label="Choose by"
        value={options.limits}
        options={[
          { value: 'quality', label: 'Quality' },
          { value: 'bytes', label: 'File size' },
        ]}
        onValueChange={(limits) => change({ limits })}
      />
      {options.limits === 'quality' ? (
        <Slider
          label="Quality"
          min={10}
          max={100}
          step={1}
          value={Math.round(options.quality * 100)}
          formatValue={(value) => `${value} %`}
          onValueChange={(value) => change({ quality: value / 100 })}
        />
      ) : (
        <TextField
          label="At most"
          hint="The best quality that stays below is used."
          inputMode="numeric"
          autoComplete="off"
          size="m"
          end="kB"
          value={options.maxKilobytes}
          {...(error !== undefined && { error })}
          onChange={({ target }) => change({ maxKilobytes: target.value })}
        />
      )}
    </Stack>
  );
}

/** Of a custom size, before it is typed, for pictures of any dimensions. */
const firstSidePx = 2048;

function SizeChoice({ options, change, maxSidePx, picture }: SizeProps) {
  const presets = sizePresets.map(({ id, label }) => {
    const allowed = isPresetAllowed(id, maxSidePx);
    const size = pixels(presetBox(id, picture));
    return {
      value: id as SaveOptions['size'],
      label,
      description: allowed ? size : `${size}: your plan goes up to ${maxSidePx} px`,
      disabled: !allowed,
    };
  });
  const choose = (size: SaveOptions['size']) =>
    change({
      size,
      ...(size === 'custom' && {
        width: String(picture?.width ?? firstSidePx),
        height: String(picture?.height ?? firstSidePx),
      }),
    });
  return (
    <>
      <Select
        label="Dimensions"
        size="m"
        value={options.size}
        options={[
          picture
            ? { value: 'own', label: 'As it is', description: pixels(picture) }
            : { value: 'own', label: 'As they are', description: 'Each in its own dimensions' },
          { value: 'custom', label: 'Custom', description: 'Width and height of your own' },
          ...presets,
        ]}
        onValueChange={choose}
      />
      {options.size === 'custom' && <CustomSize {...{ options, change, maxSidePx, picture }} />}
      {options.size !== 'own' && (
        <RadioGroup
          variant="segmented"
          label="Fit"
          hint={fitHint(options, picture)}
          value={options.fit}
          options={[
            { value: 'inside', label: 'Whole picture' },
            { value: 'crop', label: 'Crop to fill' },
          ]}
          onValueChange={(fit) => change({ fit })}
        />
      )}
    </>
  );
}

function fitHint({ fit, size }: SaveOptions, picture: Dimensions | undefined): string {
  if (fit === 'crop') return 'Fills the dimensions exactly; what is beyond them is cut off.';
  if (!picture)
    return 'Nothing is cut off, so one side may be shorter. Smaller pictures are enlarged without new detail.';
  if (size === 'own' || size === 'custom') return 'The picture keeps its proportions.';
  return `Nothing is cut off, so one side may be shorter than ${pixels(presetBox(size as PresetId, picture))}.`;
}

/** The sides of a custom size. While the whole of one picture is kept, one follows the other. */
function CustomSize({ options, change, maxSidePx, picture }: SizeProps) {
  const errors = errorsOf(options, maxSidePx);
  const field = (side: 'width' | 'height', label: string) => {
    const other = side === 'width' ? 'height' : 'width';
    const error = errors[side];
    return (
      <TextField
        label={label}
        inputMode="numeric"
        autoComplete="off"
        size="m"
        end="px"
        value={options[side]}
        {...(error !== undefined && { error })}
        onChange={({ target: { value } }) =>
          change({
            [side]: value,
            ...(picture && options.fit === 'inside' && { [other]: otherSide(side, value, picture) }),
          })
        }
      />
    );
  };
  return (
    <Grid column="s" gap="s">
      {field('width', 'Width')}
      {field('height', 'Height')}
    </Grid>
  );
}

function MetadataSwitch({ options, change, metadata }: OptionProps & Pick<SaveFieldsProps, 'metadata'>) {
  const isWritten = metadataFormats.includes(options.format);
  const canBeKept = isWritten && metadata !== 'none';
  const hints = {
    unwritten: `${savedFormats[options.format].label} files are written without them.`,
    none: 'The original has none that can be kept.',
    found: 'They may say when, where and with which camera the picture was taken.',
    unknown: 'Where the original has them. They may say when, where and with which camera it was taken.',
  };
  return (
    <Switch
      label="Keep EXIF, GPS and XMP"
      hint={hints[isWritten ? metadata : 'unwritten']}
      disabled={!canBeKept}
      checked={canBeKept && options.keepMetadata}
      onCheckedChange={(keepMetadata) => change({ keepMetadata })}
    />
  );
}
