import { licenceTextOf, servedPackages } from './packages.ts';
import { thirdPartyText } from './weights-text.ts';

const rule = '-'.repeat(72);

/** The notices that go with the app: each package with its licence's own words, then the weights. */
export async function noticesText(): Promise<string> {
  const packages = servedPackages().map(({ name, version, licence, folder }) =>
    [rule, `${name} ${version} (${licence})`, rule, licenceTextOf(folder)].join('\n'),
  );
  return [...packages, rule, await thirdPartyText()].join('\n\n');
}
