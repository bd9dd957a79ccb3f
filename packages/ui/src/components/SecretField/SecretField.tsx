import * as messages from '@verapix/messages/ui';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type Ref, useEffect, useRef, useState } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../primitives/Icon';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { CopyButton } from '../CopyButton';
import { IconButton } from '../IconButton';
import * as css from './SecretField.css';

export interface SecretFieldProps extends Omit<ComponentProps<'div'>, 'children' | 'role' | 'aria-label'> {
  /** What the secret is, such as 'key of Production': used in the names of the field and its buttons. */
  label: string;
  /** The part that is always visible: its beginning and its last characters. */
  start: string;
  end: string;
  /** The whole secret, if it is known. Without it there are no buttons to reveal and copy it. */
  secret?: string | undefined;
  /** Whether it is revealed. */
  shown?: boolean;
  onShownChange: (shown: boolean) => void;
  onCopied?: () => void;
  /** Called if the browser refuses to copy. The secret is already revealed and selected. */
  onCopyRefused?: () => void;
}

/** A secret that is masked until the user reveals it, with a button to copy it while masked. */
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
            label={(shown ? messages.hideSecret : messages.showSecret)({ secret: label })}
            onClick={() => onShownChange(!shown)}
          />
          <CopyButton
            text={secret}
            label={messages.copySecret({ secret: label })}
            onCopied={onCopied}
            onRefused={refuse}
          />
        </div>
      )}
    </div>
  );
}

/** Selects the text as soon as it is shown. */
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

interface SecretTextProps {
  ref: Ref<HTMLElement>;
  start: string;
  end: string;
  /** The whole secret, if it is revealed. */
  revealed: string | undefined;
}

/** Makes a masked key about as long as the whole one, so that revealing it shifts little. */
const dots = '•'.repeat(32);

/**
 * The secret, or its ends with dots between them. It is no form control, because browsers store the values of form
 * controls.
 */
function SecretText({ ref, start, end, revealed }: SecretTextProps) {
  if (revealed !== undefined) {
    return (
      <code ref={ref} className={css.revealed} translate="no">
        {revealed}
      </code>
    );
  }
  return (
    <code ref={ref} className={css.masked} translate="no">
      <span aria-hidden="true">
        {start}
        {dots}
        {end}
      </span>
      <VisuallyHidden>{messages.hiddenSecret({ start, end })}</VisuallyHidden>
    </code>
  );
}
