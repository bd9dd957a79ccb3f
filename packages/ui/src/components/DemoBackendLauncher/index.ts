export { DemoBackendLauncher, type DemoBackendLauncherProps } from './DemoBackendLauncher';
