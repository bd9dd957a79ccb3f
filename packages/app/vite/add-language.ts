import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestPath } from './manifest.ts';
import type { Locale } from '../../messages/src/locales.ts';

/**
 * Adds the scripts of another language's build to the site. What does not differ between the languages has the same name
 * in both, since names are hashes of the content.
 */
export async function addLanguage(outDir: string, siteDir: string, locale: Locale): Promise<void> {
  await cp(join(outDir, 'assets'), join(siteDir, 'assets'), { recursive: true });
  await rename(join(outDir, manifestPath()), join(siteDir, manifestPath(locale)));
  await rm(outDir, { recursive: true });
}
