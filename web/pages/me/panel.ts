/** What the panels of one's own page have in common. */

import type { Me, No } from '#protocol';

/** Asks the server, says what came of it, and shows oneself as one is now. True when it was not refused. */
export type Attempt = (asking: Promise<Me | No>, done?: string) => Promise<boolean>;

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
