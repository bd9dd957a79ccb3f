export { Item } from './SettingsItem';
export { Root, Row } from './SettingsList';
