/** What one of an extra is for. */
export const addonUnits = ['person', 'room', 'booking'] as const;

export type AddonUnit = (typeof addonUnits)[number];

/** What a fee is charged once for. */
export const feeUnits = ['booking', 'night', 'room', 'room-night', 'guest', 'guest-night'] as const;

export type FeeUnit = (typeof feeUnits)[number];

/** What a part of a night’s price is for. */
export const nightPartKinds = ['room', 'further-adult', 'further-child', 'child-band', 'earlier'] as const;

export type NightPartKind = (typeof nightPartKinds)[number];
