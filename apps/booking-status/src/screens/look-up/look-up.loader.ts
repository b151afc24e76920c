import { isFailure, isNothing } from '@latchkey/api-client/client';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { lookUpActIn, type LookUpAct } from '@latchkey/site/urls';
import { formNoticeIn } from '../../forms/form-notice.copy.ts';
import type { LookUpModel } from './look-up.model.ts';

/**
 * Looks a booking up for an act; the page for all of them takes it from its address. Begins with the question; after it, with the look-up of the address, the code; after that the
 * bookings it gave.
 */
export const loadFor =
  (usual: LookUpAct) =>
  async ({ api, site, search, signal }: ScreenRequest): Promise<ScreenOutcome<LookUpModel>> => {
    const act = usual === 'status' ? (lookUpActIn(search['act']) ?? usual) : usual;
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
