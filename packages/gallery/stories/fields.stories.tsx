import { CountryOptions } from '@latchkey/stay/phone';
import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { FieldError } from '@latchkey/ui/field-error';
import { GuestPicker } from '@latchkey/ui/guest-picker';
import { CodeField, CodeSaved } from '@latchkey/ui/promo-code';
import { SelectField } from '@latchkey/ui/select-field';
import { TextArea } from '@latchkey/ui/text-area';
import { EmailField, TextField } from '@latchkey/ui/text-field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

export default { title: 'ui/Fields' } satisfies Meta;

export const TextFields: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem' }}>
      <TextField label="Full name" name="fullName" />
      <EmailField label="Email" hint="The voucher goes there" defaultValue="meera@example.com" />
      <TextField label="Contact number" name="contactNumber" error="Enter valid phone number" defaultValue="12" />
      <TextField label="Code" name="code" optional="if you have one" />
      <TextArea label="Anything to know" name="requests" rows={3} />
      <SelectField label="Arrival" name="arrival" defaultValue="14">
        <option value="14">14:00</option>
        <option value="15">15:00</option>
      </SelectField>
      <SelectField label="Country code" name="country" defaultValue="IN">
        <CountryOptions chosen="IN" />
      </SelectField>
      <FieldError>Please select payment method</FieldError>
    </div>
  ),
};

/** Fields that were refused: the error stands beside the hint and names what helps. */
export const RefusedFields: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem' }}>
      <EmailField
        label="Email"
        hint="The voucher goes there"
        error="Please Enter Valid Email Address"
        defaultValue="meera"
      />
      <TextArea label="Your question" name="question" rows={3} error="Please enter your question" />
      <SelectField label="Arrival" name="arrival" error="Not available for the selected checkin time">
        <option value="14">14:00</option>
      </SelectField>
    </div>
  ),
};

/** A promo code: its field, one that is not known, and what a code takes off. */
export const PromoCodes: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '24rem' }}>
      <CodeField label="Promo code" name="empty" optional="if you have one" />
      <CodeField
        label="Promo code"
        name="unknown"
        defaultValue="KEY51"
        error="We do not know this code. Please check how it is written."
      />
      <p>
        <CodeSaved code="key15" saved={2640} currency="INR" locale="en" />
      </p>
      <p>
        <CodeSaved code="key15" saved={0} currency="INR" locale="en" />
      </p>
    </div>
  ),
};

export const Choices: StoryObj = {
  render: () => (
    <ChoiceGroup legend="Payment">
      <Choice
        name="way"
        value="full"
        label="All of it now"
        price="₹18,480"
        what="By card or your bank."
        defaultChecked
      />
      <Choice name="way" value="advance" label="A part now" price="₹4,620" what="The rest at the hotel." />
      <Choice name="way" value="at-property" label="At the hotel" price="₹0" />
    </ChoiceGroup>
  ),
};

export const Guests: StoryObj = {
  render: function Guests() {
    const [guests, setGuests] = useState({ adults: 2, childAges: [7, null] as (number | null)[], infants: 1 });
    return (
      <GuestPicker
        value={guests}
        onChange={({ adults, childAges, infants }) => setGuests({ adults, childAges: [...childAges], infants })}
        most={6}
      />
    );
  },
};

/** A party as large as it may be: nobody can be added. */
export const GuestsAtMost: StoryObj = {
  render: () => (
    <GuestPicker value={{ adults: 4, childAges: [5, 13], infants: 0 }} onChange={() => undefined} most={6} />
  ),
};
