export { StrengthMeter, type StrengthMeterProps, strengthTones } from './StrengthMeter';
