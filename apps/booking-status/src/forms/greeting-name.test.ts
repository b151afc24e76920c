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
  ['Vincent van Gogh', 'Vincent'],
  ['ANNA SCHMIDT', 'ANNA'],
  ['Narayan R. K.', 'Narayan'],
  ['John Smith, Jr.', 'John'],
  ['Rao, Meera', 'Meera'],
  ['Jo Li', 'Jo'],
  ['महाराजा', 'महाराजा'],
  ['Dr.', 'Dr.'],
])('%s is called %s', (fullName, name) => expect(greetingName(fullName)).toBe(name));

test.each([
  'R. Iyer',
  'R. K. Narayan',
  'R.K. Narayan',
  'S Kumar',
  'KR Narayanan',
  'आर. के. नारायण',
  'ए सुरेश',
  'आर॰ के॰ लक्ष्मण',
  'van der Berg',
  'de la Cruz',
  'آل ثاني',
  '王 小明',
  '김 민준',
  '山田 太郎',
  'Nguyen Van An',
  'Zhang Wei',
])('%s is called by the whole name, whose first word is no given name', (fullName) =>
  expect(greetingName(fullName)).toBe(fullName),
);

test.each([
  ['Mr. R. Iyer', 'R. Iyer'],
  ['Frau von der Leyen', 'von der Leyen'],
  ['Dr. 王 小明', '王 小明'],
  ['Md. Rafiq Islam', 'Md. Rafiq'],
  ['Iyer, R.', 'R. Iyer'],
])('%s is called %s, without the title', (fullName, name) => expect(greetingName(fullName)).toBe(name));
