import { ask } from '../ask.ts';
import { headerFindings } from '../../judge/header-rules.ts';
import { policyFindings } from '../../judge/policy.ts';
import type { Attack } from '../attack.types.ts';
import { hosts } from '../instance.ts';

export const headers: readonly Attack[] = [
  {
    tries: 'looks for a gap in the content-security policy of every kind of page',
    promise: 'the CSP Evaluator finds nothing',
    length: 'short',
    async run({ port }) {
      const pages = [
        ...Object.values(hosts).map((host) => [host, '/'] as const),
        [hosts.sandalwood, '/room/checkout'] as const,
        [hosts.sandalwood, '/planner/1760'] as const,
      ];
      const answers = await Promise.all(pages.map(([host, path]) => ask(port, { host, path })));
      const findings = answers.flatMap(({ headers: found }) =>
        policyFindings(String(found['content-security-policy'] ?? '')),
      );
      return {
        held: findings.length === 0,
        measured: findings.length === 0 ? `${pages.length} policies, 0 findings` : findings.join('; '),
      };
    },
  },
  {
    tries: 'looks for a header or an attribute of a cookie that is missing or weak, on every host',
    promise: 'what Mozilla’s guidelines ask for',
    length: 'short',
    async run({ port }) {
      const pages = Object.values(hosts).flatMap((host) => ['/', '/nowhere'].map((path) => ({ host, path })));
      const answers = await Promise.all(pages.map((page) => ask(port, page)));
      const findings = answers.flatMap((answer, at) =>
        headerFindings(answer).map((finding) => `${pages[at]?.host ?? ''}${pages[at]?.path ?? ''} ${finding}`),
      );
      return {
        held: findings.length === 0,
        measured: findings.length === 0 ? `${pages.length} pages, 0 findings` : findings.join('; '),
      };
    },
  },
  {
    tries:
      'waits for one plain request, for a guessed type, for a frame around the page, for a page kept on a shared computer',
    promise: 'HSTS with subdomains, nosniff, no frames, and no-store where a page is somebody’s own',
    length: 'short',
    async run({ port }) {
      const [home, own] = await Promise.all([
        ask(port, { host: hosts.sandalwood, path: '/' }),
        ask(port, { host: hosts.sandalwood, path: '/bookings/1760_AAAAAAAAAAAAAAAAAAAAAA' }),
      ]);
      const held =
        /max-age=31536000; includeSubDomains/.test(String(home.headers['strict-transport-security'])) &&
        home.headers['x-content-type-options'] === 'nosniff' &&
        String(home.headers['content-security-policy']).includes("frame-ancestors 'none'") &&
        /no-store/.test(String(own.headers['cache-control']));
      return {
        held,
        measured: `${String(home.headers['strict-transport-security'])}; own page ${String(own.headers['cache-control'])}`,
      };
    },
  },
];
