import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

// Debian's: first the one without a window, which is what Playwright takes for itself and a fifth lighter.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const executablePath = process.env['CHROMIUM_PATH'] ?? debian.find((file) => existsSync(file));
// Chromium refuses to be sandboxed by root, as which containers run.
const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const port = process.env['GALLERY_PORT'] ?? '6106';

export default defineConfig({
  testDir: './test',
  testMatch: '*.spec.ts',
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // Beside other tests the machine is busy for moments: a dialog that is drawn before it has arrived is drawn once more.
  retries: 1,
  reporter: [['line']],
  // Other tests run beside these.
  expect: { timeout: 15_000, toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.02, threshold: 0.3 } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 720, height: 700 },
    reducedMotion: 'reduce',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        ...asRoot,
        '--disable-gpu',
        // Letters as wide as a guest's browser draws them: the one without a window would round each to whole pixels.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node test/serve.ts',
    url: `http://127.0.0.1:${port}/index.json`,
    env: { GALLERY_PORT: port },
    reuseExistingServer: false,
  },
});
