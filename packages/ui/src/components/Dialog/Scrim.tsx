import type { ComponentProps } from 'react';
import * as css from './Scrim.css';

/**
 * Covers the page behind a modal window and prevents scrolling meanwhile. Radix's own overlay locks the page with a
 * `<style>` element that a strict content security policy refuses.
 */
export function Scrim(props: ComponentProps<'div'>) {
  return <div {...props} className={css.scrim} />;
}
