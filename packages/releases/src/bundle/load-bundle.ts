import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { allowedModule } from './allowed-modules.ts';
import { integrityOf } from './integrity-of.ts';

/**
 * Evaluates a server bundle, in a thread that `confineThread` has closed. It can reach a few modules of Node's and what
 * is provided, nothing else: a remote's bundle finds the singletons of the shell it is rendered with, so that two releases of anything can run side by side. With
 * `integrity` (`sha256-…`) it is the code that was published, or it throws.
 */
export function loadBundle(
  file: string,
  provided: Readonly<Record<string, unknown>>,
  integrity?: string,
): Record<string, unknown> {
  const code = readFileSync(file, 'utf8');
  if (integrity !== undefined && integrityOf(code) !== integrity)
    throw new Error(`${path.basename(file)} is not what was published`);
  const module = { exports: {} as Record<string, unknown> };
  const find = (request: string): unknown => {
    if (Object.hasOwn(provided, request)) return provided[request];
    const known = allowedModule(request);
    if (known !== undefined) return known;
    throw new Error(`${path.basename(file)} asks for ${request}, which its shell does not provide`);
  };
  // Each has a console of its own: React's development build puts silent functions into it while it makes a stack.
  const given = { module, exports: module.exports, require: find, console: { ...console } };
  const names = { ...given, __filename: path.basename(file), __dirname: '/' };
  const evaluate = compileFunction(code, Object.keys(names), { filename: file }) as (...given: unknown[]) => void;
  evaluate(...Object.values(names));
  return module.exports;
}
