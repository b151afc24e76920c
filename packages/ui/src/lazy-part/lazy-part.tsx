import { Suspense, useMemo, type ComponentType, type ReactNode } from 'react';
import { There, useFirstUntilThere } from './first-until-there.tsx';
import { lazyCode } from './lazy-code.ts';

/**
 * A part of a page whose code comes after the page's own (`lazyCode`). `waiting` stands in its place where the server has
 * not drawn it. Until it is hydrated it keeps its first properties (`useFirstUntilThere`).
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazyCode(load);
  return function LaterPart(props: Props): ReactNode {
    const [shown, onThere] = useFirstUntilThere(props);
    return useMemo(
      () => (
        <Suspense fallback={waiting}>
          <Part {...shown} />
          <There onThere={onThere} />
        </Suspense>
      ),
      [shown, onThere],
    );
  };
}
