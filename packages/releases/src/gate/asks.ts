import { satisfies } from 'semver';
import type { Release } from '../release/release.types.ts';

/** Why an engine cannot answer what a release asks; empty when it can. A release that states no range is let through. */
export async function asks({ apiRange }: Pick<Release, 'apiRange'>, api: string): Promise<string[]> {
  if (!apiRange) return [];
  const version = await versionOf(api);
  if (version !== null && satisfies(version, apiRange)) return [];
  return [`it asks an engine of contract ${apiRange}, ${api} has ${version ?? 'none'}: release the engine first`];
}

async function versionOf(api: string): Promise<string | null> {
  const reply = await fetch(`${api}/api/openapi.json`, { signal: AbortSignal.timeout(2000) });
  if (!reply.ok) return null;
  const { info } = (await reply.json()) as { info?: { version?: string } };
  return info?.version ?? null;
}
