export { type Command, CommandPalette, type CommandPaletteProps } from './CommandPalette';
