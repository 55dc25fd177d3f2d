import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { Fit } from './fit.ts';

const FAIR = new Map(['1', '2', '3', '4', '5', '6'].map((face) => [face, 1 / 6]));

test('honest dice fit', () => {
  const fit = new Fit();
  const chance = new FastChance(1);
  for (let n = 0; n < 50; n++) fit.add(FAIR, 600, () => String(chance.roll(6)));
  assert.equal(fit.positions, 50);
  fit.check();
});

test('dice that are loaded a little are found out by many throws, much by a few, and a seventh face at once', () => {
  const chance = new FastChance(2);
  const loaded = (often: number) => () => String(chance.below(often) === 0 ? 6 : chance.roll(6));
  assert.throws(() => new Fit().add(FAIR, 600, loaded(5)), /chi-square/);
  assert.throws(() => {
    const fit = new Fit();
    for (let n = 0; n < 50; n++) fit.add(FAIR, 600, loaded(40));
    fit.check();
  }, /degrees of freedom/);
  assert.throws(() => new Fit().add(FAIR, 600, () => String(chance.roll(7))), /does not fit/);
});

test('dice that fall too evenly are not honest either', () => {
  const fit = new Fit();
  let face = 0;
  for (let n = 0; n < 50; n++) fit.add(FAIR, 600, () => String(1 + (face++ % 6)));
  assert.throws(() => fit.check(), /degrees of freedom/);
});

test('shares that do not make one whole are a fault of the test', () => {
  const shares = new Map([
    ['heads', 0.5],
    ['tails', 0.4],
  ]);
  assert.throws(() => new Fit().add(shares, 10, () => 'heads'), /one whole/);
});
