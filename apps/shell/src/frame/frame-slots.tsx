import { PageProvider, type FrameSlots } from '@latchkey/site';
import type { PageContext } from '@latchkey/site/screen';
import { I18nProvider } from '@lingui/react';
import type { ReactElement, ReactNode } from 'react';
import { Broken } from './broken.tsx';
import { Closed } from './closed.tsx';
import { Crash } from './crash.tsx';
import { Frame } from './frame.tsx';
import { NotFound } from './not-found.tsx';
import { ScreenPending as Pending } from '@latchkey/ui/screen-states';

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
