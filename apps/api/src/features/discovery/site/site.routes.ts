import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { locales } from '@latchkey/booking-core/language';
import type { Locale, Site } from '@latchkey/api-contract/types';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { previewedHotel } from '../../../http/hotel-preview.ts';
import { route } from '../../../http/route.ts';
import { domainOf, type HotelRecord, postalAddressOf } from '../../catalogue/catalogue.ts';
import type { Settings } from '../../../settings.ts';
import { hostName, isOneHotels } from '../../../shared-hosts.ts';
import { paymentOptionsOf } from './payment-options.ts';
import { measuringOf } from './measuring-of.ts';
import { measuredOn } from './measured-on.ts';

/** The look of the provider's own pages. */
const providerTheme = { brand: '#13211f', tag: '#ff9d7a', mist: '#f0f3f5', corner: '3px', display: null };
const languages: Locale[] = [...locales];

export function siteRoutes(app: FastifyInstance, deps: Deps): void {
  const { settings, hotels } = deps;
  route(app, 'getSite', async ({ query }, { request }) => {
    const host = hostName(query.host ?? request.host);
    const kind = kindOf(host, settings);
    if (kind !== 'hotel' && query.slug === undefined && query.hotelId === undefined)
      return { status: 200, body: ownSite(kind, host, settings) };
    const hotel =
      kind === 'hotel'
        ? await hotels.byHost(host)
        : query.slug === undefined
          ? await hotels.byId(query.hotelId ?? 0)
          : await hotels.bySlug(query.slug);
    const isAskedFor =
      hotel !== undefined &&
      (query.slug ?? hotel.readFacts().slug) === hotel.readFacts().slug &&
      (query.hotelId ?? hotel.id) === hotel.id;
    return isAskedFor
      ? {
          status: 200,
          body: {
            ...(await hotelSite(hotel, kind, host, query.lang, deps)),
            canonicalHosts: canonicalHosts(settings, hotel),
          },
        }
      : { status: 404, body: { code: 'not_found' } };
  });
}

function kindOf(host: string, { deskHost, platformHosts, providerHosts }: Settings): Site['kind'] {
  if (host === deskHost) return 'desk';
  if (platformHosts.includes(host)) return 'platform';
  return providerHosts.includes(host) ? 'provider' : 'hotel';
}

function ownSite(kind: Exclude<Site['kind'], 'hotel'>, host: string, settings: Settings): Site {
  const facts = kind === 'desk' ? null : settings.providerMeasuring;
  const measuring = measuringOf(host, facts, null, settings.measuringScripts);
  return {
    kind,
    host,
    publicAddress: publicAddress(settings),
    name: settings.providerName,
    languages,
    theme: providerTheme,
    canonicalHosts: canonicalHosts(settings, null),
    hotel: null,
    ...(measuring && { measuring }),
  };
}

const publicAddress = ({ publicScheme, publicPort }: Settings): NonNullable<Site['publicAddress']> => ({
  scheme: publicScheme,
  port: publicPort,
});

/** The first host of each list is the one to be found. */
function canonicalHosts(
  { providerHosts, platformHosts }: Settings,
  hotel: HotelRecord | null,
): NonNullable<Site['canonicalHosts']> {
  const provider = providerHosts[0] ?? 'localhost';
  return { provider, platform: platformHosts[0] ?? provider, hotel: hotel === null ? null : domainOf(hotel) };
}

async function hotelSite(
  hotel: HotelRecord,
  kind: Site['kind'],
  host: string,
  language: Locale | undefined,
  { settings, ...deps }: Pick<Deps, 'gatewayAt' | 'settings'>,
): Promise<Site> {
  const facts = hotel.readFacts();
  // Reports name places in one language, whatever the guest reads.
  const { city, state, country } = hotel.wordsIn('en').words;
  const place = { city, region: state, country };
  // Nobody who works at the desk is measured.
  const measured = kind === 'desk' ? null : measuredOn(isOneHotels(host, settings), facts.measuring);
  const measuring = measuringOf(host, measured, place, settings.measuringScripts);
  const { words } = hotel.wordsIn(language);
  return {
    kind,
    host,
    publicAddress: publicAddress(settings),
    name: words.name,
    languages,
    theme: facts.theme,
    ...(hotel.ownHost === null || hotel.ownHost === host || kind === 'desk' ? {} : { leadsTo: hotel.ownHost }),
    ...(hotel.isHeld && kind !== 'desk' ? { isHeld: true } : {}),
    ...(previewedHotel() === hotel.id && kind !== 'desk' ? { isPreview: true } : {}),
    ...(hotel.trialOf === null ? {} : { isTrial: true }),
    ...(measuring && { measuring }),
    hotel: {
      id: hotel.id,
      name: words.name,
      locality: words.locality,
      city: words.city,
      address: [words.address, facts.registrationNumber].filter(Boolean).join(' · '),
      postalAddress: postalAddressOf(facts, words),
      phone: facts.phone,
      ...callingCodeOf(facts.phone),
      videoCallUrl: facts.videoCallUrl,
      currency: facts.currency,
      timeZone: facts.timeZone,
      websiteSlug: facts.slug,
      languages: [...hotel.languages],
      hasImprint: words.legal.imprint.length > 0,
      ...(hotel.sale.isClosed ? { closed: { says: words.closed ?? null } } : {}),
      payment: await paymentOptionsOf(hotel.id, facts.payment, deps),
    },
  };
}

function callingCodeOf(phone: string): { callingCode?: string } {
  const code = parsePhoneNumberFromString(phone)?.countryCallingCode;
  return code === undefined ? {} : { callingCode: code };
}
