import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../run/paths.ts';
import { StepFailed } from '../run/step.ts';
import { tries } from './tries.ts';

/** Debian's packages and their programs. The one without a window is what Playwright takes for itself, and lighter. */
const debians = ['chromium-headless-shell', 'chromium'];

/** A Chromium for the browser tests: the machine's, else Playwright's, else Debian's package. Says what it does. */
export function findChromium(): string {
  const found = machines() ?? playwrights();
  if (found) {
    console.log(`  Chromium: ${found}`);
    return found;
  }
  console.log('  No Chromium on this machine: asking Playwright for its own …');
  if (tries('npx', ['playwright', 'install', 'chromium'])) {
    const installed = playwrights();
    if (installed) return installed;
  }
  console.log('  Not to be had: asking Debian for its package …');
  const hasLists = tries('apt-get', ['update']);
  for (const name of debians) {
    const installed = hasLists && tries('apt-get', ['install', '-y', name]) ? machines() : null;
    if (installed) return installed;
  }
  throw new StepFailed('There is no Chromium. Install one, or name it: CHROMIUM_PATH=/path/to/chromium npm test');
}

function machines(): string | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : null;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  const names = [...debians, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return (
    names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file)) ?? null
  );
}

function playwrights(): string | null {
  const require = createRequire(path.join(root, 'e2e/package.json'));
  const { chromium } = require('@playwright/test') as { chromium: { executablePath(): string } };
  const file = chromium.executablePath();
  return existsSync(file) ? file : null;
}
