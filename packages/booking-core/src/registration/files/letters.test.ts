import { describe, expect, it } from 'vitest';
import { documentNumber, latinLetters } from './latin-letters.ts';
import { sibaLetters } from './siba-letters.ts';

describe('names in the letters of an authority', () => {
  it.each([
    ['Müller-Lüdenscheidt', 'MUELLER-LUEDENSCHEIDT'],
    ['Groß', 'GROSS'],
    ['O’Brien', "O'BRIEN"],
    ['’t Hooft', "'T HOOFT"],
    ['Łukasz Żółć', 'LUKASZ ZOLC'],
    ['Ñandú', 'NANDU'],
    ['Ngô Đình Diệm', 'NGO DINH DIEM'],
    ['İbrahim Şükrü', 'IBRAHIM SUEKRUE'],
    ['Щербаков Юрий', 'SHCHERBAKOV IURII'],
    ['K. R. Rao, Jr.', 'K R RAO JR'],
    ['  Ana \t Sá ', 'ANA SA'],
    ['Zoe 👩‍🚀', 'ZOE'],
  ])('%s is %s', (typed, spelt) => {
    expect(latinLetters(typed)).toBe(spelt);
  });

  it.each(['محمد علي', 'आशा राव', '王小明', 'Ana 王', 'Παπαδόπουλος'])('guesses nothing of %s', (typed) => {
    expect(latinLetters(typed)).toBeNull();
  });

  it('keeps the letters that Portugal takes, however they were typed', () => {
    expect(latinLetters('Conceição Gonçalves', sibaLetters)).toBe('CONCEIÇÃO GONÇALVES');
    expect(latinLetters('Conceição'.normalize('NFD'), sibaLetters)).toBe('CONCEIÇÃO');
    expect(latinLetters('Àngels Güell', sibaLetters)).toBe('ÀNGELS GUEELL');
  });

  it('reads the number of a document as machines do', () => {
    expect(documentNumber(' c01 x00-t47 ')).toBe('C01X00T47');
    expect(documentNumber('ＡＢ１２')).toBe('AB12');
    expect(documentNumber('٤٥٦')).toBeNull();
    expect(documentNumber('AБ12')).toBeNull();
  });
});
