import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  DocsPage,
  Subheading,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { Heading, Stack } from '@verapix/ui';
import { type ComponentProps as PropsOf, useContext } from 'react';
import { About } from './About';
import { ComponentProps, ImportLine } from './ComponentProps';
import { ComponentStatus } from './ComponentStatus';
import type { ComponentAbout } from './component-about';
import { DoAndDont } from './DoAndDont';
import { doAndDont } from './do-and-dont';
import { withImports } from './import-line';

/** A component's docs page, with its purpose and keys before its props. Other stories have Storybook's own page. */
export function ComponentPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const docs = useContext(DocsContext);
  const about: ComponentAbout | undefined = preparedMeta.parameters.about;
  if (!about) return <DocsPage />;
  const [first, ...others] = docs.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const name = preparedMeta.title.replace(/.*\//, '');
  return (
    <>
      <Title />
      <Unstyled>
        <Stack>
          <ComponentStatus title={preparedMeta.title} tags={csfFile.meta.tags ?? []} />
          <ImportLine name={name} />
          <About {...about} />
        </Stack>
      </Unstyled>
      {first && <Sample story={first} />}
      <Controls />
      <Unstyled>
        <Stack gap="xl">
          {name in doAndDont && (
            <Stack>
              <Heading level={2}>Do and don’t</Heading>
              <DoAndDont name={name} />
            </Stack>
          )}
          <ComponentProps name={name} />
          {others.length > 0 && <Heading level={2}>Stories</Heading>}
        </Stack>
      </Unstyled>
      {others.map((story) => (
        <div key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Sample story={story} />
        </div>
      ))}
    </>
  );
}

type PreparedStory = ReturnType<PropsOf<typeof DocsContext.Provider>['value']['componentStories']>[number];

/** A story with its code, which can be copied as it is. */
function Sample({ story }: { story: PreparedStory }) {
  const code: string | undefined = story.parameters.docs?.source?.code;
  return (
    <Canvas
      of={story.moduleExport}
      withToolbar
      {...(code !== undefined && { source: { code: withImports(code), language: 'tsx' } })}
    />
  );
}
