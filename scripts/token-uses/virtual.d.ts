/** Provided by `scripts/token-uses/plugin.ts`. */
declare module 'virtual:token-uses' {
  /** The names of the components that read a token, by the token's name: `color.accent`. */
  export const tokenUses: Readonly<Record<string, readonly string[]>>;
}
