import { useEffect } from 'react';

/**
 * Takes the place of the package `react-style-singleton` in the app's build. Radix locks scrolling with it while a dialog
 * or a menu is open. The package adds a style element, which the Content-Security-Policy forbids; this adds a constructed
 * stylesheet.
 *
 * @returns a component that applies its styles once while any instance is mounted.
 */
export function styleSingleton() {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string): void {
    mounted += 1;
    if (mounted > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }

  function remove(): void {
    mounted -= 1;
    if (mounted > 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  }

  return function Styles({ styles, dynamic = false }: { styles: string; dynamic?: boolean }): null {
    // As in the package: other styles take effect only if they are said to change.
    // biome-ignore lint/correctness/useExhaustiveDependencies: see above
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles && dynamic]);
    return null;
  };
}
