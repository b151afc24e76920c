import { ask, askAsGuest, tally, type Answer } from '../ask.ts';
import type { Attack } from '../attack.types.ts';
import { hosts } from '../instance.ts';

/** Signs of our own insides in an answer. */
const insides =
  /node_modules|\.(?:ts|js|cjs):\d+|ERR_[A-Z_]+|ENOENT|ENAMETOOLONG|127\.0\.0\.1|Cannot read propert|\bat \S+ \(/;

const isClean = ({ status, body }: Answer): boolean => status > 0 && status !== 500 && !insides.test(body);

export const addresses: readonly Attack[] = [
  {
    tries: 'asks for the page of another host through the path, or in the absolute form of a request',
    promise: 'the authority of a request is its Host header and nothing else',
    length: 'short',
    async run({ port }) {
      const paths = [
        '//evil.example/',
        '/\\evil.example/',
        '///evil.example',
        '//evil.example:7777/',
        '//@/',
        '//[::1/',
        '//a:b@x/',
        'https://evil.example/',
      ];
      const answers = await Promise.all(paths.map((path) => ask(port, { host: hosts.sandalwood, path })));
      const held = answers.every(
        (answer) => isClean(answer) && answer.status >= 300 && !answer.body.includes('evil.example/"'),
      );
      return { held, measured: tally(answers) };
    },
  },
  {
    tries: 'sends Host headers that are no names',
    promise: 'a clean refusal, without an error of ours',
    length: 'short',
    async run({ port }) {
      const names = [
        'a b',
        'x:5200:1',
        '',
        '[::1]',
        'x/../y',
        'x'.repeat(300),
        'nobody.example',
        `${hosts.sandalwood}:99999`,
      ];
      const paths = ['/', '/robots.txt', '/sitemap.xml', '/blogs/feed.xml', '/redirect'];
      const answers = await Promise.all(
        paths.flatMap((path) => names.map((name) => ask(port, { host: '', path, headers: { host: name } }))),
      );
      return {
        held: answers.every((answer) => isClean(answer) && [400, 421].includes(answer.status)),
        measured: tally(answers),
      };
    },
  },
  {
    tries: 'asks the API with malformed percent signs, and sends bodies nested 15,000 deep',
    promise: '400 as a problem body, no redirect to a page and no 500',
    length: 'short',
    async run({ port }) {
      const headers = { 'content-type': 'application/json', origin: `https://${hosts.sandalwood}:${port}` };
      const answers = await Promise.all([
        ask(port, { host: hosts.sandalwood, path: '/api/bookings/1760_%' }),
        ask(port, {
          host: hosts.sandalwood,
          path: '/api/quotes',
          method: 'POST',
          headers,
          body: '['.repeat(15_000) + ']'.repeat(15_000),
        }),
      ]);
      return { held: answers.every((answer) => isClean(answer) && answer.status === 400), measured: tally(answers) };
    },
  },
  {
    tries: 'sends bodies of 0.1 to 4 MB, whole and in parts of unknown length',
    promise: '413 from the origin as from the API',
    length: 'short',
    async run({ port }) {
      const answers = await Promise.all(
        [100_000, 1_000_000, 4_000_000].flatMap((size) =>
          [{}, { 'transfer-encoding': 'chunked' }].map((more) =>
            ask(port, {
              host: hosts.sandalwood,
              path: '/api/quotes',
              method: 'POST',
              headers: { 'content-type': 'application/json', ...more },
              body: 'x'.repeat(size),
            }),
          ),
        ),
      );
      // The connection may be ended while a body is still being sent; then the missing answer does no harm.
      return {
        held:
          answers.every(({ status }) => status === 413 || status === 0) && answers.some(({ status }) => status === 413),
        measured: tally(answers),
      };
    },
  },
  {
    tries: 'announces bodies with Expect: 100-continue, says that they are packed, and sends methods that no page has',
    promise: 'what the standards say: taken after “100”, 415 for a packing that is not read, 405 or 501 for a method',
    length: 'short',
    async run({ port }) {
      const headers = { 'content-type': 'application/json', origin: `https://${hosts.sandalwood}:${port}` };
      const post = (path: string, more: Readonly<Record<string, string>>): Promise<Answer> =>
        ask(port, { host: hosts.sandalwood, path, method: 'POST', headers: { ...headers, ...more }, body: '{}' });
      const announced = await Promise.all(
        ['/api/quotes', '/api/webhooks/razorpay'].map((path) => post(path, { expect: '100-continue' })),
      );
      const packed = await post('/api/quotes', { 'content-encoding': 'gzip' });
      const methods = await Promise.all(
        ['PROPFIND', 'TRACE', 'PATCH'].map((method) => ask(port, { host: hosts.sandalwood, path: '/', method })),
      );
      const held =
        announced.every(({ status }) => status >= 400 && status < 500 && status !== 417) &&
        packed.status === 415 &&
        methods.every(({ status }) => status === 405 || status === 501);
      return {
        held: held && [...announced, packed, ...methods].every(isClean),
        measured: `announced ${tally(announced)}; packed ${packed.status}; methods ${tally(methods)}`,
      };
    },
  },
  {
    tries: 'sends overlong and malformed cookies, and asks for releases by a path',
    promise: 'the page as it is live',
    length: 'short',
    async run({ port }) {
      const cookies = [
        `latchkey-releases=checkout:${'a'.repeat(4000)}`,
        'latchkey-releases=checkout:../../etc/passwd',
        '=;;=%%%',
        `latchkey-language=${'x'.repeat(3000)}`,
      ];
      const answers = await Promise.all(
        cookies.map((cookie) => askAsGuest(port, { host: hosts.sandalwood, path: '/', headers: { cookie } })),
      );
      return { held: answers.every((answer) => answer.status === 200), measured: tally(answers) };
    },
  },
];
