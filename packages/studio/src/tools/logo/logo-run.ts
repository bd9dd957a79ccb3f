import type { LogoRequest, LogoRound } from '@verapix/engines/logo';
import { type ToastedProblem, type NoSource, usageLimitProblem } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-logo';
import { hasBrandName, type LogoEnv, type LogoWorkspaceProps } from './logo-options';

/** Why no logo can be made. */
export function validate(
  _: NoSource,
  request: LogoRequest,
  { freeUses }: LogoEnv,
): ToastedProblem | undefined {
  if (hasBrandName(request)) return freeUses.isUsedUp() ? usageLimitProblem : undefined;
  return {
    code: 'brand-name-required',
    title: messages.nameRequired,
    message: messages.nameRequiredText,
    toast: { variant: 'destructive' },
  };
}

export const onResult = (_: LogoRound, { env }: LogoWorkspaceProps) => env.freeUses.countSuccess();
