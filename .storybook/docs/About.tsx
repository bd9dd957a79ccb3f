import { Grid, Heading, Prose, Stack, Surface, Text } from '@verapix/ui';
import { type ReactNode, useId } from 'react';
import type { ComponentAbout } from './component-about';
import { KeyboardTable } from './KeyboardTable';
import { Words } from './Words';

/** What a component is for, when not to use it, how it behaves, its keys and what is read aloud. */
export function About({ purpose, avoid, keyboard, announced, behaviour = [] }: ComponentAbout) {
  return (
    <Surface>
      <Stack gap="xl">
        <Text size="l" measure>
          <Words>{purpose}</Words>
        </Text>
        <Grid column="l" gap="xl">
          <Stack gap="xl">
            <Part title="When not to use it">
              <Sentences of={avoid} />
            </Part>
            {behaviour.length > 0 && (
              <Part title="Behaviour">
                <Sentences of={behaviour} />
              </Part>
            )}
          </Stack>
          <Stack gap="xl">
            <Part title="Keyboard">
              {keyboard.length > 0 ? (
                <KeyboardTable rows={keyboard} />
              ) : (
                <Text>It takes no focus itself.</Text>
              )}
            </Part>
            {announced && (
              <Part title="Read aloud">
                <Text>
                  <Words>{announced}</Words>
                </Text>
              </Part>
            )}
          </Stack>
        </Grid>
      </Stack>
    </Surface>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="s">
        <Heading level={2} size="card" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}

function Sentences({ of }: { of: readonly string[] }) {
  return (
    <Prose>
      <ul>
        {of.map((sentence) => (
          <li key={sentence}>
            <Words>{sentence}</Words>
          </li>
        ))}
      </ul>
    </Prose>
  );
}
