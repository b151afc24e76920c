import { existsSync } from 'node:fs';
import path from 'node:path';
import { firefox, type LaunchOptions } from '@playwright/test';

const debian = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';

/**
 * The Firefox of the journeys: Debian's, to which Playwright speaks WebDriver BiDi, else the one that Playwright brings
 * (`playwright install firefox`); null where there is neither.
 */
export const firefoxOptions: LaunchOptions | null = existsSync(debian)
  ? { channel: 'moz-firefox', executablePath: path.join(import.meta.dirname, 'running/firefox-esr.ts') }
  : existsSync(firefox.executablePath())
    ? {}
    : null;

/** What every change is walked through in Firefox too. */
const first = ['a guest chooses dates and brings a child by the pickers, and pays at the hotel'];

/** The core of the product, walked in Firefox each night (`FIREFOX=night`). */
const core = [
  ...first,
  'dates that are pressed show what they cost, and using them is the search',
  'Enter in the field of the code applies it and books nothing',
  'two guests take two rooms of different kinds, and pay at the hotel what the page said',
  'three friends take three beds of a shared room, with a towel each, and pay at the hostel',
  'order, filters and pages are addresses, and dates that are none say so',
  'a guest reads on from the journal’s list, by topic and page, in the page’s language',
  'a stay that gives nothing back says so, and nothing else',
  'the rooms come into sight from a shared link, and after going back',
  'another language shows the same rooms, and is kept',
  'a guest opens a shared link, pays in full in the payment window, and has the voucher by mail',
  'a company enquires at the provider, is told what is missing, and gets one confirmation',
];

/** The titles of the stories that are walked, as a pattern. */
export const firefoxStories = new RegExp(
  (process.env['FIREFOX'] === 'night' ? core : first)
    .map((title) => title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
);
