import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { HotelRecord } from '../catalogue/catalogue.ts';
import type { ImageStore } from './image-store.ts';
import { sendVideo } from './send-video.ts';
import { parseVariant, type ImageVariant } from './image-variant.ts';

const types: Record<ImageVariant['format'], string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' };
const yearSeconds = 31_536_000;

/** `GET /images/:hotelId/:file`: the original as `{name}.jpg`, sizes as `{name}-{width}-{quality}.{format}`, videos as `{name}.webm`. */
export function imagesRoutes(app: FastifyInstance, { hotels, images }: Deps): void {
  app.get<{ Params: { hotelId: string; file: string } }>('/images/:hotelId/:file', async (request, reply) => {
    const { hotelId, file } = request.params;
    const hotel = /^\d{1,9}$/.test(hotelId) ? await hotels.byId(Number(hotelId)) : undefined;
    const video = hotel === undefined ? null : await images.video(hotel, file);
    if (video === 'busy') return comeAgain(reply);
    if (video !== null) return sendVideo(request, reply, video.file);
    return hotel === undefined ? notThere(reply) : sendImage(reply, hotel, file, images);
  });
}

async function sendImage(
  reply: FastifyReply,
  hotel: HotelRecord,
  file: string,
  images: ImageStore,
): Promise<FastifyReply> {
  const whole = /^([a-z0-9-]+)\.jpg$/.exec(file)?.[1];
  const variant = whole !== undefined && hotel.images.has(whole) ? null : parseVariant(file);
  const found = variant === null ? await images.original(hotel, whole ?? '') : await images.variant(hotel, variant);
  // An AVIF that the job has not made yet: a browser that asked for it shows WebP as well, but not a 404.
  const standIn =
    found === null && variant?.format === 'avif' ? await images.variant(hotel, { ...variant, format: 'webp' }) : null;
  const sent = found ?? standIn;
  if (sent === 'busy') return comeAgain(reply);
  if (sent === null) return notThere(reply);
  return reply
    .type(types[standIn === null ? (variant?.format ?? 'jpg') : 'webp'])
    .header('cache-control', standIn === null ? `public, max-age=${yearSeconds}, immutable` : 'public, max-age=60')
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'cross-origin')
    .send(sent);
}

function comeAgain(reply: FastifyReply): FastifyReply {
  return reply.code(503).header('retry-after', '2').header('cache-control', 'no-store').send({ code: 'unavailable' });
}

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'public, max-age=10').send({ code: 'not_found' });
}
