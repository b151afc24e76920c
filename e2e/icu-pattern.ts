import { parse, type Token } from '@messageformat/parser';

/** The source of a pattern that matches an ICU message: values where they are given, else anything; any form of a plural. */
export const pattern = (message: string, values: Readonly<Record<string, string>> = {}): string =>
  sourceOf(parse(message.replace(/<\/?\d+\/?>/g, '')), values);

const sourceOf = (tokens: readonly Token[], values: Readonly<Record<string, string>>): string =>
  tokens.map((token) => sourceOfToken(token, values)).join('');

function sourceOfToken(token: Token, values: Readonly<Record<string, string>>): string {
  switch (token.type) {
    case 'content':
      return escaped(token.value);
    case 'argument':
    case 'function': {
      const value = values[token.arg];
      return value === undefined ? '.+?' : escaped(value);
    }
    case 'octothorpe':
      return '.+?';
    case 'plural':
    case 'select':
    case 'selectordinal':
      return `(?:${token.cases.map(({ tokens }) => sourceOf(tokens, values)).join('|')})`;
  }
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');
