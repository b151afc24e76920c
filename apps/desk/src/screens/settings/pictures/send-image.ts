import type { PropertyClient } from '@latchkey/api-client/property';
import { bytesOfPicture } from '@latchkey/api-contract/property-paths';
import { base64Of } from '../../../parts/photo/base64-of.ts';
import { smallerPhoto } from '../../../parts/photo/smaller-photo.ts';
import { keepImage, type KeptImage } from './keep-image.ts';

/** The longer side of a picture for guests, in pixels: what the engine keeps of it. */
const longest = 2560;

/** Sends a chosen file, shrunk first. One that stays too large is refused before it is sent. */
export async function sendImage(desk: PropertyClient, file: File): Promise<KeptImage> {
  const photo = await smallerPhoto(file, longest);
  if (photo.size > bytesOfPicture) return { problem: 'picture_too_large' };
  return keepImage(desk, base64Of(new Uint8Array(await photo.arrayBuffer())));
}
