import { FileText, Keyboard, LogIn, LogOut, Monitor, Moon, Sun } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { footerGroups, toolLinks } from '../../../content/navigation';
import { useAccount, useAccountView } from '../../account/account';
import { paths } from '../../paths';
import { chooseTheme, type ThemeChoice } from '../theme';
import { type Command, CommandPalette } from './CommandPalette';

const themes = [
  { choice: 'light', label: 'Light theme', icon: Sun },
  { choice: 'dark', label: 'Dark theme', icon: Moon },
  { choice: 'system', label: 'Theme of the device', icon: Monitor },
] as const satisfies readonly { choice: ThemeChoice; label: string; icon: unknown }[];

interface CommandsProps {
  onClose: () => void;
  /** Opens the keys of the page. */
  onHelp: () => void;
}

/** The palette with the commands of this app: its tools, its pages, and what can be done on every page. */
export function Commands({ onClose, onHelp }: CommandsProps) {
  const navigate = useNavigate();
  const { signOut } = useAccount();
  const { user } = useAccountView();
  const go = (path: string) => () => void navigate(path);
  const commands: Command[] = [
    ...toolLinks.map(({ title, description, path, icon }) => ({
      group: 'Tools',
      label: title,
      words: description,
      icon,
      run: go(path),
    })),
    ...footerGroups.flatMap(({ links }) =>
      links.map(({ label, path }) => ({ group: 'Pages', label, icon: FileText, run: go(path) })),
    ),
    ...(user
      ? [
          { group: 'Pages', label: 'Account', icon: FileText, run: go(paths.account) },
          { group: 'Actions', label: 'Sign out', icon: LogOut, run: signOut },
        ]
      : [{ group: 'Actions', label: 'Sign in', icon: LogIn, run: go(paths.signIn) }]),
    {
      group: 'Actions',
      label: 'Keys of this page',
      words: 'help keyboard shortcuts',
      icon: Keyboard,
      run: onHelp,
    },
    ...themes.map(({ choice, label, icon }) => ({
      group: 'Actions',
      label,
      words: 'appearance mode',
      icon,
      run: () => chooseTheme(choice),
    })),
  ];
  return <CommandPalette {...{ commands, onClose }} />;
}
