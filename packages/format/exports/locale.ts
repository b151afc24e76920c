export { isRightToLeft, type Locale } from '../src/locale.ts';
