import { readError } from '@latchkey/api-client/client';
import { propertyClient } from '@latchkey/api-client/property';
import type { ScreenOutcome, ScreenRequest } from '@latchkey/site/screen';
import { leadToSignIn } from './lead-to-sign-in.ts';
import type { StaffSession } from './staff-session.ts';

/**
 * A page for somebody who is signed in: `work` is given the session. Others are led to sign in, and back. Throws where the
 * engine does not say who it is: the page is then tried again.
 */
export const signedIn =
  <Model>(work: (request: ScreenRequest, session: StaffSession) => Promise<ScreenOutcome<Model>>) =>
  async (request: ScreenRequest): Promise<ScreenOutcome<Model>> => {
    const reply = await propertyClient(request.api, null).call('getStaffSession', {}, request.signal);
    if (reply.status === 401) return leadToSignIn(request);
    if (reply.status === 'failure') throw readError('the session', reply);
    return work(request, reply.body);
  };
