import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Need } from '../start.model.ts';

export const needWords: Readonly<
  Record<Need['kind'], { readonly what: MessageDescriptor; readonly why: MessageDescriptor }>
> = {
  mend: { what: msg`Something must be mended`, why: msg`The set-up names each place` },
  pictures: { what: msg`Pictures`, why: msg`A drawing stands for them until there are some` },
  texts: { what: msg`Words of your own`, why: msg`What guests read now holds for every house` },
  imprint: { what: msg`Your imprint`, why: msg`The law of your country asks for one` },
  taxes: { what: msg`Taxes`, why: msg`None are charged: ask your authority whether that is right` },
  online: { what: msg`Paying online`, why: msg`It takes the keys of an account of your own at a payment company` },
  languages: { what: msg`More languages`, why: msg`Guests read English where a language is missing` },
};

export const rankNames: Readonly<Record<Need['rank'], MessageDescriptor>> = {
  must: msg({ message: 'Must', context: 'what a house lacks' }),
  should: msg({ message: 'Should', context: 'what a house lacks' }),
  nice: msg({ message: 'Nice to have', context: 'what a house lacks' }),
};
