import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';

interface IslandProps {
  readonly part: ComponentType<Pick<IslandProps, 'model' | 'roomTypeId'>>;
  readonly model: HomeModel;
  /** What it is about, where that is one room. */
  readonly roomTypeId?: string;
  /** The room kept for it where the server did not draw it. */
  readonly waiting?: string;
}

/**
 * A part of the page that the server draws and the browser takes over when the guest comes near it: its script is not
 * fetched before. `memo`, because an update from outside would throw the server's drawing away.
 */
export const Island = memo(function Island({ part: Part, waiting = '30rem', ...about }: IslandProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(gateOf);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && gate?.open(),
      { rootMargin: '600px' },
    );
    if (place.current !== null) watch.observe(place.current);
    return () => watch.disconnect();
  }, [gate]);
  return (
    <div ref={place}>
      <Suspense fallback={<div style={{ blockSize: waiting }} />}>
        <Gate near={gate?.near}>
          <Part {...about} />
        </Gate>
      </Suspense>
    </div>
  );
});

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
