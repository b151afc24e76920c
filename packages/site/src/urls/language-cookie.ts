/** Keeps the chosen language between visits; also the name it has in local storage. */
export const languageCookie = 'latchkey-language';
