import { Check, Copy, TriangleAlert } from 'lucide-react';
import { Icon } from '../../primitives/Icon';
import * as css from './CopyButton.css';
import type { CopyOutcome } from './use-copy';

/** What the button shows of what came of it. */
export const outcomeWords: Readonly<Record<CopyOutcome, string>> = {
  copied: 'Copied',
  refused: 'Not copied',
};

interface CopyFaceProps {
  /** `null` before it was pressed, and again a moment after. */
  outcome: CopyOutcome | null;
}

/** What the button shows. 'Copy' and 'Copied' take the same room, so that nothing moves. */
export function CopyFace({ outcome }: CopyFaceProps) {
  if (outcome === 'refused') {
    return (
      <span className={css.face} data-shown>
        <Icon of={TriangleAlert} size="s" />
        {outcomeWords.refused}
      </span>
    );
  }
  return (
    <span className={css.faces}>
      <span className={css.face} data-shown={outcome === null || undefined}>
        <Icon of={Copy} size="s" />
        Copy
      </span>
      <span className={css.face} data-shown={outcome === 'copied' || undefined}>
        <Icon of={Check} size="s" />
        {outcomeWords.copied}
      </span>
    </span>
  );
}
