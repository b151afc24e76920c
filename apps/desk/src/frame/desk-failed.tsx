import type { FailedProps } from '@latchkey/site/screen';
import { framed } from '@latchkey/ui/screen-frame';
import { ScreenFailed } from '@latchkey/ui/screen-states';
import { useEffect, useEffectEvent } from 'react';
import { waitMs } from '../live/wait-ms.ts';
import { DeskFrame } from './desk-frame.tsx';
import { lastFrame } from './last-frame.ts';

/** How many failures a page waits as long for as its line does: 10 to 20 seconds. */
const failures = 2;

/**
 * A page of a hotel that could not be loaded, as while the engine is away: the desk stands around it as on the page before,
 * and it tries again by itself too, while somebody sees it.
 */
export const DeskFailed = framed(({ error, retry }: FailedProps) => {
  const again = useEffectEvent(() => {
    if (!document.hidden) retry();
  });
  useEffect(() => {
    const timer = setInterval(() => again(), waitMs(failures, 0, Math.random()));
    return () => clearInterval(timer);
  }, []);
  const frame = lastFrame();
  // A browser may think that its line is alive: the device shows its copy then.
  useEffect(() => {
    if (frame !== null && isLineDead(error) && navigator.serviceWorker?.controller) location.reload();
  }, [frame, error]);
  if (frame === null) return <ScreenFailed retry={retry} />;
  return (
    <DeskFrame frame={frame} place={null}>
      <ScreenFailed retry={retry} />
    </DeskFrame>
  );
});

/** The line to the engine is dead, or that to a file of the page; a page that the server made has no frame before it. */
const isLineDead = (error: unknown): boolean =>
  error instanceof Error && (error.message.endsWith('offline') || error.name === 'ChunkLoadError');
