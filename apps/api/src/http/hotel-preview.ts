import { AsyncLocalStorage } from 'node:async_hooks';
import { isSignedBy, newestSignature, readKeyRing, signature, type KeyRing } from '@latchkey/security/signing';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * The cookie of a browser in which the pages of a hotel are seen before guests see them; the origin looks for it too. Over
 * HTTPS it is of the host alone that gave it: no page beside or below that host can set it.
 */
export const previewCookie = ({ protocol }: Pick<FastifyRequest, 'protocol'>): string =>
  protocol === 'https' ? '__Host-latchkey-hotel-preview' : 'latchkey-hotel-preview';

/** Characters that each secret has at least. */
const shortestSecret = 24;
const shape = `([1-9][0-9]{0,8})\\.([0-9]{10})\\.(?:([A-Za-z0-9_-]{22})\\.)?(${signature})`;
const whole = new RegExp(`^${shape}$`);
const inCookies = (protocol: 'http' | 'https'): RegExp =>
  new RegExp(`(?:^|;\\s*)${previewCookie({ protocol })}=(${shape})(?:;|$)`);
const kept = { http: inCookies('http'), https: inCookies('https') };

interface Previewing {
  readonly hotelId: number;
}

const previewing = new AsyncLocalStorage<Previewing>();

/** The hotel whose pages are seen before guests see them, in what is under way; undefined for guests. */
export const previewedHotel = (): number | undefined => previewing.getStore()?.hotelId;

/** As of the keys of hotels, which are made of the same secret. */
function keysOf(secret: string): KeyRing {
  const keys = readKeyRing('PROPERTY_KEY_SECRET', secret, shortestSecret);
  if (keys === null) throw new Error('PROPERTY_KEY_SECRET is not set');
  return keys;
}

/** A look at a hotel's pages: of which, and by whose leave, a person of the hotel; null where it is the operator's. */
export interface Preview {
  readonly hotelId: number;
  readonly maker: string | null;
}

/** What opens a hotel's pages until a moment; signed, so that nothing need be kept of it. */
export function newPreviewToken({ hotelId, maker }: Preview, until: Date, secret: string): string {
  const fields = [String(hotelId), String(Math.floor(until.getTime() / 1000)), ...(maker === null ? [] : [maker])];
  return [...fields, newestSignature({ purpose: 'hotel-preview', fields }, keysOf(secret))].join('.');
}

/** What a token opens, and for how many seconds more; undefined where it is invalid or has run out. */
export function readPreviewToken(
  token: string,
  secret: string | null,
  now: Date,
): (Preview & { readonly seconds: number }) | undefined {
  const [, hotel = '', until = '', maker, proof = ''] = whole.exec(token) ?? [];
  const seconds = Number(until) - Math.floor(now.getTime() / 1000);
  if (hotel === '' || seconds <= 0 || secret === null) return undefined;
  const text = { purpose: 'hotel-preview', fields: [hotel, until, ...(maker === undefined ? [] : [maker])] } as const;
  return isSignedBy(text, proof, keysOf(secret))
    ? { hotelId: Number(hotel), maker: maker ?? null, seconds }
    : undefined;
}

/**
 * Answers requests with such a cookie by the hotel as it will be, and all others, also those with the cookie once the
 * preview's maker may show it no more, by the hotel as it is.
 */
export function letPreview(
  app: FastifyInstance,
  secret: string | null,
  clock: () => Date,
  mayShow: (preview: Preview) => Promise<boolean>,
): void {
  // As of those who are let in: what follows is within it only where the hook ends by a call.
  app.addHook('preHandler', (request, _reply, done) => {
    const token = kept[request.protocol].exec(request.headers.cookie ?? '')?.[1];
    const opened = token === undefined ? undefined : readPreviewToken(token, secret, clock());
    if (opened === undefined) return done();
    const goOn = (isOpen: boolean): void => {
      if (isOpen) previewing.run({ hotelId: opened.hotelId }, done);
      else done();
    };
    mayShow(opened).then(goOn, done);
    return undefined;
  });
}
