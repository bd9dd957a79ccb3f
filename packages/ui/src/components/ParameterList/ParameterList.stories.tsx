import preview from '@verapix/storybook/preview';
import { expect } from 'storybook/test';
import { Code } from '../Code';
import { type Parameter, ParameterList } from './ParameterList';

const parameters: Parameter[] = [
  {
    name: 'image_url',
    type: 'string',
    required: true,
    description: 'The address of the picture, or the picture itself as a data URL.',
  },
  {
    name: 'scale_factor',
    type: 'number, 2 to 4',
    description: (
      <>
        How many times as wide and as high. <Code>2</Code> unless given.
      </>
    ),
  },
  {
    name: 'result',
    type: 'object',
    description: 'What came of it.',
    parts: [
      { name: 'url', type: 'string', required: true, description: 'Where the picture can be fetched.' },
      {
        name: 'a_name_without_a_space_that_is_longer_than_the_list_is_wide_on_a_phone',
        type: 'integer',
        description: 'Pixels.',
      },
    ],
  },
];

const meta = preview.meta({
  title: 'Components/ParameterList',
  component: ParameterList,
  args: { parameters },
  parameters: {
    about: {
      purpose: 'Documents the fields of a request or response: each field’s name, type and meaning.',
      avoid: [
        'For measured properties, use `DescriptionList`.',
        'For a field named within a sentence, use `Code`.',
      ],
      keyboard: [],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(5);
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent(/^image_url\s*string\s*required$/);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
