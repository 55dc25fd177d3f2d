/** What the panels of one's own page have in common. */

import type { Me, No, Proof } from '#protocol';

/** Asks the server, says what came of it, and shows oneself as one is now. True when it was not refused. */
export type Attempt = (asking: Promise<Me | No>, done?: string) => Promise<boolean>;

/** Does something about the account once one has shown who one is; undefined when one thinks better of it. `what`: what will be done. */
export type Prove = <Answer extends object>(
  what: string,
  doing: (proof: Proof) => Promise<Answer | No>,
  danger?: Danger,
) => Promise<Answer | No | undefined>;

/** What cannot be undone is asked in its own words. */
export interface Danger {
  readonly title: string;
  readonly act: string;
}

export interface Panel {
  readonly me: Me;
  readonly busy: boolean;
  readonly attempt: Attempt;
}

export function submit(act: () => Promise<unknown>): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault();
    void act();
  };
}
