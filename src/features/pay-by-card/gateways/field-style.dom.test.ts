import { afterEach, expect, test } from 'vitest';
import { readFieldStyle } from './field-style';

afterEach(() => document.body.replaceChildren());

test('the provider’s fields get the colours, corners, spacing and font of their container', () => {
  const place = document.createElement('div');
  const look = {
    color: 'rgb(1, 2, 3)',
    'background-color': 'rgb(250, 251, 252)',
    border: '1px solid rgb(9, 8, 7)',
    'border-radius': '6px',
    'font-family': 'Lato, Arial',
    'font-size': '20px',
    padding: '15px',
    '--placeholder': 'rgb(4, 5, 6)',
    '--invalid': 'rgb(7, 8, 9)',
    '--focused': 'rgb(3, 2, 1)',
  };
  for (const [name, value] of Object.entries(look)) place.style.setProperty(name, value);
  document.body.append(place);
  expect(readFieldStyle(place)).toEqual({
    color: 'rgb(1, 2, 3)',
    placeholderColor: 'rgb(4, 5, 6)',
    invalidColor: 'rgb(7, 8, 9)',
    focusColor: 'rgb(3, 2, 1)',
    backgroundColor: 'rgb(250, 251, 252)',
    borderColor: 'rgb(9, 8, 7)',
    borderRadius: 6,
    padding: 15,
    fontFamily: 'Lato, Arial',
    fontSize: '20px',
  });
});

test('a container without rounded corners has a radius of 0', () => {
  expect(readFieldStyle(document.body.appendChild(document.createElement('div'))).borderRadius).toBe(0);
});
