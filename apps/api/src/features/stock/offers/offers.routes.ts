import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { isCouponAdvertised, propertyToday } from '../../catalogue/catalogue.ts';
import { childAgesOf } from '../availability/child-ages.ts';
import { slotsOf } from '../slots/slots.service.ts';

const unknownHotel = { status: 404, body: { code: 'not_found' } } as const;

/** What a hotel sells beside nights: hours, extras, packages, offers; and its videos. */
export function offersRoutes(app: FastifyInstance, { db, hotels, clock }: Deps): void {
  route(app, 'getSlots', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const childAges = childAgesOf(query.children, query.childAges);
    const party = { adults: Math.max(1, (query.guests ?? 1) - childAges.length), childAges, infants: 0 };
    const found = await slotsOf(db, hotel, query.date, clock(), party);
    return 'refused' in found
      ? { status: 422, body: { code: found.refused } }
      : { status: 200, body: { currency: hotel.sale.currency, date: query.date, ...found } };
  });

  route(app, 'getPromotions', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const { words, language, isFallback } = hotel.wordsIn(query.lang);
    const nameOf = (id: string): string => words.promotions[id] ?? id;
    const promotions = hotel
      .readFacts()
      .promotions.flatMap((offer) => (offer.kind === 'coupon' ? [] : [{ ...offer, name: nameOf(offer.id) }]));
    const today = propertyToday(hotel.sale.timeZone, clock());
    const coupons = hotel
      .readFacts()
      .promotions.filter((offer) => offer.kind === 'coupon' && isCouponAdvertised(hotel.readFacts(), offer.id, today))
      .map((offer) => nameOf(offer.id));
    const PromotionsExtraConfigs = coupons.length === 0 ? [] : [{ type: 'coupon_code', value: coupons }];
    return {
      status: 200,
      body: { currency: hotel.sale.currency, promotions, PromotionsExtraConfigs, language, isFallback },
    };
  });

  route(app, 'getAddons', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const { words, language, isFallback } = hotel.wordsIn(query.lang);
    const addons = hotel.sale.addons.map(({ id, category, price, percent, prices, goesWith, each, daysAhead }) => ({
      addonId: id,
      name: words.addons[id] ?? id,
      category,
      price,
      ...(percent === undefined ? {} : { percent }),
      ...(prices === undefined ? {} : { prices }),
      ...(goesWith === undefined ? {} : { goesWith }),
      ...(each === undefined ? {} : { each }),
      ...(daysAhead === undefined ? {} : { daysAhead }),
    }));
    return { status: 200, body: { currency: hotel.sale.currency, addons, language, isFallback } };
  });

  route(app, 'getPackages', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const { words, language, isFallback } = hotel.wordsIn(query.lang);
    const packages = hotel.readFacts().packages.map(({ id, ratePlans, addonIds }) => {
      const { name, text } = words.packages[id] ?? { name: id, text: '' };
      return { packageId: id, name, text, ratePlans, addonIds };
    });
    return { status: 200, body: { packages, language, isFallback } };
  });

  route(app, 'getVideos', async ({ params, query }) => {
    const hotel = await hotels.byId(params.hotelId);
    if (hotel === undefined) return unknownHotel;
    const { words, language, isFallback } = hotel.wordsIn(query.lang);
    const videos = hotel.readFacts().videos.map(({ id, url, poster }) => ({
      videoId: id,
      url: url.startsWith('films/') ? `/images/${hotel.id}/${url.slice('films/'.length)}` : url,
      name: words.videos[id] ?? id,
      poster: `/images/${hotel.id}/${poster}.jpg`,
    }));
    const posts = hotel.readFacts().posts.map(({ id, url }) => ({ url, name: words.posts[id] ?? id }));
    return { status: 200, body: { videos, posts, language, isFallback } };
  });
}
