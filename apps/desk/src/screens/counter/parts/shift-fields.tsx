import type { Shift } from '@latchkey/api-contract/types';

/** What each form of a drawer says: which it is, and the key under which it acts once. */
export const ShiftFields = ({ shift, formKey }: { readonly shift: Shift; readonly formKey: string }) => (
  <>
    <input type="hidden" name="key" value={formKey} />
    <input type="hidden" name="shift" value={shift.shiftId} />
    <input type="hidden" name="of" value={shift.isOwn ? 'own' : 'other'} />
  </>
);
