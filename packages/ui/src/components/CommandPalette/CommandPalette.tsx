import { Fragment, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon, type IconDrawing } from '../../primitives/Icon';
import { Text } from '../../primitives/Text';
import { Dialog } from '../Dialog';
import { Kbd } from '../Kbd';
import * as css from './CommandPalette.css';

export interface Command {
  /** The heading it is listed under. Commands of a group follow each other. */
  group: string;
  label: string;
  /** Further words by which it is found. */
  words?: string;
  icon: IconDrawing;
  /** The keys that run it without the palette: `['Ctrl', 'S']`. */
  keys?: readonly string[];
  run: () => void;
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The commands that contain the beginning of every typed word, in any order. */
function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = wordsOf(typed);
  return commands.filter(({ group, label, words = '' }) => {
    const own = wordsOf(`${group} ${label} ${words}`);
    return wanted.every((word) => own.some((each) => each.startsWith(word)));
  });
}

/** A key moves the selection by this many commands. */
const steps: Record<string, number> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export interface CommandPaletteProps {
  /** The heading of the dialog: 'Commands'. */
  title: string;
  /** A sentence below it: what can be found. */
  description: string;
  /** The accessible name of the field: 'Command'. */
  fieldLabel: string;
  /** Said if no command is found. */
  nothingFound: string;
  /** Says how many are found, and which keys run one. */
  foundLabel: (count: number) => string;
  commands: readonly Command[];
  /** Called before a command runs, and when the user closes the palette. Stop rendering it then. */
  onClose: () => void;
}

/**
 * A dialog to find a command by its words and run it. Render it while it is open. The focus stays in the field, and the arrow
 * keys select in the list.
 */
export function CommandPalette({
  title,
  description,
  fieldLabel,
  nothingFound,
  foundLabel,
  commands,
  onClose,
}: CommandPaletteProps) {
  const [typed, setTyped] = useState('');
  const [selected, setSelected] = useState(0);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const found = matchingCommands(commands, typed);
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${selected}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') run(found[selected]);
    const step = steps[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step !== undefined) setSelected(Math.max(0, Math.min(found.length - 1, selected + step)));
  };
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={title} description={description} size="m">
        <input
          className={css.field}
          type="text"
          role="combobox"
          aria-label={fieldLabel}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? optionId(selected) : undefined}
          autoComplete="off"
          spellCheck={false}
          data-first-focus
          value={typed}
          onKeyDown={press}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setSelected(0);
          }}
        />
        <div ref={list} id={id} role="listbox" aria-label={title} className={css.list}>
          {found.map((command, index) => (
            <Fragment key={`${command.group} ${command.label}`}>
              {command.group !== found[index - 1]?.group && (
                <Text as="p" size="s" tone="textMuted" role="presentation">
                  {command.group}
                </Text>
              )}
              {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys for the selected option. */}
              {/* biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field. */}
              <div
                id={optionId(index)}
                role="option"
                aria-selected={index === selected}
                className={css.option}
                onClick={() => run(command)}
                onPointerMove={() => setSelected(index)}
              >
                <Icon of={command.icon} />
                {command.label}
                {command.keys && <Kbd keys={command.keys} className={css.keys} />}
              </div>
            </Fragment>
          ))}
        </div>
        <Text size="s" tone="textMuted" role="status">
          {found.length === 0 ? nothingFound : foundLabel(found.length)}
        </Text>
      </Dialog.Content>
    </Dialog.Root>
  );
}
