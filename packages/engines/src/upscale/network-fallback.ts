import type { TileNetwork } from './tiles';

/** A network that is replaced by another of the same weights as soon as a tile fails. No tile is lost. */
export function withFallback(network: TileNetwork, open: () => Promise<TileNetwork>): TileNetwork {
  let other: Promise<TileNetwork> | undefined;
  return {
    ...network,
    async run(...tile) {
      if (!other) {
        try {
          return await network.run(...tile);
        } catch {
          other ??= open();
        }
      }
      return (await other).run(...tile);
    },
  };
}
