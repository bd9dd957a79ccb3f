interface ServedPackage {
  name: string;
  version: string;
  licence: string;
}

/** The packages under one licence. */
export interface LicenceGroup {
  licence: string;
  /** Each with its version, in the order they were given. */
  names: readonly string[];
}

/** Packages by their licences, the one with the most packages first. */
export function licenceGroups(packages: readonly ServedPackage[]): LicenceGroup[] {
  const groups = new Map<string, string[]>();
  for (const { name, version, licence } of packages) {
    const names = groups.get(licence) ?? [];
    groups.set(licence, [...names, `${name} ${version}`]);
  }
  return [...groups]
    .map(([licence, names]) => ({ licence, names }))
    .sort((one, other) => other.names.length - one.names.length);
}
