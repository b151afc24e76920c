import type { Site } from '@latchkey/api-contract/types';
import type { Outlet } from './outlet.types.ts';

type Measuring = NonNullable<Site['measuring']>;
type Call = (...args: readonly unknown[]) => void;
type Globals = { fbq?: Call & { queue?: unknown[]; loaded?: boolean; version?: string }; dataLayer?: unknown[] };

/**
 * The services whose own scripts a property has switched on, in the forms that their documents give: the pixel's queue, and
 * the data layer that tag manager and site tag share. Only for documents whose policy names them.
 */
export function openThirdParties({ pixel, tagManager, siteTag }: Measuring): readonly Outlet[] {
  return [
    ...(pixel === null ? [] : [openPixel(pixel)]),
    ...(tagManager === null ? [] : [openTagManager(tagManager)]),
    ...(siteTag === null ? [] : [openSiteTag(siteTag)]),
  ];
}

function openPixel({ id, scriptUrl }: NonNullable<Measuring['pixel']>): Outlet {
  const page = globalThis as Globals;
  const queue: unknown[] = [];
  const fbq: NonNullable<Globals['fbq']> = Object.assign((...args: readonly unknown[]) => void queue.push(args), {
    queue,
    loaded: true,
    version: '2.0',
  });
  page.fbq = fbq;
  // Without this the pixel reads buttons and forms by itself.
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  addScript(scriptUrl);
  return {
    destination: 'pixel',
    send: ({ name, properties }) => page.fbq?.('track', name, properties, { eventID: properties['$insert_id'] }),
  };
}

function openTagManager({ id, scriptUrl }: NonNullable<Measuring['tagManager']>): Outlet {
  const layer = dataLayer();
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  addScript(`${scriptUrl}?id=${encodeURIComponent(id)}`);
  return { destination: 'tagManager', send: ({ name, properties }) => void layer.push({ event: name, ...properties }) };
}

function openSiteTag({ id, scriptUrl }: NonNullable<Measuring['siteTag']>): Outlet {
  const layer = dataLayer();
  // The tag's own script reads the arguments object; an array in its place is ignored.
  const gtag: Call = function () {
    // oxlint-disable-next-line prefer-rest-params -- see above
    layer.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false, allow_google_signals: false });
  addScript(`${scriptUrl}?id=${encodeURIComponent(id)}`);
  return {
    destination: 'siteTag',
    send: ({ name, properties }) => gtag('event', name, { send_to: id, ...properties }),
  };
}

function dataLayer(): unknown[] {
  const page = globalThis as Globals;
  page.dataLayer ??= [];
  return page.dataLayer;
}

function addScript(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => console.warn('Measuring:', `${address} could not be loaded`));
  document.head.append(script);
}
