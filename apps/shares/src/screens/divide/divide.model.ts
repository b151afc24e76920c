import type { DividedCost, WholeBooking } from '@latchkey/api-contract/types';

/** One line of the form: a share that is handed out already, or one that would be. */
export interface ShareLine {
  readonly shareId: string;
  readonly label: string;
  /** As it stands in the field: plain digits in the booking's currency, or the guest's own input. */
  readonly amount: string;
}

/** Dividing what a stay costs, or that there is nothing to divide. */
export type DivideModel =
  | {
      readonly kind: 'ready';
      readonly booking: WholeBooking;
      readonly divided: DividedCost;
      readonly lines: readonly ShareLine[];
      /** How many beds or guests, and how many rooms, it can be divided by. */
      readonly guests: number;
      readonly rooms: number;
      /** Of shares that can be paid: their addresses on this site, by their ids. */
      readonly links: Readonly<Record<string, string>>;
      /** Under which the form is carried out once, however often it is sent. */
      readonly key: string;
      /** Why the form before was not carried out, in the engine's code or `amount_wrong`; null where it was. */
      readonly problem: string | null;
    }
  | { readonly kind: 'gone' | 'unavailable' };

export type ReadyDivide = Extract<DivideModel, { kind: 'ready' }>;
