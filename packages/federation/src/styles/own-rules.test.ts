import { expect, test } from 'vitest';
import { rulesOfOthers } from './own-rules.ts';

const layered = (rules: string): string => `@layer screen { ${rules} }`;

test.each([
  ['a class', '.day { color: red; }'],
  ['what lies in it', '.day li, .day > :is(h1, h2):not(.late) { color: red; }'],
  ['a state of the page around it', "[dir='rtl'] .day, html[data-first-view] .day { color: red; }"],
  ['rules nested in it', '.day { &:hover { color: red; } li { color: red; } @media print { display: none; } }'],
  ['a window', '@media (--from-tablet) { .day { color: red; } }'],
  ['keyframes', '@keyframes turn { from { opacity: 0; } 50% { opacity: 1; } }'],
  ['a printed page of a name', '@page day { margin: 0; }'],
  ['either of two classes', ':is(.day, .night) li { color: red; }'],
  ['the page as long as one is in it', 'body:has(> .day) > header { display: none; }'],
  ['texts and pictures', ".day::before { content: '; } body {'; background: url(a;b.svg); }"],
])('%s is a module’s own', (_, rules) => expect(rulesOfOthers(layered(rules))).toEqual([]));

test.each([
  ['main { font-size: 9px; }', 'main names no class'],
  [':global(body) { background: red; }', ':global(body) names no class'],
  [':global(.head) .day { color: red; }', ':global(.head) .day names no class'],
  [':global { .head { color: red; } }', ':global names no class'],
  ['* { color: red; }', '* names no class'],
  [':root { --ink: red; }', ':root names no class'],
  ["[class*='head'] { color: red; }", '[class*=""] names no class'],
  ['.day, header { color: red; }', 'header names no class'],
  ['body:has(.day, main) { color: red; }', 'body:has(.day, main) names no class'],
  ['body:not(:has(.day)) { color: red; }', 'body:not(:has(.day)) names no class'],
  [':not(.day) { color: red; }', ':not(.day) names no class'],
  [':is(.day, main) { color: red; }', ':is(.day, main) names no class'],
  ['@media print { h1 { color: red; } }', 'h1 names no class'],
  ['.day { :global(body) & { color: red; } }', ':global(body) & names no class'],
  ['@font-face { font-family: Goudy; }', '@font-face is for the whole page'],
  ['@page { margin: 0; }', '@page is for the whole page'],
  ['@property --ink { syntax: "*"; }', '@property --ink is for the whole page'],
])('%s reaches other screens', (rules, fault) =>
  expect(rulesOfOthers(layered(rules))).toEqual([expect.stringContaining(fault)]),
);

test.each([
  ['.day { color: red; }', '.day is in neither @layer screen nor @layer ui'],
  ['@layer reset { .day { color: red; } }', '@layer reset is for the whole page: it belongs to ui/base'],
  ['@layer last { .day { color: red; } }', '@layer last is for the whole page: it belongs to ui/base'],
  ['@layer { .day { color: red; } }', '@layer is for the whole page: it belongs to ui/base'],
  ['@layer screen.last { .day { color: red; } }', '@layer screen.last is for the whole page: it belongs to ui/base'],
  ['@layer screen, ui;', '@layer screen, ui stands outside of every rule'],
  ["@import 'other.css';", '@import "" stands outside of every rule'],
])('%s is in no layer of a screen', (css, fault) => expect(rulesOfOthers(css)).toEqual([fault]));
