import type { ApiClient } from '@latchkey/api-client/client';
import { bytesOfPicture } from '@latchkey/api-contract/property-paths';
import { base64Of } from './base64-of.ts';
import { sendPhoto, type SentPhoto } from './send-photo.ts';
import { smallerPhoto } from './smaller-photo.ts';

/** Sends a chosen file, shrunk first. One that stays too large is refused before it is sent. */
export async function sendFile(api: ApiClient, hotelId: number, file: File): Promise<SentPhoto> {
  const photo = await smallerPhoto(file);
  if (photo.size > bytesOfPicture) return { problem: 'picture_too_large' };
  return sendPhoto(api, hotelId, base64Of(new Uint8Array(await photo.arrayBuffer())));
}
