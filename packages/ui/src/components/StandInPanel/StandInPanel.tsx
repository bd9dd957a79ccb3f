import { Badge } from '../Badge';
import { Dialog } from '../Dialog';
import { Tabs } from '../Tabs';
import { Data, type DataProps } from './Data';
import { Inbox, type InboxProps } from './Inbox';
import { Network, type NetworkProps, NetworkWarning } from './Network';
import { People, type PeopleProps } from './People';
import * as css from './StandInPanel.css';

export const standInPanelTabs = ['people', 'network', 'inbox', 'data'] as const;

export interface StandInPanelProps extends PeopleProps, NetworkProps, InboxProps, DataProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The tab it opens with. */
  defaultTab?: (typeof standInPanelTabs)[number];
}

/** What a developer does with the stand-in backend: be someone, spoil the network, read the mails, start over. */
export function StandInPanel({ open, onOpenChange, defaultTab = 'people', ...props }: StandInPanelProps) {
  const { people, password, currentEmail, signingIn, onSignIn, onCopy } = props;
  const { network, onNetworkChange, mails, onMailOpen, resetting, onReset } = props;
  const unread = mails.filter(({ read }) => !read).length;
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title="Stand-in backend"
        description="This copy has no server. A backend in your browser answers instead: nothing leaves your device, and no mail is sent."
        placement="inline-end"
      >
        <NetworkWarning network={network} />
        <Tabs.Root defaultValue={defaultTab}>
          <Tabs.List label="Stand-in backend">
            <Tabs.Tab value="people">People</Tabs.Tab>
            <Tabs.Tab value="network">Network</Tabs.Tab>
            <Tabs.Tab value="inbox">
              Inbox
              {unread > 0 && (
                <Badge tone="accent" className={css.count}>
                  {unread}
                </Badge>
              )}
            </Tabs.Tab>
            <Tabs.Tab value="data">Data</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="people">
            <People {...{ people, password, currentEmail, signingIn, onSignIn, onCopy }} />
          </Tabs.Panel>
          <Tabs.Panel value="network">
            <Network {...{ network, onNetworkChange }} />
          </Tabs.Panel>
          <Tabs.Panel value="inbox">
            <Inbox {...{ mails, onMailOpen }} />
          </Tabs.Panel>
          <Tabs.Panel value="data">
            <Data {...{ resetting, onReset }} />
          </Tabs.Panel>
        </Tabs.Root>
      </Dialog.Content>
    </Dialog.Root>
  );
}
