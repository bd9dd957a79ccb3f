import { logoDescriptionMaxCharacters, logoIndustries, logoNameMaxCharacters } from '@verapix/domain';
import { logoIndustryNames } from '@verapix/engines/option-names';
import * as messages from '@verapix/messages/tool-logo';
import { Button, Icon, Select, Skeleton, Stack, Surface, Tabs, TextArea, TextField } from '@verapix/ui';
import { Sparkles } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { loadable } from '../../lib/loadable';
import { useLostFocus } from '../../workspace/focus';
import { RunStatus } from '../../workspace/run-controls';
import * as css from './DesignOptions.css';
import { hasBrandName, type LogoViewProps, startRound } from './logo-options';

/** Behind the second tab. With it, the first load would be too large. */
export const DesignOptions = loadable(
  async () => (await import('./DesignOptions')).DesignOptions,
  <Skeleton shape="block" style={{ blockSize: '20rem' }} />,
);

/** The form, in two tabs, and the status of its run. */
export function LogoForm({ snapshot, send, env }: LogoViewProps) {
  const { draft, change } = env;
  const busy = snapshot.matches('processing');
  // Coming back from the logos, the focus goes to the start of the form.
  const details = useLostFocus<HTMLDivElement>();
  // After a run without a result, the next step is to start another.
  const button = useLostFocus<HTMLButtonElement>(busy, { onMount: false });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) startRound(snapshot, send, draft);
  };
  // Enter does not submit a form whose button is disabled. Without a name, submitting it says why.
  const enter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && !hasBrandName(draft))
      submit(event);
  };
  return (
    <Stack
      gap="l"
      className={css.form}
      ref={details}
      tabIndex={-1}
      role="group"
      aria-label={messages.details}
    >
      <form method="dialog" onSubmit={submit} onKeyDown={enter} noValidate>
        <Surface>
          <Stack gap="l">
            <Tabs.Root defaultValue="basic">
              <Tabs.List label={messages.yourLogo}>
                <Tabs.Tab value="basic">{messages.basic}</Tabs.Tab>
                <Tabs.Tab value="design">{messages.design}</Tabs.Tab>
              </Tabs.List>
              <Tabs.Panel value="basic">
                <Stack gap="l">
                  <TextField
                    label={messages.brandName}
                    required
                    name="brandName"
                    dir="auto"
                    autoComplete="organization"
                    maxLength={logoNameMaxCharacters}
                    disabled={busy}
                    value={draft.brandName}
                    onChange={(event) => change({ brandName: event.currentTarget.value })}
                  />
                  <Select
                    label={messages.industry}
                    hint={messages.industryHint}
                    placeholder={messages.chooseIndustry}
                    disabled={busy}
                    options={logoIndustries.map((value) => ({ value, label: logoIndustryNames[value] }))}
                    value={draft.industry ?? null}
                    onValueChange={(industry) => change({ industry })}
                  />
                  <TextArea
                    label={messages.description}
                    hint={messages.descriptionHint}
                    limit={logoDescriptionMaxCharacters}
                    dir="auto"
                    disabled={busy}
                    value={draft.description}
                    onChange={(event) => change({ description: event.currentTarget.value })}
                  />
                </Stack>
              </Tabs.Panel>
              <Tabs.Panel value="design">
                <DesignOptions {...{ draft, busy, change }} />
              </Tabs.Panel>
            </Tabs.Root>
            <Button
              ref={button}
              type="submit"
              size="l"
              wide
              tone="accent"
              variant="solid"
              icon={<Icon of={Sparkles} />}
              disabled={busy || !hasBrandName(draft)}
            >
              {messages.generate}
            </Button>
          </Stack>
        </Surface>
      </form>
      <RunStatus {...{ snapshot, send }} />
    </Stack>
  );
}
