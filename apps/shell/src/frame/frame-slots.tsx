import { PageProvider, type FrameSlots } from '@latchkey/site';
import type { PageContext } from '@latchkey/site/screen';
import { ScreenPending as Pending, ScreenFailed } from '@latchkey/ui/screen-states';
import { I18nProvider } from '@lingui/react';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { tellFailure } from '../watching/tell-failure.ts';
import { Closed } from './closed.tsx';
import { Crash } from './crash.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';

/**
 * The shell's own components for one page, each given the page and the frame's words. `onward` is what stands below a page
 * that has nothing to show; it is asked for when the frame is drawn.
 */
export function frameSlots(page: PageContext, onward: () => ReactElement | null): FrameSlots {
  const inFrame = (children: ReactNode) => (
    <I18nProvider i18n={page.i18n}>
      <PageProvider page={page}>{children}</PageProvider>
    </I18nProvider>
  );
  return {
    Frame: () => inFrame(<Frame onward={onward()} />),
    Pending: () => inFrame(<Pending />),
    NotFound: () => inFrame(<NotFound />),
    Closed: () => inFrame(<Closed />),
    Crash: (props) => inFrame(<Crash {...props} />),
    Broken: (props) => inFrame(<Broken {...props} />),
  };
}

/** A part of the site that could not be loaded or that crashed. The rest of the page lives on. */
function Broken({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  useEffect(() => tellFailure(error), [error]);
  return <ScreenFailed retry={retry} />;
}
