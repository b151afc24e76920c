/** The reports of a hotel. */
export const reportKinds = ['sales', 'stays', 'taxes', 'money', 'pick-up'] as const;

export type ReportKind = (typeof reportKinds)[number];
