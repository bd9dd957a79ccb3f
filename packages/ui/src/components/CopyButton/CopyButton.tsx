import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button, type buttonLooks, type buttonSizes } from '../Button';
import * as css from './CopyButton.css';
import { CopyFace, outcomeWords } from './CopyFace';
import { type CopyOutcome, useCopy } from './use-copy';

export interface CopyButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-labelledby' | 'onCopy'> {
  /** What it puts on the clipboard. */
  text: string;
  /** The accessible name, beginning with 'Copy': say what, where a page has several. */
  label?: string;
  look?: (typeof buttonLooks)[number];
  size?: (typeof buttonSizes)[number];
  /** The page says itself that it was copied, so the button does not say it aloud as well. */
  silent?: boolean;
  /** After the text was put on the clipboard. */
  onCopied?: (() => void) | undefined;
  /** When the browser refuses: select the text, so that it can be copied by hand. */
  onRefused?: (() => void) | undefined;
}

const announcements: Readonly<Record<CopyOutcome, string>> = {
  copied: 'Copied',
  refused: 'Not copied. Select the text and copy it.',
};

/** While the button shows what came of it, its name begins with these words. */
const nameOf = (label: string, outcome: CopyOutcome | null) =>
  outcome ? `${outcomeWords[outcome]}. ${label}` : label;

/** Puts a text on the clipboard and says so for a moment, aloud as well. */
export function CopyButton({
  text,
  label = 'Copy',
  look = 'outline',
  size = 's',
  silent = false,
  onCopied,
  onRefused,
  onClick,
  ...rest
}: CopyButtonProps) {
  const { outcome, copy } = useCopy();
  const press: ComponentProps<'button'>['onClick'] = async (event) => {
    onClick?.(event);
    if ((await copy(text)) === 'copied') onCopied?.();
    else onRefused?.();
  };
  return (
    <span className={css.root}>
      <Button {...rest} look={look} size={size} aria-label={nameOf(label, outcome)} onClick={press}>
        <CopyFace outcome={outcome} />
      </Button>
      <VisuallyHidden role="status">
        {outcome && !(silent && outcome === 'copied') && announcements[outcome]}
      </VisuallyHidden>
    </span>
  );
}
