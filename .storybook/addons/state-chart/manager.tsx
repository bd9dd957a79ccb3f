import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types } from 'storybook/manager-api';
import { ChartPanel } from './ChartPanel';

const addonId = 'verapix/state-chart';

addons.register(addonId, () => {
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'State chart',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => (
      <AddonPanel active={active}>
        <ChartPanel />
      </AddonPanel>
    ),
  });
});
