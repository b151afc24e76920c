import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import { bytesOfPicture } from '@latchkey/api-contract/property-paths';
import { oneOf } from '../../session/one-of.ts';
import { endOf } from '../../session/engine-answer.ts';

/** Why a photo was not taken; codes of the engine, or that it was not heard. */
export const photoProblems = [
  'picture_too_large',
  'picture_of_unknown_kind',
  'picture_heic',
  'picture_too_many_pixels',
  'picture_too_small',
  'picture_damaged',
  'too_many_pictures',
] as const;
export type PhotoProblem = (typeof photoProblems)[number];

/** A photo that is kept, or why it is not. */
export type SentPhoto =
  | { readonly pictureId: string }
  | { readonly problem: PhotoProblem | 'unavailable' | 'signed_out' };

/** Sends a photo, in base64 or base64url, to be kept for a hotel. */
export async function sendPhoto(api: ApiClient, hotelId: number, content: string): Promise<SentPhoto> {
  // Three bytes stand in four signs.
  if ((content.length * 3) / 4 > bytesOfPicture + 3) return { problem: 'picture_too_large' };
  const reply = await propertyClient(api, hotelId).call('keepPicture', { body: { content } });
  if (reply.status === 201) return { pictureId: reply.body.pictureId };
  const end = endOf(reply);
  if (end.kind === 'signed_out') return { problem: 'signed_out' };
  const code = end.kind === 'refused' ? end.code : undefined;
  return { problem: oneOf(photoProblems, code) ?? 'unavailable' };
}
