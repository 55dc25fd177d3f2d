/** What is said where one is somebody: the page about oneself. */
export interface PeopleWords {
  readonly me: string;
  readonly about: string;
  readonly yourName: string;
  readonly save: string;
  readonly saved: string;
  readonly hello: string;
  readonly keep: string;
  readonly keepAbout: string;
  readonly kept: string;
  readonly passkey: string;
  readonly passkeyAbout: string;
  readonly passkeys: (n: number) => string;
  readonly password: string;
  readonly passwordAbout: string;
  readonly login: string;
  readonly setPassword: string;
  readonly signIn: string;
  readonly signInAbout: string;
  readonly signInWithPasskey: string;
  readonly devices: string;
  readonly programs: string;
  readonly programsAbout: string;
  readonly programName: string;
  readonly newProgram: string;
  readonly token: string;
  readonly thisDevice: string;
  readonly unknownDevice: string;
  readonly lastSeen: (when: string) => string;
  readonly end: string;
  readonly signOut: string;
  readonly signOutGuest: string;
  readonly signOutEverywhere: string;
  readonly leave: string;
  readonly leaveAbout: string;
  readonly leaveSure: string;
  readonly failed: string;
}
