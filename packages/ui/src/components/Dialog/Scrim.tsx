import type { ComponentProps } from 'react';
import * as css from './Scrim.css';

/**
 * What covers the page behind a modal window, and keeps it from scrolling while it is there. Radix's own overlay
 * locks the page through a `<style>` it writes, which a strict content security policy refuses.
 */
export function Scrim(props: ComponentProps<'div'>) {
  return <div {...props} className={css.scrim} />;
}
