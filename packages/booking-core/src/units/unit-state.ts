/** What a room is like for its next guest: dirty, clean, or clean and looked over. */
export const unitStates = ['dirty', 'clean', 'inspected'] as const;
export type UnitState = (typeof unitStates)[number];

/** Kept from guests: `out_of_service` is not assigned, and is still sold; `out_of_order` is not sold either. */
export const closureKinds = ['out_of_service', 'out_of_order'] as const;
export type ClosureKind = (typeof closureKinds)[number];

/** Whether a state may follow another by a person's hand. Only what is clean is inspected; once more changes nothing. */
export const mayBecome = (state: UnitState, next: UnitState): boolean => next !== 'inspected' || state !== 'dirty';
