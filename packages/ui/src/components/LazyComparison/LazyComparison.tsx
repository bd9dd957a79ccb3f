import type { CSSProperties } from 'react';
import { classNames } from '../../class-names';
import type { ComparisonSliderProps } from '../ComparisonSlider';
import { label } from '../ComparisonSlider/ComparisonSlider.css';
import * as zoomCss from '../zoom-pan/zoom-pan.css';
import * as css from './LazyComparison.css';
import { useSliderInView } from './use-slider-in-view';

export interface LazyComparisonProps extends Omit<ComparisonSliderProps, 'orientation' | 'ref'> {
  /** It is the first thing to be seen on its page: its picture is fetched before others. */
  atTop?: boolean;
}

/**
 * A comparison among text. The page comes with the after alone, as a plain picture that needs no script; the slider
 * is fetched when it is about to be seen, and takes the same room. Without it the picture stays.
 */
export function LazyComparison({ atTop = false, ...props }: LazyComparisonProps) {
  const { ref, Slider } = useSliderInView([props.before, props.after]);
  if (Slider) return <Slider {...props} />;

  const { after, before: _, beforeLabel = 'Before', afterLabel = 'After', className, ...figure } = props;
  const {
    defaultPosition: _start,
    onPositionChange: _told,
    describeShare: _said,
    sweep: _sweep,
    ...rest
  } = figure;
  const ratio = { [zoomCss.ratioProperty]: String(after.width / after.height) } as CSSProperties;
  return (
    <figure
      aria-label={`${beforeLabel} and ${afterLabel}`}
      {...rest}
      ref={ref}
      className={classNames(zoomCss.root, className)}
    >
      <div className={zoomCss.stage} style={ratio}>
        <img
          {...after}
          alt={after.alt}
          loading={atTop ? 'eager' : 'lazy'}
          fetchPriority={atTop ? 'high' : 'auto'}
          decoding="async"
          className={css.picture}
        />
        <span className={label({ side: 'after', orientation: 'horizontal' })}>{afterLabel}</span>
      </div>
      <div className={css.toolbar} />
    </figure>
  );
}
