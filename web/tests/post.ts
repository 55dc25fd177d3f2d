/** Where notices arrive for the tests of a file: a mailbox and a webhook on this machine. */

import { after } from 'node:test';
import { openMailbox, openWebhook, until } from '#server/notices/tests/receivers';

interface Post {
  /** Settings for a server that sends here. */
  readonly notices: { readonly mail: { readonly smtp: string; readonly from: string }; readonly inside: true; readonly anyPort: true };
  /** Where a webhook can be set. */
  readonly hook: string;
  /** What came to the webhook. */
  readonly hooked: readonly object[];
  /** The next letter to this address that was not taken out yet. */
  letterTo(address: string): Promise<string>;
  /** How many letters to this address nobody has taken out. */
  left(address: string): number;
}

export async function openPost(): Promise<Post> {
  const mailbox = await openMailbox({ after });
  const { url, posts } = await openWebhook({ after });
  const { letters, smtp } = mailbox;
  const isTo = (address: string) => (letter: (typeof letters)[number]) => letter.to.includes(address);
  return {
    notices: { mail: { smtp, from: 'Royaumes <royaumes@example.org>' }, inside: true, anyPort: true },
    hook: url,
    hooked: posts,
    async letterTo(address) {
      await until(() => letters.some(isTo(address)));
      return letters.splice(letters.findIndex(isTo(address)), 1)[0]!.raw;
    },
    left: (address) => letters.filter(isTo(address)).length,
  };
}
