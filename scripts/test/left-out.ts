import { spawnSync } from 'node:child_process';

/** Programs that npm cannot bring, and what is left out on a machine that lacks them. */
const wanted: readonly (readonly [program: string, asked: string, what: string])[] = [
  ['java', '-version', 'the Nu Html Checker, which wants Java (Debian: openjdk-17-jre-headless)'],
  ['firefox-esr', '--version', 'journeys in Firefox, unless Playwright has its own (Debian: firefox-esr)'],
  [
    'WebKitWebDriver',
    '--help',
    'WebKit: journeys, unless Playwright has its own, and the walk by its driver (Debian: webkit2gtk-driver, xvfb)',
  ],
  [
    'ls',
    '/usr/share/java/Saxon-HE.jar',
    'e-invoices judged by the rules of EN 16931 and XRechnung, which want Java and Saxon (Debian: libsaxonhe-java)',
  ],
  ['pgbouncer', '--version', 'the engine behind PgBouncer, which is not installed (Debian: pgbouncer)'],
];

const isThere = (program: string, asked: string): boolean => spawnSync(program, [asked]).status === 0;

/** What the tests leave out on this machine, in one line; null where it is nothing. */
export function leftOut(has: (program: string, asked: string) => boolean = isThere): string | null {
  const missing = wanted.flatMap(([program, asked, what]) => (has(program, asked) ? [] : [what]));
  return missing.length === 0 ? null : `Left out on this machine: ${missing.join('; ')}.`;
}
