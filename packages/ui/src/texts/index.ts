export { UiTexts, type UiTextsMap, type UiTextsProps } from './UiTexts';
