import {
  CatchBoundary,
  createLazyRoute,
  useMatch,
  useRouter,
  type AnyRouter,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { useEffect } from 'react';
import { PageProvider } from '../screen/page.tsx';
import type { FrameSlots, LoadedPage, LoadedScreen, SharedPage } from './router.types.ts';

/** Turns a loaded screen into the components of its route, each given the page and the remote's words. */
export function screenRoute(
  path: string,
  { screen, i18n }: LoadedScreen,
  {
    page: shared,
    slots,
    inB,
  }: { readonly page: SharedPage; readonly slots: FrameSlots; readonly inB?: readonly string[] | undefined },
) {
  const page = { ...shared, i18n };
  return createLazyRoute(path)({
    component: function ScreenView() {
      const router = useRouter();
      useEffect(() => void begun.add(router), [router]);
      const loaded = useMatch({ strict: false, select: (match) => match.loaderData as LoadedPage | undefined });
      return <PageProvider page={page}>{loaded && <screen.View model={loaded.model} inB={inB} />}</PageProvider>;
    },
    pendingComponent: () => (
      <PageProvider page={page}>
        <screen.Pending />
      </PageProvider>
    ),
    errorComponent: function ScreenFailure({ error, reset }) {
      const retry = useRetry(reset);
      // A screen that throws while rendering would throw again: show the crash screen, which reloads the page.
      const isCrash = useMatch({ strict: false, select: ({ status }) => status === 'success' });
      return isCrash ? (
        <slots.Crash error={error} />
      ) : (
        // If a remote's own failure screen throws, only the screen is lost, not the frame.
        <PageProvider page={page}>
          <CatchBoundary getResetKey={() => path} errorComponent={slots.Crash}>
            <screen.Failed error={error} retry={retry} />
          </CatchBoundary>
        </PageProvider>
      );
    },
  });
}

/** The route's own error component: for a remote that could not even be loaded. */
export const brokenRoute = (slots: FrameSlots) =>
  function BrokenRoute({ error, reset }: ErrorComponentProps) {
    return <slots.Broken error={error} retry={useRetry(reset)} />;
  };

/** The routers that have shown a screen, or have asked by themselves for the one that the server could not bring. */
const begun = new WeakSet<AnyRouter>();

/**
 * Loads the page again: once automatically if the guest's first page arrived as a failure, otherwise when the guest
 * asks. The server waits two seconds for what a screen loads, a browser as long as it takes.
 */
function useRetry(reset: () => void): () => void {
  const router = useRouter();
  const retry = (): void => {
    reset();
    void router.invalidate();
  };
  useEffect(() => {
    if (begun.has(router)) return;
    begun.add(router);
    retry();
  });
  return retry;
}
