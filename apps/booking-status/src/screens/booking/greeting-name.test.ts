import { expect, test } from 'vitest';
import { greetingName } from './greeting-name.ts';

test.each([
  ['Meera Iyer', 'Meera'],
  ['Dr. Karim Al Hassan', 'Karim'],
  ['Prof. Dr. Anna Schmidt', 'Anna'],
  ['श्रीमती अनुराधा वेंकटरमण', 'अनुराधा'],
  ['عبد الرحمن بن محمد آل ثاني', 'عبد الرحمن'],
  ['السيد نور الدين الهاشمي', 'نور الدين'],
  ['Abdul Rahman Khan', 'Abdul Rahman'],
  ['Maximiliane-Charlotte von Hohenlohe', 'Maximiliane-Charlotte'],
  ['Dr.', 'Dr.'],
])('%s is called %s', (fullName, name) => expect(greetingName(fullName)).toBe(name));
