import { Toolbar } from 'radix-ui';
import { Icon, type IconProps } from '../../primitives/Icon';
import { IconButton } from '../IconButton';

export interface ToolbarButtonProps {
  label: string;
  icon: IconProps['of'];
  /** When false it does nothing but keeps its focus, so that a key pressed once too often loses no one's place. */
  enabled?: boolean;
  onPress: () => void;
}

/** One icon of the picture's toolbar. */
export function ToolbarButton({ label, icon, enabled = true, onPress }: ToolbarButtonProps) {
  return (
    <Toolbar.Button asChild>
      <IconButton
        size="s"
        label={label}
        icon={<Icon of={icon} size="s" />}
        aria-disabled={!enabled}
        onClick={() => enabled && onPress()}
      />
    </Toolbar.Button>
  );
}
