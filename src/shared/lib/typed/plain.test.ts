import { describe, expect, it, test } from 'vitest';
import { readAmount, readNumber } from './amount';
import { readExpiry } from './card-expiry';
import { normaliseCodeKey, tidyCode, tidyUsername } from './code';
import { tidyEmail } from './email';
import { normaliseTypedText, removeSeparators, tidyWords } from './plain';
import { readTelephone, tidyTelephone } from './telephone';

/** Every invisible character that copied text may contain. */
const MARKS = [
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202B',
  '\u202C',
  '\u202D',
  '\u202E',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
  '\uFEFF',
  '\u00AD',
  '\u2060',
  '\u061C',
];
const SPACES = ['\u00A0', '\u202F', '\u2009', '\u3000', '\t', '  '];
const DASHES = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uFF0D', '\uFE63'];

describe('invisible characters', () => {
  it.each(MARKS.map((mark) => [mark.codePointAt(0)?.toString(16), mark]))(
    'the invisible character U+%s changes nothing',
    (_, mark) => {
      expect(removeSeparators(`${mark}08${mark}99-99${mark}`)).toBe('089999');
      expect(readAmount(`${mark}1${mark}2.50`)).toEqual({ kind: 'amount', pence: 1250 });
      expect(tidyWords(`${mark}O’Bri${mark}en`)).toBe('O’Brien');
      expect(tidyEmail(`ada${mark}@example.com${mark}`)).toBe('ada@example.com');
      expect(readTelephone(`${mark}01632 960${mark}001`)).toBe('01632 960001');
      expect(tidyCode(`SUM${mark}MER`)).toBe('SUMMER');
      expect(readExpiry(`${mark}01${mark}/27`)).toBe('01/27');
    },
  );
});

test.each(SPACES)('a space of another width (%j) becomes an ordinary one', (space) => {
  expect(normaliseTypedText(`a${space}b`)).toBe('a b');
  expect(tidyWords(`${space}Ma${space}Li${space}`)).toBe('Ma Li');
  expect(removeSeparators(`08${space}99${space}99`)).toBe('089999');
});

test.each(DASHES)('the dash %j becomes a hyphen', (dash) => {
  expect(normaliseTypedText(`08${dash}99${dash}99`)).toBe('08-99-99');
  expect(removeSeparators(`08${dash}99${dash}99`)).toBe('089999');
});

test.each([
  ['０８-９９-９９', '089999'],
  ['٠٨٩٩٩٩', '089999'],
  ['۰۸۹۹۹۹', '089999'],
  ['०८९९९९', '089999'],
  ['08.99.99', '089999'],
  ['08/99/99', '089999'],
  ['(08) 99:99', '089999'],
  ['“08-99-99”', '089999'],
  ['O8-99-99', '089999'],
  ['o89l9I', '089191'],
  ['08-99-9x', '08999x'],
])('the number “%s” without its separators is %s', (typed, digits) => {
  expect(removeSeparators(typed)).toBe(digits);
});

test.each([
  ['O’Brien', 'O’Brien'],
  ["D'Arcy", "D'Arcy"],
  ['Zoë', 'Zoë'],
  ['Zoe\u0308', 'Zoë'],
  ['Nguyễn', 'Nguyễn'],
  ['  Ma   Li ', 'Ma Li'],
  ['Anne-Marie', 'Anne-Marie'],
  ['O', 'O'],
  ['李小龍', '李小龍'],
  ['Ｊｏｈｎ', 'John'],
  ['نیکی\u200Cتا', 'نیکی\u200Cتا'],
  ['👩\u200D👧', '👩\u200D👧'],
  ['Sma\u200Br\u200Etx\uFEFF', 'Smartx'],
])('the name %j becomes %j', (typed, kept) => {
  expect(tidyWords(typed)).toBe(kept);
});

test.each([
  ['1,50', 150],
  ['12,50', 1250],
  ['1,5', 150],
  ['5.5', 550],
  ['£5', 500],
  ['5 £', 500],
  ['￡5', 500],
  ['5 GBP', 500],
  ['£ 12.50', 1250],
  ['1,250', 125_000],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['1 250,50', 125_050],
  ['1’250.50', 125_050],
  ['12 . 50', 1250],
  ['１２．５０', 1250],
  ['١٢٫٥٠', 1250],
  ['12.', 1200],
  ['.5', 50],
  [',50', 50],
  ['50p', 50],
  ['1O.5O', 1050],
  ['l.50', 150],
  ['0', 0],
])('the amount “%s” is %i pence', (typed, pence) => {
  expect(readAmount(typed)).toEqual({ kind: 'amount', pence });
});

test.each([
  '',
  '-1',
  '1.005',
  'twelve',
  '12 50',
  '1,2,5',
  '1,25,000',
  '1.2.3',
  '1,250,5',
  '.',
  '£',
  '1234567',
  '1e3',
  '12-50',
])('the amount “%s” is invalid', (typed) => {
  expect(readAmount(typed)).toEqual({ kind: 'problem' });
});

test('an ambiguous amount returns both meanings', () => {
  expect(readAmount('1.250')).toEqual({ kind: 'either', pence: [125, 125_000] });
});

test.each([
  ['1,5', '1.5'],
  ['70,25', '70.25'],
  ['1.250', '1.250'],
  ['1,250.5', '1250.5'],
  ['1,250,000', '1250000'],
  ['0,250', '0.250'],
  ['−3', '-3'],
  ['+3', '3'],
  ['１２', '12'],
])('the number “%s” is parsed as %s', (typed, digits) => {
  expect(readNumber(typed)).toEqual({ kind: 'number', digits });
});

test('a comma before three digits may separate thousands or begin decimals', () => {
  expect(readNumber('1,250')).toEqual({ kind: 'either', digits: ['1.250', '1250'] });
});

test.each([
  ['01632 960001', '01632 960001'],
  ['01632.960.001', '01632 960 001'],
  ['01632/960001', '01632 960001'],
  ['01632–960001', '01632-960001'],
  ['(01632) 960001', '(01632) 960001'],
  ['+44 (0)1632 960001', '+44 (0)1632 960001'],
  ['＋44 1632 960001', '+44 1632 960001'],
  ['\u202A+44\u00A01632\u202F960001\u202C', '+44 1632 960001'],
  ['٠١٦٣٢ ٩٦٠٠٠١', '01632 960001'],
  ['O1632 96OOOl', '01632 960001'],
  ['01632 960001.', '01632 960001'],
  ['Tel: 01632 960001', '01632 960001'],
  ['tel:+441632960001', '+441632960001'],
  ['01632 960001 ext 12', '01632 960001 ext 12'],
  ['01632 960001 x12', '01632 960001 ext 12'],
  ['01632 960001, Ext. 12', '01632 960001 ext 12'],
  ['01632 960001 extension 12', '01632 960001 ext 12'],
])('the telephone number %j becomes %s', (typed, number) => {
  expect(readTelephone(typed)).toBe(number);
  expect(readTelephone(number)).toBe(number);
});

test.each([
  '',
  '12345',
  'none',
  '01632 96000a',
  '1234567890123456789',
  '+',
  'ext 12',
  '01632 960001 or 960002',
])('“%s” is not a telephone number and stays as typed', (typed) => {
  expect(readTelephone(typed)).toBeNull();
  expect(tidyTelephone(typed)).toBe(typed);
});

test.each([
  [' ada@example.com. ', 'ada@example.com'],
  ['“ada@example.com”', 'ada@example.com'],
  ['<ada@example.com>', 'ada@example.com'],
  ['Ada Byron <ada@example.com>,', 'ada@example.com'],
  ['mailto:ada@example.com', 'ada@example.com'],
  ['ada @ example. com', 'ada@example.com'],
  ['ada@example,com', 'ada@example.com'],
  ['ada＠example．com', 'ada@example.com'],
  ['ada.o’neil@example.com', "ada.o'neil@example.com"],
  ['Ada@Example.com', 'Ada@Example.com'],
  ['ada byron@example.com', 'ada byron@example.com'],
  ['ada@example', 'ada@example'],
  ['', ''],
])('the address %j becomes %j', (typed, address) => {
  expect(tidyEmail(typed)).toBe(address);
});

test.each([
  ['“SUMMER20”', 'SUMMER20'],
  ['SUMMER20.', 'SUMMER20'],
  ["('SUMMER20')", 'SUMMER20'],
  ['SUMMER–20', 'SUMMER-20'],
  ['ＳＵＭＭＥＲ２０', 'SUMMER20'],
  ['SUM\u00A0MER 20', 'SUM MER 20'],
])('the code %j becomes %s', (typed, code) => {
  expect(tidyCode(typed)).toBe(code);
  expect(normaliseCodeKey(typed)).toBe('SUMMER20');
});

test.each([
  ['“D100001”.', 'D100001'],
  ['D 100–001', 'D 100-001'],
  ['ada@example.com.', 'ada@example.com'],
])('the username %j becomes %s', (typed, name) => {
  expect(tidyUsername(typed)).toBe(name);
});

test.each([
  ['1/27', '01/27'],
  ['01/27', '01/27'],
  ['0127', '01/27'],
  ['01 / 27', '01/27'],
  ['01-27', '01/27'],
  ['01.2027', '01/27'],
  ['01/2027', '01/27'],
  ['012027', '01/27'],
  ['2027-01', '01/27'],
  ['٠١/٢٧', '01/27'],
  ['O1/27', '01/27'],
  ['13/27', null],
  ['00/27', null],
  ['127', null],
  ['01/2', null],
  ['01/202', null],
  ['', null],
])('the expiry date “%s” becomes %s', (typed, expiry) => {
  expect(readExpiry(typed)).toBe(expiry);
});
