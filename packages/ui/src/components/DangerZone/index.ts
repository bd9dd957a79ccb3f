export { DangerZone, type DangerZoneProps, dangerZoneStates } from './DangerZone';
