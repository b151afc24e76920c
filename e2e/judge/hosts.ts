import { rm } from 'node:fs/promises';
import { ownFolder } from '../../scripts/run/own-folder.ts';
import { ask } from '../attack/ask.ts';
import { makeCertificate } from '../attack/certificate.ts';
import { startSecondOrigin } from '../releases/second-origin.ts';
import { hosts, sandbox } from '../running/addresses.ts';
import type { Finding } from './html.ts';
import { everyHost } from './links.ts';
import { headerFindings } from './header-rules.ts';
import { policyFindings } from './policy.ts';

/** The findings about a host over HTTPS. */
export interface JudgedHost {
  readonly host: string;
  /** Of how many pages the headers and the policy were judged. */
  readonly pages: number;
  readonly findings: readonly Finding[];
}

/** The desk's host has no page that many are led to: it is judged by the rules alone. */
const judgedHosts = [...everyHost, hosts.desk];

const paths = ['/', '/bookings/cancel', '/room/checkout', '/sitemaps', '/nowhere'];

/**
 * The rules of headers and Google's CSP Evaluator on every host, at an origin in production mode before the engine of the
 * run, with a certificate that is its own authority.
 */
export async function judgeHosts(): Promise<JudgedHost[]> {
  const folder = ownFolder('judge');
  const { cert, key } = makeCertificate(folder, judgedHosts);
  const origin = await startSecondOrigin(() => undefined, {
    LATCHKEY_MODE: 'production',
    ORIGIN_CERT: cert,
    ORIGIN_KEY: key,
    HSTS_SUBDOMAINS: 'on',
    DESK_HOST: hosts.desk,
  });
  try {
    return await Promise.all(
      judgedHosts.map(async (host) => {
        const answers = await Promise.all(paths.map((page) => ask(origin.port, { host, path: page })));
        const policies = answers.map(({ headers }) => ofRealParties(String(headers['content-security-policy'] ?? '')));
        const findings = [...answers.flatMap(headerFindings), ...policies.flatMap(policyFindings)];
        return { host, pages: answers.length, findings: [...new Set(findings)] };
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
