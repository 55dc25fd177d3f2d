/** What is sent along with what is asked over HTTP, by what is asked. The rest is sent with nothing, or with an empty object. */

import type { Seat, Wish } from '#engine';
import type { MakeReport, MakeTable, Me, Notices, Proof, Scope } from './answers.ts';
import type { Proposal } from './messages.ts';

/** For whoever is not known yet. */
type Named = { readonly name?: string };
/** Of a number that this device adds to the luck. */
type Sealed = { readonly seal?: string };
/** What a browser gave for a question that the server asked it. */
type PasskeyAnswered = { readonly response: NonNullable<Proof['passkey']> };

/** Guests show nothing. */
type MaybeProof = Proof | null;

export interface Bodies {
  readonly 'POST /api/tables': MakeTable;
  readonly 'POST /api/tables/{id}/seats': Named & Sealed & { readonly seat?: Seat };
  readonly 'POST /api/tables/{id}/fill': { readonly bot: string };
  readonly 'POST /api/tables/{id}/propose': Pick<Proposal, 'what'>;
  /** `made`: which proposal it is. */
  readonly 'POST /api/tables/{id}/answer': { readonly made: number; readonly agree: boolean };
  readonly 'POST /api/tables/{id}/orders': Wish;
  readonly 'POST /api/tables/{id}/swap': { readonly seats: readonly [Seat, Seat] };
  readonly 'POST /api/tables/{id}/offer': { readonly seat: Seat; readonly person: string };
  readonly 'POST /api/tables/{id}/free': { readonly seat: Seat };
  readonly 'POST /api/tables/{id}/rematch': Sealed;
  readonly 'POST /api/tables/{id}/chat': Named & { readonly text: string };
  readonly 'POST /api/tables/{id}/mute': { readonly mute: boolean };
  readonly 'POST /api/daily/{game}': Named;

  readonly 'POST /api/sign-in': { readonly login: string; readonly password: string };
  readonly 'POST /api/sign-in/passkey': PasskeyAnswered;
  readonly 'POST /api/sign-out': { readonly everywhere: boolean };
  readonly 'POST /api/me': { readonly name: string };
  readonly 'DELETE /api/me': MaybeProof;
  readonly 'POST /api/me/password': Proof & { readonly login: string; readonly password: string };
  readonly 'POST /api/me/passkeys': PasskeyAnswered;
  readonly 'POST /api/me/passkeys/offer': MaybeProof;
  readonly 'POST /api/me/passkeys/{passkey}/name': { readonly name: string };
  readonly 'DELETE /api/me/passkeys/{passkey}': MaybeProof;
  /** It plays for 90 days if nothing else is said. */
  readonly 'POST /api/me/programs': { readonly name: string; readonly scope?: Scope; readonly days?: number };
  readonly 'POST /api/me/quiet-hours': Pick<Me, 'quietHours'>;
  readonly 'POST /api/me/notices': Pick<Notices, 'when' | 'hour' | 'zone' | 'language' | 'mutedGames'>;
  readonly 'POST /api/me/notices/push': { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } };
  readonly 'POST /api/me/notices/push/end': { readonly endpoint: string };
  readonly 'POST /api/me/notices/address': { readonly address: string };
  readonly 'POST /api/me/notices/address/confirm': { readonly code: string };
  readonly 'POST /api/me/notices/webhook': { readonly url: string; readonly shape: 'discord' | 'slack' };
  readonly 'POST /api/me/follows': { readonly person: string };
  readonly 'POST /api/me/blocks': { readonly person: string };
  readonly 'POST /api/reports': MakeReport;

  readonly 'POST /api/host/people/{person}/ban': { readonly reason: string };
  readonly 'POST /api/host/people/{person}/name': { readonly name: string };
  readonly 'POST /api/host/people/{person}/host': { readonly host: boolean };
  readonly 'POST /api/host/reports/{report}/resolve': { readonly outcome?: string };
  /** Without a text there is none any more. */
  readonly 'POST /api/host/announcement': { readonly text?: string };
}
