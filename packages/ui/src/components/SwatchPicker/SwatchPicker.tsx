import { locale } from '@verapix/messages/locale';
import * as messages from '@verapix/messages/ui';
import { type ComponentProps, useState } from 'react';
import { Field, type FieldOptions } from '../Field';
import * as css from './SwatchPicker.css';

export interface Swatch {
  /** A CSS colour. */
  value: string;
  /** The name of the colour. */
  label: string;
}

export interface SwatchPickerProps
  extends Omit<FieldOptions, 'required' | 'error'>,
    Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'role'> {
  swatches: readonly Swatch[];
  /** The selected colours, in the order of selection; never empty. */
  value: readonly string[];
  onValueChange: (value: string[]) => void;
  /** The maximum number of selected colours. */
  max: number;
  disabled?: boolean;
}

/**
 * A selection of given colours. Each is a toggle that shows its position among the selected ones. Selecting too many
 * is refused, with a message which to deselect. `className` goes to the whole field, everything else to the group.
 */
export function SwatchPicker({
  label,
  hideLabel,
  hint,
  id,
  swatches,
  value,
  onValueChange,
  max,
  disabled = false,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SwatchPickerProps) {
  const [refusal, setRefusal] = useState<string>();
  const toggle = (colour: string) => {
    const rest = value.filter((chosen) => chosen !== colour);
    const without = rest.length < value.length;
    if (without && rest.length === 0) return setRefusal(messages.keepOneColour);
    if (!without && value.length >= max) return setRefusal(tooMany(swatches, value));
    setRefusal(undefined);
    onValueChange(without ? rest : [...value, colour]);
  };
  return (
    <Field group {...{ label, hideLabel, hint, id, describedBy, className }} notice={refusal}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by the label above it
        <div {...rest} {...control} role="group" className={css.group}>
          {swatches.map((swatch) => (
            <SwatchButton
              key={swatch.value}
              {...{ swatch, disabled }}
              place={value.indexOf(swatch.value) + 1}
              onToggle={() => toggle(swatch.value)}
            />
          ))}
        </div>
      )}
    </Field>
  );
}

/** `You’ve chosen 3 colors. Remove Blue, Pink, or Green first.` */
function tooMany(swatches: readonly Swatch[], value: readonly string[]): string {
  const names = value.map((colour) => swatches.find((swatch) => swatch.value === colour)?.label ?? colour);
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  return messages.tooManyColours({ count: value.length, colours: list.format(names) });
}

interface SwatchButtonProps {
  swatch: Swatch;
  /** Its position among the selected ones, from 1; 0 if it is not selected. */
  place: number;
  disabled: boolean;
  onToggle: () => void;
}

function SwatchButton({ swatch, place, disabled, onToggle }: SwatchButtonProps) {
  return (
    <button
      type="button"
      className={css.swatch}
      aria-pressed={place > 0}
      aria-label={swatch.label}
      title={swatch.label}
      disabled={disabled}
      onClick={onToggle}
    >
      <span className={css.colour} style={{ background: swatch.value }} />
      {/* The number is set by CSS: as visible text it would have to be part of the accessible name. */}
      {place > 0 && <span className={css.place} data-place={place} />}
    </button>
  );
}
