import { deskRoutes, routes, type Route } from '@latchkey/site/urls';
import type { FastifyInstance } from 'fastify';

/**
 * The one spelling of an address (RFC 3986, section 6.2.2): percent signs only where needed, escapes in capitals,
 * empty, `.` and `..` segments resolved, and a final slash for the root alone. The search stays as it is. Null where it
 * is no address.
 */
export function oneSpelling(address: string): string | null {
  const [, whole = '', search = ''] = /^([^?]*)(.*)$/s.exec(withoutSentenceEnd(address)) ?? [];
  const written = whole === '' ? '/' : whole;
  const own = `http://host${written.replaceAll(/[/\\]+/g, '/')}`;
  if (!written.startsWith('/') || !URL.canParse(own)) return null;
  const path = new URL(own).pathname
    .replaceAll(/%[\da-f]{2}/gi, (escape) => {
      const character = String.fromCharCode(Number.parseInt(escape.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
    })
    .replaceAll(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');
  return `${path}${search}`;
}

/** Marks that end a sentence or a bracket, as they are written and as escapes. None of our own addresses ends with one. */
const sentenceEnd =
  /(?:[.,;:!?)\]}>"'’”»،؛؟।]|%(?:2C|3B|3A|21|3F|29|5D|7D|3E|22|27|E2%80%99|E2%80%9D|C2%BB|D8%8C|D8%9B|D8%9F|E0%A5%A4))+$/i;

/**
 * An address without what of a sentence was copied along with it: `(see /rooms/1760/…/2/0).` A bracket that the address
 * itself opens is its own, as is what stands in a search as an escape.
 */
function withoutSentenceEnd(address: string): string {
  if (/^\/(?:api|assets|images)\//.test(address)) return address;
  const [, path = '', search = ''] = /^([^?]*)(.*)$/s.exec(address) ?? [];
  const [place, end] = search.length > 1 ? [search, /[.,;:!?)\]}>"'’”»،؛؟।]+$/] : [path, sentenceEnd];
  const cut = /[([{<]/.test(place) || place.endsWith('/..') || place.endsWith('/.') ? place : place.replace(end, '');
  return place === path ? cut : `${path}${cut}`;
}

/**
 * Sends whoever asks at another spelling to the one there is, before anything looks at the address: what a page is (one of
 * payment, somebody's own, one for many) is read from its path. What changes something is not found at another spelling.
 */
export function keepOneSpelling(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const spelt = oneSpelling(request.url);
    if (spelt === null || spelt === request.url) return done();
    if (request.method === 'GET' || request.method === 'HEAD') return void reply.redirect(encoded(spelt), 308);
    return void reply.code(404).type('text/plain; charset=utf-8').send('No such address.\n');
  });
}

/** Bytes that a header cannot carry, as escapes; those that are escapes already stay. */
const encoded = (address: string): string =>
  address.replaceAll(/[^\x21-\x7e]/g, (character) => encodeURIComponent(character));

interface Pattern {
  readonly parts: readonly string[];
}

/** Every path of the tables, fixed ones before those with parameters. */
const patterns: readonly Pattern[] = Object.values<Route>({ ...routes, ...deskRoutes })
  .map(({ path }) => ({ parts: path.split('/').slice(1) }))
  .toSorted((one, other) => parametersIn(one) - parametersIn(other));

function parametersIn({ parts }: Pattern): number {
  return parts.filter((part) => part.startsWith('$')).length;
}

/**
 * A page's path in the letters that our own words have in it; names and ids of others keep theirs. The router of pages
 * reads every letter as a small one, and nothing else does.
 */
export function inOwnLetters(path: string): string {
  const segments = path.split('/').slice(1);
  const pattern = patterns.find(
    ({ parts }) =>
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith('$') || part === small(segments[at] ?? '')),
  );
  if (pattern === undefined) return ownPage.test(small(path)) ? small(path) : path;
  // Names of hotels and of posts are small letters, too.
  const spelt = pattern.parts.map((part, at) => {
    const segment = segments[at] ?? '';
    return part === '$slug' && /^[\w-]+$/.test(segment) ? segment.toLowerCase() : part.startsWith('$') ? segment : part;
  });
  return `/${spelt.join('/')}`;
}

/** The paths that releases bring beside the table. */
const ownPage = /^(?:\/[a-z0-9-]+)+$/;

/** As the router reads it: some letters that are none of ASCII have a small one that is. */
function small(text: string): string {
  try {
    return decodeURIComponent(text).toLowerCase();
  } catch {
    return text;
  }
}
