import {
  logoColours,
  logoDescriptionMaxCharacters,
  logoIndustries,
  logoMaxColours,
  logoNameMaxCharacters,
  logoTemplates,
} from '@verapix/facts';
import {
  Button,
  Icon,
  RadioGroup,
  Select,
  Stack,
  Surface,
  SwatchPicker,
  Tabs,
  TextArea,
  TextField,
} from '@verapix/ui';
import { Sparkles } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { LatePart } from '../../../wiring/LatePart';
import { useLostFocus } from '../shared/use-lost-focus';
import { hasBrandName } from './logo-options';
import type { LogoRun } from './use-logo';

interface LogoFormProps extends Pick<LogoRun, 'draft' | 'change' | 'generate'> {
  /** A run is under way: nothing changes meanwhile. */
  busy: boolean;
}

type PartProps = Pick<LogoFormProps, 'draft' | 'change' | 'busy'>;

/** What is asked for, in two tabs, and the button that makes it. */
export function LogoForm({ draft, change, generate, busy }: LogoFormProps) {
  // A run that ended without logos is started again from here.
  const button = useLostFocus<HTMLButtonElement>(busy, { onArrival: false });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) generate();
  };
  // A form whose button is disabled isn't sent by Enter: then it says why.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || hasBrandName(draft)) return;
    event.preventDefault();
    if (!busy) generate();
  };
  return (
    <form method="dialog" onSubmit={submit} onKeyDown={enter} noValidate>
      <Surface>
        <Stack gap="l">
          <Tabs.Root defaultValue="basic">
            <Tabs.List label="Your logo">
              <Tabs.Tab value="basic">Basic Info</Tabs.Tab>
              <Tabs.Tab value="design">Design Options</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="basic">
              {/* Taken over by itself: with the rest it would hold up the page. */}
              <LatePart fallback={null}>
                <BasicInfo {...{ draft, change, busy }} />
              </LatePart>
            </Tabs.Panel>
            <Tabs.Panel value="design">
              <DesignOptions {...{ draft, change, busy }} />
            </Tabs.Panel>
          </Tabs.Root>
          <Button
            ref={button}
            type="submit"
            size="l"
            wide
            tone="accent"
            look="solid"
            icon={<Icon of={Sparkles} />}
            disabled={busy || !hasBrandName(draft)}
          >
            Generate Logo
          </Button>
        </Stack>
      </Surface>
    </form>
  );
}

function BasicInfo({ draft, change, busy }: PartProps) {
  return (
    <Stack gap="l">
      <TextField
        label="Brand Name"
        required
        name="brandName"
        autoComplete="organization"
        maxLength={logoNameMaxCharacters}
        disabled={busy}
        value={draft.brandName}
        onChange={(event) => change({ brandName: event.currentTarget.value })}
      />
      <Select
        label="Industry"
        hint="We pick symbols that fit your industry."
        placeholder="Choose an industry"
        disabled={busy}
        options={logoIndustries.map(({ id, label }) => ({ value: id, label }))}
        value={draft.industry ?? null}
        onValueChange={(industry) => change({ industry })}
      />
      <TextArea
        label="Brand Description"
        hint="What you do, in your own words: a bakery by the sea, software for vets. Symbols are picked from these words too."
        limit={logoDescriptionMaxCharacters}
        disabled={busy}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
    </Stack>
  );
}

function DesignOptions({ draft, change, busy }: PartProps) {
  return (
    <Stack gap="l">
      <RadioGroup
        label="Template"
        disabled={busy}
        value={draft.template}
        options={logoTemplates.map(({ id, label, description }) => ({ value: id, label, description }))}
        onValueChange={(template) => change({ template })}
      />
      <SwatchPicker
        label="Colour Palette"
        hint={`Select up to ${logoMaxColours} colours. The first one leads; each is in at least one of the logos.`}
        swatches={logoColours}
        max={logoMaxColours}
        disabled={busy}
        value={draft.colours}
        onValueChange={(colours) => change({ colours })}
      />
    </Stack>
  );
}
