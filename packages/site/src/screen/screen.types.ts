import type { ApiClient } from '@latchkey/api-client/client';
import type { Site } from '@latchkey/api-contract/types';
import type { I18n } from '@lingui/core';
import type { ComponentType } from 'react';
import type { ImageQuality } from '../urls/images.ts';
import type { Locale } from '@latchkey/booking-core/language';
import type { MapTiles } from './map-tiles.types.ts';
import type { ScreenReport } from './screen-report.types.ts';

/** Everything about the page that is the same for its loader, its head and its view. */
export interface PageContext {
  /** The site of the host, or of the hotel that the URL names on the provider's domains. */
  readonly site: Site;
  readonly locale: Locale;
  /** The words of this screen's remote in `locale`. Made per request on the server and per page in the browser. */
  readonly i18n: I18n;
  readonly api: ApiClient;
  /** Milliseconds since the epoch; fixed for one server rendering and its hydration. */
  readonly now: number;
  /** Chosen by the server from the connection; hydration keeps it, so that no picture is loaded twice. */
  readonly imageQuality: ImageQuality;
  /** Absent or null where nobody has set a source of map tiles: a plan is drawn instead. */
  readonly mapTiles?: MapTiles | null;
  /** Scheme and host of the page, for canonical links. */
  readonly origin: string;
  /** Tells the shell what happened, for measuring. Absent on the server and where a screen runs alone. */
  readonly tell?: (report: ScreenReport) => void;
}

/** What a loader is asked. Parameters and search are untrusted text. */
export interface ScreenRequest extends PageContext {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, string>>;
  /** Aborted when the guest leaves or the 2 s of a server load are over. */
  readonly signal: AbortSignal;
  /** The form that was posted to this page and is shown again; absent where the page was only opened. On the server alone. */
  readonly returned?: ReturnedForm;
}

/** A form that was posted to the page's own address, as a browser without the page's script posts it. Untrusted text. */
export interface PostedForm {
  /** Which form of the page it is, as its address says (`postAddress`); empty where it does not. */
  readonly name: string;
  /** What stands in a field, without spaces around it; empty where there is no such field. */
  readonly field: (name: string) => string;
  /**
   * The file of a field of a form that brings files (`enctype`); null where none was chosen. Absent under a shell of before.
   * Files have to stand behind all other fields.
   */
  readonly file?: (name: string) => PostedFile | null;
  /** All files of a field that takes several; together they have no more bytes than one may have. */
  readonly files?: (name: string) => readonly PostedFile[];
  /** Whether the browser has brought back a cookie of ours, so that one which an answer gives is kept. */
  readonly keepsCookies: boolean;
}

/** A file of a form, in base64url, or that it is larger than any that is taken. */
export type PostedFile = { readonly content: string } | { readonly refused: 'too_large' };

/** What a screen's action is asked. Its `api` speaks for the guest, and cookies that the engine gives go to the guest. */
export interface PostRequest extends ScreenRequest {
  readonly form: PostedForm;
}

/** What a page shows of a form that was not carried out: its input, by the names of the fields, and why. */
export interface ReturnedForm {
  readonly fields: Readonly<Record<string, string>>;
  /** The engine's code or one of the screen's own; null where the fields say it by themselves. */
  readonly code: string | null;
}

/**
 * What came of a posted form: another page (a path of our own, by 303), the same page again with the form's input, or
 * no form that the screen knows. `givesCookie`: the guest gets a cookie that shows that the browser keeps them.
 */
export type PostOutcome =
  | { readonly kind: 'redirect'; readonly to: string; readonly givesCookie?: boolean }
  | { readonly kind: 'again'; readonly returned: ReturnedForm; readonly status: 200 | 400 | 409 | 422 | 429 | 503 }
  | { readonly kind: 'unknown_form' };

/** How a load ended. `model` is sent to the browser as it is: plain values and promises of them (which stream). */
export type ScreenOutcome<Model> =
  | { readonly kind: 'ready'; readonly model: Model; readonly status?: 200 | 404 | 410 | 503 }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 302 | 303 }
  | { readonly kind: 'missing' };

/** What a page says of itself to search engines and to the browser's tab. */
export interface Head {
  readonly title: string;
  readonly description?: string;
  /**
   * Path and search, on the page's own host, of the page that search engines are to keep in its place, without a language:
   * the document names the right host. A page without one is kept out of search.
   */
  readonly canonical?: string;
  /** The path of the picture for sharing, a JPEG of 300 KB at most: messengers leave a heavier one away. Preloading is the screen's own concern. */
  readonly image?: string;
  /** Its width and height in pixels: a messenger then draws the card before it has the picture. */
  readonly imageSize?: readonly [width: number, height: number];
  readonly jsonLd?: readonly object[];
  /** The dates of the stay that the page is about, ISO: they go with every measured event of it. */
  readonly stay?: { readonly checkIn: string; readonly checkOut: string };
  /** The page has nothing (more) of its own to show: the hotel's rooms stand below it, or hotels on a shared host. */
  readonly leadsOn?: boolean;
  /** Pictures of the first view, started before any script. */
  readonly preloadImages?: readonly PreloadedImage[];
}

/** A picture that the document asks for before its styles. */
export interface PreloadedImage {
  readonly srcSet: string;
  readonly sizes: string;
  readonly type: string;
  /** On which screens the picture is in the first view: a media query; on all unless said. */
  readonly media?: string;
}

export interface FailedProps {
  readonly error: unknown;
  /** Loads the screen again. */
  readonly retry: () => void;
}

/** What a screen's view gets. */
export interface ViewProps<Model> {
  readonly model: Model;
  /**
   * The experiments (`<app>/<name>`) of which this guest sees B. The view alone knows: what a screen loads, says in its head or
   * answers is the same for A and B, and so is each price.
   */
  readonly inB?: readonly string[] | undefined;
}

/**
 * One page of the site, wholly its remote's: its data, its head and its look. A release of the remote alone changes it.
 */
export interface Screen<Model> {
  load(request: ScreenRequest): Promise<ScreenOutcome<Model>>;
  head(model: Model, request: ScreenRequest): Head;
  readonly View: ComponentType<ViewProps<Model>>;
  readonly Pending: ComponentType;
  readonly Failed: ComponentType<FailedProps>;
}

/** The names a remote's exposes have: `./screens/<name>` and `./i18n`. */
export interface ScreenModule {
  readonly screen: Screen<unknown>;
}
/**
 * Answers a form that was posted to a screen's page, once and never again: it may move money. It is
 * `<name>.action.ts` beside the screen, runs on the server alone and is never sent to a browser.
 */
export type ScreenAction = (request: PostRequest) => Promise<PostOutcome>;

/** What `./actions/<name>` of a remote's server bundle is; only screens with forms have one. */
export interface ActionModule {
  readonly action: ScreenAction;
}
export interface WordsModule {
  /**
   * One language's words of the remote, its `ui` copy's included: all, or those that a screen needs where the remote keeps
   * them by screen.
   */
  loadWords(locale: Locale, screen?: string): Promise<Record<string, unknown>>;
}
