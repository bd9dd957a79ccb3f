import * as messages from '@verapix/messages/legal-cookies';
import { SettingsList, Text } from '@verapix/ui';
import { useState } from 'react';
import { deleteLibrary } from './account-consent';
import { appConsent, chosenTypes, useConsent } from './consent';

const texts = {
  performance: { label: messages.performance, hint: messages.performanceHint },
  functional: { label: messages.functional, hint: messages.functionalHint },
} as const;

export interface CookieSwitchesProps {
  /** The level of the heading in its page. */
  level: 2 | 3;
}

/** The user's choice of what the site may store. Each switch applies at once and can be changed at any time. */
export function CookieSwitches({ level }: CookieSwitchesProps) {
  const { consent, isChosen } = useConsent();
  const [isKept, setIsKept] = useState(true);
  return (
    <SettingsList.Root title={messages.title} level={level}>
      <SettingsList.Item label={messages.essential} hint={messages.essentialHint} checked disabled />
      {chosenTypes.map((type) => (
        <SettingsList.Item
          key={type}
          {...texts[type]}
          checked={consent[type]}
          onCheckedChange={(allowed) => {
            setIsKept(appConsent.choose({ ...consent, [type]: allowed }));
            if (type === 'functional' && !allowed) void deleteLibrary();
          }}
        />
      ))}
      <SettingsList.Row>
        <Text size="s" tone="textMuted" role="status">
          {statusOf(isChosen, isKept)}
        </Text>
      </SettingsList.Row>
    </SettingsList.Root>
  );
}

function statusOf(isChosen: boolean, isKept: boolean): string {
  if (!isChosen) return messages.notChosen;
  return isKept ? messages.saved : messages.notKept;
}
