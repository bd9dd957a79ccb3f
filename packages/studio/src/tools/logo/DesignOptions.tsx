import { logoColours, logoMaxColours, type LogoTemplate, logoTemplates } from '@verapix/domain';
import { logoColourNames, logoTemplateNames } from '@verapix/engines/option-names';
import * as messages from '@verapix/messages/tool-logo';
import { RadioGroup, Stack, SwatchPicker } from '@verapix/ui';
import type { ReactNode } from 'react';
import * as css from './DesignOptions.css';
import type { LogoDraft, LogoEnv } from './logo-options';

const stroke = { fill: 'none', stroke: 'currentColor' } as const;

/** A mark and a name as each template would set them. */
const drawings: Record<LogoTemplate, ReactNode> = {
  modern: (
    <>
      <circle cx="15" cy="18" r="8" fill="currentColor" />
      <rect x="15" y="10" width="8" height="8" rx="1" fill="currentColor" opacity="0.5" />
      <rect x="30" y="14.5" width="34" height="7" rx="3.5" fill="currentColor" />
    </>
  ),
  minimalist: (
    <>
      <circle cx="14" cy="18" r="6" {...stroke} strokeWidth="1" />
      <path d="M29 18h35" {...stroke} strokeWidth="1" />
    </>
  ),
  bold: (
    <>
      <path d="M5 28V8h12a6 6 0 0 1 4 10 6 6 0 0 1-4 10z" fill="currentColor" />
      <rect x="28" y="11" width="39" height="14" fill="currentColor" />
    </>
  ),
  vintage: (
    <>
      <circle cx="36" cy="18" r="15.5" {...stroke} strokeWidth="1.5" />
      <circle cx="36" cy="18" r="12" {...stroke} strokeWidth="0.75" />
      <path d="M25 18h22M36 10v4M36 22v4" {...stroke} strokeWidth="2" />
      <path d="M4 18h13M55 18h13" {...stroke} strokeWidth="1" />
    </>
  ),
  tech: (
    <>
      <path d="M13 9H6v18h7M17 9h7v18h-7" {...stroke} strokeWidth="2.5" />
      <rect x="12.5" y="15.5" width="5" height="5" fill="currentColor" />
      <path d="M32 15h9v6h-9zM45 15h9v6h-9zM58 15h9v6h-9z" fill="currentColor" />
    </>
  ),
};

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
        variant="segmented"
        columns={3}
        label={messages.template}
        disabled={busy}
        value={draft.template}
        options={logoTemplates.map((value) => ({
          value,
          description: logoTemplateNames[value].description,
          label: (
            <span className={css.option}>
              <svg viewBox="0 0 72 36" className={css.thumbnail} aria-hidden="true" focusable="false">
                {drawings[value]}
              </svg>
              {logoTemplateNames[value].label}
            </span>
          ),
        }))}
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
