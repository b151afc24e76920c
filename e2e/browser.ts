import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const debian = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM_PATH'] ?? (existsSync(debian) ? debian : undefined);
// Chromium refuses to be sandboxed by root, as which containers run.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Hosts under which what is off on local hosts is on; they are all this machine. */
export const asGuestsHosts = '--host-resolver-rules=MAP *.latchkey.test 127.0.0.1';

/** The browser of the journeys: Debian's where it is, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...quiet, ...asRoot],
};
