export { columnHeadings, columnOf, weekBegins } from '../src/week.ts';
