import { tools } from '@verapix/domain';

/** The pages of the studio. Each tool has its own path in the list of tools. */
export const studioPaths = {
  tools: '/tools',
  library: '/library',
  libraryResult: '/library/:id',
  recipes: '/recipes',
  lab: '/lab',
} as const;

/** The paths of the tool pages. */
export const toolPaths = tools.map(({ path }) => path);

/** The page of one result that is kept on this device. */
export const resultPath = (id: string): string => `${studioPaths.library}/${id}`;
