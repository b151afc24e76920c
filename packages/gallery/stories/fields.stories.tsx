import { Choice, ChoiceGroup } from '@latchkey/ui/choice';
import { FieldError } from '@latchkey/ui/field-error';
import { GuestPicker } from '@latchkey/ui/guest-picker';
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
      <FieldError>Please select payment method</FieldError>
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
