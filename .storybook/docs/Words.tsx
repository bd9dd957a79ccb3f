import { Code, Link } from '@verapix/ui';

/** The docs page of each component, by the component's name. */
const pages = new Map(
  Object.keys(import.meta.glob('../../packages/ui/src/{components,primitives}/*/*.stories.tsx')).map(
    (path) => {
      const [kind, , file] = path.split('/').slice(-3);
      const name = file?.replace('.stories.tsx', '') ?? '';
      return [name, `./?path=/docs/${kind}-${name.toLowerCase()}--docs`];
    },
  ),
);

/** A sentence with names in backticks: in the mono face, those of components as links to their pages. */
export function Words({ children }: { children: string }) {
  return children.split('`').map((part, at) => (at % 2 === 0 ? part : <Name key={at}>{part}</Name>));
}

function Name({ children: name }: { children: string }) {
  // Of a part such as `Tabs.Tab`, the whole has the page.
  const page = pages.get(name.replace(/\..*/, ''));
  if (!page) return <Code>{name}</Code>;
  return (
    <Link asChild>
      <a href={page} target="_parent">
        <Code>{name}</Code>
      </a>
    </Link>
  );
}
