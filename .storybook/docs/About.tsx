import { Code, Grid, Heading, Kbd, Link, Prose, Stack, Surface, Text } from '@verapix/ui';
import { createElement, Fragment, type ReactNode, useId } from 'react';
import type { ComponentAbout, KeyboardRow } from './component-about';
import * as css from './KeyboardTable.css';

/** The purpose of a component, when not to use it, its behaviour, keys and announcements. */
export function About({ purpose, aliases = [], avoid, keyboard, announced, behaviour = [] }: ComponentAbout) {
  return (
    <Surface>
      <Stack gap="xl">
        <Text size="l" measure>
          <Words>{purpose}</Words>
        </Text>
        {aliases.length > 0 && (
          <Text size="s" tone="textMuted">
            Also known as {aliases.join(', ')}.
          </Text>
        )}
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
              {keyboard.length > 0 ? <KeyboardTable rows={keyboard} /> : <Text>It is not focusable.</Text>}
            </Part>
            {announced && (
              <Part title="Announcements">
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

/** A table of keys and their effects. */
function KeyboardTable({ rows }: { rows: readonly KeyboardRow[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            Keys
          </th>
          <th scope="col" className={css.head}>
            Effect
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys.join() + does}>
            <th scope="row" className={css.cell}>
              <span className={css.keys}>
                {keys.map((key) => (
                  <Kbd key={key} keys={key === '+' ? [key] : key.split('+')} />
                ))}
              </span>
            </th>
            <td className={css.cell}>
              <Words>{does}</Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The docs page of each component, by the component's name. */
const pages = new Map(
  Object.keys(
    import.meta.glob([
      '../../packages/ui/src/{components,primitives}/*/*.stories.tsx',
      '../../packages/{app/src/features,studio/src}/**/*{Card,List}.stories.tsx',
    ]),
  ).map((path) => {
    const name = path.replace(/.*\/|\.stories\.tsx/g, '');
    const kind = path.includes('/primitives/') ? 'primitives' : 'components';
    return [name, `./?path=/docs/${kind}-${name.toLowerCase()}--docs`];
  }),
);

/** A sentence with names in backticks: shown in the monospace font, component names as links to their pages. */
export function Words({ children }: { children: string }) {
  const parts = children
    .split('`')
    .map((part, at) => (at % 2 === 0 ? part : createElement(Name, { name: part })));
  return createElement(Fragment, null, ...parts);
}

function Name({ name }: { name: string }) {
  // A part such as `Tabs.Tab` links to the page of the whole.
  const page = pages.get(name.replace(/\..*/, ''));
  if (!page) return <Code>{name}</Code>;
  return (
    <Link asChild>
      <a href={page} target="_parent">
        <Code>{name}</Code>
      </a>
    </Link>
  );
}
