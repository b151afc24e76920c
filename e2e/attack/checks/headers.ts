import { ask } from '../ask.ts';
import { leastScore, scanHosts } from '../../judge/by-observatory.ts';
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
    tries: 'has Mozilla’s observatory look for a header, cookie or redirection that is missing or weak',
    promise: `${leastScore} points at least on every host`,
    length: 'short',
    async run({ port, authority }) {
      const scanned = await scanHosts(
        Object.values(hosts).map((host) => `${host}:${port}`),
        authority,
      );
      const weak = scanned.filter(({ score }) => score < leastScore);
      return {
        held: scanned.length === Object.keys(hosts).length && weak.length === 0,
        measured:
          weak.length === 0
            ? `${scanned.length} hosts, ${Math.min(...scanned.map(({ score }) => score))} points at least`
            : weak.map(({ host, score, costs }) => `${host} ${score}: ${costs.join(', ')}`).join('; '),
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
