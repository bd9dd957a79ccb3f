import { type ComponentProps, useState } from 'react';
import { classNames } from '../../class-names';
import * as css from './Avatar.css';

export const avatarSizes = ['s', 'm', 'l'] as const;

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Whose it is: the accessible name, and the source of the initials. */
  name: string;
  /** URL of a square portrait. Without one, or if it cannot be loaded, the initials are shown. */
  src?: string | undefined;
  /** Its side: 32, 40 or 48 px. */
  size?: (typeof avatarSizes)[number];
  /** The name stands beside it, so it is hidden from screen readers. */
  decorative?: boolean;
}

/** A person, by portrait or initials. */
export function Avatar({ name, src, size = 'm', decorative = false, className, ...rest }: AvatarProps) {
  const [unshown, setUnshown] = useState<string>();
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...rest}
      className={classNames(css.root({ size }), className)}
    >
      {src !== undefined && src !== unshown ? (
        <img src={src} alt="" className={css.picture} onError={() => setUnshown(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

/** The first letters of the first and the last word, as the user perceives them. Empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  const letter = (word: string) => [...new Intl.Segmenter().segment(word)][0]?.segment ?? '';
  return (letter(first) + letter(last)).toLocaleUpperCase();
}
