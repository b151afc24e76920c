import type { I18n } from '@lingui/core';
import { I18nProvider as WordsProvider } from '@lingui/react';
import type { ReactNode } from 'react';
import { ToastRegion } from '../toast/toasts.tsx';

export interface ScreenFrameProps {
  /** The remote's words with those of its ui copy; made per request on the server, per page in the browser. */
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** What every screen of a remote stands in: its words and its toasts. */
export function ScreenFrame({ i18n, children }: ScreenFrameProps): ReactNode {
  return (
    <WordsProvider i18n={i18n}>
      <ToastRegion>{children}</ToastRegion>
    </WordsProvider>
  );
}
