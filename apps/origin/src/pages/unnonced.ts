import { createHash } from 'node:crypto';

/** A page without its nonce, and the hashes of what the nonce let run. */
export interface UnnoncedPage {
  readonly html: string;
  /** `'sha256-…'`, for `script-src`. */
  readonly scripts: readonly string[];
  /** `'sha256-…'`, for `style-src`. */
  readonly styles: readonly string[];
}

/**
 * Takes a page's nonce out, so that the same bytes can be sent to many guests. What carried the nonce is named by its
 * hash instead; a script that somebody smuggled into the page lacks the nonce, so it gets no hash and is blocked.
 */
export function unnonced(html: string, nonce: string): UnnoncedPage {
  const mark = ` nonce="${nonce}"`;
  const carriers = new RegExp(`<(script|style)(?=[^>]*${escaped(mark)})([^>]*)>([\\s\\S]*?)</\\1>`, 'g');
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, tag, attributes = '', text = ''] of html.matchAll(carriers)) {
    if (tag === 'script' && isData(attributes)) continue;
    found[tag === 'style' ? 'style' : 'script'].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return { html: html.replaceAll(mark, ''), scripts: [...found.script], styles: [...found.style] };
}

const isData = (attributes: string): boolean => /type="application\/(?:ld\+)?json"/.test(attributes);

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
