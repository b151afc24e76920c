import type { PropertyClient } from '@latchkey/api-client/property';
import { bytesOfPicture } from '@latchkey/api-contract/property-paths';
import { photoProblems, type PhotoProblem } from '../../../parts/photo/send-photo.ts';
import { endOf } from '../../../session/engine-answer.ts';
import { oneOf } from '../../../session/one-of.ts';

/** A picture that documents may name from now on, or why it was not taken. */
export type KeptImage = { readonly name: string } | { readonly problem: PhotoProblem | 'unavailable' };

/** Sends a picture for guests, in base64 or base64url. */
export async function keepImage(desk: PropertyClient, content: string, signal?: AbortSignal): Promise<KeptImage> {
  // Three bytes stand in four signs.
  if ((content.length * 3) / 4 > bytesOfPicture + 3) return { problem: 'picture_too_large' };
  const reply = await desk.call('keepHotelImage', { body: { content } }, signal);
  if (reply.status === 201) return { name: reply.body.name };
  const end = endOf(reply);
  const code = end.kind === 'refused' ? end.code : undefined;
  return { problem: oneOf(photoProblems, code) ?? 'unavailable' };
}
