import { logoColours, logoMaxColours, logoTemplates } from '@verapix/domain';
import { RadioGroup, Stack, SwatchPicker } from '@verapix/ui';
import type { LogoDraft, LogoEnv } from './logo-options';

interface DesignOptionsProps {
  draft: LogoDraft;
  change: LogoEnv['change'];
  /** A run is under way: nothing can be changed. */
  busy: boolean;
}

/** The second tab of the form. */
export function DesignOptions({ draft, busy, change }: DesignOptionsProps) {
  return (
    <Stack gap="l">
      <RadioGroup
        label="Template"
        disabled={busy}
        value={draft.template}
        options={logoTemplates.map(({ id, label, description }) => ({ value: id, label, description }))}
        onValueChange={(template) => change({ template })}
      />
      <SwatchPicker
        label="Colour Palette"
        hint={`Select up to ${logoMaxColours} colours. The first one leads; each is in at least one of the logos.`}
        swatches={logoColours}
        max={logoMaxColours}
        disabled={busy}
        value={draft.colours}
        onValueChange={(colours) => change({ colours })}
      />
    </Stack>
  );
}
