import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';

/** Compiles articles written in MDX into components. */
export function mdx(): Plugin {
  return {
    name: 'mdx',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(source, id) {
        return { code: String(await compile({ value: source, path: id })), map: null };
      },
    },
  };
}
