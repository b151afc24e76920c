/** What a guest looks a booking up for: the page that opens once it is found. */
export const lookUpActs = ['status', 'cancel', 'modify', 'pay', 'arrival', 'departure', 'voucher', 'feedback'] as const;
export type LookUpAct = (typeof lookUpActs)[number];

/** The act that an address or a form names; null where it names none. */
export const lookUpActIn = (text: string | undefined): LookUpAct | null =>
  lookUpActs.find((act) => act === text) ?? null;
