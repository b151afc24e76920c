/** 20 November 2026, 6:50 in the morning in Bengaluru. */
export const now = Date.parse('2026-11-20T01:20:00Z');
