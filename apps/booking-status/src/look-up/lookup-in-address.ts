import type { ScreenRequest } from '@latchkey/site/screen';

/** A look-up whose code is asked for. */
export interface LookupInAddress {
  readonly lookupId: string;
  /** From when on another code can be sent, or null where that is not known. */
  readonly repeatFrom: string | null;
}

/** The look-up that an address names, or null where it names none. */
export async function lookupInAddress({
  api,
  search,
  signal,
}: Pick<ScreenRequest, 'api' | 'search' | 'signal'>): Promise<LookupInAddress | null> {
  const lookupId = search['lookup'];
  if (lookupId === undefined) return null;
  const reply = await api.call('readBookingLookup', { params: { lookupId } }, signal);
  return { lookupId, repeatFrom: reply.status === 200 ? (reply.body.repeatFrom ?? null) : null };
}
