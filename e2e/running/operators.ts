import type { Language } from '../language.ts';

/** Somebody of the provider's, one a language of the stories: each has mails of its own. */
export const operatorMail = (language: Language): string => `operator.${language}@latchkey.example`;

/** All of them, as the engine is set. */
export const operatorsOfRun = (['en', 'de', 'ar', 'hi'] as const).map(operatorMail).join(',');
