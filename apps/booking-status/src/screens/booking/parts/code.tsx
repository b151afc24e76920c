import '@latchkey/ui/qr.css';
import { lazyPart } from '@latchkey/ui/lazy-part';
import { useState, useSyncExternalStore, type ComponentProps } from 'react';

const Qr = lazyPart(() => import(/* webpackChunkName: "later" */ '@latchkey/ui/qr').then(({ Qr: part }) => part));

const never = (): (() => void) => () => undefined;

/** Whether this first render repeats the server's HTML. */
const useIsDrawn = (): boolean => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );
  return useState(isTakenOver)[0];
};

/**
 * The code of a booking. What the server drew stays as it is: drawing it once more takes a slow phone a tenth of a second.
 * Where the guest came within the page, the browser draws it.
 */
export function Code(props: ComponentProps<typeof Qr>) {
  const isDrawn = useIsDrawn();
  // React leaves what is in an element alone where it may differ, and has nothing to compare it with.
  if (isDrawn) return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <div>
      <Qr {...props} />
    </div>
  );
}
