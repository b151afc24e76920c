import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { firefoxOptions, firefoxStories } from './firefox.ts';
import type { Language } from './language.ts';
import { slowness } from './running/slowness.ts';
import { isNight, isShort, nightSpecs, phoneSpecs } from './short-run.ts';
import { hasWebkit } from './webkit.ts';

/** Patterns are matched on whole paths: a clone may lie in a folder of such a name. */
const below = (pattern: string): string => path.join(import.meta.dirname, pattern);
const waiting = ['faults', 'measuring'].map((folder) => below(`${folder}/**/*.spec.ts`));
/** A project's own list takes the place of that of all. */
const leftOut = nightSpecs.map(below);
const desktop = {
  ...devices['Desktop Chrome'],
  viewport: { width: 1280, height: 900 },
  locale: 'en-GB',
  language: 'en',
} as const;

const phone = {
  ...devices['Desktop Chrome'],
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

export default defineConfig<{ language: Language }>({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  testIgnore: leftOut,
  outputDir: './test-results',
  globalSetup: './running/global-setup.ts',
  fullyParallel: true,
  // Two browsers keep two cores busy; the third is for what mostly waits.
  workers: 3,
  // A second try on a busy build machine is reported as flaky; a person at work sees the first failure.
  retries: process.env['CI'] ? 1 : 0,
  // Where a part of the product is gone, each story that is left would wait for its time: the first ones say as much.
  maxFailures: process.env['CI'] && !isNight ? 12 : 0,
  timeout: 60_000 * slowness,
  expect: { timeout: 10_000 * slowness },
  forbidOnly: Boolean(process.env['CI']),
  reporter: [[process.env['CI'] ? 'line' : 'list'], ['./running/summary-reporter.ts']],
  use: {
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Arrival and departure are the property's own days, whatever the guest's clock says.
    timezoneId: 'Europe/Lisbon',
    launchOptions,
    // A product of this machine has a certificate that nobody signed.
    ignoreHTTPSErrors: [process.env['E2E_ANY_CERTIFICATE'], process.env['E2E_PRODUCTION']].includes('on'),
  },
  projects: [
    {
      name: 'desktop-en',
      workers: 2,
      testIgnore: [...leftOut, ...waiting],
      use: desktop,
    },
    {
      // The same guest at what takes its time whatever the machine does: what leaves later, what does not come.
      name: 'waiting-en',
      workers: 1,
      testMatch: waiting,
      use: desktop,
    },
    {
      name: 'phone-ar',
      workers: 2,
      testMatch: phoneSpecs,
      // Failures, releases and measuring are the same in every language and layout, and so is what programs read.
      testIgnore: [...leftOut, ...waiting, ...['releases/**', 'laws/**', 'accessibility/judges.spec.ts'].map(below)],
      use: { ...phone, locale: 'ar', language: 'ar' },
    },
    ...(isNight
      ? [
          {
            // Setting up a house is the longest road at the desk: it is walked in Hindi, too, to a guest's booking.
            name: 'phone-hi',
            workers: 1,
            testMatch: '**/journeys/start.spec.ts',
            use: { ...phone, locale: 'hi', language: 'hi' as const },
          },
        ]
      : []),
    ...(firefoxOptions === null || isShort
      ? []
      : [
          {
            name: 'firefox-en',
            workers: 1,
            testMatch: '**/journeys/**/*.spec.ts',
            grep: firefoxStories,
            use: {
              browserName: 'firefox' as const,
              viewport: desktop.viewport,
              locale: desktop.locale,
              language: desktop.language,
              launchOptions: firefoxOptions,
            },
          },
        ]),
    ...(hasWebkit && !isShort
      ? [
          {
            name: 'webkit-en',
            workers: 1,
            testMatch: '**/journeys/**/*.spec.ts',
            grep: firefoxStories,
            use: {
              ...devices['Desktop Safari'],
              viewport: desktop.viewport,
              locale: desktop.locale,
              language: desktop.language,
              launchOptions: {},
            },
          },
        ]
      : []),
  ],
});
