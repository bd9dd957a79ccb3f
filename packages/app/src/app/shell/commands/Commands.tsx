import * as common from '@verapix/messages/common';
import * as messages from '@verapix/messages/shell-commands';
import { type Command, CommandPalette } from '@verapix/ui';
import { FileText, Keyboard, LogIn, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { studioTools } from '@verapix/studio/tools';
import { footerGroups } from '../../../content/footer';
import { useAccount, useAccountView } from '../../account/account';
import { paths } from '../../../content/paths';
import { chooseTheme, type ThemeChoice } from '../theme';
import { HelpDialog } from './HelpDialog';

const themes = [
  { choice: 'light', label: messages.light, icon: Sun },
  { choice: 'dark', label: messages.dark, icon: Moon },
  { choice: 'system', label: messages.system, icon: Monitor },
] as const satisfies readonly { choice: ThemeChoice; label: string; icon: unknown }[];

export type CommandDialog = 'commands' | 'help';

interface CommandDialogsProps {
  shown: CommandDialog;
  onShow: (dialog: CommandDialog) => void;
  onClose: () => void;
}

/** The palette, or the keys of the page. */
export function CommandDialogs({ shown, onShow, onClose }: CommandDialogsProps) {
  return shown === 'help' ? (
    <HelpDialog onClose={onClose} />
  ) : (
    <Commands onClose={onClose} onHelp={() => onShow('help')} />
  );
}

interface CommandsProps {
  onClose: () => void;
  /** Opens the keys of the page. */
  onHelp: () => void;
}

/** The palette with the commands of this app: its tools, its pages, and what can be done on every page. */
function Commands({ onClose, onHelp }: CommandsProps) {
  const navigate = useNavigate();
  const { signOut } = useAccount();
  const { user } = useAccountView();
  const go = (path: string) => () => void navigate(path);
  const commands: Command[] = [
    ...studioTools.map(({ title, description, path, icon }) => ({
      group: common.tools,
      label: title,
      words: description,
      icon,
      run: go(path),
    })),
    ...footerGroups.flatMap(({ links }) =>
      links.map(({ label, path }) => ({ group: messages.pages, label, icon: FileText, run: go(path) })),
    ),
    ...(user
      ? [
          { group: messages.pages, label: common.account, icon: FileText, run: go(paths.account) },
          { group: messages.actions, label: common.signOut, icon: LogOut, run: signOut },
        ]
      : [{ group: messages.actions, label: common.signIn, icon: LogIn, run: go(paths.signIn) }]),
    {
      group: messages.actions,
      label: messages.keys,
      words: messages.keysWords,
      icon: Keyboard,
      run: onHelp,
    },
    ...themes.map(({ choice, label, icon }) => ({
      group: messages.actions,
      label,
      words: messages.themeWords,
      icon,
      run: () => chooseTheme(choice),
    })),
  ];
  return (
    <CommandPalette
      title={messages.title}
      description={messages.lead}
      fieldLabel={messages.command}
      nothingFound={messages.none}
      foundLabel={(count) => messages.count({ count })}
      {...{ commands, onClose }}
    />
  );
}
