/** One thing described in the words of schema.org. */
export type StructuredDatum = Readonly<Record<string, unknown>> & { '@type': string };

/**
 * What the page is about, for search engines. A block of data: no browser runs it, and the policy on scripts leaves
 * it alone. Days in it may differ between the build and a later visit: the built ones stay.
 */
export function StructuredData({ data }: { data: readonly StructuredDatum[] }) {
  return data.map((datum) => (
    <script key={datum['@type']} type="application/ld+json" suppressHydrationWarning>
      {JSON.stringify(datum)}
    </script>
  ));
}
