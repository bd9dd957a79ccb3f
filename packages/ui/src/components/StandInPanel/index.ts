export type { StandInMail } from './Inbox';
export { type StandInNetwork, standInNetworks } from './Network';
export type { StandInPerson } from './People';
export { StandInPanel, type StandInPanelProps, standInPanelTabs } from './StandInPanel';
