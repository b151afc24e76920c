/** The event by which the document's own script hears what screens tell. Alone in its file: it is in every first load. */
export const toldEvent = 'latchkey-told';
