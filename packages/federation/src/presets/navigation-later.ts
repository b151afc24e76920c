import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration, RuleSetRule } from '@rspack/core';
import { partOf } from './left-out.ts';

/**
 * Parts the router's loading in two, for a build of the app in `directory`: what brings the server's page to life stays in
 * the first load, and what shows another page after it comes in a file of its own (`navigation-on-demand.ts`). Throws when
 * the router no longer has these parts.
 */
export function navigationLater(directory: string): {
  readonly alias: NonNullable<NonNullable<Configuration['resolve']>['alias']>;
  readonly rule: RuleSetRule;
} {
  const require = createRequire(path.join(directory, 'package.json'));
  const loading = partOf('@tanstack/router-core', 'load-client.js', require);
  const onDemand = path.join(import.meta.dirname, '../navigation/navigation-on-demand.ts');
  return {
    alias: { 'router-loading': loading },
    rule: {
      test: partOf('@tanstack/router-core', 'router.js', require),
      resolve: { alias: { [loading]: onDemand } },
    },
  };
}
