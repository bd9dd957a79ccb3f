import { type ParamPattern, parseSync } from 'oxc-parser';
import type { Plugin } from 'rolldown';

const isComponentFile = (id: string) => /\/packages\/ui\/src\/.*\.tsx$/.test(id);

/** What only a browser can do: hooks, context, handlers, and Radix, which uses them. */
const needsClient = /\buse[A-Z]\w*\(|\bcreateContext\b|\bon[A-Z]\w*=\{|from 'radix-ui'/;

/** Marks modules that need the browser as client modules. A framework renders the others on the server alone. */
export function clientDirective(): Plugin {
  return {
    name: 'client-directive',
    renderChunk(code, chunk) {
      const [id] = chunk.moduleIds.filter((module) => /\/packages\/ui\/src\/.*\.tsx?$/.test(module));
      if (!id || /\/index\.ts$/.test(id) || !needsClient.test(code.replaceAll('"', "'"))) return null;
      return `"use client";\n${code}`;
    },
  };
}

/** Whether a component hands a ref on: it has a `ref` prop, or passes all or the rest of its props on. */
function acceptsRef(props: ParamPattern): boolean {
  if (props.type === 'Identifier') return true;
  if (props.type !== 'ObjectPattern') return false;
  return props.properties.some(
    (property) =>
      property.type === 'RestElement' || (property.key.type === 'Identifier' && property.key.name === 'ref'),
  );
}

const acceptRef = `import { forwardRef as refForwarder } from 'react';
const acceptRef = (render: any) => {
  const component = refForwarder((props: any, ref) => render(ref === null ? props : { ...props, ref }));
  component.displayName = render.name;
  return component;
};
`;

/** Wraps components in `forwardRef`. From React 19 on `ref` is a prop like others; React 18 passes it apart. */
export function acceptRefs(): Plugin {
  return {
    name: 'accept-refs',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!isComponentFile(id)) return null;
        const edits: { from: number; to: number; text: string }[] = [];
        for (const statement of parseSync(id, code).program.body) {
          const exported = statement.type === 'ExportNamedDeclaration';
          const node = exported ? statement.declaration : statement;
          if (node?.type !== 'FunctionDeclaration' || !node.id || !/^[A-Z]/.test(node.id.name)) continue;
          const [props] = node.params;
          if (!props || !acceptsRef(props)) continue;
          const name = node.id.name;
          const start = `${exported ? 'export ' : ''}const ${name} = /* @__PURE__ */ acceptRef(function ${name}`;
          edits.push({ from: statement.start, to: node.id.end, text: start });
          edits.push({ from: node.end, to: node.end, text: ');' });
        }
        if (edits.length === 0) return null;
        let result = code;
        for (const { from, to, text } of edits.reverse()) {
          result = result.slice(0, from) + text + result.slice(to);
        }
        return { code: acceptRef + result, map: null };
      },
    },
  };
}
