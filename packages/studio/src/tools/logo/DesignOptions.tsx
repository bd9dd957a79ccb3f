import { logoColours, logoMaxColours, logoTemplates } from '@verapix/domain';
import { logoColourNames, logoTemplateNames } from '@verapix/engines/option-names';
import * as messages from '@verapix/messages/tool-logo';
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
        label={messages.template}
        disabled={busy}
        value={draft.template}
        options={logoTemplates.map((value) => ({ value, ...logoTemplateNames[value] }))}
        onValueChange={(template) => change({ template })}
      />
      <SwatchPicker
        label={messages.palette}
        hint={messages.paletteHint({ logoMaxColours })}
        swatches={logoColours.map((value) => ({ value, label: logoColourNames[value] }))}
        max={logoMaxColours}
        disabled={busy}
        value={draft.colours}
        onValueChange={(colours) => change({ colours })}
      />
    </Stack>
  );
}
