import type { Headshot } from '@verapix/engines/headshots';
import { type NoSource, type ToastedProblem, usageLimitProblem } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-headshots';
import { Stack, Text } from '@verapix/ui';
import { useRef } from 'react';
import type { ToolRunProps } from '../../workspace/tool-props';
import { useResultInView } from '../../workspace/ToolSection';
import type { BackdropEnv, BackdropOptions } from './backdrop-options';
import { HeadshotTile } from './HeadshotTile';

/** Why no backdrop can be made. */
export function validate(
  _: NoSource,
  { description }: BackdropOptions,
  { service }: BackdropEnv,
): ToastedProblem | undefined {
  if (description.trim() !== '') return service.uses.isUsedUp() ? usageLimitProblem : undefined;
  return {
    code: 'empty-prompt',
    title: messages.empty,
    message: messages.emptyText,
    toast: { variant: 'destructive' },
  };
}

/** The latest headshot with a backdrop of the user's own. */
export function BackdropResult({ snapshot, send }: ToolRunProps<NoSource, BackdropOptions, Headshot>) {
  const { result } = snapshot.context;
  const section = useRef<HTMLElement>(null);
  useResultInView(section, result);
  return (
    result && (
      <section ref={section} tabIndex={-1} aria-label={messages.withBackdrop}>
        <Stack gap="s">
          <HeadshotTile headshot={result} onSaved={() => send({ type: 'result.saved' })} />
          <Text size="s" tone="textMuted">
            {messages.backdropByAi}
          </Text>
        </Stack>
      </section>
    )
  );
}
