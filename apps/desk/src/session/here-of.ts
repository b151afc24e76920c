import type { ScreenRequest } from '@latchkey/site/screen';

/** Path and search of a page, without the language or the name of a posted form. */
export function hereOf({ path, search }: Pick<ScreenRequest, 'path' | 'search'>): string {
  const { lang: _, post: __, ...kept } = search;
  const query = new URLSearchParams(kept).toString();
  return query === '' ? path : `${path}?${query}`;
}
