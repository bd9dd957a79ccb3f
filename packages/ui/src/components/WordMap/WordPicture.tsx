import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import * as css from './WordMap.css';
import { useWordMap } from './word-map-context';

export interface WordPictureProps extends Omit<ComponentProps<'figure'>, 'children'> {
  src: string;
  alt: string;
  /** In pixels: the words' boxes are in the same. */
  width: number;
  height: number;
}

/**
 * The picture with a box for each word. A click on a box begins to put the word right. The boxes are for pointers:
 * whoever uses a keyboard moves among the words, and sees the box of each.
 */
export function WordPicture({ src, alt, width, height, className, ...rest }: WordPictureProps) {
  const { words, current, editing, point, edit } = useWordMap('Picture');
  return (
    <figure {...rest} className={classNames(css.figure, className)} dir="ltr">
      <img className={css.picture} src={src} alt={alt} width={width} height={height} />
      <svg className={css.boxes} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {words.map(({ box, unsure, corrected }, index) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: its keyboard's side is the word in the text.
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is known by its place; it may stand there twice.
            key={index}
            className={css.box}
            {...box}
            data-box={index}
            data-unsure={(unsure && !corrected) || undefined}
            data-current={index === (editing ?? current) || undefined}
            onPointerEnter={() => point(index)}
            onPointerLeave={() => point(undefined)}
            onClick={() => edit(index)}
          />
        ))}
      </svg>
    </figure>
  );
}
