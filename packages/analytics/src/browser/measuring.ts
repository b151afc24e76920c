import type { Site } from '@latchkey/api-contract/types';
import { readSource, sourceCookie } from '@latchkey/booking-core/attribution';
import { deviceClassOf } from '@latchkey/booking-core/device';
import { isPersonalPath } from '@latchkey/site/urls';
import type { EventPage } from '../context/context.ts';
import { destinationsOf } from '../events/event-names.ts';
import { inContext } from '../events/in-context.ts';
import type { MeasuredEvent } from '../events/measured-event.ts';
import { openAnalytics } from './product-analytics.ts';
import type { Outlet } from './outlet.types.ts';
import { openOwnPixel } from './own-pixel.ts';
import { openThirdParties } from './third-parties.ts';

export type Send = (event: MeasuredEvent, isUrgent?: boolean) => void;

/** Whether the document itself, as it came, may have third parties: its policy names them, or does not. */
export const isOpenDocument = (): boolean => {
  const [came] = performance.getEntriesByType('navigation');
  return !isPersonalPath(new URL(came?.name ?? location.href, location.href).pathname);
};

/**
 * Opens the services that are switched on, and returns a function that sends an event to those it is for, with its
 * context and without anything personal. The pixel gets events only while `isRetargeted` returns true; `stayOf` says
 * which stay the page in sight is about. Call it only where `silenceHere` says that something may be sent.
 */
export function openMeasuring(site: Site, isRetargeted: () => boolean, stayOf: () => EventPage['stay']): Send {
  const { measuring } = site;
  if (measuring === undefined) return () => undefined;
  const hotelId = site.hotel?.id ?? null;
  const analytics = measuring.analytics && openAnalytics({ token: measuring.analytics.token, hotelId });
  const outlets: readonly Outlet[] = [
    ...(analytics ? [analytics] : []),
    ...(isOpenDocument()
      ? openThirdParties(measuring)
      : measuring.pixel === null
        ? []
        : [openOwnPixel(measuring.pixel.id, hotelId)]),
  ];
  return (event, isUrgent = false) => {
    const withContext = inContext(event, { ...pageNow(site, analytics?.userId ?? ''), stay: stayOf() });
    if (withContext === null) return;
    const wanted = destinationsOf(event.name);
    for (const outlet of outlets)
      if (wanted.includes(outlet.destination) && (outlet.destination !== 'pixel' || isRetargeted()))
        outlet.send(withContext, isUrgent);
  };
}

function pageNow(site: Site, userId: string): EventPage {
  const kept = new RegExp(`(?:^|;\\s*)${sourceCookie}=([^;]*)`).exec(document.cookie)?.[1];
  return {
    site,
    url: new URL(location.href),
    now: Date.now(),
    userId,
    source: readSource(kept),
    deviceClass: deviceClassOf(innerWidth),
  };
}
