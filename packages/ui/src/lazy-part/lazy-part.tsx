import { Suspense, useLayoutEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { lazyCode } from './lazy-code.ts';

/**
 * A part of a page whose code comes after the page's own (`lazyCode`). `waiting` stands in its place where the server has
 * not drawn it.
 *
 * React throws the server's drawing away, with what a guest ticked in it or is just pressing, if a part is given other
 * properties before its code is there. So it keeps its first ones until it is hydrated, and is then drawn with the
 * latest before the browser paints.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyCode(load);
  return function LaterPart(props: Props): ReactNode {
    const [first] = useState(props);
    const [isThere, setThere] = useState(false);
    const shown = isThere ? props : first;
    // The same element: React then leaves a boundary alone that it has still to hydrate.
    return useMemo(
      () => (
        <Suspense fallback={waiting}>
          <Part {...shown} />
          <There onThere={setThere} />
        </Suspense>
      ),
      [shown],
    );
  };
}

/** Says when its siblings are there. */
function There({ onThere }: { readonly onThere: (isThere: boolean) => void }): ReactNode {
  useLayoutEffect(() => onThere(true), [onThere]);
  return null;
}
