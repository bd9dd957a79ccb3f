import { createActList } from './act-list';
import { chooseAgain, handOverAgain, pressAgain, turnAgain, typeAgain } from './do-again';
import { finderOf } from './find-again';
import { pageIsThere } from './page-is-there';

/** What takes files: a group with a file field, as `Dropzone` makes it. */
const dropzone = '[role=group]:has(>[type=file])';

const isField = (target: Element) => target.matches('input,textarea');
const isInput = (target: Element, type: string): target is HTMLInputElement =>
  target.matches(`[type=${type}]`);

/**
 * Keeps what is done on a page that was made at build, before the page's own script is there to answer, and does it
 * again once it is. What the browser can do by itself it does: following links, unfolding, typing, choosing a file.
 * It never sends a form by itself, though, and a dropped file never takes the page's place.
 */
export function keepActs(): void {
  const acts = createActList(setTimeout);
  const listening = new AbortController();
  let refocus = () => {};

  const on = <Name extends keyof WindowEventMap>(
    type: Name,
    listener: (event: WindowEventMap[Name], target: Element) => void,
  ) =>
    addEventListener(type, (event) => event.target instanceof Element && listener(event, event.target), {
      capture: true,
      signal: listening.signal,
    });

  const keep = <Target extends Element>(event: Event, on: Target, again: (found: Target) => void) => {
    // React, which may be half way there, is not to answer as well.
    event.stopImmediatePropagation();
    const find = finderOf(on);
    const repeat = () => {
      const found = find();
      if (found) again(found);
    };
    acts.keep({ on, type: event.type, repeat });
  };

  on('click', (event, target) => {
    const button = target.closest('button');
    if (button) {
      event.preventDefault();
      event.stopImmediatePropagation();
      const picker = button.closest(dropzone)?.querySelector<HTMLInputElement>('[type=file]');
      // It opens only in answer to a press, so it can't wait.
      if (picker) picker.click();
      else keep(event, button, pressAgain);
    } else if (isInput(target, 'radio')) {
      const { checked } = target;
      keep(event, target, (found) => turnAgain(found, checked));
    }
  });

  on('submit', (event, target) => {
    event.preventDefault();
    keep(event, target as HTMLFormElement, (form) => form.requestSubmit());
  });

  on('input', (event, target) => {
    if (!isField(target) || target.matches('[type=file],[type=radio]')) return;
    const { value } = target as HTMLInputElement;
    keep(event, target as HTMLInputElement, (field) => typeAgain(field, value));
  });

  on('change', (event, target) => {
    if (!isInput(target, 'file')) return;
    const { files } = target;
    keep(event, target, (field) => chooseAgain(field, files));
  });

  on('dragover', (event, target) => {
    if (isField(target)) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = target.closest(dropzone) ? 'copy' : 'none';
  });

  const keepFiles = (event: Event, target: Element, transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length > 0) keep(event, target, (found) => handOverAgain(found, event.type, files));
  };
  on('drop', (event, target) => {
    if (isField(target)) return;
    event.preventDefault();
    keepFiles(event, target, event.dataTransfer);
  });
  on('paste', (event, target) => {
    if (!isField(target)) keepFiles(event, target, event.clipboardData);
  });

  on('focusin', (_event, target) => {
    const find = finderOf(target as HTMLElement);
    refocus = () => {
      if (!target.isConnected && document.activeElement === document.body) find()?.focus();
    };
  });

  document.addEventListener(
    pageIsThere,
    () => {
      listening.abort();
      refocus();
      acts.repeatAll();
    },
    { once: true },
  );
}
