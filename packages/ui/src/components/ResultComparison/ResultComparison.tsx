import * as messages from '@verapix/messages/ui-pictures';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { Stack } from '../../primitives/Stack';
import { Button } from '../Button';
import { ComparisonSlider } from '../ComparisonSlider';
import { PicturePair } from '../PicturePair';
import { RadioGroup } from '../RadioGroup';
import { Spinner } from '../Spinner';
import {
  createZoomController,
  layer,
  type Picture,
  type Place,
  StageStatus,
  usePictureLoad,
  useZoomPan,
  type ZoomController,
  ZoomFigure,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from '../zoom-pan';
import { picture as pictureClass } from '../zoom-pan/zoom-pan.css';
import { type Amplification, amplifications, writeDifference } from './difference';
import * as css from './ResultComparison.css';

export const comparisonModes = ['divider', 'pair', 'hold', 'difference'] as const;
export type ComparisonMode = (typeof comparisonModes)[number];

/** How two pictures are compared: the mode, and the part that is in view. */
export interface ComparisonView extends Place {
  mode: ComparisonMode;
}

export interface ResultComparisonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The same scene as `after`, in any size with the same aspect ratio. */
  before: Picture;
  after: Picture;
  /** What `before` is: 'Original', or the other result's name. */
  beforeLabel?: string;
  afterLabel?: string;
  /** The view at first. Default: the divider, and all of the picture. */
  initialView?: Partial<ComparisonView>;
  /** Called when the user has chosen a mode, or has zoomed or panned. */
  onViewChange?: (view: ComparisonView) => void;
}

const modeLabels: Record<ComparisonMode, string> = {
  divider: messages.divider,
  pair: messages.sideBySide,
  hold: messages.hold,
  difference: messages.changes,
};

/** Two pictures of one scene, compared in the way that the user chooses. The part in view stays when the way changes. */
export function ResultComparison({
  before,
  after,
  beforeLabel = messages.original,
  afterLabel = messages.result,
  initialView = {},
  onViewChange,
  className,
  ...rest
}: ResultComparisonProps) {
  const [controller] = useState(() => createZoomController(initialView));
  const [mode, setMode] = useState(initialView.mode ?? 'divider');
  const publish = useRef(onViewChange);
  publish.current = onViewChange;
  const lastMode = useRef(mode);
  useEffect(() => {
    if (lastMode.current === mode) return;
    lastMode.current = mode;
    publish.current?.({ mode, ...controller.place() });
  }, [mode, controller]);
  useEffect(() => {
    let last = JSON.stringify(controller.place());
    return controller.subscribe(() => {
      const place = controller.place();
      const next = JSON.stringify(place);
      if (next !== last) publish.current?.({ mode: lastMode.current, ...place });
      last = next;
    });
  }, [controller]);
  const shown = { before, after, beforeLabel, afterLabel, controller };
  return (
    <div {...rest} className={classNames(css.root, className)}>
      <RadioGroup
        variant="segmented"
        label={messages.compare}
        value={mode}
        options={comparisonModes.map((value) => ({ value, label: modeLabels[value] }))}
        onValueChange={setMode}
      />
      {mode === 'divider' && (
        <ComparisonSlider
          {...shown}
          describeValue={(percent) => messages.shownOf({ percent, picture: afterLabel })}
        />
      )}
      {mode === 'pair' && <PicturePair {...shown} />}
      {mode === 'hold' && <HoldView {...shown} />}
      {mode === 'difference' && <DifferenceView {...shown} />}
    </div>
  );
}

interface ViewProps {
  before: Picture;
  after: Picture;
  beforeLabel: string;
  afterLabel: string;
  controller: ZoomController;
}

/** The result, and the other picture in its place while the button or Space is held. */
function HoldView({ before, after, beforeLabel, afterLabel, controller }: ViewProps) {
  const [isHeld, setHeld] = useState(false);
  const zoom = useZoomPan(useRef<HTMLDivElement>(null), after, undefined, controller);
  const beforeLoad = usePictureLoad(before.src);
  const afterLoad = usePictureLoad(after.src);
  const press = (held: boolean) => (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    setHeld(held);
  };
  return (
    <Stack gap="s">
      <ZoomFigure zoom={zoom} aria-label={messages.eitherPicture({ before: beforeLabel, after: afterLabel })}>
        <ZoomStage zoom={zoom} picture={after} className={css.stage}>
          <ZoomPicture picture={after} load={afterLoad} aria-hidden={isHeld} />
          <ZoomPicture
            picture={before}
            load={beforeLoad}
            aria-hidden={!isHeld}
            className={classNames(layer, css.over)}
            data-shown={isHeld || undefined}
          />
          <StageStatus
            status={afterLoad.status}
            loadingLabel={messages.loadingPicture}
            failedLabel={messages.pictureFailed}
          />
        </ZoomStage>
        <ZoomToolbar zoom={zoom} />
      </ZoomFigure>
      <Button
        wide
        aria-pressed={isHeld}
        className={css.hold}
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => setHeld(false)}
        onPointerLeave={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onKeyDown={press(true)}
        onKeyUp={press(false)}
        onBlur={() => setHeld(false)}
        onContextMenu={(event) => event.preventDefault()}
      >
        {(isHeld ? messages.showing : messages.holdToSee)({ picture: beforeLabel })}
      </Button>
    </Stack>
  );
}

/** No side of the difference is longer: it is looked at, and made again for each amplification. */
const differenceMaxSide = 1600;

/** What differs, bright on black. */
function DifferenceView({ before, after, beforeLabel, afterLabel, controller }: ViewProps) {
  const [amplification, setAmplification] = useState<Amplification>(4);
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading');
  const canvas = useRef<HTMLCanvasElement>(null);
  const zoom = useZoomPan(useRef<HTMLDivElement>(null), after, undefined, controller);
  const { width, height } = after;
  useEffect(() => {
    let isStale = false;
    const draw = async () => {
      const scale = Math.min(1, differenceMaxSide / Math.max(width, height));
      const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
      const [one, other] = await Promise.all([pixelsOf(before.src, size), pixelsOf(after.src, size)]);
      if (isStale || !canvas.current) return;
      writeDifference(one.data, other.data, amplification);
      Object.assign(canvas.current, size);
      canvas.current.getContext('2d')?.putImageData(one, 0, 0);
      setStatus('ready');
    };
    draw().catch(() => !isStale && setStatus('failed'));
    return () => {
      isStale = true;
    };
  }, [before.src, after.src, width, height, amplification]);
  return (
    <Stack gap="s">
      <ZoomFigure zoom={zoom} aria-label={messages.difference({ before: beforeLabel, after: afterLabel })}>
        <ZoomStage zoom={zoom} picture={after} className={css.stage}>
          <div className={layer}>
            <canvas
              ref={canvas}
              role="img"
              aria-label={messages.differenceAlt({ before: beforeLabel, after: afterLabel })}
              className={pictureClass}
              data-status={status}
            />
          </div>
          {status === 'loading' && <Spinner label={messages.comparing} />}
          {status === 'failed' && (
            <StageStatus status="failed" loadingLabel="" failedLabel={messages.comparisonFailed} />
          )}
        </ZoomStage>
        <ZoomToolbar zoom={zoom} />
      </ZoomFigure>
      <RadioGroup
        variant="segmented"
        label={messages.amplified}
        hint={messages.amplifiedHint}
        value={String(amplification)}
        options={amplifications.map((value) => ({ value: String(value), label: `${value}×` }))}
        onValueChange={(value) =>
          setAmplification(amplifications.find((candidate) => String(candidate) === value) ?? 4)
        }
      />
    </Stack>
  );
}

/** The pixels of a picture in a given size. Rejects if it cannot be loaded. */
async function pixelsOf(src: string, { width, height }: { width: number; height: number }) {
  const image = new Image();
  image.src = src;
  await image.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('The browser gave no canvas to compare the pictures on.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
