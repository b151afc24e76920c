import { lazyPart } from '@latchkey/ui/lazy-part';
import { useEffect, useEffectEvent } from 'react';
import { pressKey } from './press-key.ts';

const KeyList = lazyPart(() =>
  import(/* webpackChunkName: "key-list" */ './key-list.lazy.tsx').then(({ KeyList: list }) => list),
);

/** The desk by keyboard: what each key does on the page that is open, and the list of them. */
export function Keyboard({
  isShown,
  onShow,
  onClose,
}: {
  /** Whether the list of keys is open. */
  readonly isShown: boolean;
  readonly onShow: () => void;
  readonly onClose: () => void;
}) {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (pressKey(event, onShow)) event.preventDefault();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return isShown ? <KeyList onClose={onClose} /> : null;
}
