import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Need } from '../start.model.ts';

export const needWords: Readonly<
  Record<Need['kind'], { readonly what: MessageDescriptor; readonly why: MessageDescriptor }>
> = {
  mend: { what: msg`Something has to be fixed`, why: msg`Settings shows each place` },
  pictures: { what: msg`Pictures`, why: msg`Until you add photos, guests see a drawing` },
  texts: { what: msg`Words of your own`, why: msg`Guests currently read a standard text` },
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
