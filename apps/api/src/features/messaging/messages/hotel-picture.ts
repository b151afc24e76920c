import type { Deps } from '../../../deps.ts';
import type { HotelRecord } from '../../catalogue/catalogue.ts';
import type { InlineImage } from './senders.types.ts';

/** The content id under which mails show the picture. */
export const hotelPictureId = 'hotel-picture@latchkey';

/** Twice the width of a mail's column on a phone, and light: a mail of which a program cuts a part is no better for a picture. */
const [width, quality] = [640, 60] as const;

/**
 * The hotel's first picture, attached so that mail programs show it without asking anybody for it. Null where it is not
 * there, or too many others are being made: the mail goes without it.
 */
export async function hotelPicture({ images }: Pick<Deps, 'images'>, hotel: HotelRecord): Promise<InlineImage | null> {
  const [name] = hotel.readFacts().images;
  if (name === undefined) return null;
  const content = await images.variant(hotel, { name, width, quality, format: 'jpg' });
  return content instanceof Buffer
    ? { contentId: hotelPictureId, filename: `${name}.jpg`, contentType: 'image/jpeg', content }
    : null;
}
