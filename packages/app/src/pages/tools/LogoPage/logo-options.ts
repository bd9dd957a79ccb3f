import type { LogoRequest } from '@verapix/engines/logo';
import { logoColours, logoTemplateInitial } from '@verapix/facts';
import type { Blocker } from '@verapix/machines';

/** What the person has filled in. */
export type LogoDraft = Omit<LogoRequest, 'seed'>;

export const initialDraft: LogoDraft = {
  brandName: '',
  description: '',
  template: logoTemplateInitial,
  colours: [logoColours[0].value],
};

/** Whether there is a name to draw. */
export const hasBrandName = ({ brandName }: Pick<LogoDraft, 'brandName'>): boolean => brandName.trim() !== '';

/** Why no logo can be made of this. */
export function draftBlocker(draft: Pick<LogoDraft, 'brandName'>): Blocker | undefined {
  if (hasBrandName(draft)) return undefined;
  return {
    code: 'brand-name-required',
    title: 'Brand Name Required',
    message: 'Please enter your brand name to generate a logo.',
    toast: { variant: 'destructive' },
  };
}
