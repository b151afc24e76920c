import type { PaymentOptions, Site } from '@latchkey/api-contract/types';
import { isPaymentPath, isPersonalPath } from '@latchkey/site/urls';

/** What a page's security headers depend on. */
export interface PolicyFor {
  readonly path: string;
  readonly site: Site;
  /** What may run and style beside files of our own: the page's nonce, or hashes. */
  readonly trusted: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
  /** Dev servers whose builds an override brought into the page. */
  readonly devServers: readonly string[];
  /** Whose pictures a map is made of; never on pages of payment. */
  readonly tileServer: string | null;
}

/** A page's nonce, as `PolicyFor` wants it. */
export const trustedBy = (nonce: string): PolicyFor['trusted'] => ({
  scripts: [`'nonce-${nonce}'`],
  styles: [`'nonce-${nonce}'`],
});

/** What no page needs of a device. */
const shut = 'camera=(), microphone=(), geolocation=()';
/** The desk shuts what else a page could reach, and what a document in it could: there is none. Passkeys stay open to itself. */
const shutOnDesk = `${shut}, accelerometer=(), autoplay=(), browsing-topics=(), display-capture=(), encrypted-media=(), fullscreen=(), gyroscope=(), hid=(), identity-credentials-get=(), idle-detection=(), local-fonts=(), magnetometer=(), midi=(), payment=(), picture-in-picture=(), publickey-credentials-create=(self), publickey-credentials-get=(self), screen-wake-lock=(), serial=(), storage-access=(), usb=(), window-management=(), xr-spatial-tracking=()`;

/**
 * Headers of an HTML page. On payment pages the gateway is the one party besides us (PCI DSS 6.4.3); on other pages that
 * show a booking and on the desk nobody is; elsewhere the services by which whoever has the host to itself has switched on
 * that visits are measured. A hotel has none on a host of the provider's: its script would be that of all hotels there.
 */
export function pageHeaders({ path, site, trusted, devServers, tileServer }: PolicyFor): Record<string, string> {
  const gateway =
    isPaymentPath(path) && site.hotel && site.kind !== 'desk' ? gatewayOrigins(site.hotel.payment) : nowhere;
  const isDesk = site.kind === 'desk';
  const isOfMany = site.kind !== 'hotel';
  const isPersonal = isDesk || isPersonalPath(path);
  const tiles = tileServer === null || isDesk || isPaymentPath(path) ? [] : [tileServer];
  const measuring = isPersonal || (isOfMany && site.hotel) ? undefined : site.measuring?.origins;
  const sockets = devServers.map((server) => server.replace(/^http/, 'ws'));
  const policy: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [...trusted.scripts, "'strict-dynamic'", ...gateway.script, ...(measuring?.script ?? [])],
    'style-src': ["'self'", ...trusted.styles, ...devServers],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...gateway.image, ...tiles, ...(measuring?.image ?? []), ...devServers],
    // A hotel's films lie where it keeps them; on a host of many they are links.
    'media-src': ["'self'", ...(isOfMany ? [] : ['https:'])],
    'font-src': ["'self'", ...devServers],
    'connect-src': ["'self'", ...gateway.connect, ...(measuring?.connect ?? []), ...devServers, ...sockets],
    'frame-src': gateway.frame.length > 0 ? gateway.frame : ["'none'"],
    // The page's own script makes a worker of its text (blob). The planner keeps its pages for later by a service worker,
    // also where a guest came to it within the page of another.
    'worker-src': [...(isPaymentPath(path) ? [] : ["'self'"]), 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    // A booking id is a secret: pages that carry one tell nobody where the guest came from.
    'referrer-policy': isDesk || carriesSecret(path) ? 'no-referrer' : 'strict-origin-when-cross-origin',
    'permissions-policy': isDesk ? shutOnDesk : shut,
    // Gateways open windows that answer. Any other page loses its hold on a page of payment that it opened.
    'cross-origin-opener-policy': !isDesk && isPaymentPath(path) ? 'same-origin-allow-popups' : 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'accept-ch': 'ECT',
    // Names and numbers are not kept: on a shared computer Back would show them again.
    'cache-control': isPersonal ? 'private, no-store' : 'private, no-cache',
    ...(isDesk ? { 'x-robots-tag': 'noindex, nofollow' } : {}),
  };
}

type GatewayOrigins = NonNullable<PaymentOptions['origins']>;

const nowhere: GatewayOrigins = { script: [], frame: [], connect: [], image: [] };

/** What the API says the gateway needs; of an API that does not say it yet, the origin of the gateway's script. */
function gatewayOrigins({ origins, scriptUrl }: PaymentOptions): GatewayOrigins {
  const script = [new URL(scriptUrl).origin];
  return origins ?? { script, frame: script, connect: script, image: script };
}

const carriesSecret = (path: string): boolean =>
  isPaymentPath(path) || path.startsWith('/bookings/') || path.startsWith('/review');
