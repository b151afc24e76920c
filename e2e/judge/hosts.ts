import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ask } from '../attack/ask.ts';
import { makeCertificate } from '../attack/certificate.ts';
import { startSecondOrigin } from '../releases/second-origin.ts';
import { sandbox } from '../running/addresses.ts';
import type { Finding } from './html.ts';
import { everyHost } from './links.ts';
import { leastScore, scanHosts } from './by-observatory.ts';
import { policyFindings } from './policy.ts';

/** What is said of a host over HTTPS. */
export interface JudgedHost {
  readonly host: string;
  /** Mozilla's observatory: 100 is an A+, and what is beyond it are points for more than that asks. */
  readonly score: number;
  readonly grade: string;
  /** Of how many pages the policy was judged. */
  readonly policies: number;
  readonly findings: readonly Finding[];
}

const paths = ['/', '/bookings/cancel', '/room/checkout', '/sitemaps', '/nowhere'];

/**
 * Mozilla's observatory and Google's CSP Evaluator on every host, at an origin in production mode before the engine of the
 * run, with a certificate that is its own authority.
 */
export async function judgeHosts(): Promise<JudgedHost[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'latchkey-judge-'));
  const { cert, key } = makeCertificate(folder, everyHost);
  const origin = await startSecondOrigin(() => undefined, {
    LATCHKEY_MODE: 'production',
    ORIGIN_CERT: cert,
    ORIGIN_KEY: key,
    HSTS_SUBDOMAINS: 'on',
  });
  try {
    const scanned = await scanHosts(
      everyHost.map((host) => `${host}:${origin.port}`),
      cert,
    );
    return await Promise.all(
      scanned.map(async ({ host: address, score, grade, costs }) => {
        const host = address.replace(/:\d+$/, '');
        const answers = await Promise.all(paths.map((page) => ask(origin.port, { host, path: page })));
        const policies = answers.map(({ headers }) => ofRealParties(String(headers['content-security-policy'] ?? '')));
        const findings = [
          ...(score < leastScore ? [`observatory ${score}`, ...costs] : []),
          ...new Set(policies.flatMap(policyFindings)),
        ];
        return { host, score, grade, policies: policies.length, findings };
      }),
    );
  } finally {
    await origin.stop();
    await rm(folder, { recursive: true });
  }
}

/** The policy as if the sandbox, which stands in for the outside parties in the plain, were these: production refuses such addresses. */
const ofRealParties = (policy: string): string =>
  policy.replaceAll(new RegExp(`http://[\\w.]+:${new URL(sandbox()).port}\\b`, 'g'), 'https://party.example');
