import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { assertAccessible, assertNoWider, openApp, PHONE, person } from './app.ts';
import { holdKey } from './passkey.ts';

const { app, browser } = await openApp();
const PASSWORD = 'a good long password';

async function arrive(page: Page, name: string): Promise<void> {
  await page.goto(`${app.url}/me`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
}

async function look(page: Page, where: string): Promise<void> {
  await assertAccessible(page, where);
  await assertNoWider(page, where);
}

/** A browser tells a dialog that it was closed when it comes to it: here not before it is asked to. */
function closeLate(dialog: Element): () => Promise<void> {
  const held = new Promise<void>((resolve) => {
    const hold = (event: Event) => {
      event.stopImmediatePropagation();
      resolve();
    };
    dialog.addEventListener('close', hold, { capture: true, once: true });
  });
  return async () => {
    await held;
    dialog.dispatchEvent(new Event('close'));
  };
}

test('how one signs in is changed by whoever knows the password or holds a passkey, and by nobody else', async () => {
  const { page } = await person(browser, { viewport: PHONE, colorScheme: 'dark' });
  const { page: phone } = await person(browser);
  await holdKey(page);
  await arrive(page, 'Ada');
  // What everybody tries is refused; a guest need not show anything.
  await page.getByLabel('Sign-in name').first().fill('ada');
  await page.getByLabel('Password').first().fill('qwertyuiop');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.locator('form').filter({ hasText: 'Create an account' }).getByRole('alert').getByText('This password is too common').waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Create an account', 'the focus stays');
  await page.getByLabel('Password').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('button', { name: 'Change the password' }).waitFor();
  await phone.goto(`${app.url}/me`);
  await phone.getByLabel('Sign-in name').fill('Ada');
  await phone.getByLabel('Password').fill(PASSWORD);
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await phone.getByRole('heading', { name: 'Ada', level: 1 }).waitFor();

  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  const current = dialog.getByLabel('Current password');
  const goOn = dialog.getByRole('button', { name: 'Continue' });
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  assert.equal(await current.evaluate((field) => field === document.activeElement), true, 'the focus is in the field');
  await current.fill('a guess of somebody');
  await goOn.click();
  await dialog.getByRole('alert').getByText('That’s not your current password.').waitFor();
  await look(page, 'confirming that it is oneself');
  await current.fill(PASSWORD);
  await goOn.click();
  await page.getByText('One passkey').waitFor();

  await page.getByRole('button', { name: 'Rename Chrome, Linux' }).click();
  const naming = page.getByRole('listitem').filter({ has: page.getByLabel('Name of the passkey') });
  await naming.getByLabel('Name of the passkey').fill('Blue key');
  await look(page, 'naming a passkey');
  await naming.getByRole('button', { name: 'Save' }).click();
  const remove = page.getByRole('button', { name: 'Remove Blue key' });
  await remove.click();
  await dialog.getByText('“Blue key” will no longer sign you in.').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await remove.click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('status').getByText('Passkey removed.').waitFor();
  assert.equal(await remove.count(), 0);

  assert.equal(await page.getByLabel('Sign-in name').inputValue(), 'ada');
  await page.getByLabel('New password').fill('another long password');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Change the password' }).click();
  await current.fill(PASSWORD);
  await current.press('Enter');
  await page.getByRole('status').getByText('Your password has been changed.').waitFor();
  await phone.reload();
  await phone.getByRole('button', { name: 'Save name' }).waitFor();

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const deleting = page.getByRole('dialog', { name: 'Delete your account?' });
  await look(page, 'deleting the account');
  await deleting.getByLabel('Current password').fill('another long password');
  const close = await deleting.evaluateHandle(closeLate);
  await deleting.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('status').getByText('Your account has been deleted.').waitFor();
  await page.getByRole('button', { name: 'Save name' }).waitFor();
  await close.evaluate((tell) => tell());
});

test('an API token says what it may do and until when, and is revoked', async () => {
  const { page, context } = await person(browser, { viewport: PHONE });
  await arrive(page, 'Bo');
  await page.getByLabel('Name of the bot').fill('Looker');
  await page.getByLabel('Valid for').selectOption('7 days');
  await page.getByRole('radio', { name: 'Read only' }).check();
  await page.getByRole('button', { name: 'Create a token' }).click();
  const token = await page.getByRole('status').locator('code').innerText();
  // Where the browser lets no page copy anything, it is shown.
  const copy = page.getByRole('button', { name: 'Copy the token' });
  await copy.click();
  const shown = page.getByRole('dialog', { name: 'Copy the token' });
  assert.equal(await shown.getByRole('textbox').inputValue(), token);
  await shown.getByRole('button', { name: 'Close' }).last().click();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await copy.click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Looker' })
    .getByText(/^Read only, until \d/)
    .waitFor();
  await page.getByRole('listitem').filter({ hasText: 'Looker' }).getByText('never used').waitFor();
  await look(page, 'a token');
  const headers = { authorization: `Bearer ${token}` };
  const status = async (method: string, path: string) => (await fetch(`${app.url}${path}`, { method, headers })).status;
  assert.deepEqual([await status('GET', '/api/me'), await status('DELETE', '/api/me')], [200, 403]);
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Looker' })
    .getByText(/^last seen/)
    .waitFor();
  await page.getByRole('button', { name: 'Revoke Looker' }).click();
  await page.getByRole('button', { name: 'Revoke Looker' }).waitFor({ state: 'detached' });
  assert.equal(await status('GET', '/api/me'), 401);
});

test('a name that cannot be read, or passes for another, is refused with its reason', async () => {
  const { page } = await person(browser);
  await arrive(page, 'Cy');
  const say = async (name: string, reason: string) => {
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.locator('form').filter({ hasText: 'Your name' }).getByRole('alert').getByText(reason).waitFor();
  };
  await say('\u3164', 'at least one visible character');
  await say('C\u200by', 'invisible characters');
  await say('C\u0443', 'Use one alphabet');
  await say(`C${'\u0301\u0310\u0325'.repeat(3)}y`, 'too many accents');
  await look(page, 'a refused name');
  await page.goto(`${app.url}/new/ugo`);
  await page.getByLabel('Your name').fill('C\u0443');
  await page.getByRole('button', { name: 'Create table' }).click();
  await page.getByRole('alert').getByText('Use one alphabet').waitFor();
});
