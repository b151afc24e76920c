import type { HotelFacts } from '../schema/hotel-facts.schema.ts';

/** What a hotel has switched on that runs only on a host that it has to itself (`isOneHotels`), where it has none. */
export function measuringShortages(
  { hosts, measuring }: Pick<HotelFacts, 'hosts' | 'measuring'>,
  isOneHotels: (host: string) => boolean,
): string[] {
  if (measuring === null || hosts.some(isOneHotels)) return [];
  const { analytics, pixel, tagManager, siteTag } = measuring;
  const off = [
    ...(analytics?.recording === true ? ['measuring.analytics.recording'] : []),
    ...Object.entries({ pixel, tagManager, siteTag }).flatMap(([key, id]) => (id === null ? [] : [`measuring.${key}`])),
  ];
  return off.map(
    (place) =>
      `hotel.json has ${place}, which runs on a host of the hotel's own alone: ${hosts.join(' and ')} lie with the provider's. Name a host of another domain, here or at the desk`,
  );
}
