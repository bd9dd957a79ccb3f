import * as messages from '@verapix/messages/shell-commands';
import { Dialog, Heading, Kbd, Stack, Switch, Text } from '@verapix/ui';
import { useState } from 'react';
import * as css from './HelpDialog.css';
import { isHelpKeyOn, setHelpKey } from './help-key';
import { type KeyGroup, pageKeys } from './page-keys';

interface HelpDialogProps {
  onClose: () => void;
  /** Default: those of what the page contains as the dialog opens. */
  groups?: readonly KeyGroup[];
}

/** The keys of the page that is open. The key that opens it can be turned off. */
export function HelpDialog({ onClose, groups }: HelpDialogProps) {
  const [shown] = useState(() => groups ?? pageKeys(document));
  const [isKeyOn, setKeyOn] = useState(isHelpKeyOn);
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Content title={messages.keys} description={messages.helpLead} size="m">
        <Stack gap="l">
          {shown.map(({ title, keys }) => (
            <Stack gap="s" key={title}>
              <Heading level={3} size="small">
                {title}
              </Heading>
              <dl className={css.list}>
                {keys.map((each) => (
                  <div key={each.does} className={css.row}>
                    <dt className={css.keys}>
                      {each.keys.map((name) => (
                        <Kbd key={name} keys={[name]} />
                      ))}
                    </dt>
                    <Text as="dd" size="s" className={css.does}>
                      {each.does}
                    </Text>
                  </div>
                ))}
              </dl>
            </Stack>
          ))}
          <Switch
            label={messages.helpKey}
            hint={messages.helpKeyHint}
            checked={isKeyOn}
            onCheckedChange={(isOn) => {
              setHelpKey(isOn);
              setKeyOn(isOn);
            }}
          />
        </Stack>
      </Dialog.Content>
    </Dialog.Root>
  );
}
