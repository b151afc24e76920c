import { buttonClass } from '@latchkey/ui/button';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MeasuringChoice } from './silence.ts';

// Written without React: a second root would cost every first load the code that makes one, and a style sheet of its own
// the code that fetches style sheets.
const styles = {
  banner:
    'position:fixed;inset-block-end:0;inset-inline:0;z-index:8;display:flex;flex-wrap:wrap;gap:.75rem 2rem;align-items:center;justify-content:space-between;max-block-size:60vh;overflow-y:auto;padding:1rem var(--gutter);background:var(--paper);color:var(--ink);border-block-start:1px solid var(--line-field)',
  words: 'flex:1 1 22rem;max-inline-size:62ch',
  line: 'margin:0',
  more: 'margin:0;font-size:var(--t-1)',
  acts: 'display:grid;flex:0 1 30rem;grid-template-columns:repeat(auto-fit,minmax(min(13rem,100%),1fr));gap:.75rem',
} as const;

/** Asks whether the visit may be measured: two buttons of one weight. It lies over the foot of the window and moves nothing. */
export function consentBanner(i18n: I18n, policy: string, choose: (choice: MeasuringChoice) => void): HTMLElement {
  const banner = element('aside', styles.banner);
  banner.setAttribute('aria-label', i18n._(msg`Measuring your visit`));
  const words = element('div', styles.words);
  const question = element('p', styles.line);
  question.textContent = i18n._(
    msg`May we measure how this site is used? It helps us see what to improve. Booking works the same either way.`,
  );
  const more = element('p', styles.more);
  const link = document.createElement('a');
  link.href = policy;
  link.textContent = i18n._(msg`What is measured, and who gets it`);
  more.append(link);
  words.append(question, more);
  const button = (text: string, choice: MeasuringChoice): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = buttonClass({ look: 'quiet' });
    made.textContent = text;
    made.addEventListener('click', () => choose(choice));
    return made;
  };
  const acts = element('div', styles.acts);
  acts.append(button(i18n._(msg`No, do not measure`), 'denied'), button(i18n._(msg`Yes, you may measure`), 'allowed'));
  banner.append(words, acts);
  return banner;
}

function element(name: 'aside' | 'div' | 'p', style: string): HTMLElement {
  const made = document.createElement(name);
  made.style.cssText = style;
  return made;
}
