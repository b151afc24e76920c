export { formatRuleDay, readRuleDay } from '../src/rule-day.ts';
