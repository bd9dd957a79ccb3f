import { CheckList, Heading, Stack } from '@verapix/ui';

/** What the engine needs of a photo, in everyday words. */
const advice = [
  'You alone, looking at the camera',
  'All of your head, and your shoulders',
  'Even light from the front, such as from a window',
  'A plain wall behind you, in another colour than your hair',
  'Taken from about a metre, in the camera’s full size',
] as const;

/** Shown below the upload area until a photo is chosen. */
export function PhotoAdvice() {
  return (
    <Stack gap="s">
      <Heading level={2} size="card">
        What makes a good photo
      </Heading>
      <CheckList items={advice} />
    </Stack>
  );
}
