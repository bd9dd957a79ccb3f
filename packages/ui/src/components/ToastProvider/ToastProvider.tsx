import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ToastItem } from '../Toast';
import { Toaster, type ToasterProps } from '../Toaster';

/** What a toast says. */
export interface ToastOptions extends Partial<Omit<ToastItem, 'id' | 'open' | 'title' | 'action'>> {
  title: string;
  /** A button, such as 'Undo'. It also closes the toast. */
  action?: { label: string; onSelect: () => void };
  /** Milliseconds on screen, 5000 by default. `Infinity` stays until it is dismissed. */
  duration?: number;
}

/** Shows toasts from anywhere below a `ToastProvider`. */
export interface Toasts {
  /** Shows a toast. Returns its id. */
  show: (toast: ToastOptions) => string;
  /** Replaces the content of a toast, whose time starts again. Nothing happens if it is gone. */
  update: (id: string, toast: ToastOptions) => void;
  dismiss: (id: string) => void;
}

export interface ToastProviderProps extends Pick<ToasterProps, 'hotkey' | 'swipeThreshold' | 'className'> {
  /** At most so many are shown; the oldest one goes. */
  limit?: number;
  children: ReactNode;
}

const ToastsContext = createContext<Toasts | null>(null);

interface Stored extends ToastOptions {
  id: string;
  open: boolean;
  /** Counts the times its time has started. */
  start: number;
}

/** Until a closed toast has faded out, in milliseconds. */
const removalDelay = 1000;

/**
 * Keeps toasts and their time, and shows them in a `Toaster`. Use one at the root, and `useToast` below it. An app that
 * keeps its toasts elsewhere uses `Toaster` alone.
 */
export function ToastProvider({ limit = 3, children, ...rest }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Stored[]>([]);
  const [isPaused, setPaused] = useState(false);
  const count = useRef(0);
  const change = useCallback((id: string, to: (toast: Stored) => Stored) => {
    setToasts((before) => before.map((toast) => (toast.id === id ? to(toast) : toast)));
  }, []);
  const dismiss = useCallback((id: string) => change(id, (toast) => ({ ...toast, open: false })), [change]);
  const remove = useCallback((id: string) => {
    setToasts((before) => before.filter((toast) => toast.id !== id));
  }, []);
  const value = useMemo<Toasts>(
    () => ({
      show: (options) => {
        count.current += 1;
        const id = `toast-${count.current}`;
        setToasts((before) => [...before, { ...options, id, open: true, start: 0 }].slice(-limit));
        return id;
      },
      update: (id, options) => change(id, ({ start }) => ({ ...options, id, open: true, start: start + 1 })),
      dismiss,
    }),
    [change, dismiss, limit],
  );
  return (
    <ToastsContext.Provider value={value}>
      {children}
      {toasts.map(({ id, open, start, duration }) => (
        <Timer key={`${id} ${start}`} {...{ id, open, duration, isPaused, dismiss, remove }} />
      ))}
      <Toaster
        {...rest}
        toasts={toasts.map(itemOf)}
        onDismiss={dismiss}
        onAction={(id) => {
          toasts.find((toast) => toast.id === id)?.action?.onSelect();
          dismiss(id);
        }}
        onPauseChange={setPaused}
      />
    </ToastsContext.Provider>
  );
}

function itemOf({
  variant = 'default',
  dismissible = true,
  duration: _,
  start: _start,
  ...rest
}: Stored): ToastItem {
  return { ...rest, variant, dismissible };
}

interface TimerProps {
  id: string;
  open: boolean;
  duration: number | undefined;
  isPaused: boolean;
  dismiss: (id: string) => void;
  remove: (id: string) => void;
}

/** Closes a toast when its time is over, which stands still during a pause, and removes it once it has faded out. */
function Timer({ id, open, duration = 5000, isPaused, dismiss, remove }: TimerProps) {
  const left = useRef(duration);
  useEffect(() => {
    if (!open) {
      const removal = setTimeout(() => remove(id), removalDelay);
      return () => clearTimeout(removal);
    }
    if (isPaused || !Number.isFinite(left.current)) return;
    const started = performance.now();
    const timer = setTimeout(() => dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [id, open, isPaused, dismiss, remove]);
  return null;
}

/** Shows and closes toasts. Throws outside a `ToastProvider`. */
export function useToast(): Toasts {
  const toasts = useContext(ToastsContext);
  if (!toasts) {
    throw new Error(
      'useToast needs a ToastProvider, which keeps the toasts and shows them. Put one around the app, at its root.',
    );
  }
  return toasts;
}
