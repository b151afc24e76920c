import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './browser.ts';
import type { Language } from './language.ts';

export default defineConfig<{ language: Language }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: './test-results',
  globalSetup: './running/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // A second try on a busy build machine is reported as flaky; a person at work sees the first failure.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env['CI']),
  reporter: process.env['CI'] ? [['line']] : [['list']],
  use: {
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    // Arrival and departure are the property's own days, whatever the guest's clock says.
    timezoneId: 'Europe/Lisbon',
    launchOptions,
  },
  projects: [
    {
      name: 'desktop-en',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 900 }, locale: 'en-GB', language: 'en' },
    },
    {
      name: 'phone-ar',
      // What a part does when it fails, is released or is measured has no language and no layout, nor has what programs read.
      testIgnore: ['faults/**', 'releases/**', 'measuring/**', 'laws/**', 'accessibility/judges.spec.ts'],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        isMobile: true,
        hasTouch: true,
        locale: 'ar',
        language: 'ar',
      },
    },
  ],
});
