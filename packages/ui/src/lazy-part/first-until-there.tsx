import { useLayoutEffect, useState, type ReactNode } from 'react';

/**
 * What a part whose code comes later is drawn with: its first properties until `There`, drawn beside it, has said that it is
 * hydrated, and the latest then, before the browser paints.
 *
 * React throws the server's drawing away, with what a guest ticked in it or is just pressing, if a part is given other
 * properties before its code is there. The element must stay the same as well: React then leaves its boundary alone.
 */
export function useFirstUntilThere<Props>(props: Props): readonly [shown: Props, onThere: (isThere: boolean) => void] {
  const [first] = useState(props);
  const [isThere, setThere] = useState(false);
  return [isThere ? props : first, setThere];
}

/** Says when its siblings are there. */
export function There({ onThere }: { readonly onThere: (isThere: boolean) => void }): ReactNode {
  useLayoutEffect(() => onThere(true), [onThere]);
  return null;
}
