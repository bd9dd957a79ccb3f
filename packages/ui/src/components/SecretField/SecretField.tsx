import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { CopyButton } from '../CopyButton';
import { IconButton } from '../IconButton';
import * as css from './SecretField.css';
import { SecretText } from './SecretText';

export interface SecretFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'aria-label'> {
  /** What the secret is, such as 'key of Production': for the names of the field and its buttons. */
  label: string;
  /** What is always seen of it: how it begins, and its last characters. */
  start: string;
  end: string;
  /** The whole secret, where it is known: without it there is nothing to show or to copy. */
  secret?: string | undefined;
  /** Whether it is revealed. */
  shown?: boolean;
  onShownChange: (shown: boolean) => void;
  onCopied?: () => void;
  /** The browser refused; the secret is revealed and selected by then. */
  onCopyRefused?: () => void;
}

/** A secret that is masked until someone wants to see it, with a way to copy it without looking. */
export function SecretField({
  label,
  start,
  end,
  secret,
  shown = false,
  onShownChange,
  onCopied,
  onCopyRefused,
  className,
  ...rest
}: SecretFieldProps) {
  const { text, select } = useSelection(shown);
  const refuse = () => {
    if (!shown) onShownChange(true);
    select();
    onCopyRefused?.();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in.
    <div {...rest} role="group" aria-label={label} className={classNames(css.root, className)}>
      <div className={css.value}>
        <SecretText ref={text} start={start} end={end} revealed={shown ? secret : undefined} />
      </div>
      {secret !== undefined && (
        <div className={css.buttons}>
          <IconButton
            size="s"
            icon={<Icon of={shown ? EyeOff : Eye} />}
            label={`${shown ? 'Hide' : 'Show'} ${label}`}
            onClick={() => onShownChange(!shown)}
          />
          <CopyButton text={secret} label={`Copy ${label}`} onCopied={onCopied} onRefused={refuse} />
        </div>
      )}
    </div>
  );
}

/** Selects the text, as soon as it is shown. */
function useSelection(shown: boolean) {
  const text = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    if (!wanted || !shown || !text.current) return;
    window.getSelection()?.selectAllChildren(text.current);
    setWanted(false);
  }, [wanted, shown]);
  return { text, select: () => setWanted(true) };
}
