import { type KeyboardEvent, type ReactNode, useState } from 'react';
import * as css from './LoadOnInteraction.css';

export interface LoadOnInteractionProps<Control> {
  /** Fetches the control's code. Called on every interaction, so let it be an `import()`. */
  load: () => Promise<Control>;
  /** A button that looks like the control's own, shown until it is pressed. */
  placeholder: ReactNode;
  /** Renders the control, which starts open, because it was pressed. */
  children: (control: Control) => ReactNode;
}

/**
 * A control that opens something and whose code is fetched on hover or focus. The first press replaces the
 * placeholder with the opened control, without a layout shift.
 */
export function LoadOnInteraction<Control>({ load, placeholder, children }: LoadOnInteractionProps<Control>) {
  const [loaded, setLoaded] = useState<{ control: Control }>();
  if (loaded) return children(loaded.control);

  // A failed fetch is reported only if a press follows.
  const prepare = () => load().catch(() => {});
  const press = async () => {
    const control = await load().catch(() => undefined);
    if (control) setLoaded({ control });
  };
  const pressByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    press();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens on the button inside it.
    <span
      className={css.place}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={press}
      onKeyDown={pressByArrow}
    >
      {placeholder}
    </span>
  );
}
