import { Controls, DocsPage, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { Stack } from '@verapix/ui';
import { About } from './About';
import { ComponentStatus } from './ComponentStatus';
import type { ComponentAbout } from './component-about';

/** A component's docs page, with its purpose and keys before its props. Other stories have Storybook's own page. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const about: ComponentAbout | undefined = preparedMeta.parameters.about;
  if (!about) return <DocsPage />;
  return (
    <>
      <Title />
      <Unstyled>
        <Stack>
          <ComponentStatus title={preparedMeta.title} tags={csfFile.meta.tags ?? []} />
          <About {...about} />
        </Stack>
      </Unstyled>
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
