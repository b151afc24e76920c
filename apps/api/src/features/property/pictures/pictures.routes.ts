import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { route } from '../../../http/route.ts';
import { keptPictures } from '../../images/images.ts';
import { hotelOfCaller, noKey, unknownBooking } from '../routes/with-property.ts';
import { keepPicture } from './keep-picture.ts';

/** Pictures that a hotel's people bring in, and see. */
export function pictureRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'keepPicture', async ({ headers, body }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const kept = await keepPicture(deps, hotel.id, Buffer.from(body.content, 'base64'));
    if ('pictureId' in kept) return { status: 201, body: kept };
    const { refused: code } = kept;
    if (code === 'unavailable') return { status: 503, body: { code } };
    return code === 'too_many_pictures' ? { status: 409, body: { code } } : { status: 422, body: { code } };
  });

  route(app, 'getPicture', async ({ headers, params, query }, { reply }) => {
    const hotel = await hotelOfCaller(deps, headers);
    if (hotel === undefined) return noKey;
    const isKept = (await keptPictures(deps.db, hotel.id, [params.picture])).size > 0;
    if (params.hotel !== hotel.id || !isKept) return unknownBooking;
    const picture = await deps.uploads.read(hotel.id, params.picture, query.size);
    if (picture === 'busy') return { status: 503, body: { code: 'unavailable' } };
    if (picture === null) return unknownBooking;
    reply.headers({
      // Opened by itself it is only a picture, and no other site can embed it.
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    return { status: 200, picture };
  });
}
