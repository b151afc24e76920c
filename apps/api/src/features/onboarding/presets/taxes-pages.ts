import america from './places/america.json' with { type: 'json' };
import asia from './places/asia.json' with { type: 'json' };
import germanSpeaking from './places/german-speaking.json' with { type: 'json' };
import northAndWest from './places/north-and-west.json' with { type: 'json' };
import south from './places/south.json' with { type: 'json' };
import type { TaxesPage } from './place-taxes.types.ts';

/** The known taxes on stays, by the name of their page in docs/taxes. */
export const taxesPages: Readonly<Record<string, TaxesPage>> = {
  america,
  asia,
  'german-speaking': germanSpeaking,
  'north-and-west': northAndWest,
  south,
};
