import { decodeMaxPixels, type Problem, pictureAccept } from '@verapix/domain';
import type { PictureSource } from '@verapix/engines';
import { pictureFormatsInWords } from '@verapix/engines/format-names';
import {
  type Background,
  type BackgroundKind,
  backgroundKinds,
  type Composer,
  type CutOutOutput,
  editValues,
} from '@verapix/engines/background';
import type { InspectOutcome } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-background';
import * as units from '@verapix/messages/tool-units';
import {
  Button,
  ColourField,
  createMask,
  Icon,
  Inline,
  isMarked,
  type MaskMode,
  RadioGroup,
  Slider,
  Stack,
  Switch,
  Text,
  ToolPanel,
  UndoButtons,
} from '@verapix/ui';
import { Brush, Eraser, ImagePlus, PaintbrushVertical } from 'lucide-react';
import { type ComponentType, useMemo, useState } from 'react';
import { formatMegapixels } from '@verapix/messages/formats/sizes';
import { useObjectUrl } from '../../lib/object-url';
import { FileButton } from '../../workspace/FileButton';
import * as PictureWorkspace from '../../workspace/PictureWorkspace';
import { RunFailure } from '../../workspace/run-controls';
import type { SelectingEditorProps } from '../../workspace/selection/SelectingEditor';
import { type CompositionHistory, useComposed } from './use-composition';

interface CompositionProps {
  history: CompositionHistory;
}

/** Of the subject's longer side: as shops want their product shots. */
const initialMargin = 0.08;

interface CompositionControlsProps extends CompositionProps {
  /** Checks a picture that is to be the background. */
  inspect: (file: File) => Promise<InspectOutcome<PictureSource>>;
  result: CutOutOutput;
  /** Opens the brush. */
  onBrush: () => void;
}

/** The background, and the subject's edge and shadow. Changes show at once, without another run. */
export function CompositionControls({ history, result, inspect, onBrush }: CompositionControlsProps) {
  const { settings, change, endStep } = history;
  /** In pixels: 1 % of the longer side, and at least 6. */
  const maxSoftness = Math.max(6, Math.round(Math.max(result.width, result.height) / 100));
  return (
    <Stack gap="l">
      <BackgroundChoice history={history} inspect={inspect} />
      <Slider
        label={messages.softEdge}
        max={maxSoftness}
        value={settings.softness}
        formatValue={(value) => `${value} px`}
        onValueChange={(softness) => change({ softness }, 'softness')}
        onValueCommit={endStep}
      />
      <Slider
        label={messages.shadow}
        value={Math.round(settings.shadow * 100)}
        formatValue={(value) => units.percent({ percent: value })}
        onValueChange={(percent) => change({ shadow: percent / 100 }, 'shadow')}
        onValueCommit={endStep}
      />
      <Stack gap="s">
        <Switch
          label={messages.crop}
          checked={settings.margin !== undefined}
          onCheckedChange={(crops) => {
            change({ margin: crops ? initialMargin : undefined }, 'crop');
            endStep();
          }}
        />
        {settings.margin !== undefined && (
          <Slider
            label={messages.margin}
            max={50}
            value={Math.round(settings.margin * 100)}
            formatValue={(value) => units.percent({ percent: value })}
            onValueChange={(percent) => change({ margin: percent / 100 }, 'margin')}
            onValueCommit={endStep}
          />
        )}
      </Stack>
      <Inline justify="space-between">
        <Button icon={<Icon of={Brush} />} onClick={onBrush}>
          {messages.touchUp}
        </Button>
        <Inline gap="xxs">
          <UndoButtons
            canUndo={history.canUndo}
            canRedo={history.canRedo}
            onUndo={history.undo}
            onRedo={history.redo}
          />
        </Inline>
      </Inline>
    </Stack>
  );
}

function BackgroundChoice({ history, inspect }: Pick<CompositionControlsProps, 'history' | 'inspect'>) {
  const { settings, change, endStep } = history;
  /** The kind `picture` is selected, but no picture has been chosen yet. */
  const [waitsForPicture, setWaitsForPicture] = useState(false);
  const { kind } = settings.background;
  const choose = (next: BackgroundKind) => {
    setWaitsForPicture(next === 'picture');
    if (next !== 'picture' && next !== kind) change({ background: initialBackgrounds[next] }, `kind ${next}`);
    endStep();
  };
  const choosePicture = (file: File) => {
    setWaitsForPicture(false);
    change({ background: { kind: 'picture', file } }, `picture ${file.name}`);
    endStep();
  };
  return (
    <Stack gap="m">
      <RadioGroup
        variant="segmented"
        columns={3}
        label={messages.behind}
        value={waitsForPicture ? 'picture' : kind}
        options={backgroundKinds.map((value) => ({ value, label: backgroundLabels[value] }))}
        onValueChange={choose}
      />
      {waitsForPicture || kind === 'picture' ? (
        <BackgroundPicture inspect={inspect} isChosen={kind === 'picture'} onChoose={choosePicture} />
      ) : (
        <BackgroundFields history={history} />
      )}
    </Stack>
  );
}

const backgroundLabels: Record<BackgroundKind, string> = {
  none: messages.none,
  colour: messages.colour,
  gradient: messages.gradient,
  picture: messages.picture,
  blur: messages.blur,
};

/** What each kind starts with: plain backgrounds that suit most subjects. A picture has to be chosen first. */
const initialBackgrounds: Record<Exclude<BackgroundKind, 'picture'>, Background> = {
  none: { kind: 'none' },
  colour: { kind: 'colour', colour: '#ffffff' },
  gradient: { kind: 'gradient', from: '#8fa3b8', to: '#eef2f6', angle: 0 },
  blur: { kind: 'blur', strength: 0.4 },
};

/** The settings of a background. `none` and `picture` have none. */
function BackgroundFields({ history: { settings, change, endStep } }: CompositionProps) {
  const { background } = settings;
  const edit = (next: Background) => change({ background: next }, `edit ${next.kind}`);
  switch (background.kind) {
    case 'colour':
      return (
        <ColourField
          label={messages.colour}
          value={background.colour}
          onValueChange={(colour) => edit({ ...background, colour })}
          onBlur={endStep}
        />
      );
    case 'gradient':
      return (
        <Stack gap="m">
          <ColourField
            label={messages.from}
            value={background.from}
            onValueChange={(from) => edit({ ...background, from })}
            onBlur={endStep}
          />
          <ColourField
            label={messages.to}
            value={background.to}
            onValueChange={(to) => edit({ ...background, to })}
            onBlur={endStep}
          />
          <Slider
            label={messages.direction}
            max={345}
            step={15}
            value={background.angle}
            formatValue={(value) => `${value}°`}
            onValueChange={(angle) => edit({ ...background, angle })}
            onValueCommit={endStep}
          />
        </Stack>
      );
    case 'blur':
      return (
        <Slider
          label={messages.blur}
          value={Math.round(background.strength * 100)}
          formatValue={(value) => units.percent({ percent: value })}
          onValueChange={(percent) => edit({ ...background, strength: percent / 100 })}
          onValueCommit={endStep}
        />
      );
    default:
      return null;
  }
}

interface BackgroundPictureProps extends Pick<CompositionControlsProps, 'inspect'> {
  isChosen: boolean;
  onChoose: (file: File) => void;
}

/** Takes a picture as the background, with the same checks as the first picture. */
function BackgroundPicture({ isChosen, inspect, onChoose }: BackgroundPictureProps) {
  const [rejection, setRejection] = useState<Problem>();
  const take = async (file: File) => {
    const found = await inspect(file);
    if (found.ok) onChoose(found.source.file);
    setRejection(found.ok ? undefined : found.rejection);
  };
  return (
    <Stack gap="s">
      <FileButton
        icon={<Icon of={ImagePlus} />}
        fileLabel={messages.backgroundPicture}
        accept={pictureAccept}
        onFile={take}
      >
        {isChosen ? messages.chooseAnother : messages.choosePicture}
      </FileButton>
      <Text size="s" tone="textMuted">
        {messages.pictureHint({ pictureFormatsInWords, megapixels: formatMegapixels(decodeMaxPixels) })}
      </Text>
      <RunFailure failure={rejection} />
    </Stack>
  );
}

const modes: readonly [MaskMode, MaskMode] = [
  { value: editValues.erased, label: messages.erase, icon: Eraser, done: messages.erased },
  { value: editValues.restored, label: messages.restore, icon: PaintbrushVertical, done: messages.restored },
];

/** Of an object that is kept alone. */
const kept = { inside: editValues.restored, beside: editValues.erased };

/** An object URL of the blob, or of the blob before until there is one: the picture never goes blank. */
function useLastUrl(blob: Blob | undefined): string {
  const url = useObjectUrl(blob);
  const [last, setLast] = useState('');
  if (url !== undefined && url !== last) setLast(url);
  return url ?? last;
}

interface TouchUpProps extends CompositionProps {
  original: Blob;
  /** The picture's name. */
  name: string;
  result: CutOutOutput;
  composer: Composer | undefined;
  /** Where it is corrected. */
  Editor: ComponentType<SelectingEditorProps>;
  onDone: () => void;
}

/** Corrects the cut-out by hand. The corrections become one step of the composition when the user is done. */
export function TouchUp({ name, original, result, composer, history, Editor, onDone }: TouchUpProps) {
  const { settings, change, endStep } = history;
  const { width, height } = result;
  const [mask, setMask] = useState(() => settings.edits ?? createMask(width, height));
  const draft = useMemo(() => ({ ...settings, edits: mask }), [settings, mask]);
  const view = useComposed(composer?.brushView, draft);
  const src = useLastUrl(view.result);
  const finish = () => {
    const edits = isMarked(mask) ? mask : undefined;
    if (edits !== settings.edits) change({ edits }, 'edits');
    endStep();
    onDone();
  };
  return (
    <>
      <PictureWorkspace.Stage label={messages.picture}>
        <Editor
          picture={original}
          keeps={kept}
          alt={messages.faint({ name })}
          {...{ src, width, height, modes }}
          value={mask}
          onChange={setMask}
          shows="stroke"
          startsFull
        />
      </PictureWorkspace.Stage>
      <ToolPanel.Controls level={3} label={messages.touchUp}>
        <RunFailure failure={view.failure} />
        <Stack gap="s">
          <Text size="s">{messages.eraseText}</Text>
          <Text size="s">{messages.restoreText}</Text>
          <Text size="s">{messages.regionText}</Text>
        </Stack>
      </ToolPanel.Controls>
      <ToolPanel.Actions>
        <Button wide size="l" tone="accent" variant="solid" onClick={finish}>
          {messages.done}
        </Button>
      </ToolPanel.Actions>
      <ToolPanel.More>
        <Button wide variant="ghost" onClick={onDone}>
          {messages.leave}
        </Button>
      </ToolPanel.More>
    </>
  );
}
