import { execFileSync } from 'node:child_process';
import { root } from '../run/paths.ts';
import { apartTests } from './apart-tests.ts';

/** The tests that are made when a change touches what they are about; the night makes them all. */
export function affectedTests(chromium: string): readonly (() => Promise<void>)[] {
  const affected = affectedPackages();
  return apartTests
    .filter(({ of }) => of.some((name) => affected.has(name)))
    .map(
      ({ run }) =>
        () =>
          run(chromium),
    );
}

/** The part of turbo's answer that is read. */
interface Listed {
  readonly packages: { readonly items: readonly { readonly name: string }[] };
}

/** The packages that this branch or the working tree changes over `main`, and those that depend on them. */
function affectedPackages(): ReadonlySet<string> {
  const listed = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { packages } = JSON.parse(listed.slice(listed.indexOf('{'))) as Listed;
  return new Set(packages.items.map(({ name }) => name));
}
