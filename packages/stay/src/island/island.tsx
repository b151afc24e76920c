import { lazyCode } from '@latchkey/ui/lazy-part';
import {
  memo,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type NamedExoticComponent,
  type ReactNode,
} from 'react';

/** How far before it comes into sight an island starts to load. */
const nearby = '600px';

/**
 * A part of a page that the server draws and the browser takes over when the guest comes near: its script is not
 * fetched before. Call it once, in the module of the page: `const Reviews = island(() => import(…).then(…))`.
 *
 * An island is `memo`: React would throw the server's drawing away if new properties came before it is hydrated. What
 * changes reaches it by the visit's store (`useChosen`). Its styles are imported by the page itself, or it would arrive
 * unstyled. `waiting` is the block size that is kept free where the server has not drawn it.
 */
export function island<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting = '30rem',
): NamedExoticComponent<Props> {
  const Part = lazyCode(load);
  return memo(function Island(props: Props): ReactNode {
    const place = useRef<HTMLDivElement>(null);
    const [gate] = useState(gateOf);
    useEffect(() => {
      const watch = new IntersectionObserver(
        (seen) => seen.some(({ isIntersecting }) => isIntersecting) && gate?.open(),
        { rootMargin: nearby },
      );
      if (place.current !== null) watch.observe(place.current);
      return () => watch.disconnect();
    }, [gate]);
    useEffect(() => {
      // Who presses something here may not have scrolled to it; the shell repeats the press. It is heard at the window:
      // React, which listens at the page's root, stops presses of parts that it has yet to hydrate.
      const open = ({ target }: MouseEvent): void => {
        if (target instanceof Node && place.current?.contains(target) === true) gate?.open();
      };
      window.addEventListener('click', open, { capture: true });
      return () => window.removeEventListener('click', open, { capture: true });
    }, [gate]);
    return (
      <div ref={place}>
        <Suspense fallback={<div style={{ blockSize: waiting }} />}>
          <Gate near={gate?.near}>
            <Part {...props} />
          </Gate>
        </Suspense>
      </div>
    );
  });
}

interface Gated {
  readonly near: Promise<void>;
  readonly open: () => void;
}

function gateOf(): Gated | null {
  if (typeof document === 'undefined') return null;
  let open = (): void => undefined;
  const near = new Promise<void>((resolve) => (open = resolve));
  return { near, open };
}

function Gate({
  near,
  children,
}: {
  readonly near: Promise<void> | undefined;
  readonly children: ReactNode;
}): ReactNode {
  if (near !== undefined) use(near);
  return children;
}
