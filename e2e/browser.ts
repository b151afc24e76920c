import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

// Debian's: first the one without a window, which is what Playwright takes for itself and a fifth lighter.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROMIUM_PATH'] ?? debian.find((file) => existsSync(file));
// Chromium refuses to be sandboxed by root, as which containers run.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const quiet = [
  '--disable-gpu',
  // Letters as wide as a guest's browser draws them: the one without a window would round each to whole pixels.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What Playwright switches off in Chromium, since a list of ours takes the place of its own: `laws/browser.spec.ts` holds
 * them equal.
 */
export const offByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Parts of the browser's own window, and a process kept ready for a next site: Chromium makes them anew for every window,
 * which takes as long as a page of ours.
 */
const windowParts = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/** Hosts under which what is off on local hosts is on; they are all this machine. */
export const asGuestsHosts = '--host-resolver-rules=MAP *.hotels.test 127.0.0.1';

/**
 * A guest's browser by its own name. The name that a project gives is a page's alone: what a page sends while it goes
 * leaves under the browser's, and a headless one is called a bot.
 */
export const asGuestsBrowser =
  '--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** The browser of the journeys: Debian's where it is, else Playwright's own. */
export const launchOptions: LaunchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [...quiet, ...asRoot, `--disable-features=${[...offByPlaywright, ...windowParts].join(',')}`],
};
