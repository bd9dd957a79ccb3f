import preview from '@verapix/storybook/preview';
import { Button } from '@verapix/ui';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import * as css from './samples.css';
import { TokenSheet } from './TokenSheet';

function MotionPage() {
  const [isThere, setIsThere] = useState(false);
  const runner = (style: React.CSSProperties) => (
    <div className={css.track}>
      <div className={css.runner} data-there={isThere} style={style} />
    </div>
  );
  return (
    <TokenSheet
      title="Motion"
      lead="Three durations, one easing. Motion shows where something came from and never delays the user. With reduced motion there is none."
      groups={[
        {
          title: 'Durations',
          group: 'duration',
          caption: 'Duration of a movement.',
          sample: ({ variable }) => runner({ transitionDuration: variable }),
        },
        {
          title: 'Easing',
          group: 'easing',
          caption: 'Speed over the course of a movement.',
          sample: ({ variable }) => runner({ transitionTimingFunction: variable }),
        },
      ]}
    >
      <Button style={{ alignSelf: 'start' }} onClick={() => setIsThere(!isThere)}>
        Move
      </Button>
    </TokenSheet>
  );
}

const meta = preview.meta({
  title: 'Foundations/Motion',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
});

/** Durations and easings of motion. */
export const Motion = meta.story({
  render: () => <MotionPage />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('row', { name: /^duration\.fast .* 120ms$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }));
    await expect(canvasElement.querySelectorAll('[data-there="true"]')).toHaveLength(4);
  },
});
