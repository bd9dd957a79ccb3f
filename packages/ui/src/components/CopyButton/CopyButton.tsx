import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/ui';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { type ComponentProps, useEffect, useState } from 'react';
import { copyText } from '../../copy-text';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Button, type buttonSizes, type buttonVariants } from '../Button';
import * as css from './CopyButton.css';

export interface CopyButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'aria-labelledby' | 'onCopy'> {
  /** The text to copy. */
  text: string;
  /** The accessible name, beginning with 'Copy'. Name the content if a page has several buttons. */
  label?: string;
  variant?: (typeof buttonVariants)[number];
  size?: (typeof buttonSizes)[number];
  /** The page announces the copy itself, so the button does not. */
  silent?: boolean;
  /** Called after the text was copied. */
  onCopied?: (() => void) | undefined;
  /** Called if the browser refuses: select the text, so that users can copy it by hand. */
  onRefused?: (() => void) | undefined;
}

const announcements: Readonly<Record<CopyOutcome, string>> = {
  copied: common.copied,
  refused: messages.notCopiedAdvice,
};

/** While the button shows an outcome, its accessible name begins with it. */
const names = { copied: messages.copiedName, refused: messages.notCopiedName };

/** Copies a text to the clipboard, and shows and announces the outcome for a moment. */
export function CopyButton({
  text,
  label = common.copy,
  variant = 'outline',
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
      <Button
        {...rest}
        variant={variant}
        size={size}
        aria-label={outcome ? names[outcome]({ label }) : label}
        onClick={press}
      >
        <CopyFace outcome={outcome} />
      </Button>
      <VisuallyHidden role="status">
        {outcome && !(silent && outcome === 'copied') && announcements[outcome]}
      </VisuallyHidden>
    </span>
  );
}

interface CopyFaceProps {
  /** `null` before the first press, and again after a moment. */
  outcome: CopyOutcome | null;
}

/** The content of the button. 'Copy' and 'Copied' have the same width, so that the layout does not shift. */
export function CopyFace({ outcome }: CopyFaceProps) {
  if (outcome === 'refused') {
    return (
      <span className={css.face} data-shown>
        <Icon of={TriangleAlert} size="s" />
        {messages.notCopied}
      </span>
    );
  }
  return (
    <span className={css.faces}>
      <span className={css.face} data-shown={outcome === null || undefined}>
        <Icon of={Copy} size="s" />
        {common.copy}
      </span>
      <span className={css.face} data-shown={outcome === 'copied' || undefined}>
        <Icon of={Check} size="s" />
        {common.copied}
      </span>
    </span>
  );
}

/** The outcome of copying. Browsers may refuse it. */
type CopyOutcome = 'copied' | 'refused';

/** How long a success is shown, in milliseconds. A refusal stays until the next attempt. */
const copiedShownMs = 2000;

async function putOnClipboard(text: string): Promise<CopyOutcome> {
  try {
    await copyText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Copies texts and returns the outcome of the last one for a moment. */
function useCopy() {
  // An object, so that a second copy restarts the timer.
  const [last, setLast] = useState<{ outcome: CopyOutcome } | null>(null);
  useEffect(() => {
    if (last?.outcome !== 'copied') return;
    const timer = setTimeout(() => setLast(null), copiedShownMs);
    return () => clearTimeout(timer);
  }, [last]);
  const copy = async (text: string) => {
    const outcome = await putOnClipboard(text);
    setLast({ outcome });
    return outcome;
  };
  return { outcome: last?.outcome ?? null, copy };
}
