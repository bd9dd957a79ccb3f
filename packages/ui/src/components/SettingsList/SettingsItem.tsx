import { classNames } from '../../class-names';
import { Switch, type SwitchProps } from '../Switch';
import * as css from './SettingsList.css';

/** A setting that is on or off. `hint` explains it. */
export function Item({ className, ...rest }: Omit<SwitchProps, 'side'>) {
  return <Switch {...rest} side="end" className={classNames(css.row, className)} />;
}
