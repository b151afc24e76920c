import { draftDocuments } from '@latchkey/hotel-document/drafts';
import { factField, inLanguages } from './make-field.ts';

const documents = draftDocuments({});
const at = `rooms.${'king' as string}` as const;

factField(documents, `${at}.maxBeds`, { kind: 'count', label: 'maxBeds' });
inLanguages(documents, `${at}.sentence`, 'sentence', 'text');

// A field of a key that the documents lack, as after a key was renamed there, does not compile.
// @ts-expect-error no key of a room
factField(documents, `${at}.mostBeds`, { kind: 'count', label: 'maxBeds' });
// @ts-expect-error no key of the words
inLanguages(documents, `${at}.sentences`, 'sentence', 'text');
