/** What a guest looks a booking up for. */
export type LookUpAct = 'cancel' | 'modify' | 'status';
