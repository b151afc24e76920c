/** The event by which the document's own script hears what screens report. Alone in its file: it is in every first load. */
export const reportEvent = 'latchkey-told';
