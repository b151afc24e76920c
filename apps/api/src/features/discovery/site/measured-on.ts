import type { MeasuringFacts } from '@latchkey/hotel-document/facts';

/**
 * What of a hotel's measuring there is on a host. What tags load is their account's choice, so they run where nothing of
 * anybody else's can be reached; on a host that others use too, the hotel measures by our own collector alone, and nothing
 * is recorded, since a visit goes on to the pages of others.
 */
export function measuredOn(isOneHotels: boolean, facts: MeasuringFacts | null): MeasuringFacts | null {
  if (facts === null || isOneHotels) return facts;
  const { consent, analytics } = facts;
  return {
    consent,
    analytics: analytics && { ...analytics, recording: false },
    pixel: null,
    tagManager: null,
    siteTag: null,
  };
}
