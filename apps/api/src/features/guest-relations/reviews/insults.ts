/**
 * Words that insult a person and say nothing of a stay, in the four languages of the site. A review with one of them is
 * read by a person before it is published. Rough words about things ("crap", "dreckig"), and animals that are insults
 * only to some, are no reason to wait.
 */
const words = [
  'asshole assholes bastard bastards bitch bitches cunt faggot nigger retard whore',
  'arschloch arschlöcher fotze hure hurensohn kanake missgeburt schlampe wichser',
  'حقير عاهرة قحبة',
  'हरामी कमीना कमीने रंडी चूतिया गांडू मादरचोद भोसड़ी',
];

export const insults: ReadonlySet<string> = new Set(words.join(' ').split(' '));
