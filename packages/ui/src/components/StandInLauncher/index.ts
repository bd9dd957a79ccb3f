export { StandInLauncher, type StandInLauncherProps } from './StandInLauncher';
