import { componentCode } from 'virtual:component-code';
import { Code, CodeSnippet, Heading, Link, Stack, Text } from '@verapix/ui';
import type { ComponentPart } from '../../scripts/storybook-data/component-props';
import { Table } from '../pages/parts/Table';
import { Words } from './About';
import { importLines } from './import-line';

/** How to import a component. Nothing for one that belongs to a page. */
export function ImportLine({ name }: { name: string }) {
  const lines = importLines([name]);
  return lines === '' ? null : <CodeSnippet label={`Import ${name}`} code={lines} />;
}

/** All props of a component and of its parts, as its code says. */
export function ComponentProps({ name }: { name: string }) {
  const code = componentCode[name];
  if (!code) return null;
  return (
    <Stack gap="l">
      <Heading level={2}>Props</Heading>
      {code.parts.length > 1 && code.description && (
        <Text measure>
          <Words>{code.description}</Words>
        </Text>
      )}
      {code.parts.map((part) => (
        <Part key={part.name} {...part} />
      ))}
    </Stack>
  );
}

function Part({ name, description, props, inherits }: ComponentPart) {
  return (
    <Stack gap="s">
      <Heading level={3} size="card">
        {name}
      </Heading>
      {description && (
        <Text measure>
          <Words>{description}</Words>
        </Text>
      )}
      {props.length > 0 && (
        <Table
          caption={`Props of ${name}`}
          columns={['Prop', 'Type', 'Default', 'Description']}
          rows={props.map((prop) => ({
            id: prop.name,
            cells: [
              <Code key="name">{prop.required ? `${prop.name} *` : prop.name}</Code>,
              <Code key="type">{prop.type}</Code>,
              prop.defaultValue ? <Code key="default">{prop.defaultValue}</Code> : '–',
              <Words key="description">{prop.description}</Words>,
            ],
          }))}
        />
      )}
      {inherits.length > 0 && (
        <Text size="s" tone="textMuted">
          {props.length > 0 ? 'It also takes the props of ' : 'It takes the props of '}
          {inherits.map((from, at) => (
            <span key={from}>
              {at > 0 && ', '}
              <Inherited from={from} />
            </span>
          ))}
          .
        </Text>
      )}
    </Stack>
  );
}

const kebabCase = (name: string) => name.replace(/\B[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

/** An element of HTML, or a part of Radix with a link to its documentation. */
function Inherited({ from }: { from: string }) {
  const [whole, part] = from.split('.');
  if (!whole || !part) return <Code>{from}</Code>;
  return (
    <>
      Radix{' '}
      <Link
        href={`https://www.radix-ui.com/primitives/docs/components/${kebabCase(whole)}#${part.toLowerCase()}`}
        external
      >
        {from}
      </Link>
    </>
  );
}
