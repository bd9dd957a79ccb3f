/**
 * Settings that belong together, one under the other. `Root` names the group, `Item` is a switch, `Row` anything else.
 * Each is taken for itself: a page that shows a list before its switches need not fetch them first.
 */
export * as SettingsList from './parts';
export type { SettingsListRootProps } from './SettingsList';
