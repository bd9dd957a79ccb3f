import type { ComponentProps } from 'react';
import type { Picture } from './stage';
import type { PictureLoad } from './use-picture-load';
import * as css from './zoom-pan.css';

export interface ZoomPictureProps extends ComponentProps<'div'> {
  picture: Picture;
  load: PictureLoad;
}

/** One picture as its stage's view shows it. The rest of the props go to its layer. */
export function ZoomPicture({ picture, load, className = css.layer, ...rest }: ZoomPictureProps) {
  const { src, srcSet, sizes, alt, width, height } = picture;
  const { status, ...events } = load;
  return (
    <div {...rest} className={className}>
      <img
        // Before the address: with it the browser begins to fetch.
        sizes={sizes}
        srcSet={srcSet}
        src={src || undefined}
        alt={alt}
        width={width}
        height={height}
        {...events}
        className={css.picture}
        data-status={status}
        loading="eager"
        decoding="async"
        draggable={false}
      />
    </div>
  );
}
