import { type ImageStyle, imageStyles } from '@verapix/engines/imagine';
import { imageSizes, promptMaxCharacters, promptWarnCharacters, styleStrength } from '@verapix/facts';
import { Button, Icon, RadioGroup, Slider, Stack, Surface, TextArea } from '@verapix/ui';
import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { ImageMaker } from '../../../wiring/tools/image-provider';
import { useLostFocus } from '../shared/use-lost-focus';
import * as css from './ImageForm.css';
import type { ImageSend } from './image-machine';
import type { ImageOptions, ImageSize } from './image-options';
import { StylePresets } from './StylePresets';

interface ImageFormProps {
  options: ImageOptions;
  send: ImageSend;
  maker: ImageMaker;
  isRunning: boolean;
  /** The last run failed: the next one is another try. */
  hasFailed: boolean;
  /** There is neither a run nor a picture of one: it is from here that one goes on. */
  isNext: boolean;
}

const withinLimit = (text: string) => text.slice(0, promptMaxCharacters);

/** What is to be made. Input beyond the limit is ignored. */
export function ImageForm({ options, send, maker, isRunning, hasFailed, isNext }: ImageFormProps) {
  // What is chosen before the machine has been fetched is shown at once all the same.
  const [draft, setDraft] = useState(options);
  // A run that ended without a picture is started again from here.
  const button = useLostFocus<HTMLButtonElement>(isNext, { onArrival: false });
  const change = (changes: Partial<ImageOptions>) => {
    setDraft((before) => ({ ...before, ...changes }));
    send({ type: 'options.changed', options: changes });
  };
  const generate = (event: FormEvent) => {
    event.preventDefault();
    change({ seed: Math.floor(Math.random() * 1_000_000) });
    send({ type: hasFailed ? 'run.retry' : 'run.start' });
  };
  return (
    <form method="dialog" onSubmit={generate}>
      <Surface className={css.columns}>
        <Stack gap="l">
          <TextArea
            label="Prompt"
            hint="For example: a mountain lake at sunset with a sailboat"
            rows={8}
            limit={promptMaxCharacters}
            warnFrom={promptWarnCharacters}
            value={draft.prompt}
            onChange={(event) => change({ prompt: withinLimit(event.currentTarget.value) })}
          />
          <TextArea
            label="Negative prompt"
            hint="What should not be in the picture"
            rows={3}
            limit={promptMaxCharacters}
            value={draft.negative}
            onChange={(event) => change({ negative: withinLimit(event.currentTarget.value) })}
          />
        </Stack>
        <Stack gap="l">
          <ImageSettings options={draft} change={change} />
          <Button
            ref={button}
            type="submit"
            wide
            tone="accent"
            look="solid"
            disabled={isRunning}
            icon={<Icon of={Sparkles} />}
          >
            {maker === 'procedural' ? 'Generate procedural preview' : 'Generate Image'}
          </Button>
        </Stack>
      </Surface>
    </form>
  );
}

const nameOf = ({ width, height }: ImageSize) => `${width}x${height}`;

const shapeOf = ({ width, height }: ImageSize) =>
  width === height ? 'square' : width > height ? 'landscape' : 'portrait';

function ImageSettings({
  options: { style, size, strength },
  change,
}: {
  options: ImageOptions;
  change: (changes: Partial<ImageOptions>) => void;
}) {
  return (
    <Stack gap="l">
      <StylePresets
        styles={imageStyles}
        pressed={style}
        onChange={(next: ImageStyle | undefined) => change({ style: next })}
      />
      <Slider
        label="Style strength"
        hint={style === undefined ? 'Choose a style first.' : undefined}
        disabled={style === undefined}
        min={styleStrength.min}
        max={styleStrength.max}
        step={styleStrength.step}
        value={strength}
        formatValue={(value) => `${value} %`}
        onValueChange={(value) => change({ strength: value })}
      />
      <RadioGroup
        label="Image size"
        value={nameOf(size)}
        options={imageSizes.map((each) => ({
          value: nameOf(each),
          label: `${each.width} × ${each.height}`,
          description: shapeOf(each),
        }))}
        onValueChange={(name) => {
          const chosen = imageSizes.find((each) => nameOf(each) === name);
          if (chosen) change({ size: chosen });
        }}
      />
    </Stack>
  );
}
