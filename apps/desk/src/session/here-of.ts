import type { ScreenRequest } from '@latchkey/site/screen';

/** Path and search of a page, without a language and without the name of a form that was posted to it. */
export function hereOf({ path, search }: Pick<ScreenRequest, 'path' | 'search'>): string {
  const { lang: _, post: __, ...kept } = search;
  const query = new URLSearchParams(kept).toString();
  return query === '' ? path : `${path}?${query}`;
}
