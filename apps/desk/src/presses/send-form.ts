import type { ReturnedForm } from '@latchkey/site/screen';
import { deskUrl } from '@latchkey/site/urls';

/** What became of a form on its way. */
export type Sent =
  | { readonly kind: 'led_on'; readonly to: string }
  | { readonly kind: 'signed_out'; readonly to: string }
  | { readonly kind: 'again'; readonly returned: ReturnedForm }
  /** No answer came: it may have been done. */
  | { readonly kind: 'unknown' }
  /** Too many presses: it was not done. */
  | { readonly kind: 'busy' }
  /** It was not taken. */
  | { readonly kind: 'refused' }
  /** An origin of before, which answers with pages alone. */
  | { readonly kind: 'page' };

const longestMs = 20_000;

/** Sends a form as the browser would, and says what came of it; the page stays. */
export async function sendForm(form: HTMLFormElement, submitter: HTMLElement | null): Promise<Sent> {
  const address = addressOf(form, submitter);
  const data = new FormData(form, submitter);
  const body = form.enctype === 'multipart/form-data' ? data : new URLSearchParams(wordsIn(data));
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(longestMs),
    });
    return await sentBy(answer);
  } catch {
    return { kind: 'unknown' };
  }
}

/** Where a form goes, as its button may say. */
export const addressOf = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  new URL(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', location.href).href;

const wordsIn = (data: FormData): string[][] =>
  [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));

async function sentBy(answer: Response): Promise<Sent> {
  if (answer.headers.get('content-type')?.startsWith('application/json') !== true) return withoutWords(answer);
  const { to, returned } = (await answer.json()) as { readonly to?: string; readonly returned?: ReturnedForm };
  if (to !== undefined) return { kind: isDoor(to) ? 'signed_out' : 'led_on', to };
  // What the page would say of a 503 is that the engine did not answer.
  if (returned === undefined || answer.status >= 500) return { kind: 'unknown' };
  return { kind: 'again', returned };
}

/** To sign in and back: the session was over. Whoever signs out is led there without a way back. */
const isDoor = (to: string): boolean => {
  const door = deskUrl('signIn');
  const { pathname, searchParams } = new URL(to, location.href);
  return pathname === door && location.pathname !== door && searchParams.has('to');
};

function withoutWords({ status, redirected, url }: Response): Sent {
  if (redirected) return { kind: 'led_on', to: url };
  if (status >= 500) return { kind: 'unknown' };
  if (status === 429) return { kind: 'busy' };
  return { kind: status < 400 || status === 422 || status === 409 ? 'page' : 'refused' };
}
