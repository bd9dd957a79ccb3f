import { type KeyboardEvent, type ReactNode, useState } from 'react';
import * as css from './Deferred.css';

export interface DeferredProps<Control> {
  /** Fetches the control's code. Asked again whenever someone reaches for it, so let it be an `import()`. */
  load: () => Promise<Control>;
  /** A button that looks like the control's own and stands in for it until it is pressed. */
  standIn: ReactNode;
  /** Renders the control, which starts open: it was pressed. */
  children: (control: Control) => ReactNode;
}

/**
 * A control that opens something, whose code is fetched when someone reaches for it, by pointer or by focus. With
 * the first press it takes the stand-in's place, open; nothing moves.
 */
export function Deferred<Control>({ load, standIn, children }: DeferredProps<Control>) {
  const [loaded, setLoaded] = useState<{ control: Control }>();
  if (loaded) return children(loaded.control);

  // A failure here is said by the press, if one follows.
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
      {standIn}
    </span>
  );
}
