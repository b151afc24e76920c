import type { Site } from '@latchkey/api-contract/types';
import { isDevelopmentHost } from '@latchkey/booking-core/privacy';
import type { MeasuringScripts } from '../../../settings/measuring-settings.ts';
import type { MeasuringFacts } from '@latchkey/hotel-document/facts';

type Measuring = NonNullable<Site['measuring']>;

/**
 * What a site says of its measuring: which services are switched on, where their scripts lie and which origins they need.
 * Undefined where nothing is switched on, and on developers' hosts.
 */
export function measuringOf(
  host: string,
  facts: MeasuringFacts | null,
  place: Measuring['place'],
  scripts: MeasuringScripts,
): Measuring | undefined {
  if (facts === null || isDevelopmentHost(host)) return undefined;
  const { consent, analytics, pixel, tagManager, siteTag } = facts;
  if (!analytics && !pixel && !tagManager && !siteTag) return undefined;
  const withPixel = pixel === null ? [] : [originOf(scripts.pixel)];
  const withTags = [
    ...(tagManager === null ? [] : [originOf(scripts.tagManager)]),
    ...(siteTag === null ? [] : [originOf(scripts.siteTag)]),
  ];
  const collecting = [
    ...(pixel === null ? [] : [originOf(scripts.pixelCollect)]),
    ...(withTags.length === 0 ? [] : scripts.tagCollect),
  ];
  const all = [...new Set([...withPixel, ...withTags, ...collecting])];
  return {
    consent,
    analytics,
    pixel: pixel === null ? null : { id: pixel, scriptUrl: scripts.pixel },
    tagManager: tagManager === null ? null : { id: tagManager, scriptUrl: scripts.tagManager },
    siteTag: siteTag === null ? null : { id: siteTag, scriptUrl: scripts.siteTag },
    origins: { script: [...new Set([...withPixel, ...withTags])], connect: all, image: all },
    place,
  };
}

const originOf = (address: string): string => new URL(address).origin;
