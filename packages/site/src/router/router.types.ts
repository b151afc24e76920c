import type { I18n } from '@lingui/core';
import type { FunctionComponent } from 'react';
import type { Head, PageContext, Screen } from '../screen/screen.types.ts';
import type { Owner } from '../urls/routes.ts';

/** A screen with the words of its remote, as the running composition provides them. */
export interface LoadedScreen {
  readonly screen: Screen<unknown>;
  readonly i18n: I18n;
}

/** Where screens come from: federation in the browser, server bundles in a render worker, imports when a remote runs alone. */
export interface ScreenSource {
  load(owner: Owner, screen: string): Promise<LoadedScreen>;
}

/** What surrounds every screen; the shell's own. */
export interface FrameSlots {
  readonly Frame: FunctionComponent;
  readonly Pending: FunctionComponent;
  readonly NotFound: FunctionComponent;
  /** In place of the pages that sell a hotel which takes no bookings now. */
  readonly Closed: FunctionComponent;
  /** A screen that crashed, in its place, or the whole page: said in the crash screen's words. */
  readonly Crash: FunctionComponent<{ readonly error: unknown }>;
  /** A remote that failed to load, or that crashed without a screen of its own for it. */
  readonly Broken: FunctionComponent<{ readonly error: unknown; readonly retry: () => void }>;
}

/** Heads of pages that no remote writes. */
export interface FrameHeads {
  readonly notFound: () => Head;
  readonly closed: () => Head;
  readonly broken: () => Head;
}

/** A page without the words of a remote: each screen gets its own remote's. */
export type SharedPage = Omit<PageContext, 'i18n'>;

/** What a route's loader leaves for the view, the document head and the status line. */
export interface LoadedPage {
  readonly model: unknown;
  readonly head: Head;
  readonly status: number;
}
