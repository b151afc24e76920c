import type { Head, ScreenRequest } from '@latchkey/site/screen';
import type { MessageDescriptor } from '@lingui/core';
import { providerCard } from './provider-card.ts';

/** Title and description of a page about the product. On a hotel's host it stands aside from search engines, which find the provider's. */
export function headOfStory(
  { i18n, site }: Pick<ScreenRequest, 'i18n' | 'site'>,
  path: string,
  { title, description }: { readonly title: MessageDescriptor; readonly description: MessageDescriptor },
): Head {
  const said = { title: `${i18n._(title)} · Latchkey`, description: i18n._(description) };
  return site.kind === 'hotel' ? said : { ...said, canonical: path, ...providerCard };
}
