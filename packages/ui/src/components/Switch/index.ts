export { Switch, type SwitchProps, switchSides } from './Switch';
