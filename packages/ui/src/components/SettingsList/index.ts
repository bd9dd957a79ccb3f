/**
 * A group of settings. `Root` names the group, `Item` is a switch, `Row` anything else. They are separate modules, so
 * that a page which shows the list first need not load the switch.
 */
export * as SettingsList from './parts';
export type { SettingsListRootProps } from './SettingsList';
