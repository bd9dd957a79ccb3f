import { logoColours, logoMaxColours, logoTemplates } from '@verapix/domain';
import { RadioGroup, Stack, SwatchPicker } from '@verapix/ui';
import type { LogoFieldsProps } from './logo-options';

/** The second tab of the form. */
export function DesignOptions({ draft, busy, onChange }: LogoFieldsProps) {
  return (
    <Stack gap="l">
      <RadioGroup
        label="Template"
        disabled={busy}
        value={draft.template}
        options={logoTemplates.map(({ id, label, description }) => ({ value: id, label, description }))}
        onValueChange={(template) => onChange({ template })}
      />
      <SwatchPicker
        label="Colour Palette"
        hint={`Select up to ${logoMaxColours} colours. The first one leads; each is in at least one of the logos.`}
        swatches={logoColours}
        max={logoMaxColours}
        disabled={busy}
        value={draft.colours}
        onValueChange={(colours) => onChange({ colours })}
      />
    </Stack>
  );
}
