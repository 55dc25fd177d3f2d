/** What is known of those who sit at the table that is shown, by name: boards know no more of them. */

/** Whether somebody has the table before their eyes, and is to act. */
export type How = 'here' | 'thinking' | 'away';

export interface Seated {
  /** Which bot it is. */
  readonly bot?: string;
  readonly presence?: { readonly how: How; readonly word: string };
}

type Sitters = Readonly<Record<string, Seated>>;

let sitters = $state.raw<Sitters>({});

export function seatedHere(): Sitters {
  return sitters;
}

export function showSeated(now: Sitters): void {
  sitters = now;
}
