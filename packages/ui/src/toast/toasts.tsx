import { createContext, use, useMemo, useState, type ReactNode } from 'react';
import { ToastCard } from './toast-card.tsx';
import type { ShowToast, ShownToast, Toast } from './toast.types.ts';
import * as styles from './toast.module.css';

const Show = createContext<ShowToast | null>(null);

/** The corner where toasts stand. One to a page; `ScreenFrame` holds it. */
export function ToastRegion({ children }: { readonly children: ReactNode }): ReactNode {
  const [toasts, setToasts] = useState<readonly (Toast & ShownToast)[]>([]);
  const show = useMemo<ShowToast>(
    () => (toast) =>
      // The newest takes the place of those before it: a pile of them would cover what they speak of.
      setToasts((now) => [{ ...toast, key: (now.at(-1)?.key ?? 0) + 1, from: document.activeElement }]),
    [],
  );
  const remove = (key: number): void => setToasts((now) => now.filter((toast) => toast.key !== key));
  return (
    <Show value={show}>
      {children}
      <div className={styles.region} aria-live="polite" data-toasts={toasts.length}>
        {toasts.map((toast) => (
          <ToastCard key={toast.key} toast={toast} onGone={() => remove(toast.key)} />
        ))}
      </div>
    </Show>
  );
}

/** The way to show a toast. Throws outside a `ToastRegion`: a defect. */
export function useToast(): ShowToast {
  const show = use(Show);
  if (show === null) throw new Error('useToast is called outside ToastRegion');
  return show;
}
