import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { documentsOf } from '../../catalogue/catalogue.ts';
import { hotelOfCaller, noKey } from '../routes/with-property.ts';
import { keepHotelImage } from './keep-hotel-image.ts';

const unknown = { status: 404, body: { code: 'not_found' } } as const;
const away = { status: 503, body: { code: 'unavailable' } } as const;

const widths = { small: 480, large: 1920 } as const;

/** Pictures of a hotel that guests see or are to see, for those who set it up. */
export function hotelImageRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'keepHotelImage', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const kept = await keepHotelImage(deps, hotel.id, Buffer.from(body.content, 'base64'));
    if ('name' in kept) return { status: 201, body: kept };
    const { refused: code } = kept;
    if (code === 'unavailable') return away;
    return code === 'too_many_pictures' ? { status: 409, body: { code } } : { status: 422, body: { code } };
  });

  route(app, 'getHotelImage', async ({ headers, params, query }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const known = params.hotel === hotel.id ? await documentsOf(deps.db, hotel.id) : undefined;
    if (known === undefined) return unknown;
    const images = new Map(known.images.map((image) => [image.name, image]));
    const size = { name: params.image, width: widths[query.size], quality: 60, format: 'jpg' } as const;
    const picture = await deps.images.variant({ id: hotel.id, trialOf: hotel.trialOf, images, films: new Map() }, size);
    if (picture === 'busy') return away;
    if (picture === null) return unknown;
    reply.headers({
      // Opened by itself it is only a picture, and no other site can embed it.
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    return { status: 200, picture };
  });
}
