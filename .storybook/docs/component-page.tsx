import { Controls, DocsPage, Primary, Stories, Title, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { About } from './About';
import type { ComponentAbout } from './component-about';

/** A component's docs page, with its purpose and keys before its props. Other stories have Storybook's own page. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const about: ComponentAbout | undefined = preparedMeta.parameters.about;
  if (!about) return <DocsPage />;
  return (
    <>
      <Title />
      <Unstyled>
        <About {...about} />
      </Unstyled>
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}
