import { expect, test } from 'vitest';
import { buildStateKey } from './state-key.ts';

const haveSameKey = (firstHtml: string, secondHtml: string) =>
  buildStateKey(firstHtml) === buildStateKey(secondHtml);

test.each([
  ['texts', '<p>£ 24.99</p><p>Ada</p>', '<p>£ 31.50</p><p>Bob</p>'],
  ['names', '<label for="a1">x</label><input id="a1">', '<label for="b2">x</label><input id="b2">'],
  ['what is typed', '<input value="Ada">', '<input value="Grace">'],
  ['addresses', '<a href="/orders/1">x</a>', '<a href="/orders/2">x</a>'],
  ['sizes', '<i style="width: 12px"></i>', '<i style="width: 340px"></i>'],
  [
    'what loads code',
    '<p>x</p>',
    '<link rel="modulepreload" href="/a.js"><script>a()</script><!-- a --><p>x</p>',
  ],
])('states that differ only in %s have the same key', (_difference, htmlBefore, htmlAfter) => {
  expect(haveSameKey(htmlBefore, htmlAfter)).toBe(true);
});

test.each([
  ['an element more', '<p>x</p>', '<p>x</p><p>y</p>'],
  ['a text that is missing', '<button>x</button>', '<button> </button>'],
  ['a name that is missing', '<button aria-label="x"></button>', '<button aria-label=""></button>'],
  ['a much longer text', '<p>No</p>', '<p>Nothing of it has been found anywhere</p>'],
  ['a name that occurs twice', '<p id="a"></p><p id="b"></p>', '<p id="a"></p><p id="a"></p>'],
  [
    'a label of another field',
    '<i id="a"></i><b aria-labelledby="a"></b>',
    '<i id="a"></i><b aria-labelledby="b"></b>',
  ],
  ['an attribute', '<p role="alert">x</p>', '<p role="status">x</p>'],
  ['a mark that styles see', '<p data-state="open">x</p>', '<p data-state="closed">x</p>'],
  ['the order of Tab', '<p tabindex="0">x</p>', '<p tabindex="1">x</p>'],
  ['a class', '<p class="css-1a2">x</p>', '<p class="css-1a3">x</p>'],
  ['a colour', '<p style="--fill: #111">x</p>', '<p style="--fill: #999">x</p>'],
  ['a colour by its parts', '<p style="color: rgb(1, 1, 1)">x</p>', '<p style="color: rgb(1, 1, 9)">x</p>'],
  ['a style sheet', '<style>p { color: #111 }</style>', '<style>p { color: #999 }</style>'],
])('a difference in %s gives another key', (_difference, htmlBefore, htmlAfter) => {
  expect(haveSameKey(htmlBefore, htmlAfter)).toBe(false);
});
