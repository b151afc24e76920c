import type { PageRequest, PageReleases } from '@latchkey/releases/page';
import type { Head } from '@latchkey/site/screen';
import {
  addressIn,
  alternatesOf,
  canonicalUrl,
  defaultLocale,
  directionOf,
  languagesOf,
  type Locale,
} from '@latchkey/site/urls';
import { themeCss } from '@latchkey/ui/theme';
import type { I18n } from '@lingui/core';
import earlyInput from '../inline/early-input.ts?script';
import { firstViewMark } from '../inline/first-view.ts';
import fontsAhead from '../inline/fonts-ahead.ts?script';
import refreshHook from '../inline/refresh-hook.ts?script';
import type { StartFiles } from '../inline/start-page.ts';
import startPage from '../inline/start-page.ts?script';
import { inScript, payloadElement, type PagePayload } from '../page-payload.ts';
import type { Asset, PageAssets, Sheet } from './assets-of.ts';
import { earlyVisit } from './early-visit.ts';
import { attribute, text } from './escape.ts';
import { inlineScript } from './inline-script.ts';
import { previewNote } from './preview-note.ts';
import { scriptNotice, scriptNoticeStyles } from './script-notice.ts';

/** One page's document without its body. */
export interface DocumentFrame {
  readonly request: PageRequest;
  readonly head: Head;
  readonly assets: PageAssets;
  readonly payload: PagePayload;
  /** The frame's words in the page's language. */
  readonly i18n: I18n;
}

/** Everything up to and including the opening of the root element. */
export function beforeBody({ request, head, assets, payload }: DocumentFrame): string {
  const { locale, nonce, site } = request;
  const lines = [
    `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" ${firstViewMark}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="only light">`,
    // React Aria puts this in by itself when it is not there; a style sheet put first makes browsers ask again for every font, and text moves.
    `<style id="react-aria-pressable-style" nonce="${nonce}">@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}</style>`,
    scriptNoticeStyles(nonce),
    `<title>${text(head.title)}</title>`,
    head.description ? `<meta name="description" content="${attribute(head.description)}">` : '',
    ...languageLinks(head, payload.page),
    ...sharing(head, payload.page, site.name),
    ...(head.preloadImages ?? []).map(
      ({ srcSet, sizes, type, media }) =>
        `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${attribute(srcSet)}" imagesizes="${attribute(sizes)}" type="${attribute(type)}"${media === undefined ? '' : ` media="${attribute(media)}"`}>`,
    ),
    inlineScript(fontsAhead, { nonce, given: assets.fonts }),
    ...assets.styles.map((style) => sheet(style, nonce, payload.page.origin)),
    `<style nonce="${nonce}">${theme(site.theme)}</style>`,
    `<meta name="theme-color" content="${attribute(site.theme.brand)}">`,
    ...(head.jsonLd ?? []).map(
      (thing) => `<script type="application/ld+json" nonce="${nonce}">${inScript(thing)}</script>`,
    ),
    `<script type="application/json" id="${payloadElement}" nonce="${nonce}">${inScript(payload)}</script>`,
    earlyVisit(site, nonce, head.stay),
    // Before the first button: the rest of a page may be long on its way.
    inlineScript(earlyInput, { nonce }),
    request.releases.shell.id === 'dev' ? inlineScript(refreshHook, { nonce }) : '',
    `</head><body>${previewNote(site, locale)}<div id="root">`,
  ];
  return lines.join('');
}

/** Everything after the root element. Scripts start when the hero picture has arrived: they would compete with it. */
export const afterBody = ({ request: { nonce, site, mix, releases }, assets, i18n }: DocumentFrame): string =>
  `</div>${mix === 'preview' ? previewBadge(releases) : ''}${scriptNotice(i18n, nonce, site.hotel?.phone ?? null)}${inlineScript(startPage, { nonce, given: startFiles(assets) })}</body></html>`;

const startFiles = ({ scripts, ahead }: PageAssets): StartFiles => ({ scripts, ahead });

/** The page's one address in its language, and the same page in each that it has words in, else the English one; a page that is not to be found says so. */
function languageLinks({ canonical }: Head, page: PagePayload['page']): string[] {
  if (canonical === undefined) return ['<meta name="robots" content="noindex">'];
  const address = canonicalUrl(canonical, page);
  const languages = languagesOf(canonical, page);
  const language = languages.includes(page.locale) ? page.locale : defaultLocale;
  return [
    `<link rel="canonical" href="${attribute(addressIn(address, language))}">`,
    ...alternatesOf(address, languages).map(
      ([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${attribute(href)}">`,
    ),
  ];
}

/** What messengers and social networks show of a link: their own names for the languages, and the address that they keep. */
const shareLocales: Readonly<Record<Locale, string>> = { en: 'en_GB', de: 'de_DE', ar: 'ar_AR', hi: 'hi_IN' };

function sharing(head: Head, page: PagePayload['page'], name: string): string[] {
  const { image, imageSize } = head;
  const address = head.canonical === undefined ? null : addressIn(canonicalUrl(head.canonical, page), page.locale);
  const properties = {
    'og:title': head.title,
    'og:site_name': name,
    'og:type': 'website',
    'og:locale': shareLocales[page.locale],
    ...(address === null ? {} : { 'og:url': address }),
    ...(head.description ? { 'og:description': head.description } : {}),
    ...(image === undefined ? {} : { 'og:image': new URL(image, page.origin).href }),
    ...(image === undefined || imageSize === undefined
      ? {}
      : { 'og:image:width': String(imageSize[0]), 'og:image:height': String(imageSize[1]) }),
  };
  return [
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${attribute(content)}">`,
    ),
    `<meta name="twitter:card" content="${image === undefined ? 'summary' : 'summary_large_image'}">`,
  ];
}

/**
 * A style sheet in the page itself: the first view waits for no second journey to the server. The loader of the remote's
 * chunks looks for a link to the file, by its whole address, before it fetches it: a disabled one loads nothing and tells it
 * that the sheet is there.
 */
function sheet({ text: css, ...asset }: Sheet, nonce: string, origin: string): string {
  if (css === null || /<\/style/i.test(css))
    return `<link rel="stylesheet" href="${attribute(asset.href)}"${integrityOf(asset)}>`;
  return `<style nonce="${nonce}">${css}</style><link rel="stylesheet" href="${attribute(`${origin}${asset.href}`)}" disabled>`;
}

const integrityOf = (asset: Asset): string =>
  asset.integrity ? ` integrity="${asset.integrity}" crossorigin="anonymous"` : '';

/** A theme that the rules of set-up refuse is not shown: the page keeps Latchkey's own colours. */
function theme(chosen: PageRequest['site']['theme']): string {
  const css = themeCss(chosen);
  return css.kind === 'css' ? css.css : '';
}

const look =
  'position:fixed;inset-block-end:.75rem;inset-inline-start:.75rem;z-index:2147483647;padding:.5rem .8rem;border-radius:3px;background:#13211f;color:#fff;font:600 .8125rem/1.3 system-ui,sans-serif;text-decoration:none';

/** Tells a tester which releases a preview shows, and leads back to what is live. Never seen by a guest, so in English only. */
function previewBadge({ shell, remotes }: PageReleases): string {
  const ids = [shell, ...Object.values(remotes)].map(({ app, id }) => `${app} ${id.slice(0, 6)}`);
  return `<a href="/_releases/live" lang="en" dir="ltr" title="${attribute(ids.join(', '))}" style="${look}">Preview of releases: back to live</a>`;
}
