import { promptMaxCharacters, promptWarnCharacters } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-image-generator';
import { Button, Icon, Stack, Surface, TextArea } from '@verapix/ui';
import { Sparkles } from 'lucide-react';
import { type FormEvent, memo, useCallback, useState } from 'react';
import { useLostFocus } from '../../workspace/focus';
import * as css from './ImageForm.css';
import { type ImageEnv, type ImageOptions, type ImageViewProps, randomSeed } from './image-options';
import { ImageSettings } from './ImageSettings';

type ImageFormProps = Pick<ImageViewProps, 'snapshot' | 'send'> &
  Pick<ImageEnv, 'maker'> & {
    /** Takes the focus as it is mounted. */
    isFocused: boolean;
  };

const limited = (text: string) => text.slice(0, promptMaxCharacters);

/** The form. Input beyond the limit is ignored. */
export function ImageForm({ snapshot, send, maker, isFocused }: ImageFormProps) {
  const isRunning = snapshot.matches('processing');
  const [draft, setDraft] = useState(snapshot.context.options);
  // After a run without a result, the next step is to start another.
  const isNext = !isRunning && snapshot.context.result === undefined;
  const button = useLostFocus<HTMLButtonElement>(isNext, { onMount: false });
  const change = useCallback(
    (changes: Partial<ImageOptions>) => {
      setDraft((before) => ({ ...before, ...changes }));
      send({ type: 'options.changed', options: changes });
    },
    [send],
  );
  const generate = (event: FormEvent) => {
    event.preventDefault();
    if (!draft.isSeedFixed) change({ seed: randomSeed() });
    send({ type: snapshot.matches('failed') ? 'run.retry' : 'run.start' });
  };
  // Without the descriptions: the settings are not rendered again with each key.
  const { prompt, negative, ...settings } = draft;
  return (
    <form method="dialog" onSubmit={generate}>
      <Surface className={css.columns}>
        <Stack gap="l">
          <Descriptions {...{ prompt, negative, isFocused, change }} />
        </Stack>
        <Stack gap="l">
          <ImageSettings {...settings} change={change} hasSeed={maker !== 'service'} />
          <Button
            ref={button}
            type="submit"
            wide
            tone="accent"
            variant="solid"
            disabled={isRunning}
            icon={<Icon of={Sparkles} />}
          >
            {maker === 'procedural' ? messages.generatePreview : messages.generate}
          </Button>
        </Stack>
      </Surface>
    </form>
  );
}

interface DescriptionsProps extends Pick<ImageOptions, 'prompt' | 'negative'> {
  isFocused: boolean;
  change: (changes: Partial<ImageOptions>) => void;
}

/** What the picture shows, and what it does not. */
const Descriptions = memo(function Descriptions({ prompt, negative, isFocused, change }: DescriptionsProps) {
  return (
    <>
      <TextArea
        label={messages.prompt}
        hint={messages.promptHint}
        rows={8}
        // After a press that asks for these settings.
        autoFocus={isFocused}
        limit={promptMaxCharacters}
        warnFrom={promptWarnCharacters}
        value={prompt}
        onChange={(event) => change({ prompt: limited(event.currentTarget.value) })}
      />
      <TextArea
        label={messages.negative}
        hint={messages.negativeHint}
        rows={3}
        limit={promptMaxCharacters}
        value={negative}
        onChange={(event) => change({ negative: limited(event.currentTarget.value) })}
      />
    </>
  );
});
