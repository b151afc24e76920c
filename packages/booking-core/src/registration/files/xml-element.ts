import { xmlText } from '../../text/xml-text.ts';

/** An element with a text, or with elements that are written already. */
export const element = (name: string, text: string): string => `<${name}>${xmlText(text)}</${name}>`;
export const within = (name: string, elements: string, attributes = ''): string =>
  `<${name}${attributes}>${elements}</${name}>`;
