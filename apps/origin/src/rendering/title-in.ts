const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The title of a page, out of its HTML or the beginning of it; null where there is none yet. */
export function titleIn(html: string): string | null {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  return title?.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => named[name] ?? '') ?? null;
}
