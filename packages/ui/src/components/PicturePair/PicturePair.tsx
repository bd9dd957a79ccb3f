import { type ComponentProps, useId, useRef } from 'react';
import type { Picture } from '../zoom-pan';
import {
  StageStatus,
  usePictureLoad,
  useZoomPan,
  ZoomFigure,
  type ZoomPan,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from '../zoom-pan';
import { BitmapPicture } from './BitmapPicture';
import * as css from './PicturePair.css';

/** A picture of the pair: at an address, or as pixels that change often. */
export interface PairedPicture extends Picture {
  /** Shows instead of `src`: for what is drawn anew at every move of a slider. Close it once another one shows. */
  bitmap?: ImageBitmap | undefined;
}

export interface PicturePairProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** As it was. Its proportions are those of both. */
  before: PairedPicture;
  /** As it is now: the same scene in the same proportions. */
  after: PairedPicture;
  beforeLabel?: string;
  afterLabel?: string;
}

/** Two pictures of one scene side by side, on phones one above the other. Both zoom and pan as one. */
export function PicturePair({
  before,
  after,
  beforeLabel = 'Original',
  afterLabel = 'Result',
  ...rest
}: PicturePairProps) {
  const size = { width: before.width, height: before.height };
  const first = useZoomPan(useRef<HTMLDivElement>(null), size);
  const second = useZoomPan(useRef<HTMLDivElement>(null), size, undefined, first.controller);
  return (
    <ZoomFigure aria-label={`${beforeLabel} and ${afterLabel}`} {...rest} zoom={first}>
      <div className={css.pair}>
        <Side zoom={first} picture={before} size={size} label={beforeLabel} />
        <Side zoom={second} picture={after} size={size} label={afterLabel} />
      </div>
      <ZoomToolbar zoom={first} />
    </ZoomFigure>
  );
}

interface SideProps {
  zoom: ZoomPan;
  picture: PairedPicture;
  /** What the stage is measured by. */
  size: { width: number; height: number };
  label: string;
}

function Side({ zoom, picture, size, label }: SideProps) {
  const captionId = useId();
  const load = usePictureLoad(picture.src);
  return (
    <ZoomFigure zoom={zoom} aria-labelledby={captionId}>
      <figcaption id={captionId} className={css.caption}>
        {label}
      </figcaption>
      <ZoomStage zoom={zoom} picture={size} className={css.stage}>
        {picture.bitmap ? (
          <BitmapPicture bitmap={picture.bitmap} alt={picture.alt} />
        ) : (
          <>
            <ZoomPicture picture={picture} load={load} />
            <StageStatus
              status={load.status}
              loadingLabel="Loading the picture"
              failedLabel="This picture could not be loaded."
            />
          </>
        )}
      </ZoomStage>
    </ZoomFigure>
  );
}
