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

/** The browser of the journeys: Debian's where it is, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...quiet, ...asRoot],
};
