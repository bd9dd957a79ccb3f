import { classNames } from '../../class-names';
import { layer, type Picture, StageStatus, usePictureLoad, worstStatus, ZoomPicture } from '../zoom-pan';
import * as css from './ComparisonSlider.css';
import type { Orientation } from './position';
import type { DividerParts } from './use-divider';

interface SidesProps {
  before: Picture;
  after: Picture;
  beforeLabel: string;
  afterLabel: string;
  orientation: Orientation;
  parts: DividerParts;
}

/** Both pictures, each cut off at the divider and labelled; or what became of them. */
export function Sides({ before, after, beforeLabel, afterLabel, orientation, parts }: SidesProps) {
  const beforeLoad = usePictureLoad(before.src);
  const afterLoad = usePictureLoad(after.src);
  const clip = css.sides[orientation];
  return (
    <>
      <ZoomPicture
        ref={parts.beforeSide}
        picture={before}
        load={beforeLoad}
        className={classNames(layer, clip.before)}
      />
      <ZoomPicture
        ref={parts.afterSide}
        picture={after}
        load={afterLoad}
        className={classNames(layer, clip.after)}
      />
      <span ref={parts.beforeLabel} className={css.label({ side: 'before', orientation })}>
        {beforeLabel}
      </span>
      <span ref={parts.afterLabel} className={css.label({ side: 'after', orientation })}>
        {afterLabel}
      </span>
      <StageStatus
        status={worstStatus(beforeLoad.status, afterLoad.status)}
        loadingLabel="Loading the pictures"
        failedLabel="These pictures could not be loaded."
      />
    </>
  );
}
