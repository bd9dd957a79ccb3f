import { logoColours, logoTemplateInitial } from '@verapix/domain';
import type { LogoRequest, LogoRound } from '@verapix/engines/logo';
import type { NoSource, ToolRunSend, ToolRunSnapshot } from '@verapix/machines';
import type { ToolViewProps, WorkspaceProps } from '../../workspace/tool-props';
import type { FreeUses } from '../../free-uses/use-free-uses';

/** The content of the form. */
export type LogoDraft = Omit<LogoRequest, 'seed'>;

/** The free uses, and the form, which the results use too. */
export interface LogoEnv {
  freeUses: FreeUses;
  draft: LogoDraft;
  change: (changes: Partial<LogoDraft>) => void;
}

export type LogoViewProps = ToolViewProps<NoSource, LogoRequest, LogoRound, LogoEnv>;
export type LogoWorkspaceProps = WorkspaceProps<NoSource, LogoRequest, LogoRound, LogoEnv>;

export const initialDraft: LogoDraft = {
  brandName: '',
  description: '',
  template: logoTemplateInitial,
  colours: [logoColours[0]],
};

export const hasBrandName = ({ brandName }: { brandName: string }): boolean => brandName.trim() !== '';

/** Starts a round from the form. Its seed makes it differ from the earlier rounds. */
export function startRound(
  snapshot: ToolRunSnapshot<NoSource, LogoRequest, LogoRound>,
  send: ToolRunSend<LogoRequest, LogoRound>,
  draft: LogoDraft,
): void {
  const seed = snapshot.context.run + 1;
  send({ type: 'options.changed', options: { ...draft, seed } });
  send({ type: snapshot.matches('failed') ? 'run.retry' : 'run.start' });
}
