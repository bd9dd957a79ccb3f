import { savedFormats, sizePresets } from '@verapix/domain';
import { sizePresetNames } from '@verapix/engines/option-names';
import { metadataFormats } from '@verapix/engines/save-as';
import * as messages from '@verapix/messages/tool-save-as';
import * as units from '@verapix/messages/tool-units';
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
        label={messages.chooseBy}
        value={options.limits}
        options={[
          { value: 'quality', label: messages.quality },
          { value: 'bytes', label: messages.fileSize },
        ]}
        onValueChange={(limits) => change({ limits })}
      />
      {options.limits === 'quality' ? (
        <Slider
          label={messages.quality}
          min={10}
          max={100}
          step={1}
          value={Math.round(options.quality * 100)}
          formatValue={(percent) => units.percent({ percent })}
          onValueChange={(value) => change({ quality: value / 100 })}
        />
      ) : (
        <TextField
          label={messages.atMost}
          hint={messages.atMostHint}
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
  const presets = sizePresets.map(({ id }) => {
    const label = sizePresetNames[id];
    const allowed = isPresetAllowed(id, maxSidePx);
    const size = units.pixelSize(presetBox(id, picture));
    return {
      value: id as SaveOptions['size'],
      label,
      description: allowed ? size : messages.presetTooLarge({ size, max: maxSidePx }),
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
        label={messages.dimensions}
        size="m"
        value={options.size}
        options={[
          picture
            ? { value: 'own', label: messages.asItIs, description: units.pixelSize(picture) }
            : { value: 'own', label: messages.asTheyAre, description: messages.asTheyAreDescription },
          { value: 'custom', label: messages.custom, description: messages.customDescription },
          ...presets,
        ]}
        onValueChange={choose}
      />
      {options.size === 'custom' && <CustomSize {...{ options, change, maxSidePx, picture }} />}
      {options.size !== 'own' && (
        <RadioGroup
          variant="segmented"
          label={messages.fit}
          hint={fitHint(options, picture)}
          value={options.fit}
          options={[
            { value: 'inside', label: messages.wholePicture },
            { value: 'crop', label: messages.cropToFill },
          ]}
          onValueChange={(fit) => change({ fit })}
        />
      )}
    </>
  );
}

function fitHint({ fit, size }: SaveOptions, picture: Dimensions | undefined): string {
  if (fit === 'crop') return messages.cropHint;
  if (!picture) return messages.severalInsideHint;
  if (size === 'own' || size === 'custom') return messages.customInsideHint;
  return messages.presetInsideHint({ size: units.pixelSize(presetBox(size as PresetId, picture)) });
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
      {field('width', messages.width)}
      {field('height', messages.height)}
    </Grid>
  );
}

function MetadataSwitch({ options, change, metadata }: OptionProps & Pick<SaveFieldsProps, 'metadata'>) {
  const isWritten = metadataFormats.includes(options.format);
  const canBeKept = isWritten && metadata !== 'none';
  const hints = {
    unwritten: messages.metadataUnwritten({ format: savedFormats[options.format].label }),
    none: messages.metadataNone,
    found: messages.metadataFound,
    unknown: messages.metadataUnknown,
  };
  return (
    <Switch
      label={messages.keepMetadata}
      hint={hints[isWritten ? metadata : 'unwritten']}
      disabled={!canBeKept}
      checked={canBeKept && options.keepMetadata}
      onCheckedChange={(keepMetadata) => change({ keepMetadata })}
    />
  );
}
