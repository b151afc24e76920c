import { isFailure, isNothing } from '@latchkey/api-client/client';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { formNoticeIn } from '../../forms/form-notice.copy.ts';
import type { LookUpAct } from '../../look-up/look-up.types.ts';
import type { LookUpModel } from './look-up.model.ts';

/** Begins with the question; after it, with the look-up of the address, the code; after that the bookings it gave. */
export const loadFor =
  (act: LookUpAct) =>
  async ({ api, site, search, signal }: ScreenRequest): Promise<ScreenOutcome<LookUpModel>> => {
    const start = { act, hotelId: site.hotel?.id ?? null, notice: formNoticeIn(search) };
    const lookupId = search['lookup'];
    if (lookupId === undefined) return { kind: 'ready', model: { ...start, kind: 'identify' } };
    const reply = await api.call('readBookingLookup', { params: { lookupId } }, signal);
    if (isFailure(reply) && !isNothing(reply))
      return { kind: 'ready', model: { ...start, kind: 'identify', notice: start.notice ?? 'unknown' }, status: 503 };
    if (reply.status !== 200)
      return { kind: 'ready', model: { ...start, kind: 'identify', notice: start.notice ?? 'code-expired' } };
    const { state, bookings, repeatFrom = null } = reply.body;
    return {
      kind: 'ready',
      model:
        state === 'entered'
          ? { ...start, kind: 'found', bookings }
          : { ...start, kind: 'code', lookup: { lookupId, repeatFrom } },
    };
  };
