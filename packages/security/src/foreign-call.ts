/** A call as far as it says which page made it, and where it went. */
export interface CallOfPage {
  /** The headers `Origin` and `Sec-Fetch-Site`. */
  readonly origin: string | undefined;
  readonly site: string | undefined;
  /** Scheme (without `://`) and host, with its port, that were called. */
  readonly protocol: string;
  readonly host: string;
}

/**
 * Whether another site's page made a call in a guest's browser (CSRF). Browsers name the page in `Origin` (or say
 * `cross-site`); other callers name none and lack the guest's cookies.
 */
export function isForeignCall(call: CallOfPage): boolean {
  const { origin, site } = call;
  // No page can forge what the browser says here, whatever stands in `Origin`.
  if (site === 'cross-site') return true;
  if (origin === undefined) return false;
  // A form on a page with a no-referrer policy sends `Origin: null`; Sec-Fetch-Site still tells whether it is ours.
  if (origin === 'null') return site !== 'same-origin';
  return !isOwn(origin, call);
}

/**
 * Whether a page is of the host that is called, and no less protected: anybody between a guest and the site can write a
 * plain page. Where HTTPS ends at an untrusted balancer, the call seems to be HTTP while its page is HTTPS.
 */
function isOwn(origin: string, { protocol, host }: CallOfPage): boolean {
  const own = `${protocol}://${host}`;
  if (!URL.canParse(origin) || !URL.canParse(own)) return false;
  const page = new URL(origin);
  return page.origin === new URL(own).origin || page.origin === new URL(`https://${host}`).origin;
}
