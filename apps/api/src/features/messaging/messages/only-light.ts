/**
 * For the head of mails and pages: their colours are as they are. Programs that darken light ones would make white on yellow
 * of the check-in code, and a code that no scanner reads.
 */
export const onlyLight =
  '<meta name="color-scheme" content="only light"><meta name="supported-color-schemes" content="only light"><style>:root{color-scheme:only light;supported-color-schemes:only light}</style>';
