import { attribute, jsonAttribute } from './escape.ts';

interface InlineScript {
  readonly nonce: string;
  readonly id?: string;
  /** What the script is given: data in an attribute, so that its text is the same on every page. */
  readonly given?: unknown;
}

/** A script of `../inline`, as the build wrote its text. */
export function inlineScript(text: string, { nonce, id, given }: InlineScript): string {
  const called = id === undefined ? '' : ` id="${attribute(id)}"`;
  const data = given === undefined ? '' : ` data-given='${jsonAttribute(given)}'`;
  return `<script${called} nonce="${nonce}"${data}>${text}</script>`;
}
