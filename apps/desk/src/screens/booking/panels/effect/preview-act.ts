import type { ApiClient } from '@latchkey/api-client/client';
import { propertyClient, type PropertyInput } from '@latchkey/api-client/property';
import { actPreviewPaths } from '@latchkey/api-contract/act-preview-paths';
import { problemOf } from '../../acts/problem-of.ts';
import type { Preview } from '../../booking.model.ts';

export type PreviewedAct = PropertyInput<'previewAct'>['body'];

/** What the engine says that an act would make of the money of a stay, or why it would refuse it. */
export async function previewAct(
  api: ApiClient,
  { hotelId, reference }: { readonly hotelId: number; readonly reference: string },
  act: PreviewedAct,
  signal?: AbortSignal,
): Promise<Preview> {
  const client = propertyClient(api, hotelId, actPreviewPaths);
  const reply = await client.call('previewAct', { params: { booking: reference }, body: act }, signal);
  if (reply.status === 200) return reply.body;
  const problem = problemOf(reply);
  return problem === null || problem === 'signed_out' ? 'not_allowed' : problem;
}
