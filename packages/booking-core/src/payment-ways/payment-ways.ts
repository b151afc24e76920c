/** A way to pay for a stay. */
interface WayToPay {
  /** Through a gateway, or at the property. */
  readonly mode: 'online' | 'at-property';
  /** Whether the whole of the stay is paid by it, a part ahead, or nothing, with a card that is kept in case of a fee. */
  readonly plan: 'full' | 'advance' | 'guarantee';
  /** What of the total is due when the stay is booked. */
  readonly due: 'all' | 'part' | 'nothing';
  /** Who takes the money. */
  readonly takenBy: 'gateway' | 'property' | 'bank';
  /** Who can choose it: guests while they book, or the property alone. */
  readonly chosenBy: 'guest' | 'property';
}

/**
 * Every way to pay, a row each; whatever lists ways of paying follows from it, or does not compile. The order is that in
 * which guests are offered them (docs/recipes.md, "A way to pay").
 */
export const paymentWays = {
  full: { mode: 'online', plan: 'full', due: 'all', takenBy: 'gateway', chosenBy: 'guest' },
  advance: { mode: 'online', plan: 'advance', due: 'part', takenBy: 'gateway', chosenBy: 'guest' },
  'at-property': { mode: 'at-property', plan: 'full', due: 'nothing', takenBy: 'property', chosenBy: 'guest' },
  guarantee: { mode: 'online', plan: 'guarantee', due: 'nothing', takenBy: 'property', chosenBy: 'guest' },
  cash: { mode: 'at-property', plan: 'full', due: 'nothing', takenBy: 'property', chosenBy: 'property' },
  'card-terminal': { mode: 'at-property', plan: 'full', due: 'nothing', takenBy: 'property', chosenBy: 'property' },
  'bank-transfer': { mode: 'at-property', plan: 'full', due: 'nothing', takenBy: 'bank', chosenBy: 'property' },
  link: { mode: 'online', plan: 'full', due: 'all', takenBy: 'gateway', chosenBy: 'property' },
} as const satisfies Readonly<Record<string, WayToPay>>;

type PaymentWay = keyof typeof paymentWays;

type WaysWhere<K extends keyof WayToPay, V> = {
  [W in PaymentWay]: (typeof paymentWays)[W][K] extends V ? W : never;
}[PaymentWay];

/** A way that guests are offered while they book. */
export type PaymentChoice = WaysWhere<'chosenBy', 'guest'>;
export type WayAtProperty = Exclude<WaysWhere<'chosenBy', 'property'>, WaysWhere<'takenBy', 'gateway'>>;
export type PaymentMode = WayToPay['mode'];
export type PaymentPlan = WayToPay['plan'];

/**
 * What is due at booking by each way that guests are offered. A part payment is absent where the property takes none; a
 * guarantee always is.
 */
export type DueByChoice<Money> = {
  readonly [C in Exclude<PaymentChoice, WaysWhere<'due', 'part'> | WaysWhere<'plan', 'guarantee'>>]: Money;
} & { readonly [C in PaymentChoice & WaysWhere<'due', 'part'>]?: Money | undefined };

const isChoice = (way: string): way is PaymentChoice => paymentWays[way as PaymentWay].chosenBy === 'guest';

/** The ways that guests are offered, in order. */
export const guestsChoices: readonly PaymentChoice[] = Object.keys(paymentWays).filter(isChoice);
export const paymentModes = ['online', 'at-property'] as const satisfies readonly PaymentMode[];
export const paymentPlans = ['full', 'advance', 'guarantee'] as const satisfies readonly PaymentPlan[];

/** How a booking is paid for, as its request and the engine's tables name it. */
export interface PaymentIntent {
  readonly mode: PaymentMode;
  readonly plan: PaymentPlan;
}

/** The mode and plan of a choice. */
export const intentOf = (choice: PaymentChoice): PaymentIntent => ({
  mode: paymentWays[choice].mode,
  plan: paymentWays[choice].plan,
});

/** The choice that mode and plan stand for. A plan matters only to a payment online. */
export const choiceOf = ({ mode, plan }: PaymentIntent): PaymentChoice => (mode === 'at-property' ? mode : plan);

/** Whether a booking is held by a card that is kept, and paid at the property. */
export const isGuaranteed = ({ mode, plan }: PaymentIntent): boolean => mode === 'online' && plan === 'guarantee';

/** What a bill says is due at booking by a choice; undefined where the property does not offer it. */
export const dueBy = <Money extends number>(dueNow: DueByChoice<Money>, choice: PaymentChoice): Money | 0 | undefined =>
  choice === 'guarantee' ? 0 : dueNow[choice];
