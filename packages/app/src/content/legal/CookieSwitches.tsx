import { SettingsList, Text } from '@verapix/ui';
import { useState } from 'react';
import { appConsent, chosenTypes, useConsent } from '../../app/analytics/consent';

const texts = {
  performance: { label: 'Performance', hint: 'Tells us which addresses lead nowhere.' },
  functional: { label: 'Functional', hint: 'Remembers what you chose. Off deletes what is remembered.' },
} as const;

/** The results that are kept on this device are functional, and not in a storage that `consent` can reach. */
async function deleteLibrary() {
  const { deviceStore } = await import('../../lib/library/device-store');
  await deviceStore.clear();
}

export interface CookieSwitchesProps {
  /** The level of the heading in its page. */
  level: 2 | 3;
}

/** The user's choice of what the site may store. Each switch applies at once and can be changed at any time. */
export function CookieSwitches({ level }: CookieSwitchesProps) {
  const { consent, isChosen } = useConsent();
  const [isKept, setIsKept] = useState(true);
  return (
    <SettingsList.Root title="Allow on this site" level={level}>
      <SettingsList.Item label="Essential" hint="What you asked for needs them." checked disabled />
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
  if (!isChosen) return 'You have not chosen yet.';
  return isKept
    ? 'Saved. Your browser keeps your choice.'
    : 'Your choice holds until you close this page: your browser keeps nothing for this site.';
}
