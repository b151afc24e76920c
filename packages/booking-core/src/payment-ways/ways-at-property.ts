import type { WayAtProperty } from './payment-ways.ts';

/** The ways that the property takes money by itself, without a gateway. Apart from the others, which guests' pages carry. */
export const waysAtProperty = ['cash', 'card-terminal', 'bank-transfer'] as const satisfies readonly WayAtProperty[];
