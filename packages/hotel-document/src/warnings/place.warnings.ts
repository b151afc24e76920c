import { distanceBetween, type Coordinates } from '@latchkey/booking-core/distance';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { HotelFacts } from '../schema/hotel-facts.schema.ts';
import type { HotelFault } from '../faults/fault.types.ts';
import { factsFile } from '../schema/document-names.ts';
import { faultAt } from '../faults/fault-at.ts';
import { placeOfZone } from './zone-places.ts';

/** No hotel lies farther from the town of its time zone; within that, one that is far and would be near with its two figures changed over is a slip. */
const [farthestKm, farKm] = [4500, 1000];
const nearbyKm = 300;

/** A telephone number, a place and a time zone that do not go together. */
export function placeDoubtful(facts: HotelFacts): HotelFault[] {
  const { phone, latitude, longitude, timeZone, countryCode, nearbyPlaces } = facts;
  const here = { lat: latitude, lng: longitude };
  const number = parsePhoneNumberFromString(phone, countryCode as never);
  // A hotel in the wrong place is far from all that is around it: that is said once.
  const ofZone = zoneDoubtful(here, timeZone, countryCode);
  const isTold = phone.trim().startsWith('+') && number?.isPossible() === true;
  return [
    ...(isTold
      ? []
      : [
          faultAt(
            'phone',
            `is ${JSON.stringify(phone)}: guests call it, so write it with the country’s code, such as +49 30 5550 1188`,
            factsFile,
            'phone',
          ),
        ]),
    ...ofZone,
    ...(ofZone.some(({ path }) => path === 'latitude') ? [] : nearbyPlaces).flatMap((place) => {
      const { km } = distanceBetween(here, { lat: place.latitude, lng: place.longitude });
      return km > nearbyKm
        ? [
            faultAt(
              `nearbyPlaces.${place.id}`,
              `lies ${Math.round(km)} km from the hotel: ${isSwapped(here, { lat: place.latitude, lng: place.longitude }) ? 'latitude and longitude stand the wrong way round, here or there' : 'is a digit of its latitude or longitude wrong?'}`,
            ),
          ]
        : [];
    }),
  ];
}

function zoneDoubtful(here: Coordinates, timeZone: string, countryCode: string | undefined): HotelFault[] {
  const zones = countryCode === undefined ? [] : zonesOf(countryCode);
  if (zones.length > 0 && !zones.includes(canonical(timeZone)))
    return [
      faultAt(
        'timeZone',
        `is ${timeZone}, and ${countryCode} (countryCode) has ${zones.slice(0, 4).join(', ')}: stays would begin at the wrong hour. Set the one that is right`,
      ),
    ];
  const town = placeOfZone(timeZone);
  if (town === undefined) return [];
  const { km } = distanceBetween(here, town);
  if (km <= farKm) return [];
  if (isSwapped(town, here))
    return [
      faultAt(
        'latitude',
        `is ${here.lat} and longitude ${here.lng}: that is ${Math.round(km)} km from ${timeZone}. They stand the wrong way round: write "latitude": ${here.lng}, "longitude": ${here.lat}`,
      ),
    ];
  const isOff = Math.abs(standardOffset(timeZone) - here.lng / 15) > 3.5;
  return km > farthestKm || isOff
    ? [
        faultAt(
          'timeZone',
          `is ${timeZone}, ${Math.round(km)} km from latitude ${here.lat} and longitude ${here.lng}: one of them is wrong`,
        ),
      ]
    : [];
}

/** Whether a place would lie much nearer to where it belongs with its latitude and longitude changed over. */
function isSwapped(where: Coordinates, { lat, lng }: Coordinates): boolean {
  if (Math.abs(lng) > 90) return false;
  return distanceBetween(where, { lat: lng, lng: lat }).km * 3 < distanceBetween(where, { lat, lng }).km;
}

const canonical = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

/** The time zones of a country, as the runtime's own tables have them; empty where it cannot say. */
function zonesOf(countryCode: string): string[] {
  const region = new Intl.Locale('und', { region: countryCode }) as Intl.Locale & {
    getTimeZones?(): string[] | undefined;
  };
  return (region.getTimeZones?.() ?? []).map(canonical);
}

/** Hours ahead of UTC in the northern winter of a year that has passed: of the two of a year, enough to compare with a longitude. */
function standardOffset(timeZone: string): number {
  const at = Date.UTC(2025, 0, 15, 12);
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60);
}
