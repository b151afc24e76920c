/** The hotel's own colours. */
export const theme = { brand: '#0d4944', tag: '#f7b733', mist: '#eef4f2', corner: '3px', display: null };
