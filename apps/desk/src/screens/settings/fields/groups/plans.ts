import type { Locale } from '@latchkey/site/urls';
import { type DraftDocuments, entriesAt, factsIn, listAt, textAt } from '@latchkey/hotel-document/drafts';
import { meals } from '@latchkey/hotel-document/lists';
import type { FieldGroup } from '../field.types.ts';
import { factField, group, inLanguages } from '../make-field.ts';
import { factsFile, planName } from '../names-in.ts';
import { policyNames, policyOf } from '../policies.table.ts';
import { advanceFields } from './advances.ts';
import { tierFields } from './tiers.ts';
import { wayTicks } from './ways.ts';

/** The rate plans: what they are called and include, what cancelling costs, and whose prices they follow. */
export function planGroups(documents: DraftDocuments, locale: Locale): FieldGroup[] {
  const plans = listAt(factsIn(documents), 'ratePlans');
  return plans.map(({ id, cancellation }) => {
    const at = `ratePlans.${id}` as const;
    const policy = policyOf(cancellation);
    const included = entriesAt(factsIn(documents), `${at}.inclusions`);
    const meal = meals.find((one) => included.includes(one));
    const bases = plans.filter((one) => one.id !== id && one.derivedFrom === undefined);
    const follows = textAt(factsIn(documents), `${at}.derivedFrom.ratePlanId`);
    return group(id, { name: planName(documents, id, locale) }, [
      ...inLanguages(documents, at, 'name', 'line'),
      {
        ...factField(documents, `${at}.inclusions`, {
          kind: 'choice',
          label: 'inclusions',
          options: ['none', ...meals],
        }),
        value: meal ?? 'none',
      },
      ...(bases.length === 0
        ? []
        : [
            factField(documents, `${at}.derivedFrom.ratePlanId`, {
              kind: 'choice',
              label: 'derivedFrom',
              options: ['', ...bases.map((one) => one.id)],
              optionNames: Object.fromEntries(bases.map((one) => [one.id, planName(documents, one.id, locale)])),
              isOptional: true,
              isOut: true,
            }),
          ]),
      ...(follows === ''
        ? []
        : [factField(documents, `${at}.derivedFrom.percent`, { kind: 'signed', label: 'percentMore' })]),
      {
        name: `${factsFile} ${at}.cancellation`,
        file: factsFile,
        path: `${at}.cancellation`,
        label: 'cancellation' as const,
        kind: 'choice' as const,
        value: policy,
        options: policy === 'own' ? [...policyNames, 'own'] : policyNames,
      },
      ...tierFields(documents, `${at}.cancellation`),
      ...wayTicks(documents, id),
      ...(entriesAt(factsIn(documents), `${at}.payment`).includes('advance') ||
      textAt(factsIn(documents), `${at}.advance.kind`) !== ''
        ? advanceFields(documents, `${at}.advance`)
        : []),
    ]);
  });
}
