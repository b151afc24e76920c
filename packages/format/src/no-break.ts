/** No-break space: between a number and what it counts. */
export const noBreak = '\u00A0';
