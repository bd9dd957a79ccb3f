/** Vitest's global setup: one Postgres for all files, which copy its databases. */
import type { TestProject } from 'vitest/node';
import { type Cluster, createTemplates, startCluster } from '../local/cluster.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  try {
    await createTemplates(cluster);
  } catch (error) {
    // Vitest would wait for the server for ever.
    await cluster.stop();
    throw error;
  }
  project.provide('cluster', { socketDir: cluster.socketDir, port: cluster.port });
  return cluster.stop;
}

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: Pick<Cluster, 'socketDir' | 'port'>;
  }
}
