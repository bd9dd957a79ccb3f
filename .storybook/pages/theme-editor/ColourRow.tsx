import { ColourField, TextField } from '@verapix/ui';
import { useState } from 'react';
import * as css from './ThemeEditor.css';

interface ColourRowProps {
  /** The token: `accentText`. */
  name: string;
  /** `#rrggbb`. */
  value: string;
  onValueChange: (value: string) => void;
}

/** One colour, chosen with the browser's picker or typed. */
export function ColourRow({ name, value, onValueChange }: ColourRowProps) {
  const [typed, setTyped] = useState<string>();
  const isColour = (text: string) => /^#[0-9a-f]{6}$/i.test(text);
  return (
    <div className={css.colour}>
      <ColourField label={name} value={value} onValueChange={onValueChange} />
      <TextField
        label={`${name}, typed`}
        hideLabel
        value={typed ?? value}
        error={typed !== undefined && !isColour(typed) ? 'Write it like #d0370a.' : undefined}
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (isColour(currentTarget.value)) onValueChange(currentTarget.value.toLowerCase());
        }}
        onBlur={() => setTyped(undefined)}
      />
    </div>
  );
}
