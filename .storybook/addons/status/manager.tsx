import React from 'react';
import { type API_HashEntry, addons } from 'storybook/manager-api';
import { styled } from 'storybook/theming';

const Badge = styled.span(({ theme }) => ({
  marginInlineStart: 6,
  padding: '0 6px',
  borderRadius: 8,
  border: `1px solid ${theme.appBorderColor}`,
  color: theme.textMutedColor,
  fontSize: 10,
}));

/** The statuses that a reader must know of before using a component. */
const shown = ['draft', 'deprecated'];

function labelOf(item: API_HashEntry) {
  // Without the other names of its component, which are there for the search.
  if (item.type === 'story') return item.name.replace(/ \(.*\)$/, '');
  const tags = 'tags' in item ? (item.tags ?? []) : [];
  const status = item.type === 'component' ? shown.find((tag) => tags.includes(tag)) : undefined;
  if (!status) return item.name;
  return (
    <span>
      {item.name}
      <Badge>{status}</Badge>
    </span>
  );
}

addons.setConfig({ sidebar: { renderLabel: labelOf } });
