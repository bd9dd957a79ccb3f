import { type ComponentProps, useEffect, useRef } from 'react';
import { useLatest } from '../../hooks/use-latest';
import type { Picture, Place } from '../zoom-pan';
import {
  StageStatus,
  usePictureLoad,
  useZoomPan,
  ZoomFigure,
  ZoomPicture,
  ZoomStage,
  ZoomToolbar,
} from '../zoom-pan';
import * as css from './ImageViewer.css';

export interface ImageViewerProps extends Omit<ComponentProps<'figure'>, 'children'>, Picture {
  /** Called when the user has zoomed or panned, with the part in view. */
  onPlaceChange?: (place: Place) => void;
}

/** One picture that can be zoomed and panned. For two of the same scene use `ComparisonSlider`. */
export function ImageViewer({ src, alt, width, height, onPlaceChange, ...rest }: ImageViewerProps) {
  const picture = { src, alt, width, height };
  const zoom = useZoomPan(useRef<HTMLDivElement>(null), picture);
  const load = usePictureLoad(src);
  const { controller } = zoom;
  const publish = useLatest(() => onPlaceChange?.(controller.place()));
  useEffect(() => controller.subscribe(publish), [controller, publish]);
  return (
    <ZoomFigure aria-label="Picture viewer" {...rest} zoom={zoom}>
      <ZoomStage zoom={zoom} picture={picture} className={css.stage}>
        <ZoomPicture picture={picture} load={load} />
        <StageStatus
          status={load.status}
          loadingLabel="Loading the picture"
          failedLabel="This picture could not be loaded."
        />
      </ZoomStage>
      <ZoomToolbar zoom={zoom} />
    </ZoomFigure>
  );
}
