/** What is another in every run, and what the page shows in its place. */
const varying = [
  [/\bup_[\w-]{24}/g, 'up_9hQe2TnX4kLw7sVbY1cRzM3d'],
  [/\breq_[\w-]+/g, 'req_q0yVx3mT8bLr2dZk'],
] as const;

interface Addresses {
  base: string;
  site: string;
}

/** What a program printed, as the page shows it: JSON over several lines, `{base}` and `{site}` for the addresses. */
export function normalised(output: string, { base, site }: Addresses): string {
  const placed = varying
    .reduce((text, [pattern, shown]) => text.replace(pattern, shown), output.trim())
    .replaceAll(base, '{base}')
    .replaceAll(site, '{site}');
  return placed.startsWith('{') ? JSON.stringify(JSON.parse(placed), null, 2) : placed;
}
