import { urlOf } from '@latchkey/site/urls';
import { HotelsSearch } from '@latchkey/stay/hotels-search';
import { finderUrl } from './finder-url.ts';
import type { FinderModel } from './finder.model.ts';

/** The search for hotels; a new one keeps the order and what is left out. */
export const Finder = ({ model: { asked, today, results } }: { readonly model: FinderModel }) => (
  <HotelsSearch
    // The form begins anew with each answer: back and forward show the search made there.
    key={JSON.stringify(asked)}
    asked={asked}
    isPriced={results.kind !== 'not-asked'}
    today={today}
    form={urlOf('landing')}
    to={(next) => finderUrl({ ...asked, ...next, page: 1 })}
  />
);
