import { savedFormatNames, savedFormats, sizePresets } from '@verapix/domain';
import { metadataFormats, place, type SavedPicture } from '@verapix/engines/save-as';
import {
  Accordion,
  Alert,
  Button,
  Grid,
  Icon,
  RadioGroup,
  Select,
  Slider,
  Stack,
  Switch,
  Text,
  TextField,
} from '@verapix/ui';
import { Download, X } from 'lucide-react';
import { formatBytes } from '../../../../content/format';
import { RunFailure } from '../run-controls';
import {
  errorsOf,
  isLimited,
  isPresetAllowed,
  otherSide,
  type PresetId,
  presetBox,
  type SaveOptions,
} from './save-options';
import type { SaveAsState } from './use-save-as';

interface SaveAsProps {
  saveAs: SaveAsState;
}

const pixels = ({ width, height }: { width: number; height: number }) => `${width} × ${height} px`;

/** How the result is saved: format, quality or file size, dimensions and metadata, with the file that they lead to. */
export function SaveAs({ saveAs }: SaveAsProps) {
  const { options, isOpen, setOpen, metadata, picture } = saveAs;
  if (!picture) return null;
  return (
    <Stack gap="m">
      <Accordion.Root value={isOpen ? 'save-as' : ''} onValueChange={(value) => setOpen(value !== '')}>
        <Accordion.Item value="save-as" title={`Save as ${savedFormats[options.format].label}`} level={4}>
          <Stack gap="l">
            <FormatChoice saveAs={saveAs} />
            {savedFormats[options.format].lossy && <QualityChoice saveAs={saveAs} />}
            <SizeChoice saveAs={saveAs} picture={picture} />
            <MetadataSwitch saveAs={saveAs} />
            <Prediction saveAs={saveAs} />
          </Stack>
        </Accordion.Item>
      </Accordion.Root>
      {metadata?.hasCredentials && (
        <Alert tone="info" title="This picture carries content credentials; the result does not.">
          They vouch for the original file, so they are not copied to a changed one.
        </Alert>
      )}
    </Stack>
  );
}

function FormatChoice({ saveAs: { options, change, prediction } }: SaveAsProps) {
  const losesTransparency = !savedFormats[options.format].alpha && prediction.value?.transparent;
  return (
    <RadioGroup
      variant="segmented"
      label="Format"
      hint={losesTransparency ? 'JPG has no transparency: what is transparent becomes white.' : undefined}
      value={options.format}
      options={savedFormatNames.map((name) => ({ value: name, label: savedFormats[name].label }))}
      onValueChange={(format) => change({ format })}
    />
  );
}

/** The quality, or the largest file for which it is searched. */
function QualityChoice({ saveAs: { options, change, maxSidePx } }: SaveAsProps) {
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

type Picture = NonNullable<SaveAsState['picture']>;

function SizeChoice({ saveAs, picture }: SaveAsProps & { picture: Picture }) {
  const { options, change, maxSidePx, settings } = saveAs;
  const presets = sizePresets.map(({ id, label }) => {
    const allowed = isPresetAllowed(id, picture, maxSidePx);
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
      ...(size === 'custom' && { width: String(picture.width), height: String(picture.height) }),
    });
  const made = settings && place(picture, settings.size);
  const isEnlarged = made && (made.width > made.crop.width || made.height > made.crop.height);
  return (
    <Stack gap="m">
      <Select
        label="Dimensions"
        size="m"
        value={options.size}
        options={[
          { value: 'own', label: 'As it is', description: pixels(picture) },
          { value: 'custom', label: 'Custom', description: 'Width and height of your own' },
          ...presets,
        ]}
        onValueChange={choose}
      />
      {options.size === 'custom' && <CustomSize saveAs={saveAs} picture={picture} />}
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
      {isEnlarged && (
        <Alert tone="info" title="This is larger than the result">
          It is enlarged without new detail.
        </Alert>
      )}
    </Stack>
  );
}

function fitHint({ fit, size }: SaveOptions, picture: Picture): string {
  if (fit === 'crop') return 'Fills the dimensions exactly; what is beyond them is cut off.';
  if (size === 'own' || size === 'custom') return 'The picture keeps its proportions.';
  return `Nothing is cut off, so one side may be shorter than ${pixels(presetBox(size as PresetId, picture))}.`;
}

/** The sides of a custom size. While the whole picture is kept, one follows the other. */
function CustomSize({ saveAs: { options, change, maxSidePx }, picture }: SaveAsProps & { picture: Picture }) {
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
            ...(options.fit === 'inside' && { [other]: otherSide(side, value, picture) }),
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

function MetadataSwitch({ saveAs: { options, change, metadata } }: SaveAsProps) {
  const isWritten = metadataFormats.includes(options.format);
  const canBeKept = isWritten && (metadata?.canBeKept ?? false);
  const hints = {
    unwritten: `${savedFormats[options.format].label} files are written without them.`,
    none: 'The original has none that can be kept.',
    found: 'They may say when, where and with which camera the picture was taken.',
  };
  return (
    <Switch
      label="Keep EXIF, GPS and XMP"
      hint={hints[!isWritten ? 'unwritten' : canBeKept ? 'found' : 'none']}
      disabled={!canBeKept}
      checked={canBeKept && options.keepMetadata}
      onCheckedChange={(keepMetadata) => change({ keepMetadata })}
    />
  );
}

/** What is known of the file before it is written. */
function Prediction({ saveAs: { options, prediction, settings } }: SaveAsProps) {
  const { value, failure } = prediction;
  return (
    <>
      <div role="status">
        <Text size="s">{settings ? (value ? describe(value, options) : 'Working out the size…') : ' '}</Text>
      </div>
      <RunFailure failure={failure} />
      {value && <TooLarge predicted={value} maxBytes={settings?.maxBytes} />}
    </>
  );
}

function describe(predicted: SavedPicture, options: SaveOptions): string {
  const { bytes, exact } = predicted;
  const quality = isLimited(options) ? ` at quality ${Math.round(predicted.quality * 100)} %` : '';
  return `${exact ? '' : 'About '}${formatBytes(bytes)}${quality}, ${pixels(predicted)}`;
}

/** Says that the wanted file size is out of reach. */
function TooLarge({ predicted, maxBytes }: { predicted: SavedPicture; maxBytes: number | undefined }) {
  if (maxBytes === undefined || predicted.bytes <= maxBytes) return null;
  const about = predicted.exact ? '' : 'about ';
  return (
    <Alert tone="warning" title={`The file will not be under ${formatBytes(maxBytes)}`} live>
      At the lowest quality it still has {about}
      {formatBytes(predicted.bytes)}. Choose smaller dimensions or another format.
    </Alert>
  );
}

interface SaveButtonProps extends SaveAsProps {
  /** Whether it is the main action. */
  primary: boolean;
  children: string;
}

/** Writes the file and saves it. While a file is written, it can be cancelled. */
export function SaveButton({
  saveAs: { picture, writing, save, settings },
  primary,
  children,
}: SaveButtonProps) {
  return (
    <>
      <RunFailure failure={writing.failure} />
      <Button
        wide
        size="l"
        tone="accent"
        variant={primary ? 'solid' : 'outline'}
        icon={<Icon of={Download} />}
        disabled={!settings || !picture}
        pending={writing.pending}
        pendingLabel="Writing the file"
        onClick={save}
      >
        {children}
      </Button>
      {writing.pending && (
        <Button wide variant="ghost" icon={<Icon of={X} />} onClick={writing.reset}>
          Cancel
        </Button>
      )}
    </>
  );
}
