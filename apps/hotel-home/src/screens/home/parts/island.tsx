import { memo, Suspense, use, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { HomeModel } from '../home.model.ts';

interface IslandProps {
  readonly part: ComponentType<{ readonly model: HomeModel }>;
  readonly model: HomeModel;
}

/**
 * A part of the page that the server draws and the browser takes over when the guest comes near it: its script is not
 * fetched before. `memo`, because an update from outside would throw the server's drawing away.
 */
export const Island = memo(function Island({ part: Part, model }: IslandProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [gate] = useState(gateOf);
  useEffect(() => {
    const watch = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && gate?.open(), { rootMargin: '600px' });
    if (place.current !== null) watch.observe(place.current);
    return () => watch.disconnect();
  }, [gate]);
  return (
    <div ref={place}>
      <Suspense fallback={<div style={{ blockSize: '30rem' }} />}>
        <Gate near={gate?.near}>
          <Part model={model} />
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

function Gate({ near, children }: { readonly near: Promise<void> | undefined; readonly children: ReactNode }): ReactNode {
  if (near !== undefined) use(near);
  return children;
}
