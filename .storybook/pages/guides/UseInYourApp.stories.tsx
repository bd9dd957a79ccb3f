import preview from '@verapix/storybook/preview';
import { CodeSnippet, Prose } from '@verapix/ui';
import { expect } from 'storybook/test';
import { Sheet } from '../parts/Sheet';
import { Table, textRows } from '../parts/Table';

const entries: readonly [string, ...string[]][] = [
  ['@verapix/ui', 'Every component, its types and its lists of options.'],
  ['@verapix/ui/Button', 'One component. The same as above where a bundler removes what is not used.'],
  [
    '@verapix/ui/theme',
    'The tokens, the fonts and a reset for our elements alone. Import it once, at the root.',
  ],
  ['@verapix/ui/tokens', 'The css variables alone, --vx-…, and their names as vars.'],
  ['@verapix/ui/fonts', 'The fonts alone.'],
  ['@verapix/ui/styles.css', 'All css in one file, for pages without a bundler.'],
  ['@verapix/ui/product', 'Parts of our product, such as the header, plans and chat.'],
  [
    '@verapix/ui/texts/de',
    'The words of the components in German, for UiTexts. Without it they speak English.',
  ],
  ['@verapix/ui/themes/high-contrast.css', 'A theme beside the default: data-brand names it.'],
  ['@verapix/ui/theming', 'Makes a theme of your own, and names its contrast failures.'],
];

const meta = preview.meta({
  title: 'Guides/Use it in your app',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true }, chromatic: { disableSnapshot: true } },
});

/** From an empty app to the first screen. */
export const UseItInYourApp = meta.story({
  render: () => (
    <Sheet
      title="Use it in your app"
      lead="React 18.3 or 19, and any bundler that takes css imports, such as Vite or Next. Nothing else needs to be set up."
    >
      <CodeSnippet
        label="The root"
        code={`import '@verapix/ui/theme';
import { LinkProvider, ToastProvider } from '@verapix/ui';
import { Link } from 'your-router';

export const Root = ({ children }) => (
  <LinkProvider component={Link}>
    <ToastProvider>{children}</ToastProvider>
  </LinkProvider>
);`}
      />
      <CodeSnippet
        label="A screen"
        code={`import { Button, Stack, TextField, useToast } from '@verapix/ui';

export function Rename({ onRename }) {
  const toasts = useToast();
  return (
    <Stack>
      <TextField label="Name" name="name" />
      <Button
        tone="accent"
        variant="solid"
        onClick={() => {
          onRename();
          toasts.show({ title: 'Renamed', variant: 'success' });
        }}
      >
        Rename
      </Button>
    </Stack>
  );
}`}
      />
      <Table caption="Where to import from" columns={['Entry', 'What it has']} rows={textRows(entries)} />
      <Prose>
        <h2>Choose a component</h2>
        <ol>
          <li>Press / and type what you would call it: “modal”, “upload” and “dropdown” are found too.</li>
          <li>Its page begins with what it is for, and names what to use instead where it does not fit.</li>
          <li>“Show code” under a story has the code with its imports. Copy it as it is.</li>
        </ol>
        <h2>Links and routers</h2>
        <p>
          Components link to paths of your site by the component that you give to <code>LinkProvider</code>.
          It gets the path as <code>to</code>, as the links of most routers do. Without a provider they are
          plain links.
        </p>
        <h2>Light and dark</h2>
        <p>
          The scheme follows the system. <code>data-theme</code> on the root element, <code>light</code> or{' '}
          <code>dark</code>, overrides it, and <code>data-brand</code> chooses a theme.
        </p>
        <h2>Right to left</h2>
        <p>
          Set <code>dir</code> on the root element: all styles follow the text. Arrow keys in menus, sliders
          and groups, and the side on which they open, follow <code>DirectionProvider</code>.
        </p>
      </Prose>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Use it in your app' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Where to import from' })).toBeVisible();
  },
});
