import { Alert, Button, Heading, Inline, SegmentedControl, Select, Slider, Stack, Text } from '@verapix/ui';
import {
  type ContrastFailure,
  contrastFailures,
  fromDtcg,
  type ThemeName,
  type ThemeOverrides,
  themeFiles,
  themes,
} from '@verapix/ui/theming';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { saveFile } from '@verapix/studio/lib/object-url';
import { completeTokens } from '../../../packages/ui/src/theming/create-theme';
import { editedBrand, readEditedTheme, showBrand, storeEditedTheme } from '../../conditions/brands';
import { Sheet } from '../parts/Sheet';
import { ColourRow } from './ColourRow';
import { Samples } from './Samples';
import * as css from './ThemeEditor.css';

type Scheme = 'light' | 'dark';

const isHex = ([, value]: [string, string]) => value.startsWith('#');

/** Changes the palette and the shape of a theme, shows components in it, and exports it. */
export function ThemeEditor() {
  const [theme, setTheme] = useState(readEditedTheme);
  const [scheme, setScheme] = useState<Scheme>(() =>
    document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light',
  );
  // After every render: a toolbar that changes sets its own theme on the page.
  useEffect(() => {
    storeEditedTheme(theme);
    showBrand(editedBrand);
    document.documentElement.dataset.theme = scheme;
  });

  const tokens = completeTokens(theme);
  return (
    <Sheet
      title="Theme editor"
      lead="Change colours and shape, and export the theme. The browser keeps it: choose “edited” in the toolbar’s themes to see every story in it."
    >
      <div className={css.columns}>
        <Stack gap="l">
          <Source onTheme={setTheme} />
          <Shape theme={theme} onTheme={setTheme} />
          <Stack gap="m">
            <Heading level={2}>Colours</Heading>
            <SegmentedControl
              label="Colour scheme"
              value={scheme}
              onChange={setScheme}
              options={[
                { value: 'light', label: 'Light' },
                { value: 'dark', label: 'Dark' },
              ]}
            />
            {Object.entries(tokens[scheme])
              .filter(isHex)
              .map(([name, value]) => (
                <ColourRow
                  key={name}
                  name={name}
                  value={value}
                  onValueChange={(next) =>
                    setTheme((current) => ({ ...current, [scheme]: { ...current[scheme], [name]: next } }))
                  }
                />
              ))}
          </Stack>
        </Stack>
        <Stack gap="l" className={css.result}>
          <Contrast failures={contrastFailures(theme)} />
          <Samples />
          <Stack gap="s">
            <Heading level={2}>Export</Heading>
            <Inline gap="s">
              {Object.entries(themeFiles('brand', theme)).map(([file, text]) => (
                <Button key={file} size="s" onClick={() => saveFile(new Blob([text]), file)}>
                  {file}
                </Button>
              ))}
            </Inline>
          </Stack>
        </Stack>
      </div>
    </Sheet>
  );
}

interface ThemeSetter {
  onTheme: (theme: ThemeOverrides) => void;
}

/** Starts from a shipped theme, or from a file. */
function Source({ onTheme }: ThemeSetter) {
  const picker = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const read = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    try {
      onTheme(fromDtcg(JSON.parse(await file.text())));
      setError(undefined);
    } catch {
      setError(`${file.name} has no design tokens that can be read. Export some here to see their format.`);
    }
  };
  return (
    <Stack gap="m">
      <Select<ThemeName>
        label="Start from"
        value={null}
        placeholder="A shipped theme"
        options={(Object.keys(themes) as ThemeName[]).map((name) => ({ value: name, label: name }))}
        onValueChange={(name) => onTheme(themes[name])}
      />
      <Button onClick={() => picker.current?.click()}>Open design tokens</Button>
      <input ref={picker} type="file" accept=".json" hidden aria-label="Design tokens" onChange={read} />
      {error && <Alert tone="danger" title={error} live />}
    </Stack>
  );
}

/** A length of a theme that the editor changes, in the unit of its token. */
const lengths = [
  { label: 'Corners of buttons and fields', group: 'radius', token: 'm', unit: 'px', max: 24, step: 1 },
  { label: 'Corners of cards and dialogs', group: 'radius', token: 'l', unit: 'px', max: 32, step: 1 },
  { label: 'Lines', group: 'line', token: 'hairline', unit: 'px', max: 4, step: 1 },
  { label: 'Text', group: 'fontSize', token: 'm', unit: 'rem', min: 0.875, max: 1.25, step: 0.0625 },
  {
    label: 'Height of buttons',
    group: 'size',
    token: 'controlM',
    unit: 'rem',
    min: 2,
    max: 3.5,
    step: 0.125,
  },
  { label: 'Space', group: 'space', token: 'm', unit: 'rem', min: 0.5, max: 1.5, step: 0.125 },
] as const;

function Shape({ theme, onTheme }: ThemeSetter & { theme: ThemeOverrides }) {
  const tokens = completeTokens(theme);
  return (
    <Stack gap="m">
      <Heading level={2}>Shape</Heading>
      {lengths.map(({ label, group, token, unit, ...limits }) => (
        <Slider
          key={label}
          label={label}
          {...limits}
          value={Number.parseFloat((tokens[group] as Record<string, string>)[token] ?? '0')}
          formatValue={(value) => `${value} ${unit}`}
          onValueChange={(value) =>
            onTheme({ ...theme, [group]: { ...theme[group], [token]: `${value}${unit}` } })
          }
        />
      ))}
    </Stack>
  );
}

/** Rounded down: 4.49 is not 4.5. */
const inWords = (ratio: number) => `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;

function Contrast({ failures }: { failures: readonly ContrastFailure[] }) {
  const count = failures.length;
  return (
    <div role="status" aria-label="Contrast">
      {count === 0 ? (
        <Alert tone="success" title="Every pair of colours has enough contrast." />
      ) : (
        <Alert
          tone="danger"
          title={`${count} ${count === 1 ? 'pair of colours has' : 'pairs of colours have'} too little contrast.`}
        >
          <ul className={css.failures}>
            {failures.map(({ scheme, foreground, background, ratio, atLeast }) => (
              <li key={`${scheme} ${foreground} ${background}`}>
                <Text as="span" size="s">
                  {foreground} on {background}, {scheme}: {inWords(ratio)}, needs {atLeast} : 1
                </Text>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
