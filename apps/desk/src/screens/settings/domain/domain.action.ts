import type { PropertyClient } from '@latchkey/api-client/property';
import { houseFieldLengths } from '@latchkey/booking-core/validation';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { again, answer } from '../after-save.ts';

/** Names a host of the hotel's own, has its records looked at, or gives it up. */
export async function domainAction(request: PostRequest, desk: PropertyClient): Promise<PostOutcome> {
  const { form, params, signal } = request;
  if (params['part'] !== 'domain') return { kind: 'unknown_form' };
  const host = form.field('host').trim();
  if (form.name === 'check-domain')
    return answer(request, 'checked', await desk.call('checkOwnDomain', { body: {} }, signal));
  if (host === '' || host.length > houseFieldLengths.host) return again('host_wrong', { host });
  return form.name === 'name-domain'
    ? answer(request, 'named', await desk.call('nameOwnDomain', { body: { host } }, signal), { host })
    : answer(request, 'given-up', await desk.call('removeOwnDomain', { params: { host } }, signal));
}
