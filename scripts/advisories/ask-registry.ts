import { spawnSync } from 'node:child_process';
import { root } from '../run/paths.ts';
import type { Found } from './advisory-faults.ts';

/** What the package manager's own audit says of the lock file, or why it says nothing. */
export type Audited =
  | { readonly kind: 'answered'; readonly found: readonly Found[] }
  | { readonly kind: 'silent'; readonly why: string };

interface AuditOfPnpm {
  readonly advisories?: Readonly<
    Record<
      string,
      {
        readonly github_advisory_id: string;
        readonly module_name: string;
        readonly title: string;
        readonly findings: readonly { readonly version: string }[];
      }
    >
  >;
}

/** Asks the registry by `pnpm audit`. Where it does not answer that, the list decides. */
export function askRegistry(command = 'pnpm', args: readonly string[] = ['audit', '--json']): Audited {
  const { stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8', timeout: 120_000 });
  if (error !== undefined) return { kind: 'silent', why: error.message };
  const answer = read(stdout);
  if (answer?.advisories === undefined) return { kind: 'silent', why: whyOf(`${stderr}\n${stdout}`) };
  const found = Object.values(answer.advisories).flatMap(({ github_advisory_id: id, module_name: name, ...one }) =>
    one.findings.map(({ version }) => ({ name, version, id, summary: one.title })),
  );
  return { kind: 'answered', found };
}

function read(text: string): AuditOfPnpm | null {
  try {
    return JSON.parse(text) as AuditOfPnpm;
  } catch {
    // A registry without such an answer has it say so in words.
    return null;
  }
}

const whyOf = (said: string): string =>
  /ERR_[A-Z_]+|responded with \d+/.exec(said)?.[0] ?? 'no answer that can be read';
