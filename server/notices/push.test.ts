import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areKeys, makePushKeys, seal, vouch } from './push.ts';
import { unsealed } from './tests/receivers.ts';

/** The example of RFC 8291, section 5 and appendix A. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  sender: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  receiver: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  sealed:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

test('a push message is sealed as in the example of RFC 8291', () => {
  const { text, salt, sender, p256dh, auth, sealed, receiver } = EXAMPLE;
  assert.equal(seal(text, { p256dh, auth }, Buffer.from(salt, 'base64url'), sender).toString('base64url'), sealed);
  assert.equal(unsealed(Buffer.from(sealed, 'base64url'), receiver, auth).toString(), text);
});

test('each message has a salt and a key of its own, and is read by nobody else', () => {
  const { p256dh, auth, receiver } = EXAMPLE;
  const [one, other] = [seal('your turn', { p256dh, auth }), seal('your turn', { p256dh, auth })];
  assert.notDeepEqual(one.subarray(0, 86), other.subarray(0, 86));
  assert.equal(unsealed(one, receiver, auth).toString(), 'your turn');
  assert.throws(() => unsealed(one, makePushKeys().privateKey, auth));
});

test('keys that are none are refused', () => {
  const { p256dh, auth } = EXAMPLE;
  assert.ok(areKeys(p256dh, auth));
  assert.ok(areKeys(`${p256dh}=`, `${auth}==`));
  // Off the curve, of another length, nothing.
  assert.ok(!areKeys('B'.repeat(87), auth));
  assert.ok(!areKeys(p256dh, auth.slice(2)));
  assert.ok(!areKeys('', ''));
});

test('the server says who it is to one push service, for half a day', () => {
  const said = vouch('https://push.example/v2/abc', 'https://royaumes.example', makePushKeys(), 1_700_000_000_000);
  const [head, claims] = said
    .slice('vapid t='.length)
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString());
  assert.deepEqual(JSON.parse(head ?? ''), { typ: 'JWT', alg: 'ES256' });
  assert.deepEqual(JSON.parse(claims ?? ''), { aud: 'https://push.example', exp: 1_700_043_200, sub: 'https://royaumes.example' });
});
