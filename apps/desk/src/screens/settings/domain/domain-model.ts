import type { ScreenRequest } from '@latchkey/site/screen';
import type { DomainModel, OfDraft } from '../settings.model.ts';
import type { OwnDomains } from '../model/domain.types.ts';

/** The page of the hotel's own host. */
export const domainModel = ({ returned }: ScreenRequest, own: OwnDomains, ofAllPages: OfDraft): DomainModel => ({
  page: 'domain',
  part: 'domain',
  ...ofAllPages,
  ...own,
  typed: returned?.fields['host'] ?? '',
});
