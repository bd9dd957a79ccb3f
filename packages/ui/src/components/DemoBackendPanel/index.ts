export type { DemoBackendPerson } from './DemoBackendPanel';
export {
  type DemoBackendNetwork,
  DemoBackendPanel,
  type DemoBackendPanelProps,
  demoBackendNetworks,
  demoBackendPanelTabs,
} from './DemoBackendPanel';
export type { DemoBackendMail } from './Inbox';
