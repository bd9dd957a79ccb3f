/** Apps outside the repository that use the packed packages: their files by path. */

export type AppFiles = Readonly<Record<string, string>>;

const components = `
import { Button } from '@verapix/ui/Button';
import { ComparisonSlider } from '@verapix/ui/ComparisonSlider';
import { Dialog } from '@verapix/ui/Dialog';
import { useRef } from 'react';

const picture = (colour) => ({
  src: 'data:image/svg+xml,' + encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="' + colour + '"/></svg>',
  ),
  width: 320,
  height: 200,
  alt: 'A ' + colour + ' rectangle',
});
const before = picture('grey');
const after = picture('green');

export function Components() {
  const trigger = useRef(null);
  return (
    <>
      <Dialog.Root>
        <Dialog.Trigger asChild>
          <Button ref={trigger} tone="accent" variant="solid">Open</Button>
        </Dialog.Trigger>
        <Dialog.Content title="A dialog" description="From the package">
          <Button onClick={() => { document.title = trigger.current?.tagName ?? 'no ref'; }}>Read the ref</Button>
        </Dialog.Content>
      </Dialog.Root>
      <ComparisonSlider before={before} after={after} />
    </>
  );
}
`;

const machine = `
import { createToolRunMachine } from '@verapix/machines/tool-run';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';

const shout = createToolRunMachine().provide({
  actors: {
    process: fromPromise(async ({ input }) => ({ ok: true, value: input.source.toUpperCase() })),
  },
});

export function Run() {
  const [snapshot, send] = useMachine(shout, { input: { options: {}, source: 'done' } });
  return (
    <p>
      <button type="button" onClick={() => send({ type: 'run.start' })}>Run</button>
      <output>{String(snapshot.value)} {snapshot.context.result}</output>
    </p>
  );
}
`;

/** All of the package, with the components that need the most from React: refs, portals, and attributes that are new. */
const gallery = `
import '@verapix/ui/theme';
import * as ui from '@verapix/ui';
import * as product from '@verapix/ui/product';
import { createRef } from 'react';

const refs = Object.fromEntries(
  ['input', 'list', 'group', 'form', 'menu', 'dropzone', 'card', 'select'].map((name) => [name, createRef()]),
);
const review = (name) => ({ name, title: 'Sharp', content: 'A long sentence about a picture, to fill the row.' });
const note = () => { document.title = Object.keys(refs).filter((name) => refs[name].current instanceof Element).join(' '); };

export function Gallery() {
  return (
    <ui.Stack gap="m">
      <ui.PasswordField ref={refs.input} label="Password" />
      <ui.ReviewCarousel ref={refs.list} label="Reviews" reviews={['Ann', 'Bea', 'Cem', 'Dan'].map(review)} />
      <ui.SegmentedControl ref={refs.group} label="Size" value="a" onChange={() => {}}
        options={[{ value: 'a', label: 'Small' }, { value: 'b', label: 'Large' }]} />
      <ui.Form ref={refs.form} onSubmit={() => {}}><ui.TextField label="Name" name="name" /></ui.Form>
      <ui.Menu.Root>
        <ui.Menu.Trigger asChild><ui.Button ref={refs.menu}>More</ui.Button></ui.Menu.Trigger>
        <ui.Menu.Content><ui.Menu.Item>Rename</ui.Menu.Item></ui.Menu.Content>
      </ui.Menu.Root>
      <ui.Dropzone ref={refs.dropzone} label="Choose a picture" accept=".png" onFiles={() => {}} />
      <ui.Card ref={refs.card} title="A card" level={2}>Text</ui.Card>
      <ui.Select ref={refs.select} label="Format" value="png" onValueChange={() => {}}
        options={[{ value: 'png', label: 'PNG' }]} />
      <button type="button" onClick={note}>List the refs</button>
    </ui.Stack>
  );
}
// Everything stays in the bundle.
globalThis.everything = [ui, product];
`;

/** The components of the gallery whose refs hold elements. */
export const galleryRefs = 'input list group form menu dropzone card select';

const html =
  '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>App</title><div id="root"></div><script type="module" src="./main.jsx"></script></html>';

const mount = (app: string, imports: string) => `
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${imports}
createRoot(document.getElementById('root')).render(<StrictMode>${app}</StrictMode>);
`;

const viteFiles = (main: string): AppFiles => ({
  'index.html': html,
  'vite.config.js': 'export default { build: { assetsInlineLimit: 0, modulePreload: false } };',
  'main.jsx': main,
});

/** The components and the tool-run machine, built by Vite. */
export const viteApp: AppFiles = {
  ...viteFiles(
    mount(
      '<main><Components /><Run /></main>',
      `import '@verapix/ui/theme'; import { Components } from './Components'; import { Run } from './Run';`,
    ),
  ),
  'Components.jsx': components,
  'Run.jsx': machine,
};

/** Code in TypeScript: everything is resolved and checked, declarations of the packages included. */
export const typedApp: AppFiles = {
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: false, module: 'nodenext', target: 'es2022' },
      ...{ jsx: 'react-jsx', lib: ['es2023', 'dom', 'dom.iterable'], types: [] },
    },
  }),
  'typed.tsx': `
import * as machines from '@verapix/machines';
import * as ui from '@verapix/ui';
import { Button } from '@verapix/ui/Button';
import { createRef } from 'react';

const ref = createRef<HTMLButtonElement>();
export const button = <Button ref={ref} tone="accent">Save</Button>;
export const select = <ui.Select label="Format" value="png" onValueChange={(value: 'png') => value} options={[{ value: 'png', label: 'PNG' }]} />;
export const machine = machines.createToolRunMachine();
// @ts-expect-error: not a tone.
export const wrong = <Button tone="purple">Save</Button>;
`,
};

export const galleryApp: AppFiles = {
  ...viteFiles(mount('<Gallery />', `import { Gallery } from './Gallery';`)),
  'Gallery.jsx': gallery,
};

/** The same as `viteApp` in Next's app router. The server renders the heading and the badge, without code in the browser. */
export const nextApp: AppFiles = {
  'next.config.mjs': 'export default { devIndicators: false };',
  'app/layout.jsx': `
import '@verapix/ui/theme';
export const metadata = { title: 'App', icons: 'data:,' };
export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html>; }
`,
  'app/page.jsx': `
import { Badge } from '@verapix/ui/Badge';
import { Heading } from '@verapix/ui/Heading';
import { Button } from '@verapix/ui/Button';
import { Components } from './Components';
import { Run } from './Run';
export default function Page() {
  return <main><Heading level={1}>On the server</Heading><Badge>A badge</Badge><Button>Plain</Button><Components /><Run /></main>;
}
`,
  'app/Components.jsx': `'use client';${components}`,
  'app/Run.jsx': `'use client';${machine}`,
};

const mantineSheets = [
  ...['global', 'UnstyledButton', 'Button', 'ScrollArea', 'VisuallyHidden', 'Paper', 'Overlay'],
  ...['CloseButton', 'ModalBase', 'Modal', 'Slider', 'Loader', 'Group'],
].map((sheet) => `import '@mantine/core/styles/${sheet}.css';`);

/**
 * The same page in three libraries: a button, a dialog that it opens with title, text and a button, and a comparison or,
 * where there is none, a slider, with the base styles that the library asks for. Only Radix Themes has no style sheets of single
 * components. React alone is what all of them contain.
 */
export const sizeApps: Readonly<Record<string, AppFiles>> = {
  'React alone': viteFiles(mount('<button type="button">Open</button>', '')),
  Verapix: {
    ...viteFiles(
      mount('<Components />', `import '@verapix/ui/theme'; import { Components } from './Components';`),
    ),
    'Components.jsx': components,
  },
  'Radix Themes': viteFiles(
    mount(
      '<Theme><Dialog.Root><Dialog.Trigger><Button>Open</Button></Dialog.Trigger><Dialog.Content><Dialog.Title>A dialog</Dialog.Title><Dialog.Description>Text</Dialog.Description><Dialog.Close><Button>Close</Button></Dialog.Close></Dialog.Content></Dialog.Root><Slider defaultValue={[50]} /></Theme>',
      `import '@radix-ui/themes/styles.css'; import { Button, Dialog, Slider, Theme } from '@radix-ui/themes';`,
    ),
  ),
  Mantine: viteFiles(
    mount(
      '<MantineProvider><Page /></MantineProvider>',
      `import { useState } from 'react';
${mantineSheets.join('\n')}
import { Button, MantineProvider, Modal, Slider } from '@mantine/core';
function Page() {
  const [opened, setOpened] = useState(false);
  return <><Button onClick={() => setOpened(true)}>Open</Button><Modal opened={opened} onClose={() => setOpened(false)} title="A dialog">Text <Button>Close</Button></Modal><Slider defaultValue={50} /></>;
}`,
    ),
  ),
};

/** What the reset of the package must leave alone. */
export const foreignElements =
  '<h1>Title</h1><p>Text with <a href="https://example.org">a link</a>.</p><button>Press</button><input value="Text"><ul><li>Item</li></ul><table><tbody><tr><td>Cell</td></tr></tbody></table>';

const sampleList = `
import {
  Accordion, Alert, Button, Card, Checkbox, DataTable, Heading, Link, PasswordField, Progress, RadioGroup, SegmentedControl,
  Select, Slider, Switch, Tabs, Text, TextArea, TextField,
} from '@verapix/ui';

const options = [{ value: 'png', label: 'PNG' }, { value: 'jpeg', label: 'JPEG' }];
const samples = {
  Accordion: <Accordion.Root defaultValue="a"><Accordion.Item value="a" title="Open">Text</Accordion.Item><Accordion.Item value="b" title="Closed">Text</Accordion.Item></Accordion.Root>,
  Alert: <Alert tone="warning" title="Little room">Delete a result.</Alert>,
  Button: <><Button tone="accent" variant="solid">Save</Button><Button variant="outline">Cancel</Button><Button disabled>Delete</Button></>,
  Card: <Card title="A card" level={2}>Text</Card>,
  Checkbox: <><Checkbox label="Keep" defaultChecked /><Checkbox label="Forget" /></>,
  DataTable: <DataTable caption="Sizes" columns={['Name', 'Pixels']} rows={[['2K', '2048'], ['4K', '4096']]} />,
  Heading: <><Heading level={2}>A heading</Heading><Text>A paragraph, and <Link href="https://example.org">a link</Link>.</Text></>,
  PasswordField: <PasswordField label="Password" hint="12 characters" />,
  Progress: <Progress label="Enlarging" value={40} />,
  RadioGroup: <RadioGroup label="Form" value="png" onValueChange={() => {}} options={options} />,
  SegmentedControl: <SegmentedControl label="Size" value="png" onChange={() => {}} options={options} />,
  Select: <Select label="Format" value="png" onValueChange={() => {}} options={options} />,
  Slider: <Slider label="Quality" defaultValue={40} />,
  Switch: <Switch label="Notify me" />,
  Tabs: <Tabs.Root defaultValue="a"><Tabs.List label="Parts"><Tabs.Tab value="a">One</Tabs.Tab><Tabs.Tab value="b">Two</Tabs.Tab></Tabs.List><Tabs.Panel value="a">Text</Tabs.Panel></Tabs.Root>,
  TextArea: <TextArea label="Note" maxLength={80} />,
  TextField: <TextField label="Name" error="Write a name." defaultValue="" />,
};

export function Samples() {
  return <>
    <main style={{ position: 'absolute', insetBlockStart: 0, insetInlineStart: 0, zIndex: 1, inlineSize: 480, blockSize: 1500, backgroundColor: 'white' }}>
      {Object.entries(samples).map(([name, sample]) => <div key={name} data-sample={name}>{sample}</div>)}
    </main>
    <Button className="p-12 bg-lime-400">With utilities</Button>
    <section dangerouslySetInnerHTML={{ __html: ${JSON.stringify(foreignElements)} }} />
  </>;
}
`;

/** One of each of the components whose look in an app is compared with their look in the repository. */
export const samplesApp: AppFiles = {
  ...viteFiles(mount('<Samples />', `import '@verapix/ui/theme'; import { Samples } from './Samples';`)),
  'Samples.jsx': sampleList,
};

/** Beside Tailwind, whose style sheet comes before or after ours. */
export const tailwindApp = (isFirst: boolean): AppFiles => {
  const imports = ["import './tailwind.css';", "import '@verapix/ui/theme';"];
  const sorted = isFirst ? imports : imports.reverse();
  return {
    ...samplesApp,
    'tailwind.css': '@import "tailwindcss";',
    'vite.config.js': `import tailwind from '@tailwindcss/vite'; export default { plugins: [tailwind()], esbuild: { jsx: 'automatic' } };`,
    'main.jsx': mount('<Samples />', `${sorted.join(' ')} import { Samples } from './Samples';`),
  };
};

/** Rendered by Node, with the package's one style sheet, for pages without a bundler. */
export const plainApp: AppFiles = {
  'Samples.jsx': sampleList,
  'vite.config.js': `export default { esbuild: { jsx: 'automatic' } };`,
  'render.mjs': `
import { writeFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Samples } from './dist/Samples.js';
const page = renderToString(createElement(Samples));
writeFileSync('index.html', '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>App</title><link rel="stylesheet" href="ui/styles.css">' + page);
`,
};

/** Components in German, and in texts of which none is English. */
export const textsApp: AppFiles = {
  'texts.mjs': `
import { Alert, Combobox, CopyButton, Dialog, MaskEditor, PasswordField, Progress, TextArea, ThemeSwitch, UiTexts } from '@verapix/ui';
import { FeatureGate, OfferCountdown, PlanPrice } from '@verapix/ui/product';
import { de } from '@verapix/ui/texts/de';
import { en } from '@verapix/ui/texts/en';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

const page = h('div', {},
  h(Alert, { title: '1', tone: 'warning' }),
  h(CopyButton, { text: '2' }),
  h(PasswordField, { label: '3' }),
  h(Progress, { label: '4', value: 40 }),
  h(ThemeSwitch, { value: 'light', onChange() {} }),
  h(OfferCountdown, { label: '5', left: { days: 1, hours: 2, minutes: 3 } }),
  h(PlanPrice, { price: '6', regular: '7' }),
);
const marked = Object.fromEntries(
  Object.entries(en).map(([key, text]) => [key, typeof text === 'function' ? () => '§' : '§']),
);
const words = (texts) => renderToString(h(UiTexts, { texts }, page)).replace(/<svg.*?<\\/svg>/g, '');
console.log(JSON.stringify({ german: words(de), english: words({}), marked: words(marked) }));
`,
};

/** Text from right to left. */
export const rightToLeftApp: AppFiles = {
  ...viteFiles(
    mount(
      '<DirectionProvider dir="rtl"><Samples /></DirectionProvider>',
      `
import '@verapix/ui/theme';
import { DirectionProvider, Menu, RadioGroup, Select, Slider, Tabs } from '@verapix/ui';
import { useState } from 'react';
const options = [{ value: 'png', label: 'PNG' }, { value: 'jpeg', label: 'JPEG' }];
function Samples() {
  const [value, setValue] = useState('png');
  return <main style={{ paddingInline: 300 }}>
    <Tabs.Root defaultValue="a"><Tabs.List label="Parts"><Tabs.Tab value="a">One</Tabs.Tab><Tabs.Tab value="b">Two</Tabs.Tab></Tabs.List></Tabs.Root>
    <RadioGroup label="Form" value={value} onValueChange={setValue} options={options} />
    <Slider label="Quality" defaultValue={40} />
    <Select label="Format" value={value} onValueChange={setValue} options={options} />
    <Menu.Root><Menu.Trigger>More</Menu.Trigger><Menu.Content><Menu.Item>Rename the picture</Menu.Item></Menu.Content></Menu.Root>
  </main>;
}`,
    ),
  ),
  'index.html': html.replace('<html lang="en">', '<html lang="ar" dir="rtl">'),
};

/** A test of an app, without configuration. */
export const vitestApp: AppFiles = {
  'button.test.js': `
import { Button } from '@verapix/ui/Button';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
it('renders', () => expect(renderToString(createElement(Button, {}, 'Save'))).toContain('Save'));
`,
};

/** The same in Next. */
export const nextSamplesApp: AppFiles = {
  ...nextApp,
  'app/page.jsx': `import { Samples } from './Samples'; export default function Page() { return <Samples />; }`,
  'app/Samples.jsx': `'use client';${sampleList}`,
};
