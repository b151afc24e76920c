import type { InvoiceDraftOfPayer } from '@latchkey/api-contract/types';
import { addressParts, isGstin, missingOfBuyer } from '@latchkey/booking-core/invoice';
import { fieldLengths } from '@latchkey/booking-core/validation';
import { TextField } from '@latchkey/ui/text-field';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** Whom the invoice is to. A wrong check digit of a GSTIN is said while it is typed; other numbers are checked by the press. */
export function BuyerFields({
  draft: { content, isTaxIdLeftOut },
  typed,
  isRefused,
}: {
  readonly draft: InvoiceDraftOfPayer;
  /** Whether the input lacked an address. */
  readonly isRefused: boolean;
  readonly typed: Readonly<Record<string, string>>;
}) {
  const { t } = useLingui();
  const buyer = content?.buyer;
  const place = content?.placeOfSupply ?? null;
  const [taxId, setTaxId] = useState(typed['taxId'] ?? buyer?.taxId ?? '');
  const plain = taxId.replace(/\s/g, '').toUpperCase();
  const isWrong = place !== null && plain.length >= 15 && !isGstin(plain);
  const country = typed['country'] ?? buyer?.country ?? '';
  const nowhere = { street: '', postalCode: '', city: '', country };
  // A company with a number is named with its whole address; a wrong number may be left out by the press.
  const wanted = missingOfBuyer({ ...nowhere, taxId: plain });
  const missing = isRefused
    ? missingOfBuyer({
        ...nowhere,
        taxId: plain,
        ...Object.fromEntries(addressParts.map((part) => [part, typed[part] ?? ''])),
      })
    : [];
  const address = [
    ['street', t`Street`],
    ['postalCode', t`Postcode`],
    ['city', t`City`],
  ] as const;
  const line = { dir: 'auto', maxLength: fieldLengths.invoiceCompany } as const;
  return (
    <>
      <TextField
        {...line}
        name="name"
        label={t({ message: 'Name or company', context: 'of whom an invoice is to' })}
        required
        defaultValue={typed['name'] ?? buyer?.name}
      />
      {address.map(([name, label]) => (
        <TextField
          {...line}
          key={name}
          name={name}
          label={label}
          {...(wanted.includes(name) ? { required: true } : { optional: true })}
          defaultValue={typed[name] ?? buyer?.[name]}
          hint={
            name === 'street' && content?.isCompany === true && plain === ''
              ? t`A company needs its address on the invoice to get the tax back. Ask for it.`
              : undefined
          }
          error={missing.includes(name) ? t`An invoice with a tax number needs it.` : undefined}
        />
      ))}
      <TextField
        name="country"
        label={t`Country, two letters`}
        dir="ltr"
        required
        minLength={fieldLengths.countryCode}
        maxLength={fieldLengths.countryCode}
        defaultValue={typed['country'] ?? buyer?.country}
      />
      <TextField
        name="taxId"
        label={place === null ? t`Tax number of the company (VAT ID)` : t`GSTIN of the company`}
        dir="ltr"
        optional
        maxLength={fieldLengths.taxNumber}
        value={taxId}
        onChange={(event) => setTaxId(event.currentTarget.value)}
        hint={
          place === null
            ? undefined
            : t`Place of supply: ${place}. A company of another state cannot use this tax as credit.`
        }
        error={
          isWrong
            ? t`The check digit is wrong.`
            : isTaxIdLeftOut && taxId === ''
              ? t`The number that was given is wrong and is left out.`
              : undefined
        }
      />
      <TextField
        name="email"
        type="email"
        label={t({ message: 'Email', context: 'of whom an invoice is to' })}
        dir="ltr"
        optional
        defaultValue={typed['email'] ?? buyer?.email ?? ''}
      />
    </>
  );
}
