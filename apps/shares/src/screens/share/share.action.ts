import { isFailure } from '@latchkey/api-client/client';
import { inLanguage } from '@latchkey/site';
import type { PostOutcome, PostRequest } from '@latchkey/site/screen';
import { urlOf } from '@latchkey/site/urls';

/**
 * Declines a share. Paying needs the gateway's window, and with it a script: pressing without one leads to a notice,
 * and the typed words stay out of its address.
 */
export async function action({ api, form, params, locale, signal }: PostRequest): Promise<PostOutcome> {
  const shareId = params['shareId'] ?? '';
  const shown = (notice: string | null): PostOutcome => {
    const query = notice === null ? '' : `?${new URLSearchParams({ notice }).toString()}`;
    return { kind: 'redirect', to: inLanguage(`${urlOf('share', { shareId })}${query}`, locale) };
  };
  if (form.name === 'pay') return shown('sdk_not_loaded');
  if (form.name !== 'decline') return { kind: 'unknown_form' };
  const reply = await api.call('declineShare', { params: { shareId } }, signal);
  return shown(isFailure(reply) ? 'unknown' : reply.status === 409 ? reply.body.code : null);
}
