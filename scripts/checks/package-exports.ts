import { spawnSync } from 'node:child_process';
import { root } from '../run/paths.ts';
import { report } from '../run/report.ts';

// What a package exports and nobody uses. Knip names it among all that a configuration or a bench exports; `@public` with
// a reason, before an export, keeps one that only papers name.
interface Found {
  readonly issues: readonly { readonly file: string; readonly exports?: readonly { readonly name: string }[] }[];
}

const { stdout, stderr } = spawnSync(
  'knip',
  ['--no-config-hints', '--include-entry-exports', '--include', 'exports', '--reporter', 'json'],
  { cwd: root, encoding: 'utf8' },
);
if (!stdout.startsWith('{')) throw new Error(`knip said: ${stderr || stdout}`);
const faults = (JSON.parse(stdout) as Found).issues
  .filter(({ file }) => /^packages\/[^/]+\/exports\//.test(file))
  .flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file}: nobody uses ${name}`));
report('What packages export', faults);
