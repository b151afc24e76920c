export { documentNames, factsFile, wordsFile } from '../src/schema/document-names.ts';
export { type IdsOf, type Named, namedIdsOf } from '../src/ids/former-ids.ts';
