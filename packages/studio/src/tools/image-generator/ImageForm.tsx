import { promptMaxCharacters, promptWarnCharacters } from '@verapix/domain';
import * as messages from '@verapix/messages/tool-image-generator';
import { Button, Icon, Stack, TextArea } from '@verapix/ui';
import { Sparkles } from 'lucide-react';
import { type FormEvent, memo, useCallback, useState } from 'react';
import { useLostFocus } from '../../workspace/focus';
import { type ImageEnv, type ImageOptions, type ImageViewProps, randomSeed } from './image-options';
import { ImageSettings } from './ImageSettings';

type ImageFormProps = Pick<ImageViewProps, 'snapshot' | 'send'> &
  Pick<ImageEnv, 'maker'> & {
    id: string;
    /** Takes the focus as it is mounted. */
    isFocused: boolean;
  };

const limited = (text: string) => text.slice(0, promptMaxCharacters);

interface GenerateProps extends Pick<ImageFormProps, 'snapshot' | 'maker'> {
  /** The id of the form. */
  form: string;
}

/** Sends the form. Takes the focus after a run without a result: the next step is to start another. */
export function Generate({ form, snapshot, maker }: GenerateProps) {
  const button = useLostFocus<HTMLButtonElement>(undefined, {
    onMount: snapshot.context.result === undefined,
  });
  return (
    <Button
      ref={button}
      type="submit"
      form={form}
      wide
      size="l"
      tone="accent"
      variant="solid"
      icon={<Icon of={Sparkles} />}
    >
      {maker === 'procedural' ? messages.generatePreview : messages.generate}
    </Button>
  );
}

/** The form, without its button. Input beyond the limit is ignored. */
export function ImageForm({ id, snapshot, send, maker, isFocused }: ImageFormProps) {
  const [draft, setDraft] = useState(snapshot.context.options);
  const change = useCallback(
    (changes: Partial<ImageOptions>) => {
      setDraft((before) => ({ ...before, ...changes }));
      send({ type: 'options.changed', options: changes });
    },
    [send],
  );
  const generate = (event: FormEvent) => {
    event.preventDefault();
    if (snapshot.matches('processing')) return;
    if (!draft.isSeedFixed) change({ seed: randomSeed() });
    send({ type: snapshot.matches('failed') ? 'run.retry' : 'run.start' });
  };
  // Without the descriptions: the settings are not rendered again with each key.
  const { prompt, negative, ...settings } = draft;
  return (
    <form id={id} method="dialog" onSubmit={generate}>
      <Stack gap="l">
        <Descriptions {...{ prompt, negative, isFocused, change }} />
        <ImageSettings {...settings} change={change} hasSeed={maker !== 'service'} />
      </Stack>
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
        rows={4}
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
        rows={2}
        limit={promptMaxCharacters}
        value={negative}
        onChange={(event) => change({ negative: limited(event.currentTarget.value) })}
      />
    </>
  );
});
