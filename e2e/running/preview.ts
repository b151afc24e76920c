import type { BrowserContext } from '@playwright/test';
import { previewCookie } from '../../apps/origin/src/releases/choose-releases.ts';
import { addressOf, hosts } from './addresses.ts';

/** Hosts that stories open beside those that have a name of their own. */
const further = ['palace', 'mango', 'thamel', 'creek', 'kayu'].map((name) => `${name}.localhost`);

/**
 * Gives a guest's browser what the signed link in `E2E_PREVIEW` (`pnpm releases preview`) would give it on each host:
 * everything is then shown in that mix of releases, on production too.
 */
export async function enterPreview(context: BrowserContext): Promise<void> {
  const link = process.env['E2E_PREVIEW'];
  if (link === undefined) return;
  const { searchParams } = new URL(link);
  const signed = new URLSearchParams(['mix', 'until', 'sig'].map((name) => [name, searchParams.get(name) ?? '']));
  const cookie = { name: previewCookie, value: signed.toString(), httpOnly: true };
  await context.addCookies([...Object.values(hosts), ...further].map((host) => ({ ...cookie, url: addressOf(host) })));
}
