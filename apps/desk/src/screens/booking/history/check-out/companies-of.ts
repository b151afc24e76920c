import type { PropertyFolio } from '@latchkey/api-contract/types';

type Payer = PropertyFolio['payers'][number];

/** The companies of an account that an invoice can be sent to: with an address or a tax number. */
export const companiesOf = (folio: PropertyFolio | null): readonly Payer[] =>
  (folio?.payers ?? []).filter(
    ({ kind, name, address, taxId }) => kind === 'company' && name !== '' && (address ?? taxId) !== undefined,
  );
