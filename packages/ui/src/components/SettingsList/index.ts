export { SettingsList, type SettingsListRootProps } from './SettingsList';
