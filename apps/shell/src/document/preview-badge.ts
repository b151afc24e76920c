import type { PageReleases } from '@latchkey/releases/page';
import { attribute } from './escape.ts';

const look =
  'position:fixed;inset-block-end:.75rem;inset-inline-start:.75rem;z-index:2147483647;padding:.5rem .8rem;border-radius:3px;background:#13211f;color:#fff;font:600 .8125rem/1.3 system-ui,sans-serif;text-decoration:none';

/** Tells a tester which releases a preview shows, and leads back to what is live. Never seen by a guest, so in English only. */
export function previewBadge({ shell, remotes }: PageReleases): string {
  const ids = [shell, ...Object.values(remotes)].map(({ app, id }) => `${app} ${id.slice(0, 6)}`);
  return `<a href="/_releases/live" lang="en" dir="ltr" title="${attribute(ids.join(', '))}" style="${look}">Preview of releases: back to live</a>`;
}
