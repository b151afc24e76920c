/** Whether a key of a program opens the hotel. */
export const keyStates = ['live', 'expired', 'revoked'] as const;

export type KeyState = (typeof keyStates)[number];
