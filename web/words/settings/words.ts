/** What is said of how things look and how a table shows what happens, where it is chosen. */
export interface SettingsWords {
  readonly contrast: string;
  readonly contrastAbout: string;
  readonly speed: string;
  readonly speeds: { readonly relaxed: string; readonly normal: string; readonly quick: string };
  readonly taps: string;
  readonly tapsAbout: string;
  readonly twice: string;
  readonly twices: { readonly small: string; readonly always: string; readonly never: string };
  readonly twiceAbout: string;
  /** Beside what was tapped once. */
  readonly tapAgain: string;
  readonly trivial: string;
  readonly trivialAbout: string;
  readonly coach: string;
  readonly coachAbout: string;
}
