export { deadlineSentence } from '../src/deadline-sentence.ts';
