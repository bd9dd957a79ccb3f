import { backdropMaxCharacters, toolById } from '@verapix/domain';
import type { Headshot } from '@verapix/engines/headshots';
import type { NoSource } from '@verapix/machines';
import * as messages from '@verapix/messages/tool-headshots';
import { Button, Heading, Icon, InternalLink, Stack, Surface, Text, TextArea } from '@verapix/ui';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useHost } from '../../host';
import { defineTool, form } from '../../workspace/define-tool';
import type { ToolViewProps } from '../../workspace/tool-props';
import { FreeUsesLeft } from '../../free-uses/FreeUses';
import { UsageLimitNote } from '../../free-uses/UsageLimit';
import { useImageService } from '../../image-service/use-image-service';
import { useLostFocus } from '../../workspace/focus';
import { RunStatus } from '../../workspace/run-controls';
import { machineStates, ToolRunView, useToolRun } from '../../workspace/ToolRunner';
import { loadEngine } from './load-engine';
import { BackdropResult, validate } from './BackdropResult';
import type { BackdropEnv, BackdropOptions } from './backdrop-options';
import * as css from './Workspace.css';

/** Another headshot, whose backdrop the image service makes from a description. */
export const headshotBackdrop = defineTool({
  id: 'headshot-generator',
  lead: '',
  source: form,
  engine: {
    load: loadEngine,
    device: ({ createBackdropEngine }) => createBackdropEngine(),
    // The simulation makes no person that could stand in front of a backdrop.
    simulated: ({ createBackdropEngine }) => createBackdropEngine(),
    input: (
      _: NoSource,
      { description, seed, person = new Blob() }: BackdropOptions,
      { service }: BackdropEnv,
    ) => ({
      description: description.trim(),
      seed,
      person,
      request: service.request,
    }),
    failure: (failure) => ({
      ...failure,
      title: failure.code === 'usage-limit' ? messages.limitReached : messages.error,
    }),
  },
  options: { description: '', seed: 0, person: undefined } as BackdropOptions,
  useEnv: (): BackdropEnv => ({ service: useImageService() }),
  messages: { done: messages.backdropDone, saved: messages.saved },
  validate,
  View: BackdropView,
});

/** Below the headshots of a run, on sites with an image service. */
export function Backdrop({ person }: { person: Blob }) {
  const run = useToolRun(headshotBackdrop);
  const send: typeof run.send = (event) =>
    run.send(event.type === 'options.changed' ? { ...event, options: { ...event.options, person } } : event);
  return <ToolRunView tool={headshotBackdrop} {...run} send={send} />;
}

type BackdropViewProps = ToolViewProps<NoSource, BackdropOptions, Headshot, BackdropEnv>;

function BackdropView({ snapshot, send, env }: BackdropViewProps) {
  const { signInPath } = useHost();
  const { service } = env;
  return (
    <Surface data-machine-state={machineStates(snapshot.value)}>
      <Stack gap="m">
        <Heading level={3}>{messages.backdrop}</Heading>
        {service.state === 'available' ? (
          <div className={css.backdrop}>
            <BackdropForm {...{ snapshot, send, service }} />
            <BackdropResult {...{ snapshot, send }} />
          </div>
        ) : (
          <Text>
            {messages.signIn({
              link: (children) => (
                <InternalLink to={signInPath(toolById('headshot-generator').path)}>{children}</InternalLink>
              ),
            })}
          </Text>
        )}
      </Stack>
    </Surface>
  );
}

function BackdropForm({
  snapshot,
  send,
  service: { uses },
}: Pick<BackdropViewProps, 'snapshot' | 'send'> & BackdropEnv) {
  const isRunning = snapshot.matches('processing');
  const [description, setDescription] = useState(snapshot.context.options.description);
  const button = useLostFocus<HTMLButtonElement>(!isRunning, { onMount: false });
  if (uses.view.state === 'exhausted') return <UsageLimitNote />;
  const make = (event: FormEvent) => {
    event.preventDefault();
    const seed = Math.floor(Math.random() * 1_000_000);
    send({ type: 'options.changed', options: { description, seed } });
    send({ type: snapshot.matches('failed') ? 'run.retry' : 'run.start' });
  };
  return (
    <form method="dialog" onSubmit={make}>
      <Stack gap="m">
        <FreeUsesLeft view={uses.view} />
        <TextArea
          label={messages.describe}
          hint={messages.describeHint}
          rows={3}
          limit={backdropMaxCharacters}
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value.slice(0, backdropMaxCharacters))}
        />
        <Text size="s" tone="textMuted" measure>
          {messages.sent}
        </Text>
        <Button
          ref={button}
          type="submit"
          wide
          tone="accent"
          variant="solid"
          disabled={isRunning}
          icon={<Icon of={Sparkles} />}
        >
          {messages.make}
        </Button>
        <RunStatus {...{ snapshot, send }} />
      </Stack>
    </form>
  );
}
