import { readFile } from 'node:fs/promises';
import type { StoreFiles } from '@latchkey/releases/store';
import { defaultLocale, isLocale } from '@latchkey/site/urls';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Composer } from '../releases/composer.ts';
import type { SiteDirectory } from '../sites/site-directory.ts';
import { ownUrl } from './own-url.ts';
import { addressAsked } from '../http/page-url.ts';

/** The feed of a language among a release's files. */
const feedFile = /^feed-([a-z]{2})\.[0-9a-f]+\.xml$/;

/** Sends the feed of the journal (Atom) as the live release of the marketing pages carries it, with this host's address in it. */
export async function sendJournalFeed(
  {
    composer,
    sites,
    files,
  }: { readonly composer: Composer; readonly sites: SiteDirectory; readonly files: StoreFiles },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const asked = addressAsked(request);
  const site = asked.kind === 'page' ? await sites.find(request.host, defaultLocale, null) : null;
  if (asked.kind !== 'page' || site?.kind === 'unknown_host') return reply.code(421).send();
  const given = asked.url.searchParams.get('lang') ?? defaultLocale;
  const language = isLocale(given) ? given : defaultLocale;
  const released = Object.keys((await composer.compose())?.remotes['marketing']?.files ?? {});
  const name = released.find((file) => feedFile.exec(file)?.[1] === language);
  const file = name === undefined ? null : await files.fetch(`assets/marketing/${name}`);
  if (file === null) return reply.code(404).send();
  const text = await readFile(file, 'utf8');
  const { origin } = site?.kind === 'site' ? ownUrl(asked.url, site.site) : asked.url;
  return reply
    .type('application/atom+xml; charset=utf-8')
    .headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
    .send(text.replaceAll('{origin}', origin));
}
