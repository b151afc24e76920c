import { withoutSecrets } from '@latchkey/security/log-line';
import type { Settings } from '../settings.ts';

/** How the origin's log is written, as JSON lines that say its release and open nothing. */
export const originLog = (level: Settings['logLevel'], release: string) => ({
  level,
  base: { app: 'origin', originRelease: release },
  redact: ['req.headers.cookie'],
  hooks: { streamWrite: withoutSecrets },
});
