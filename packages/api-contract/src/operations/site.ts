import { siteKinds } from '@latchkey/booking-core/site-kinds';
import { paymentModes } from '@latchkey/booking-core/payment-ways';
import { z } from 'zod';
import { operation } from '../operation.ts';
import { hotelCard, postalAddress, theme } from '../schemas/hotel.ts';
import { measuring } from '../schemas/measuring.ts';
import { paymentAccount } from '../schemas/payment.ts';
import { advanceRule } from '../schemas/pricing.ts';
import { notFound } from '../schemas/problem.ts';
import { numberInQuery, currency, gatewayName, hotelId, locale, minorUnits } from '../schemas/scalars.ts';

export const paymentOptions = z.object({
  ...paymentAccount.shape,
  /** The gateways of further accounts, which some bookings are paid by: an order says which. Absent where there are none. */
  others: z.array(gatewayName).optional(),
  /** The origins that the gateways' windows need in the browser, as a content-security policy names them. */
  origins: z
    .object({
      script: z.array(z.string()),
      frame: z.array(z.string()),
      connect: z.array(z.string()),
      image: z.array(z.string()),
    })
    .optional(),
  modes: z.array(z.enum(paymentModes)),
  advance: advanceRule.nullable(),
  /** Buy now, pay later (`bnplConfig`): shown beside the price from `from` on; the gateway's lenders carry it. */
  bnpl: z.object({ instalments: z.int(), everyDays: z.int(), from: minorUnits }).nullable().optional(),
  /** What is held as a security deposit on a card that is kept, during a stay; absent where nothing is. */
  deposit: minorUnits.optional(),
});

/** Who the page is for. `hotel` is absent on the provider's and the booking platform's domains, and on the desk's where no hotel is asked for. */
export const site = z.object({
  kind: z.enum(siteKinds),
  host: z.string(),
  name: z.string(),
  languages: z.array(locale),
  theme,
  /** The host names, without a port, under which search engines are to keep pages; `hotel` is null where the hotel has none of its own. */
  canonicalHosts: z.object({ provider: z.string(), platform: z.string(), hotel: z.string().nullable() }).optional(),
  /** Where guests reach the site's hosts, whatever port a request names; null is the scheme's own. Absent where an older engine answers. */
  publicAddress: z.object({ scheme: z.enum(['http', 'https']), port: z.int().nullable() }).optional(),
  /** The host of its own on which the hotel of this address is found now: who asks for its pages here is led there. */
  leadsTo: z.string().optional(),
  /** The provider keeps guests from the hotel: its pages are not shown, but those of its bookings. */
  isHeld: z.boolean().optional(),
  /** Who asks may see the hotel as it will be: the engine has read the preview's cookie, for this hotel and this moment. */
  isPreview: z.boolean().optional(),
  /** It is a copy of the hotel in which one of its people books as guests do, in test money. */
  isTrial: z.boolean().optional(),
  /** Absent where nothing is measured: nobody has switched it on, or the host is a developer's. */
  measuring: measuring.optional(),
  hotel: z
    .object({
      id: z.int(),
      name: z.string(),
      locality: z.string(),
      city: z.string(),
      /** As the foot of each page has it: with the licence or registration number that the law wants printed. */
      address: z.string(),
      /** The same place for programs; absent where an older engine answers. */
      postalAddress: postalAddress.optional(),
      phone: z.string(),
      /** The code that numbers of the hotel’s country begin with abroad: `91`; absent where an older engine answers. */
      callingCode: z.string().optional(),
      videoCallUrl: z.string().nullable(),
      currency,
      timeZone: z.string(),
      websiteSlug: z.string(),
      /** The languages it has words in; in the others its pages show English. Absent where an older engine answers: all. */
      languages: z.array(locale).optional(),
      /** Whether its terms end in an imprint, which its law wants to be linked from every page. */
      hasImprint: z.boolean().optional(),
      /** It takes no bookings now; `says`: why and until when, in the hotel's words. Its bookings go on. */
      closed: z.object({ says: z.string().nullable() }).optional(),
      payment: paymentOptions,
    })
    .nullable(),
});

export const siteOperations = {
  getSite: operation({
    summary: 'The site a host name stands for, or, on a host of the provider, the site of one of its hotels',
    query: z.strictObject({
      host: z.string().max(253).optional(),
      /** At most one of the two; on a hotel's own host only that hotel is found. */
      slug: z.string().max(80).optional(),
      hotelId: hotelId.optional(),
      lang: locale.optional(),
    }),
    responses: { 200: site, 404: notFound },
  }),
  listHotels: operation({
    summary: 'Some of the hotels of the provider by name, or the one with a slug',
    query: z.strictObject({
      slug: z.string().max(80).optional(),
      /** At most so many. */
      limit: numberInQuery(z.int().min(1).max(100)).default(100),
      /** Which part of so many, counted from 1. */
      page: numberInQuery(z.int().min(1).max(10_000)).default(1),
      lang: locale.optional(),
    }),
    responses: { 200: z.object({ hotels: z.array(hotelCard) }) },
  }),
};
