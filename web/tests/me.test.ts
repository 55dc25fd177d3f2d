import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, askAs, assertAccessible, openApp, PHONE, person } from './app.ts';
import { holdKey } from './passkey.ts';

const { app, browser } = await openApp();

test('a guest keeps the account by a passkey, signs out, and comes back with it', async () => {
  const { page } = await person(browser, { viewport: PHONE });
  await holdKey(page);
  await page.goto(app.url);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await assertAccessible(page, 'the page about oneself');

  await page.getByText('Quiet hours are off.').waitFor();
  const nights = page.locator('form').filter({ hasText: 'Until' });
  await nights.getByLabel('From').selectOption('20:00');
  await nights.getByLabel('Until').selectOption('12:00');
  await nights.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('alert').getByText('Quiet hours can be at most 12 hours a day.').waitFor();
  await nights.getByLabel('Until').selectOption('08:00');
  await nights.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Quiet hours are off.').waitFor({ state: 'detached' });
  assert.equal(await page.getByRole('alert').count(), 0, 'what went wrong before is no longer told');
  await page.getByLabel('First day').fill('2026-12-24');
  await page.getByLabel('Last day').fill('2027-01-02');
  await page.getByRole('button', { name: 'Add a vacation' }).click();
  await page.getByRole('button', { name: /^Remove .*2026.*2027$/ }).click();
  await page.getByRole('button', { name: /^Remove/ }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await page.getByRole('status').getByText('Your account is ready.').waitFor();
  await page.getByRole('heading', { name: 'How you sign in' }).waitFor();
  await page.getByText('One passkey').waitFor();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('button', { name: 'Save name' }).waitFor();

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await page.getByText('One passkey').waitFor();

  // Somebody else's device: the password of nobody is refused with a reason.
  const other = await person(browser);
  await other.page.goto(`${app.url}/me`);
  await other.page.getByLabel('Sign-in name').fill('Ada');
  await other.page.getByLabel('Password').fill('a guess of somebody');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.page.getByRole('alert').getByText('Wrong name or password.').waitFor();
  await assertAccessible(other.page, 'signing in');

  // A guest who has played on another device finds themselves again by a password.
  await page.getByLabel('Sign-in name').fill('Ada');
  await page.getByLabel('Password').fill('a good long password');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await page.getByRole('dialog', { name: 'Confirm it’s you' }).getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('status').getByText('Your password has been set.').waitFor();
  await other.page.getByLabel('Your name').fill('Guest');
  await other.page.getByRole('button', { name: 'Save name' }).click();
  const signIn = other.page.locator('section').filter({ has: other.page.getByRole('heading', { name: 'Sign in' }) });
  await other.page.getByRole('heading', { name: 'Guest', level: 1 }).waitFor();
  await assertAccessible(other.page, 'signing in as a guest');
  await signIn.getByLabel('Sign-in name').fill('Ada');
  await signIn.getByLabel('Password').fill('a good long password');
  await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  assert.equal(await other.page.getByLabel('Your name').inputValue(), 'Ada');

  // Signed out from elsewhere, a device is told so, and nobody is made a new guest of the same name by it.
  await page.reload();
  await page.getByRole('button', { name: /^Sign out Chrom/ }).click();
  await page.getByRole('status').getByText('That device has been signed out.').waitFor();
  await other.page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await other.page.getByRole('status').getByText('You’ve been signed out on this device.').waitFor();
  await other.page.getByLabel('Sign-in name').fill('Ada');
  await other.page.getByLabel('Password').fill('a good long password');
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await other.page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();

  // There, too, are the tables of the first device; the cross at one that waits cancels it, if that is meant.
  const { info } = await askAs(page, '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'person'] });
  await other.page.goto(app.url);
  const mine = other.page.locator(`a[href="/table/${info.id}"]`);
  await mine.waitFor();
  const remove = other.page.getByRole('button', { name: /^Remove: U GO!/ });
  await remove.click();
  await answer(other.page, 'Cancel this table', 'No');
  assert.equal(await mine.count(), 1);
  await remove.click();
  await answer(other.page, 'Cancel this table');
  await mine.waitFor({ state: 'detached' });
  await page.goto(`${app.url}/table/${info.id}`);
  await page.getByRole('heading', { name: 'This table was cancelled.' }).waitFor();

  // A game against bots that goes on is not lost by one press.
  await other.page.evaluate(() =>
    localStorage.setItem('royaumes/local/x', JSON.stringify({ id: 'x', game: 'ugo', seats: [], plies: [], over: false, at: Date.now() })),
  );
  await other.page.reload();
  await remove.click();
  await answer(other.page, 'Remove', 'No');
  await remove.click();
  await answer(other.page, 'Remove');
  await other.page.locator('a[href="/play/x"]').waitFor({ state: 'detached' });
});

test('who signs out leaves no name and no tables behind in the browser; games of the device itself stay', async () => {
  const { page } = await person(browser);
  await page.goto(`${app.url}/me`);
  await page.getByLabel('Your name').fill('Ada');
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();
  await page.evaluate(() => {
    localStorage.setItem('royaumes/seats', '{"0123456789ab":{"game":"ugo","at":1}}');
    localStorage.setItem('royaumes/read', '[["0123456789ab",3]]');
    localStorage.setItem('royaumes/muted', '["ba9876543210"]');
    localStorage.setItem('royaumes/local/1', '{}');
  });
  await page.reload();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await answer(page, 'Sign out here');
  await page.getByRole('button', { name: 'Save name' }).waitFor();
  assert.equal(await page.getByLabel('Your name').inputValue(), '');
  const left = await page.evaluate(() => JSON.stringify(localStorage));
  for (const gone of ['Ada', '0123456789ab', 'ba9876543210']) assert.ok(!left.includes(gone), left);
  assert.ok(left.includes('royaumes/local/1'), left);
});
